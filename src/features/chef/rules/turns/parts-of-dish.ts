import { readPart } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { numberSaid } from '../request/counting.ts';
import { lineFor } from '../swaps/roles.ts';
import { CLOSES, IN_THE_MIDDLE, NAME, OPENS } from './change-words.ts';
import type { ChefMemory } from './chef-memory.ts';
import { foodCalled } from './foods-called.ts';
import type { Wish } from './wish.ts';

const SHARED = /\b(?:half (?:of it )?|for (?:one|two|three|1|2|3|some|half) of (?:the |us |them )?)/;
const PART_OF = new RegExp(
  `^${OPENS}(?:(?:half|some) (?:veggie|vegetarian|vegan|meat free)(?: please)? , )?(?:(?:half|make half|make some|do half)(?: of it| of them)? (?:with |, )*)?(?:with |use |, )*${NAME} for (one|two|three|four|five|1|2|3|4|5|half)(?: of (?:the |us|them|our )?(?:(one|two|three|four|five|six|eight|[2-8])(?: portions?| servings?| people| of us)?)?)?${CLOSES}$`,
);
const countOf = (word: string | undefined): number => (word === undefined ? Number.NaN : numberSaid(word));

/** A part of the servings made with another food: 'vegan sausages for two of the four'. */
export function partIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  if (!SHARED.test(said) && !/ for /.test(said)) return null;
  const [, name = '', some, all] = PART_OF.exec(said) ?? [];
  const come = foodCalled(name, knowledge);
  const line = come && lineFor(come, shown.lines, knowledge);
  if (!come || !line || some === undefined) return null;
  const share =
    some === 'half' ? 0.5 : countOf(some) / (Number.isNaN(countOf(all)) ? shown.servings : countOf(all));
  return share > 0 &&
    share < 1 &&
    (all !== undefined || some === 'half' || /\bof (?:us|them|the)\b/.test(said))
    ? { kind: 'swap', gone: line, come, share, words: '' }
    : null;
}

/** Half of what the last message changed in the amounts. */
export function middleIn(said: string, { earlier = [], lines }: ChefMemory): Wish | null {
  if (!IN_THE_MIDDLE.test(said)) return null;
  const before = earlier[0]?.lines ?? [];
  for (const line of lines) {
    const old = before.find(({ name }) => foodOf({ name }) === foodOf(line));
    if (!old || old.amount === line.amount) continue;
    const [one, two] = [old, line].map(({ amount, name }) => readPart(`${amount} ${name}`));
    if (!one || !two) continue;
    const [less, more] = [one, two].map(inTeaspoons);
    if (less === undefined || more === undefined || more.unit !== less.unit || more.count === 0) continue;
    return { kind: 'amount', foods: [foodOf(line)], times: (less.count + more.count) / 2 / more.count };
  }
  return null;
}

const inTeaspoons = ({ count, unit }: { count: number; unit: string }) =>
  unit === 'tbsp' ? { count: count * 3, unit: 'tsp' } : { count, unit };
