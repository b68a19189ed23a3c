import { memoize } from '#shared/memoize.ts';
import { inNarrowestForm } from '#shared/text.ts';
import { LONG_NAMES } from '../safety/long-names.ts';
import { withoutFoodsOfTools } from '../words/equipment-words.ts';
import { foldedLetters } from '../words/letters.ts';
import { RuleIndex } from '../words/rule-index.ts';

/** Longer prompts are truncated before they are read. */
const MOST_READ = 4_000;
const EMOJI: readonly (readonly [RegExp, string])[] = [
  [/🥜|🌰/gu, 'nuts'],
  [/🥛/gu, 'milk'],
  [/🧀/gu, 'cheese'],
  [/🧈/gu, 'butter'],
  [/🥚|🍳/gu, 'eggs'],
  [/🌾|🍞|🥖|🥐|🥯/gu, 'wheat'],
  [/🐟|🐠|🍣|🎣/gu, 'fish'],
  [/🦐|🍤|🦞|🦀|🦪|🦑|🐙/gu, 'shellfish'],
  [/🐷|🐖|🥓/gu, 'pork'],
  [/🐄|🐮|🥩|🍖/gu, 'meat'],
  [/🐔|🍗/gu, 'chicken'],
  [/🍯/gu, 'honey'],
  [/🍷|🍺|🍻|🍸|🥃|🍾/gu, 'alcohol'],
  [/🍄/gu, 'mushrooms'],
  [/🧅/gu, 'onions'],
  [/🧄/gu, 'garlic'],
  [/🍅/gu, 'tomatoes'],
  [/🌶/gu, 'chilli'],
  [/🍓/gu, 'strawberries'],
  [/🥥/gu, 'coconut'],
  [/🌽/gu, 'corn'],
  [/🥑/gu, 'avocado'],
  [/🍋|🍊/gu, 'citrus'],
  [/🍫/gu, 'chocolate'],
  [/☕/gu, 'coffee'],
  [/🍌/gu, 'banana'],
  [/🥝/gu, 'kiwi'],
];

const spokenEmoji = (text: string): string =>
  EMOJI.reduce((all, [emoji, word]) => all.replace(emoji, ` ${word} `), text);

/** Smiles, hearts and thanks. Signs and sour faces may refuse something, and stay. */
const GLAD_EMOJI =
  /(?:[\u{1f600}-\u{1f60d}\u{1f618}-\u{1f61d}\u{1f642}\u{1f64f}\u{1f970}\u{1f495}-\u{1f49c}\u{1f44d}\u{1f389}\u{2764}\u{263a}][\u{1f3fb}-\u{1f3ff}\u{fe0f}]*)+/gu;

/** 'Im intolerant', which is no German 'im'. */
const SAID_OF_ONESELF =
  /\b(i)m(?= (?:(?:so|very|really|quite|severely|also|a bit) )*(?:intolerant|allergic|co?eliac|celiac|vegan|vegetarian|pregnant|diabetic)\b)/gi;

/** 'Egg whites left over, 5 of them' counts the egg whites. */
const COUNTED_AFTER =
  /\b(?<!(?:for|my|the) )(\p{L}+(?: \p{L}+)?),? (left(?: ?over)?|to use up|that need (?:using|eating)(?: up)?|in the fridge)[ ,-]+(?:about |around |only )?(\d{1,2}) of (?:them|these|those)\b/giu;

/** 'For 15ppl' and 'an 8in pan', with the number apart from what it counts. */
const GLUED_PEOPLE =
  /(?<![\p{L}\d])(\d{1,3})(?=(?:ppl|pax|people|persons?|guests|adults|kids|servings?|portions?|pers|personen|personnes|personas|persone)(?![\p{L}\d]))/giu;
