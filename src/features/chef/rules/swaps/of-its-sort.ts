import { plainKey } from '../classics/text.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { DISLIKES, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import type { Wish } from '../turns/wish.ts';

const IS_DISLIKED = new RegExp(`^${OPENS}${DISLIKES} `);
/** Who does not like peppers likes neither the red ones nor the green ones. */
export function withItsSort(wish: Wish, said: string, { lines }: ChefMemory): Wish {
  if (wish.kind !== 'swap' || !IS_DISLIKED.test(said)) return wish;
  const sort = plainKey(wish.gone.split(' ').at(-1) ?? '');
  const also = lines
    .map(foodOf)
    .filter((name) => name !== wish.gone && plainKey(name.split(' ').at(-1) ?? '') === sort);
  return !/^(?:pepper|bean|mushroom|onion|olive|potato)$/.test(sort) || also.length === 0
    ? wish
    : { ...wish, also };
}
