import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { rolesOf } from '../swaps/roles.ts';
import { NAME, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { foodCalled, lineCalled } from '../turns/foods-called.ts';

/** 'More filling, maybe with sausage.' */
const FILLS_WITH = whole(
  `(?:(?:make it|a bit|something|needs to be) )*(?:more (?:filling|substantial|hearty)|heartier|bulkier|(?:bulk|pad|stretch|eke) (?:it|this|that) (?:out|up)) ,? ?(?:(?:maybe|perhaps|e g|for example|say|and) ?,? )*(?:with|by adding|using|add) (?:some )?${NAME}`,
);
const WITH = whole(
  `(?:with|mit|avec|con) (?:some |etwas |ein paar |du |de la |des )?${NAME}(?: in it| drin| dedans)?`,
);
const SERVED_WITH = whole(
  `(?:(?:serve|served|have|eat)(?: it| them| this)? (?:with|on|over)|over|on top of|on a bed of) (?:some |a bed of )?${NAME}`,
);
/** 'Use salmon too.' */
const TOO =
  /^(?:(?:and|ok|please|can|could|i|we|you|lets|let s) )*(?:use|take|have|put in|nimm|prends|usa) (?:some |the )?([a-z][a-z-]*(?: [a-z][a-z-]*){0,3}?) (?:too|as well|also|in addition|auch|aussi|tambien|anche)(?: please)?$/;
const BESIDE = ['starch', 'bread'];
/** 'Add a grain', 'with some carbs': what fills, whichever it is. */
const WITH_GRAIN = whole(
  '(?:(?:add|include|put in|needs|it needs|i need|with|and) )+(?:a |an |some |any |more )?(?:whole ?|healthy |ancient )?(grains?|carbs?|carbohydrates?|starch|starchy side|something starchy)(?: (?:to it|on the side|with it|in it))?',
);
const GRAIN = 'quinoa';
const CARB = 'rice';

/** A food that comes to the dish on screen and takes no other's place, in words that say so. */
export function addedToIt(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const isThere = (name: string) => lineCalled(name, shown, knowledge) !== null;
  const [, fills] = FILLS_WITH.exec(said) ?? [];
  if (fills && foodCalled(fills, knowledge)) return `${isThere(fills) ? 'more' : 'add'} ${fills}`;
  const [, more] = TOO.exec(said) ?? [];
  if (more && !isThere(more) && foodCalled(more, knowledge)) return `add ${more}`;
  const [, grain] = WITH_GRAIN.exec(said) ?? [];
  const isFilling = shown.lines.some((line) =>
    BESIDE.some((role) => rolesOf(foodOf(line), knowledge).has(role)),
  );
  if (grain && !isFilling) return `${grain.startsWith('grain') ? GRAIN : CARB} on the side`;
  const [, beside] = / or /.test(said) ? [] : (SERVED_WITH.exec(said) ?? []);
  const served = beside && !isThere(beside) ? foodCalled(beside, knowledge) : null;
  if (served && BESIDE.some((role) => rolesOf(served, knowledge).has(role))) return `${beside} on the side`;
  const [, name] = WITH.exec(said) ?? [];
  const food = name && !isThere(name) ? foodCalled(name, knowledge) : null;
  // Where there is no meat or fish, some takes no other's place.
  const isFlesh = (each: string) =>
    findFood(knowledge.catalog, each)?.traits.some((trait) => ANIMALS.includes(trait)) === true;
  const hasNone = !shown.lines.some(
    (line) => isFlesh(foodOf(line)) && rolesOf(foodOf(line), knowledge).has('main'),
  );
  const isOfEggs = shown.lines.some(({ name: line }) => /^eggs?\b/.test(line));
  return food && isFlesh(food) && hasNone && isOfEggs ? `add ${name}` : null;
}
