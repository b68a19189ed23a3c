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