const INCHES =
  /(?<![\p{L}\d.,/])(\d{1,2}) ?(?:in|")(?= ?(?:$|[.,;!?)]|(?:round|square|deep|cast|iron|cake|pie|tart|pizza|springform|spring|loose|non|frying|oven)?[ -]?(?:pans?|tins?|skillets?|dish|pot|wok|springform|cast|iron|cake|pie|tart)(?!\p{L})))/giu;

/**
 * A message as a keyboard of letters writes it, with emoji as words: a curly apostrophe, a dash or a smile says no
 * more, and makes every rule that reads the message slower.
 */
export function inPlainMarks(prompt: string): string {
  const words = withoutFoodsOfTools(spokenEmoji(prompt))
    .replace(/[‘’]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/…/g, '...')
    .replace(/(?<!\d) ?[–—] ?/g, ' - ')
    .replace(/[–—]/g, '-')
    .replace(SAID_OF_ONESELF, "$1'm")
    .replace(GLUED_PEOPLE, '$1 ')
    .replace(INCHES, '$1 inch')
    .replace(COUNTED_AFTER, '$3 $1 $2');
  return inNarrowestForm(/\p{L}/u.test(words) ? words.replace(GLAD_EMOJI, ' ') : words);
}

/** The last messages are remembered: one answer reads the same few a dozen times. */
export const LAST_MESSAGES = { most: 100, longest: MOST_READ };

/**
 * Normalizes a prompt or name: lowercase, without accents, food emoji as words. Keeps line breaks; drops anything
 * beyond 4,000 characters. Every rule that reads a prompt begins here.
 */
export const plainPrompt = memoize((text: string) => normalized(text), LAST_MESSAGES);

/** A food or an ingredient line, normalized in the same way: the same ones come in every answer. */
export const plainName = memoize((name: string) => normalized(name));

const normalized = (text: string): string =>
  NAMES.applied(asWritten(text), (all, [name, word]) => all.replace(name, word));

const NAMES = new RuleIndex(LONG_NAMES, ([name]) => name);

/** A prompt as `plainPrompt` normalizes it, but with the names of several words as they were written: soy sauce is not soy. */
export function asWritten(text: string): string {
  return (
    foldedLetters(spokenEmoji(text.slice(0, MOST_READ)))
      .replace(/[’‘`´]/g, "'")
      .replace(/[‐-―]/g, '-')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/\bw ?\/ ?o(?:ut)?\b|\bw(?:ith)? out\b/g, 'without')
      .replace(/\bw\/(?=\s*[a-z])/g, 'with ')
      .replace(/\bw (?=[a-z])/g, 'with ')
      // 'Anniversary no. 40' refuses nothing.
      .replace(/\bno\. ?(?=\d)/g, 'number ')
  );
}

/** 'Cheap as chips' asks for no chips. */
const SIMILE =
  /\b((?:cheap|easy|cool|nice|light|warm|hot|flat|keen|simple|fast|quick|comforting) )as (?:an? )?(?:chips|pie|cake|cucumber|feather|toast|mustard|pancake|abc|lightning|hell|anything)\b/gi;

/** A prompt as it was written, in sentences. */
export function sentencesOf(prompt: string): string[] {
  return (
    prompt
      .slice(0, MOST_READ)
      .replace(/(\d)[.,](\d)/g, '$1.$2')
      .replace(/\bno\. ?\d+/gi, '')
      // '10. Woche' counts weeks and ends no sentence.
      .replace(
        /\b(\d{1,2})\. (?=(?:ssw|\p{L}*woche|\p{L}*monat|\p{L}*tag|klasse|advent|\p{L}+jahr)\b)/giu,
        '$1te ',
      )
      .replace(/\bw ?\/ ?o(?:ut)?\b/gi, 'without')
      .replace(/\bw (?=[a-z])/g, 'with ')
      .replace(/[£$€]\s?(\d{1,2})(?!\d)/g, '$1 quid')
      .replace(SIMILE, '$1')
      .split(/[.;:!?()\n]+(?!\d)/)
  );
}
