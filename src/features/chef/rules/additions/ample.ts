import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { isLineOf } from '../knowledge/line-of.ts';
import { PhraseMeanings } from '../phrases/phrase-meanings.ts';
import { sentencesOf } from '../request/plain-prompt.ts';
import { distinct } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';
import type { Tweak } from '../request/tweaks.ts';

const TWICE = '(?:double|doppelt(?:e[mnrs]?)?|doble|doppi[oa])';
const MUCH =
  '(?:extra|plenty|lots|loads|tons|heaps|much|a lot|viel(?:e[mnrs]?)?|reichlich|ordentlich|beaucoup|plein|much[oa]s?|tant[oaie]|molt[oaie])';
/** 'Lots of cheese', 'double prawns', 'viel Käse'. Too much of something is there to be used up. */
const AMPLY = new RegExp(
  `(?<!\\b(?:too|how|not|so|as|that|very|have|got|ive|weve|there is|theres) )\\b(?:(${TWICE})|${MUCH})(?: of| de| d| di)?(?: (?:the|la|le|les|el|los|las|il))? ([a-z]+(?: [a-z]+)?)`,
  'g',
);
/** Foods that have such a word in their names. */
const IN_A_NAME = /^(?:virgin|cream|gloucester|espresso|firm|fine|dry|large|strong)\b/;

export interface Ample {
  tweaks: Tweak[];
  /** What there is to be more of, as it is called in the recipe. */
  foods: string[];
  isTwice: boolean;
}

/** What a first wish wants much of, among the lines of the dish that was found for it. */
export function amplyWished(
  prompt: string,
  lines: readonly { name: string }[],
  knowledge: CookingKnowledge,
): Ample {
  const names = new PhraseMeanings(knowledge);
  const found = sentencesOf(prompt).flatMap((sentence) =>
    sentence.split(',').flatMap((clause) => [...plainPhrase(clause).matchAll(AMPLY)]),
  );
  const ample: Ample = { tweaks: [], foods: [], isTwice: false };
  for (const [, twice, words = ''] of found) {
    if (IN_A_NAME.test(words)) continue;
    const foods = [words, words.split(' ')[0] ?? '']
      .map((word) => names.foodsOf(word))
      .find(({ length }) => length > 0);
    for (const food of foods ?? []) {
      const line = lines.find(({ name }) => isLineOf(food, name, knowledge));
      if (!line) continue;
      ample.tweaks.push(twice ? `double:${food}` : `more:${food}`);
      ample.foods.push(foodOf(line));
      ample.isTwice ||= twice !== undefined;
    }
  }
  return { ...ample, tweaks: distinct(ample.tweaks), foods: distinct(ample.foods) };
}
