import { plainPhrase } from '../request/request-words.ts';
import { isTexture, type Texture, textureOf } from '../request/textures.ts';
import { type Advice, adviceIn } from './cooking-advice.ts';

/** What people ask about the dish on screen, and want no other dish for. */
export type CookingQuestion =
  | 'freeze'
  | 'ahead'
  | 'reheat'
  | 'start'
  | 'beside'
  | 'drink'
  | 'topping'
  | 'keep'
  | 'thicker'
  | 'crispier'
  | 'smokier'
  | 'sharper'
  | 'leftovers'
  | 'tips'
  /** What to do about taste, texture or tools. */
  | Advice;

/** How each is asked, in the form of `plainPhrase`, and the whole of what belongs to it. */
const ASKED: readonly (readonly [Exclude<CookingQuestion, object>, RegExp])[] = [
  [
    'reheat',
    /\b(?:(?:how|can|could|whats the best way|best way) (?:do |can |should |could |would |to )*(?:i |we |you )?(?:re ?heat|warm|heat)(?: (?:it|this|that|them|the [a-z]+))?(?: (?:up|through|again))?|reheats? (?:ok|okay|well|it)|wie (?:kann|soll|warm)\w* (?:ich |man )?.*(?:aufwarm|auf)\w*|comment (?:la |le |les )?rechauffer|como (?:lo |la |los )?(?:re)?calient\w*|come (?:lo |la |si )?riscald\w*)\b/,
  ],
  [
    'freeze',
    /\b(?:(?:can|could|does|do|will|would|is|are) (?:i |we |you |it |this |that |they |these )?(?:be |it |this |that |them |go |well |ok |okay |alright |go in the |all right )*(?:fr[eo]ez\w*|frozen|into the freezer|in the freezer|the freezer|freezer)(?: (?:it|this|that|them|well|ok|okay|leftovers|some|half|the rest))*|(?:any reason (?:i|we) (?:couldnt|cant|shouldnt)|can i|could i|ok to) (?:batch|freeze|stash|stockpile)(?: (?:it|this|them|cook))*(?: (?:for|up)(?: [a-z0-9]+){1,3})?|suitable for freezing|freezable|(?:kann|lasst|lassen) .*einfrieren|(?:peut|puis) .*congel\w*|(?:se )?(?:puede|puedo) .*congel\w*|(?:si )?(?:puo|posso) .*congel\w*)\b/,
  ],
  [
    'ahead',
    /\b(?:(?:can|could|is it (?:ok|okay|alright|fine)|would it be (?:ok|okay|fine)|how (?:far|long|early|many (?:days|hours)))(?: [a-z]+){0,6} (?:ahead|in advance|beforehand|(?:the )?(?:day|night|evening|morning) before|(?:one|two|three|a few|\d) (?:days?|hours?) (?:early|earlier|before|ahead)|earlier)(?: [a-z]+){0,5}|make ahead|(?:can|could|will) (?:it|this|that|they|i|we)(?: all)? (?:be )?(?:plated?|dished? up|served?|on the table|finished|put together)(?: up)? (?:quickly|fast|in (?:about |under )?(?:\d+|ten|five|fifteen) ?min(?:ute)?s?)|(?:can|could|will|would|does|should|is it (?:ok|okay|fine) to)(?: [a-z]+){0,3} (?:sit|stand|wait|rest|stay|live|be left|leave it|go)(?: [a-z]+){0,3} (?:overnight|in the fridge|till [a-z]+|until [a-z]+|on the side)(?: [a-z]+){0,4}|(?:kann|konnte) (?:ich|man) .*(?:vorbereiten|am vortag)|(?:puis|peut) .*(?:la veille|a l avance)|cuanto tiempo antes .*|(?:puedo|se puede) .*(?:antes|el dia anterior|con antelacion)|(?:posso|si puo) .*(?:prima|in anticipo))\b/,
  ],
  [
    'start',
    /\b(?:(?:how (?:early|long|soon|late)|when|what time)(?: [a-z]+){0,5} (?:start|starting|begin|get going|get started|go in|put it (?:in|on)|on the table)(?: [a-z0-9]+){0,6}|how long (?:does|will|would) (?:it|this|that|all this|the whole thing) take(?: in total| altogether| me)?|how long (?:in total|altogether)|wann (?:muss|soll) ich .*anfangen|wie lange (?:dauert|braucht) (?:das|es)|combien de temps (?:ca|cela|il|faut)(?! (?:se|tient))(?: [a-z]+){0,3}|cuanto (?:tiempo )?(?:se )?(?:tarda|lleva)(?: [a-z]+){0,3}|quanto (?:tempo )?ci (?:vuole|metto|mette|vogliono)(?: [a-z]+){0,3})\b/,
  ],
  [
    'drink',
    /\b(?:(?:which|what)(?: [a-z]+){0,2} (?:wine|drink|drinks|beer)(?: [a-z]+){0,6}|what (?:to|should (?:i|we)|can (?:i|we)|would you) (?:drink|pour)(?: [a-z]+){0,4}|wine pairing|welcher wein.*|quel vin.*|que vino.*|che vino.*)\b/,
  ],
  [
    'topping',
    /\b(?:what|which)(?:s| is| would| should| could| can| do| to)?(?: [a-z]+){0,3} (?:goes?|put|have|serve|sprinkle|add|nice|good|best)?(?: [a-z]+)? ?(?:on top|over the top|on (?:it|them|these))(?: of (?:it|this|that|them))?|^(?:(?:please|now|and|then|can you|could you|how (?:do|should|can) i|would you|maybe|ok) )*(?:garnish|decorate|dress up|finish off) (?:it|them|this|that)(?: (?:nicely|well|for me|please|up|a bit|off|prettily))*$|^(?:(?:and|maybe|with|add) )*(?:something|anything) (?:crunchy|crispy|nice|fresh|green|creamy|pretty) (?:on top|to (?:top it|sprinkle)(?: with| on(?: top)?)?)(?: please)?$|^(?:any |a |some )?(?:garnish(?:es)?|toppings?)(?: (?:please|ideas?|suggestions?))*$|^(?:(?:please|bitte|und) )*(?:garniere? (?:es|sie|das|ihn)|decore (?:le|la)|decora ?(?:lo|la)|guarnisci(?:lo|la)?|adorna(?:lo|la)?)(?: [a-z]+)?$|(?:any |which |what )(?:good |nice )?(?:toppings?|garnish(?:es)?)(?: ideas)?(?: (?:for|go on|goes on|on) (?:it|this|that|them))?|womit (?:bestreuen|toppen)|was kommt (?:oben )?drauf|cosa ci metto sopra|que le pongo encima|qu est ce qu on met dessus\b/,
  ],
  [
    'beside',
    /\b(?:what(?:s| is| would| should| could| can| do| to)?(?: [a-z]+){0,4} (?:go|goes|serve|served|have|eat|put|make|nice|good|suit|suits)(?: (?:it|this|that|them))?(?: (?:well|nicely|good|best))?(?: (?:with|alongside|next to|beside|on the side)(?: (?:it|this|that|them|these|the [a-z]+))?)?|(?:any |which )?(?:side dish(?:es)?|sides)(?: ideas)?(?: (?:for|with|to go with) (?:it|this|that|them))?|serve (?:it |this )?with what|with what|which [a-z]+ (?:on the side|alongside|goes? with (?:it|this|that))|was passt (?:dazu|gut dazu)|qu est ce qui va avec|que acompana\w*|cosa (?:ci )?(?:sta|servo)\w*.*)$/,
  ],
  [
    'keep',
    /\b(?:how (?:long|many days) (?:does|will|do|can|would) (?:it|this|that|they|i|we)(?: [a-z]+){0,2} (?:keep|last|store)(?: [a-z]+){0,5}|how (?:do|should|can) (?:i|we) store (?:it|this|them)|does it keep|(?:will|would|does|can|could|should) (?:it|this|they|that)(?: [a-z]+){0,2} (?:keep|last|be (?:ok|okay|fine|good)|survive)(?: (?:till|until|for|over)(?: [a-z0-9]+){1,4})?|wie lange halt .*|combien de temps .*(?:garde|conserve|tient).*|(?:cuanto|cuantos dias) (?:tiempo )?(?:aguanta|dura|se conserva|puedo guardar).*|quanto (?:tempo )?(?:dura|si conserva|si mantiene|posso conservar\w*).*)\b/,
  ],
  [
    'thicker',
    /^(?:(?:make|can you make|could you make|it|a|bit|much|the sauce|sauce|be|should be|please) )*thicker(?: (?:please|sauce|soup|tho))*$|^(?:(?:it|its|is|mine|my [a-z]+|the [a-z]+|came out|turned out|looks|a bit|way|far|still) )*too (?:thin|watery|runny|liquid)(?: (?:help|now|what do i do|what now|please))*$/,
  ],
  [
    'crispier',
    /^(?:(?:make|it|a|bit|much|make them|get it|please) )*(?:crispier|crunchier)(?: (?:please|on top|skin|top|outside))*$|^(?:(?:but|and|make|can you make|it|them|with|a) )*(?:extra |really |nice and |more )*(?:crispy|crunchy)(?: (?:ones?|please|on top|skin|top|outside|edges|instead))*$/,
  ],
  ['smokier', /^(?:(?:make|it|a|bit|much|more|please) )*(?:smokier|smoky|smokey)(?: please)*$/],
  [
    'sharper',
    /^(?:(?:make|it|a|bit|much|please) )*(?:sharper|tangier|zingier|more acidic|more tang|more zing)(?: please)*$/,
  ],
  [
    'leftovers',
    /\b(?:what|how) (?:can|could|should|do|would|to)(?: [a-z]+){0,4} (?:the |any |my |our )?(?:left ?overs?|rest of it|rest|carcass|scraps)(?: (?:of it|tomorrow|the next day|up))*\b|\b(?:any )?ideas for (?:the |any )?left ?overs\b|^(?:and )?(?:the |any )?left ?overs$/,
  ],
  [
    'tips',
    /\b(?:any|some|got any|your best) (?:tips?|advice|tricks)(?: [a-z]+){0,6}|\bwhat could go wrong\b|\bwhats the trick\b(?: [a-z]+){0,4}/,
  ],
];

