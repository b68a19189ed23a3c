import { t } from '#shared/t.ts';
import type { CookingKnowledge } from './cooking-knowledge.ts';
import { plainPhrase } from './request-words.ts';
import { isOneSlipAway } from './slips.ts';
import { unreadWords } from './unread-words.ts';

const LEAST_LETTERS = 5;
/** German writes the food and the kind of dish as one word. */
const COMPOUND =
  /^([a-z]{3,}?)(suppe|salat|auflauf|eintopf|kuchen|pfanne|curry|gratin|risotto|puree|brot|sosse|lasagne|pizza|torte|gulasch|ragout)$/;

/**
 * A prompt with its misspelled foods and dishes corrected ('chiken') and its compounds taken apart ('Brokkolisuppe'), with what the
 * cook is told about it. A word that may mean several things stays, so that the chef asks.
 */
export function withoutSlips(
  prompt: string,
  knowledge: CookingKnowledge,
): { prompt: string; notes: string[] } {
  const notes: string[] = [];
  let text = prompt;
  for (const word of unreadWords(prompt, knowledge.catalog, knowledge.names)) {
    const meant = meantBy(plainPhrase(word), knowledge);
    if (!meant) continue;
    const written = [...text.matchAll(/[\p{L}]+/gu)].find(([each]) => plainPhrase(each) === plainPhrase(word));
    if (!written) continue;
    text = text.slice(0, written.index) + meant + text.slice(written.index + written[0].length);
    if (!COMPOUND.test(plainPhrase(word)))
      notes.push(t('I read “{written}” as “{meant}”.', { written: written[0], meant }));
  }
  return { prompt: text, notes };
}

function meantBy(word: string, { names, dishesByWord, classicByWord }: CookingKnowledge): string | null {
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
  return null;
}
