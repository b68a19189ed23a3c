import { language } from '#shared/spoken.ts';
import { OTHER_AISLE } from './aisles.ts';
import type { GroceryFood, GroceryItem, GroceryList } from './list.ts';
import { ownId, ownKey } from './own-items.ts';
import type { Place, Tick } from './ticks.ts';

/** One change to the list, stored on the device until it is saved. Each is safe to repeat. */
export type GroceryChange =
  | { kind: 'tick'; keys: string[]; id: string; place: Place }
  /** Removes only the ticks that this person saw; ticks made meanwhile stay. */
  | { kind: 'untick'; keys: string[]; seen: string[] }
  /** `restores` undoes a removal; otherwise an item that somebody removed meanwhile stays removed. */
  | { kind: 'addItem'; id: string; text: string; restores?: true }
  | { kind: 'removeItem'; id: string; text: string }
  /** `null` for the plan's amount. */
  | { kind: 'setAmount'; key: string; name: string; amount: string | null }
  | { kind: 'setStaple'; key: string; name: string; isStaple: boolean };

/** The list after a change, as far as the client can tell. */
export function applyChange(list: GroceryList, change: GroceryChange): GroceryList {
  switch (change.kind) {
    case 'tick':
      return withTicks(list, change.keys, (ticks) =>
        ticks.some(({ id }) => id === change.id) ? ticks : [...ticks, { id: change.id, place: change.place }],
      );
    case 'untick':
      return withTicks(list, change.keys, (ticks) => ticks.filter(({ id }) => !change.seen.includes(id)));
    case 'addItem':
      return addItem(list, change.id, change.text);
    case 'removeItem':
      return removeItem(list, change.id);
    case 'setAmount':
      return change.amount === null ? list : setAmount(list, change.key, change.name, change.amount);
    case 'setStaple':
      return {
        ...list,
        items: list.items.map((item) =>
          item.food === change.key ? { ...item, isStaple: change.isStaple } : item,
        ),
        foods: list.foods.map((food) =>
          food.key === change.key ? { ...food, isStaple: change.isStaple } : food,
        ),
      };
  }
}

function withTicks(list: GroceryList, keys: readonly string[], edit: (ticks: Tick[]) => Tick[]): GroceryList {
  const touched = new Set(keys);
  const items = list.items.map((item) => {
    if (!touched.has(item.key)) return item;
    const ticks = edit(item.ticks);
    return { ...item, ticks, ticked: ticks.length > 0 };
  });
  return { ...list, items };
}

/** If the item exists, it is replaced, directly under its new name. */
function addItem(before: GroceryList, id: string, text: string): GroceryList {
  const key = ownKey(id);
  const known = before.items.find((item) => item.key === key);
  if (known?.text === text) return before;
  const list = known ? removeItem(before, id) : before;
  const food = `text:${text.toLowerCase()}`;
  const item: GroceryItem = {
    key,
    text,
    amount: '',
    ticked: known?.ticked ?? false,
    ticks: known?.ticks ?? [],
    food,
    recipes: [],
    isOwn: true,
    isStaple: false,
    needs: [],
  };
  const alike = list.foods.find((other) => other.key === food);
  const foods = alike
    ? list.foods.map((other) => (other === alike ? { ...other, lines: [...other.lines, key] } : other))
    : withFood(list.foods, {
        key: food,
        name: text,
        written: text,
        aisle: OTHER_AISLE,
        amount: '',
        needs: [],
        lines: [key],
        isStaple: false,
        isChanged: false,
      });
  return { ...list, items: [...list.items, item], foods };
}

/** The foods with one more, in its place by name. */
function withFood(foods: readonly GroceryFood[], food: GroceryFood): GroceryFood[] {
  const { compare } = new Intl.Collator(language(), { sensitivity: 'base' });
  const next = foods.findIndex(({ name }) => compare(name, food.name) > 0);
  return foods.toSpliced(next < 0 ? foods.length : next, 0, food);
}

/** All foods of the item. */
function removeItem(list: GroceryList, id: string): GroceryList {
  const isGone = (key: string) => key.startsWith(ownKey(id)) && ownId(key) === id;
  const foods = list.foods.flatMap((food) => {
    if (!food.lines.some(isGone)) return [food];
    const lines = food.lines.filter((line) => !isGone(line));
    return lines.length > 0 ? [{ ...food, lines }] : [];
  });
  return { ...list, items: list.items.filter((item) => !isGone(item.key)), foods };
}

function setAmount(list: GroceryList, key: string, name: string, amount: string): GroceryList {
  return {
    ...list,
    items: list.items.map((item) =>
      item.key === key ? { ...item, text: `${amount} ${name}`, amount } : item,
    ),
    foods: list.foods.map((food) => (food.key === key ? { ...food, amount, isChanged: true } : food)),
  };
}