/** Somebody who names what stands beside it wants that. */
const NAMES_ONE =
  /\b(?:slaw|coleslaw|salad|bread|rice|sauce|soup|potato\w*|chutney|dip|gravy|dressing|dessert|pudding|starter)\b/;

/** 'How long does it keep, make it 5 portions' says two things. */
const SENTENCES =
  /[.!?;\n]+|,? *\b(?:and |but |so |also )*(?=make (?:it|them) (?:for )?(?:\d|one|two|three|four|five|six|eight|ten|twelve)\b(?! (?:days?|hours?|nights?|weeks?|batches|layers)\b))/;

/** The question that a follow-up asks, and what else it says; `null` if it asks none. */
export function cookingQuestion(prompt: string): { question: CookingQuestion; rest: string } | null {
  const said = prompt
    .split(SENTENCES)
    .map((sentence) => plainPhrase(sentence))
    .filter(Boolean);
  for (const [at, sentence] of said.entries()) {
    for (const [question, pattern] of ASKED) {
      const found = pattern.exec(sentence);
      if (!found || (question === 'beside' && NAMES_ONE.test(sentence))) continue;
      const left = sentence
        .replace(found[0], ' ')
        .replace(
          /\b(?:and|also|ok|okay|oh|so|please|btw|thanks|it|this|tomorrow|if i want to|if we eat at|\d+|pm|am|the|same)\b/g,
          ' ',
        )
        .trim();
      return {
        question,
        rest: [...said.slice(0, at), left, ...said.slice(at + 1)].filter(Boolean).join('. '),
      };
    }
    const advised = adviceIn(sentence);
    if (advised)
      return {
        question: advised,
        rest: [...said.slice(0, at), ...said.slice(at + 1)].join('. '),
      };
  }
  return adviceInPart(prompt);
}

