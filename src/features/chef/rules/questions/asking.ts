import { either } from '../turns/change-words.ts';

/** What a question opens with and says nothing, in the form of `wordsApart`. */
export const OPENS =
  '(?:(?:and|but|so|ok|okay|oh|also|then|well|hey|hm+|wait|hang on|great|thanks|quick question|by the way|btw|just wondering|und|aber|et|mais|y|pero|e|ma|,) )*';

/** A whole question, whatever it opens with. */
export const whole = (text: string): RegExp => new RegExp(`^${OPENS}(?:${text})$`);

/** Any of some words or phrases, as a whole. */
export const anyOf = (...lists: readonly string[]): string => `\\b${either(...lists)}\\b`;

const ASKS = [
  'what | which | who | why | how | when | where | whose',
  'is | are | was | were | does | do | did | will | would | should | shall | am | has | can | could | may | might | must | any',
  'isn t | aren t | won t | doesn t | don t | shouldn t | can t | wouldn t',
  'welche[mnrs]? | warum | wieso | weshalb | wozu | wie | wann | wo | woran | womit | was | ist | sind | muss | soll | sollte | wird | schmeckt | braucht | brauche | reicht | darf | kann | konnte | lasst | lassen | geht | hat',
  'quel(?:le)?s? | comment | pourquoi | combien | quand | avec quoi | est ce | qu est ce | c est | faut il | il faut | dois je | je peux | on peut | peut on | puis je | je dois | ca se | elle se | il se',
  'que | cual | como | por que | con que | cuant[oa]s? | cuando | donde | hay que | debo | tengo que | puedo | se puede | es | esta | puede',
  'che | cosa | quale | come | perche | con cosa | quant[oaie] | quando | dove | devo | bisogna | si deve | si puo | posso | va bene | serve',
  'da (?:pra|para) | pode | posso | quanto tempo | por quanto',
];
const ASKING = new RegExp(`^${OPENS}${anyOf(...ASKS)} `);

/** Whether a message asks something; `said` is its form of `wordsApart`. */
export const isAsked = (written: string, said: string): boolean =>
  /\?\s*$/.test(written) || ASKING.test(`${said} `);

/** How a question begins that only wants to know: nobody asks for a change with it. */
const WONDERS = new RegExp(
  `^${OPENS}${anyOf(
    'how (?:much|many|long|hot|big|thick|thin|deep|fine|runny|soft|firm|well|often|early|late|soon|far|old|ripe|full|high|low|do|does|did|can|will|would|should|am|is|are|come)',
    'what (?:is|are|s|does|did|temp\\w*|oil|pan|pot|heat|setting|time|size|cut|kind|sort|type|colou?r|happens|went|makes|exactly) | whats | which | why(?! not) | when | where | who | whose',
    'wie (?:viel|viele|lange|heiss|gross|dick|weiss|merke|erkenne|bekomme|wird|hoch|oft|fruh) | warum | wieso | weshalb | wozu | wann | wo | woran | welche[mnrs]?',
    'was (?:ist|sind|passiert|bedeutet|heisst) | halt (?:das|es|sich) | reicht | schmeckt',
    'combien | pourquoi | quand | quel(?:le)?s? | comment | cuant[oa]s? | por que | cuando | cual | quant[oaie] | perche | quando | quale',
  )} `,
);
/** How a question begins that is answered with yes or no. */
const DOUBTS = new RegExp(
  `^${OPENS}${anyOf(
    '(?:is|are|was|were) (?:it|this|that|there|they|the|these|those|mine) | isn t (?:it|this|that) | does | doesn t | did | do (?:they|the|my|those) | will',
    'ist (?:das|es|die|der) | sind (?:die|das|sie) | est ce que c est',
  )} `,
);
/** Asks for another dish, or for what is not in this one. */
const WISHES = new RegExp(
  anyOf(
    'instead | else | other | another | different | without | with | no | not | recipe | idea | ideas | something | anything | dinner | lunch | breakfast | dessert | pudding | starter | side | sides | beside | more | less',
    'stattdessen | statt | ohne | mit | ander\\w* | rezept | etwas | beilage | dazu | nachtisch | avec | sans | autre\\w* | recette | con | sin | otr[oa]s? | receta | senza | altr[oaie] | ricetta',
  ),
);
/** What may be asked to be done. */
const MAY_CHANGE =
  /\b(?:add|use|swap|replace|put|make|cook|bake|do|try|leave|skip|halve|double|cut|ok|okay|work|fine|possible)\b/;

/** 'What bread?' */
const BARE = new RegExp(`^${OPENS}(?:what|which) [a-z]+$`);

/** Whether a clause, in the form of `wordsApart`, only wants to know something of the dish on screen. */
export const onlyWonders = (said: string): boolean =>
  !WISHES.test(said) &&
  (BARE.test(said) || WONDERS.test(`${said} `) || (DOUBTS.test(`${said} `) && !MAY_CHANGE.test(said)));
