import type { GroceryItem } from './list.ts';

/** The key of an item the cook added. */
export const ownKey = (id: string): string => `own:${id}`;

/** The id of an item the cook added, from the key of any of its foods: 'salt and pepper' has two. */
export const ownId = (key: string): string => key.slice('own:'.length).replace(/ \(\d+\)$/, '');

/** The cook's own items whose foods are all ticked. */
export function tickedOwn(
  items: readonly Pick<GroceryItem, 'key' | 'text' | 'isOwn' | 'ticked'>[],
): { id: string; text: string }[] {
  const byId = Map.groupBy(
    items.filter(({ isOwn }) => isOwn),
    ({ key }) => ownId(key),
  );
  return [...byId].flatMap(([id, parts]) => {
    const [first] = parts;
    return first && parts.every(({ ticked }) => ticked) ? { id, text: first.text } : [];
  });
}
