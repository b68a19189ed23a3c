import { listOf } from '../knowledge/cuisine.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { plainPhrase } from '../request/request-words.ts';

/** Kitchen knowledge by food, in the words of its tables. */
export interface Kitchen {
  /** What does the work of a food, best first. */
  substitutes: ReadonlyMap<string, readonly string[]>;
  /** How long a food takes. */
  times: ReadonlyMap<string, readonly string[]>;
  /** How long it takes in a pressure cooker. */
  underPressure: ReadonlyMap<string, readonly string[]>;
}

/** Reads 'food, food : this / or this'. */
export function readKitchen(table: string): ReadonlyMap<string, readonly string[]> {
  const rows = new Map<string, readonly string[]>();
  for (const line of table.trim().split('\n')) {
    const at = line.indexOf(' : ');
    const said = line.slice(at + 3).split(' / ');
    for (const food of listOf(line.slice(0, at))) {
      const key = keyOf(food);
      if (rows.has(key)) throw new Error(`'${food}' stands in two rows.`);
      rows.set(key, said);
    }
  }
  return rows;
}

const keyOf = (food: string) =>
  plainPhrase(food)
    .split(' ')
    .map((word) =>
      /(?:ss|us)$/.test(word) ? word : word.replace(/ies$/, 'y').replace(/(?:(?<=[hox])es|(?<!s)s)$/, ''),
    )
    .join(' ');

/** What a table says of a food: 'large free-range eggs' are eggs, but peanut butter is no butter. */
export function ofFood(
  food: string,
  table: ReadonlyMap<string, readonly string[]>,
): readonly string[] | null {
  const words = keyOf(withoutCut(food)).split(' ');
  for (let from = 0; from < words.length; from++) {
    const name = words.slice(from).join(' ');
    const said = table.get(name);
    if (said) return from === 0 || words.slice(0, from).every((word) => SIZES.test(word)) ? said : null;
  }
  return null;
}
/** What says of a food how it is, and not what it is. */
const SIZES =
  /^(?:fresh|raw|large|small|medium|ripe|very|free|range|white|red|yellow|plain|whole|full|fat|unsalted|salted|skinless|boneless|mature|thin|thick|hot|cold|warm|chestnut|button|floury|waxy|baby)$/;
