import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Food } from '#features/foods/rules/catalog/food.ts';
import { englishWords } from '#features/foods/rules/catalog/food-names.ts';

/** How a dish uses a food: minutes it takes, and how it is cut. */
export interface Use {
  minutes: number;
  cut: string;
}

/** An amount of a unit ('g', 'tbsp', 'clove'), or of pieces if the unit is empty. */
export interface Portion {
  count: number;
  unit: string;
  /** Plural of the unit: 'cloves'. */
  units: string;
}

/** A food the chef can cook with. */
export interface LarderFood {
  /** As in an ingredient line, singular if counted: 'red pepper'. */
  name: string;
  plural: string;
  /** As in a step, plural if counted: 'peppers'. */
  say: string;
  /** As in a title: 'chicken'. */
  title: string;
  kinds: ReadonlySet<string>;
  portion: Portion;
  uses: ReadonlyMap<string, Use>;
  /** Its sign of doneness: 'until it flakes easily'; empty if obvious. */
  done: string;
  rounding: 'fine' | 'half' | 'up' | 'whole';
  food: Food;
  /** The words of its names, as normalized by the catalog. */
  words: ReadonlySet<string>;
}

/** '1 1/2' is 1.5. */
export function readAmount(text: string): number {
  return text
    .trim()
    .split(' ')
    .reduce((sum, part) => {
      const [over = '0', under = '1'] = part.split('/');
      return sum + Number(over) / Number(under);
    }, 0);
}

/** '1/2 clove/cloves' is half a clove; '120 g' has a single unit form. */
export function readPortion(text: string): Portion {
  const [, count = '1', unit = ''] = /^([\d/. ]+?)\s*([a-z/]*)$/.exec(text.trim()) ?? [];
  const [one = '', many = one] = unit.split('/');
  return { count: readAmount(count), unit: one, units: many };
}

/**
 * Parses a food table: name/plural ; kinds ; a serving ; use, minutes and cut … ; key=value … Throws if the food
 * catalog does not know one, because its allergens would be unknown.
 */
export function readLarder(table: string, catalog: Catalog): LarderFood[] {
  return table
    .trim()
    .split('\n')
    .map((line) => readFood(line, catalog));
}

function readFood(line: string, catalog: Catalog): LarderFood {
  const [names = '', kinds = '', portion = '', ...rest] = line.split(' ; ').map((cell) => cell.trim());
  const [name = '', plural = name] = names.split('/');
  const options = new Map(rest.filter(isOption).map((cell) => cell.split('=') as [string, string]));
  const food = findFood(catalog, name);
  if (!food) throw new Error(`The catalog of foods has no '${name}'.`);
  return {
    name,
    plural,
    say: options.get('say') ?? plural,
    title: options.get('title') ?? options.get('say') ?? plural,
    kinds: new Set(kinds.split(' ')),
    portion: readPortion(portion),
    uses: new Map(rest.filter((cell) => !isOption(cell)).map(readUse)),
    done: options.get('done') ?? '',
    rounding: (options.get('round') as LarderFood['rounding'] | undefined) ?? 'fine',
    food,
    words: new Set([...englishWords(name), ...englishWords(food.name)]),
  };
}

const isOption = (cell: string) => /^[a-z]+=/.test(cell);

function readUse(cell: string): [string, Use] {
  const [, use = cell, minutes = '0', cut = ''] = /^([a-z]+) (\d+) ?(.*)$/.exec(cell) ?? [];
  return [use, { minutes: Number(minutes), cut }];
}
