import { listOf } from '../knowledge/cuisine.ts';
import { type Portion, readPortion } from '../knowledge/larder.ts';

/** The eater's expectation of a plate, which decides how much energy is plausible. */
export type Plate = 'main' | 'light' | 'breakfast' | 'snack' | 'side' | 'sweet' | 'drink';

/** A dish as written in the table. */
export interface DishRow {
  /** The noun in its titles: 'Stir-Fry'. */
  title: string;
  words: string;
  meals: string;
  plate: Plate;
  /** 'stove oven blender grill', or 'none'. */
  needs: string;
  /** Cuisine ids, most typical first; 'any'; or 'sweet' for none. */
  cuisines: string;
  /** Minutes of work apart from cutting. */
  prep: number;
  /** Default servings: a cake is not baked for four. */
  serves?: number;
  /** Minutes of standing time, in addition to the work. */
  rest?: number;
  /** Title pattern: 'Chicken Stir-Fry', 'Omelette with Spinach', 'Stuffed Peppers', 'Avocado on Toast'. */
  form?: 'before' | 'with' | 'stuffed' | 'on';
  /** 'pasta': titles name the shape chosen; 'salad': pasta or potato salad; 'balls': only meat makes meatballs. */
  noun?: 'pasta' | 'salad' | 'balls';
  /** Slots used in titles, in order. */
  lead: string;
  moods: string;
  tags: string;
  about: string;
  /** Its slots in list order: see `readSlot`. */
  slots: Record<string, string>;
  /** See `readStep`. */
  steps: string[];
  tips: string[];
}
export type DishTable = Record<string, DishRow>;

export type SlotSource =
  /** Any foods of these kinds (or names) that suit one of these uses. */
  | { from: 'kinds'; kinds: { kind: string; onlyWanted: boolean }[] }
  /** The first allowed one, each with its own amount per serving. */
  | { from: 'first'; options: { name: string; portion: Portion | null }[] }
  /** All allowed ones. */
  | { from: 'all'; names: string[] }
  /** Whatever the cuisine uses for this. */
  | { from: 'cuisine'; key: CuisineKey };

export type CuisineKey = 'fat' | 'aromatics' | 'spices' | 'herb' | 'acid' | 'salty';

export interface Slot {
  name: string;
  source: SlotSource;
  uses: string[];
  least: number;
  most: number;
  factor: number;
  presence: 'needed' | 'if-possible' | 'sometimes';
  /** Filled only if another slot is, or is not: 'patty.pulse', 'late'. */
  condition: { slot: string; kind: string; isFilled: boolean } | null;
}

export interface Step {
  /** Slots and minutes it takes; the second is subtracted ('protein-vegetables'). */
  minutes: { of: string[]; less: string[] } | null;
  /** Done in parallel with another step, so it adds no time. */
  isMeanwhile: boolean;
  text: string;
}

export interface Dish
  extends Omit<
    DishRow,
    'slots' | 'steps' | 'words' | 'meals' | 'needs' | 'cuisines' | 'lead' | 'moods' | 'tags'
  > {
  id: string;
  words: string[];
  meals: string[];
  needs: string[];
  cuisines: string[];
  lead: string[];
  moods: string[];
  tags: string[];
  slots: Slot[];
  steps: Step[];
}

export function readDishes(table: DishTable): Dish[] {
  return Object.entries(table).map(([id, row]) => ({
    ...row,
    id,
    words: listOf(row.words),
    meals: row.meals.split(' '),
    needs: row.needs.split(' ').filter((need) => need !== 'none'),
    cuisines: row.cuisines.split(' '),
    lead: row.lead.split(' '),
    moods: row.moods.split(' '),
    tags: listOf(row.tags),
    slots: Object.entries(row.slots).map(([name, text]) => readSlot(name, text)),
    steps: row.steps.map(readStep),
  }));
}

const CONDITION = / (when|unless) (\w+)(?:\.([\w-]+))?$/;

/**
 * Parses what may fill a slot. A leading '?' means only if something fits, '??' in half of the recipes. '1-2 root leaf
 * @fry|simmer *0.8': one or two foods of these kinds for these uses, 0.8 of a serving each; 'root.wanted' only if
 * requested. '=butter: 10 g | olive oil: 1/2 tbsp': the first allowed. '&salt | black pepper': all allowed. '~herb':
 * the cuisine's own. A trailing 'when patty.pulse' or 'unless late' depends on another slot.
 */
export function readSlot(name: string, text: string): Slot {
  const condition = CONDITION.exec(text);
  const plain = text.replace(CONDITION, '');
  const presence = plain.startsWith('??') ? 'sometimes' : plain.startsWith('?') ? 'if-possible' : 'needed';
  const body = plain.replace(/^\?+/, '').trim();
  const base = {
    name,
    presence,
    condition: condition && {
      slot: condition[2]!,
      kind: condition[3] ?? '',
      isFilled: condition[1] === 'when',
    },
  } as const;
  if (body.startsWith('=')) {
    const [all, factor] = parted(body.slice(1));
    const [list = '', use] = all.split(' @');
    const options = list.split(' | ').map((option) => {
      const [food = '', portion] = option.split(':');
      return { name: food.split('/')[0]!.trim(), portion: portion ? readPortion(portion) : null };
    });
    return {
      ...base,
      source: { from: 'first', options },
      uses: use ? [use] : ['raw', 'fresh'],
      least: 1,
      most: 1,
      factor,
    };
  }
  if (body.startsWith('&')) {
    const names = body
      .slice(1)
      .split(' | ')
      .map((each) => each.trim());
    return { ...base, source: { from: 'all', names }, uses: [], least: 1, most: names.length, factor: 1 };
  }
  const [list, factor] = parted(body);
  const [, least, most, kinds = '', uses = ''] = /^(?:(\d)(?:-(\d))? )?(.*?)(?: ?@(\S+))?$/.exec(list) ?? [];
  const isCuisine = kinds.startsWith('~');
  const key = kinds.slice(1) === 'curry-salt' ? 'salty' : (kinds.slice(1) as CuisineKey);
  return {
    ...base,
    source: isCuisine ? { from: 'cuisine', key } : { from: 'kinds', kinds: kinds.split(' ').map(readKind) },
    uses: uses ? uses.split('|') : isCuisine ? ['fry', 'fresh', 'raw'] : [],
    least: Number(least ?? 1),
    most: Number(most ?? least ?? (key === 'spices' ? 4 : 1)),
    factor,
  };
}

function parted(text: string): [string, number] {
  const [, list = text, factor] = /^(.*?)(?: \*([\d.]+))?$/.exec(text) ?? [];
  return [list, Number(factor ?? 1)];
}

const readKind = (text: string) => ({
  kind: text.replace('.wanted', ''),
  onlyWanted: text.endsWith('.wanted'),
});

/**
 * Parses a step: minutes before a bar ('8|'; 'protein|': as long as that takes; 'a-b|': the difference; '~': in
 * parallel), then its text (see `writeSteps`).
 */
export function readStep(text: string): Step {
  const [, tilde, of, less, body] = /^(~?)([\w,]+)(?:-([\w,]+))?\|([\s\S]*)$/.exec(text) ?? [];
  if (of === undefined) return { minutes: null, isMeanwhile: false, text };
  return {
    minutes: { of: of.split(','), less: less?.split(',') ?? [] },
    isMeanwhile: tilde === '~',
    text: body ?? '',
  };
}
