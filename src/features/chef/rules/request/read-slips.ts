import { t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPhrase } from './request-words.ts';
import { isOneSlipAway, lettersBetween } from './slips.ts';
import { strangeWords } from './unread-words.ts';

const LEAST_LETTERS = 5;
/** Shorter parts of a word are endings. */
const LEAST_PART = 3;
/** Names this long are known with two slips. */
const LONG = 9;
/** German writes the food and the kind of dish as one word. */
const COMPOUND =
  /^([a-z]{3,}?)(suppe|salat|auflauf|eintopf|kuchen|pfanne|curry|gratin|risotto|puree|brot|sosse|sauce|lasagne|pizza|torte|gulasch|ragout)$/;

/** Words that name another dish in another language: the words that tell it, the word, and what it means. */
const FALSE_FRIENDS: readonly (readonly [language: RegExp, word: RegExp, meaning: string])[] = [
  [
    /\b(?:sans|avec|des|une|recette|gateau|tarte|compote)\b/i,
    /\bpommes?\b(?! (?:de terre|frites|duchesse|dauphine))/i,
    'apples',
  ],
  [/\b(?:sin|receta|quiero|hacer|tengo)\b/i, /\bpan\b(?! (?:con|de)\b)/i, 'bread'],
  [
    /\b(?:sin|con|para|una?|quiero|receta|hacer)\b/i,
    /\btortilla\b(?! (?:de|espa[nñ]ola|chips?|wraps?))/i,
    'tortilla española',
  ],
];

/**
 * A prompt with its misspelled foods and dishes corrected ('chiken') and its compounds taken apart ('Brokkolisuppe'), with what the
 * cook is told about it. A word that may mean several things stays, so that the chef asks.
 */
export function withoutSlips(
  prompt: string,
  knowledge: CookingKnowledge,
): { prompt: string; notes: string[] } {
  const notes: string[] = [];
  let text = FALSE_FRIENDS.reduce(
    (all, [language, word, meaning]) => (language.test(all) ? all.replace(word, meaning) : all),
    prompt,
  );
  const strange = strangeWords(prompt, knowledge.catalog, knowledge.names);
  const { written: whole, name } = nameOfTwo(text, strange, knowledge) ?? {};
  if (whole && name) {
    text = text.replace(whole, name);
    notes.push(t('I read “{written}” as “{meant}”.', { written: whole, meant: name }));
  }
  for (const word of strange) {
    const meant = meantBy(plainPhrase(word), knowledge);
    if (!meant) continue;
    const written = [...text.matchAll(/[\p{L}]+/gu)].find(
      ([each]) => plainPhrase(each) === plainPhrase(word),
    );
    if (!written) continue;
    text = text.slice(0, written.index) + meant + text.slice(written.index + written[0].length);
    if (!COMPOUND.test(plainPhrase(word)))
      notes.push(t('I read “{written}” as “{meant}”.', { written: written[0], meant }));
  }
  return { prompt: text, notes };
}

const isSlipOf = (word: string, name: string) => word[0] === name[0] && isOneSlipAway(word, name);

/** 'Tika masla' is a name of two words, both misspelled: what was written, and the name. */
function nameOfTwo(
  text: string,
  strange: readonly string[],
  { classics, classicByWord }: CookingKnowledge,
): { written: string; name: string } | null {
  const words = [...text.matchAll(/[\p{L}]+/gu)];
  for (const [index, first] of words.entries()) {
    const second = words[index + 1];
    if (!second || ![first[0], second[0]].some((each) => strange.includes(each.toLowerCase()))) continue;
    const written = text.slice(first.index, second.index + second[0].length);
    const near = [...classicByWord].filter(([name]) => {
      const [one, other, more] = name.split(' ');
      return (
        name.length >= LONG &&
        one &&
        other &&
        more === undefined &&
        isSlipOf(plainPhrase(first[0]), one) &&
        isSlipOf(plainPhrase(second[0]), other)
      );
    });
    if (new Set(near.map(([, id]) => id)).size === 1) {
      const [name = '', id = ''] = near[0] ?? [];
      // Names are known with common slips of their own: 'sheperds pie'.
      const title = plainPhrase(classics.get(id)?.title ?? '');
      return { written, name: lettersBetween(title, plainPhrase(written)) <= 2 ? title : name };
    }
  }
  return null;
}

/** Two words of a name written as one: 'sundried'. */
function apart(word: string, { larder, classicByWord }: CookingKnowledge): string | null {
  const known = [...[...larder.keys()].map(plainPhrase), ...classicByWord.keys()];
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at++) {
    const both = `${word.slice(0, at)} ${word.slice(at)}`;
    if (known.some((name) => ` ${name} `.includes(` ${both} `))) return both;
  }
  return null;
}

function meantBy(word: string, knowledge: CookingKnowledge): string | null {
  const { names, dishesByWord, classicByWord } = knowledge;
  const joined = apart(word, knowledge);
  if (joined) return joined;
  const [, food = '', kind = ''] = COMPOUND.exec(word) ?? [];
  if (kind && (dishesByWord.has(kind) || classicByWord.has(kind))) {
    const own = [food, food.replace(/[ns]$/, ''), `${food}n`, `${food}e`].find((each) => names.has(each));
    if (own) return `${kind} mit ${own}`;
  }
  if (word.length < LEAST_LETTERS) return null;
  const near = [...names].filter(
    (name) => name.length >= LEAST_LETTERS && name[0] === word[0] && isOneSlipAway(word, name),
  );
  // 'Quich' is a quiche rather than something quick.
  for (const likely of [near.filter((name) => classicByWord.has(name) || dishesByWord.has(name)), near]) {
    const stems = new Set(likely.map((name) => plainPhrase(name).replace(/e?s$/, '')));
    if (stems.size === 1) return likely[0] ?? null;
  }
  if (word.length < LONG || near.length > 0) return null;
  const far = [...classicByWord.keys(), ...dishesByWord.keys()]
    .flatMap((name) => name.split(' '))
    .filter((name) => name[0] === word[0] && name.length >= LONG && lettersBetween(word, name) <= 2);
  // Spellings of one name begin alike.
  return new Set(far.map((name) => name.slice(0, LONG - 1))).size === 1 ? (far[0] ?? null) : null;
}
