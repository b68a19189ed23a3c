import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';
import { showAmount } from '#features/foods/rules/units/display-units.ts';
import { memoize } from '#shared/memoize.ts';
import type { MeasureSystem, UnitSystem } from '#shared/unit-systems.ts';
import { HOME_AISLE, OTHER_AISLE, TOOLS_AISLE } from './aisles.ts';
import type { ListedItem } from './build-list.ts';
import { ONE } from './exact.ts';
import { type FoodToBuy, foodsToBuy, neededOf, type Understood } from './foods-to-buy.ts';
import type { GroceryFood, GroceryItem, GroceryList } from './list.ts';
import { ownKey } from './own-items.ts';
import type { Tick } from './ticks.ts';

/** The cook's changes on top of what the plan needs. They survive changes to the plan. */
export interface Overlay {
  ticks: readonly ({ key: string } & Tick)[];
  extras: readonly { id: string; text: string }[];
  /** Keyed by line or food. */
  amounts: readonly { key: string; amount: string }[];
  /** Food keys. */
  staples: readonly string[];
}

interface Planned {
  items: readonly ListedItem[];
  shown: number;
  total: number;
}

/** The displayed list: the plan's needs with the cook's changes, by line and by food. */
export function composeList(
  { items, shown, total }: Planned,
  overlay: Overlay,
  understand: (line: string) => readonly Understood[],
  units: UnitSystem = 'written',
): GroceryList {
  const amounts = new Map(overlay.amounts.map(({ key, amount }) => [key, amount]));
  const lines = [
    ...items.map((item) => withAmount(item, amounts.get(item.key))),
    ...overlay.extras.map(ownLine),
  ];
  const parts = lines.flatMap((line) => {
    const all = understand(line.line);
    return partsOf(all.every(({ isReused }) => isReused) ? once(line) : line, all);
  });
  const byKey = new Map(parts.map((line) => [line.key, line]));
  const staples = new Set(overlay.staples);
  const ticks = Map.groupBy(overlay.ticks, ({ key }) => key);
  const listed: GroceryItem[] = [];
  const foods = foodsToBuy(parts, units).map((food): GroceryFood => {
    const isStaple = staples.has(food.key);
    const changed = amounts.get(food.key);
    const own = changed === undefined ? null : asChanged(food, changed, byKey, understand);
    for (const line of own ? [own] : food.lines.flatMap((key) => byKey.get(key) ?? [])) {
      const text = inUnits(line.text, units);
      const ticked = ticks.get(line.key)?.map(({ id, place }) => ({ id, place })) ?? [];
      listed.push({
        key: line.key,
        text,
        amount: splitIngredientLine(text).amount,
        ticked: ticked.length > 0,
        ticks: ticked,
        food: food.key,
        recipes:
          units === 'written'
            ? line.recipes
            : line.recipes.map((recipe) => ({ ...recipe, text: inUnits(recipe.text, units) })),
        isOwn: line.isOwn ?? false,
        isStaple,
        // The only line of a food has the food's needs.
        needs: own || food.lines.length > 1 ? neededOf(line.understood, line.count) : food.needs,
      });
    }
    const shownFood = own
      ? {
          ...food,
          amount: changed ?? '',
          needs: neededOf(own.understood, own.count),
          lines: [own.key],
        }
      : food;
    return { ...shownFood, isStaple, isChanged: own !== null || food.lines.some((key) => amounts.has(key)) };
  });
  listed.sort((a, b) => compare(a.text, b.text) || (a.key < b.key ? -1 : 1));
  return { items: listed, foods, split: null, shown, total };
}

const converted = (units: MeasureSystem) =>
  memoize((text) => {
    const { amount, name } = splitIngredientLine(text);
    return amount ? `${showAmount(amount, units, 1, null, name)} ${name}` : text;
  });
const CONVERTED = { metric: converted('metric'), us: converted('us') };

function inUnits(text: string, units: UnitSystem): string {
  return units === 'written' ? text : CONVERTED[units](text);
}

type Line = ListedItem & { isOwn?: boolean };
/** What a line needs of one product. */
type LinePart = Line & { understood: Understood };

/** 'salt and pepper' is a line of both foods. */
function partsOf(line: Line, all: readonly Understood[]): LinePart[] {
  return all.map((understood, at) => ({
    ...line,
    key: at === 0 ? line.key : `${line.key} (${at + 1})`,
    understood: line.isOwn ? inAisle(understood) : understood,
  }));
}

/** A tool is needed as often as the line says, however many recipes and servings use it. */
function once(line: Line): Line {
  const recipes = line.recipes.map((recipe) => ({ ...recipe, text: line.line }));
  return { ...line, text: line.line, count: ONE, recipes };
}

/** Items that the cook added are bought, even if most people have them at home: ice, a skillet. */
function inAisle(understood: Understood): Understood {
  const isApart = understood.aisle === HOME_AISLE || understood.aisle === TOOLS_AISLE;
  return isApart
    ? { ...understood, aisle: understood.food?.aisle ?? OTHER_AISLE, isReused: false }
    : understood;
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

function withAmount(item: ListedItem, amount: string | undefined): Line {
  if (amount === undefined) return item;
  const line = `${amount} ${splitIngredientLine(item.line).name}`;
  return { ...item, line, text: line, count: ONE };
}

function ownLine({ id, text }: { id: string; text: string }): Line {
  return { key: ownKey(id), text, line: text, count: ONE, recipes: [], isOwn: true };
}

/** Replaces all lines of a food with one that has the cook's amount. */
function asChanged(
  food: FoodToBuy,
  amount: string,
  byKey: ReadonlyMap<string, LinePart>,
  understand: (line: string) => readonly Understood[],
): LinePart {
  const recipes = food.lines.flatMap((key) => byKey.get(key)?.recipes ?? []);
  const text = `${amount} ${food.name}`;
  const [first] = understand(text);
  const [before] = food.lines.flatMap((key) => byKey.get(key) ?? []);
  const understood = (first ?? before?.understood) as Understood;
  return { key: food.key, text, line: text, count: ONE, recipes, understood };
}