/** 'More lemony, less garlic': one of two wishes is about taste. */
function adviceInPart(prompt: string): { question: CookingQuestion; rest: string } | null {
  const parts = prompt.split(/,|\b(?:and|but|y|e|et|und)\b/i).map((part) => plainPhrase(part));
  if (parts.length < 2) return null;
  const at = parts.findIndex((part) => TASTES.test(part) && adviceIn(part) !== null);
  const question = adviceIn(parts[at] ?? '');
  return at >= 0 && question
    ? { question, rest: parts.filter((part, n) => n !== at && part !== '').join(', ') }
    : null;
}
/** What is said of taste in a word that names no food of its own. */
const TASTES = /\bmore [a-z]+y$|\b[a-z]{3,}ier$/;

const EXTRA =
  /\b(?:extra|super|really|seriously|properly|very) (crispy|crunchy|gooey|fudgy|smoky|smokey|tangy|saucy|cheesy|garlicky|lemony|chocolatey|herby)\b/g;
const BY_EXTRA: Readonly<Record<string, string>> = {
  crispy: 'crispier',
  crunchy: 'crispier',
  herby: 'herbier',
};

/** What a first wish says of taste and texture: 'lemon drizzle, extra lemony'. */
export const firstTextures = (prompt: string): Texture[] =>
  [...plainPhrase(prompt).matchAll(EXTRA)].flatMap(
    ([, word = '']) => textureOf(BY_EXTRA[word] ?? word) ?? [],
  );

/** What a question changes in the dish on screen. */
export function texturesOf(question: CookingQuestion | undefined): readonly Texture[] {
  if (question === undefined) return [];
  if (typeof question === 'object') return question.textures;
  return isTexture(question) ? [question] : [];
}
