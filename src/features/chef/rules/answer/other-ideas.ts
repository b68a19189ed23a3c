import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { Classic } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { isLeftover } from '../knowledge/same-food.ts';
import type { ChefAnswer } from './chef-answer.ts';

/** 'Leftover lamb ideas', 'some suggestions for mince': more than one is asked for. */
const SEVERAL =
  /(?:^|\s)(?:ideas|suggestions|options|inspiration|recipe ideas|ideen|vorschläge|idées|idee|sugerencias|suggerimenti)(?=$|[\s.,;:!?])/i;
const MOST = 3;
/** Seeds after the first that are tried. */
const TRIES = 9;

/** What is asked for, without that it is several. */
export const withoutIdeas = (prompt: string): string => prompt.replace(SEVERAL, ' ').trim();
export const asksForIdeas = (prompt: string): boolean => SEVERAL.test(prompt);

/**
 * A dish with the names of two or three others that the chef would cook for the same words, each as safe as the first.
 *
 * @param cook the answer to the same words with another seed, or with the name of a dish before them
 */
export function withOtherIdeas(
  first: ChefAnswer,
  { prompt, seed }: { prompt: string; seed: number },
  cook: (seed: number, name?: string) => ChefAnswer,
  knowledge: CookingKnowledge,
): ChefAnswer {
  if (first.kind !== 'recipe') return first;
  const named = foodsNamed(prompt, first.recipe.ingredients);
  const hasThem = (lines: readonly { name: string }[]) =>
    named.every((word) => lines.some(({ name }) => name.toLowerCase().includes(word)));
  const titles = new Set([first.recipe.title]);
  for (let next = 1; next <= TRIES && titles.size <= MOST; next++) {
    const other = cook(seed + next);
    if (other.kind === 'recipe') titles.add(other.recipe.title);
  }
  for (const { id, title } of titles.size > FEWEST ? [] : alike(first, seed, knowledge)) {
    if (titles.size > MOST) break;
    const other = cook(seed, title);
    if (other.kind === 'recipe' && other.memory.dish === id && hasThem(other.recipe.ingredients))
      titles.add(other.recipe.title);
  }
  const others = [...titles].slice(1);
  return others.length === 0
    ? first
    : {
        ...first,
        // What must be heeded comes first.
        why: [
          ...first.why,
          t('Other ideas: {dishes}. Name one, and I will write it.', { dishes: listed(others) }),
        ],
      };
}
/** The foods of a recipe that somebody named: the rice of 'ideas for leftover rice'. */
const foodsNamed = (prompt: string, lines: readonly { name: string }[]): string[] => {
  const names = lines.map(({ name }) => name.toLowerCase()).join('\n');
  return (prompt.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => names.includes(word));
};

const FEWEST = 2;
const MOST_TRIED = 8;
const MINUTES_MORE = 10;

const sharesMeal = (one: Classic, other: Classic): boolean =>
  one.meals.some((meal) => other.meals.includes(meal));

/** Dishes of the same leftover, or favorites of the same kind that take no longer. */
function alike(
  { memory, recipe }: Extract<ChefAnswer, { kind: 'recipe' }>,
  seed: number,
  { classics, favourites }: CookingKnowledge,
): Classic[] {
  const own = classics.get(memory.dish);
  if (!own) return [];
  const names = new Set(recipe.ingredients.map(foodOf));
  const leftover = [...names].find((name) => isLeftover(name));
  const liked = new Set([...favourites.values()].flat());
  // What is for children, or light, comes from what people like of that.
  const moods = memory.request.moods.filter((mood) => favourites.get(mood)?.includes(own.id));
  const ofMood = (each: Classic): boolean => moods.every((mood) => favourites.get(mood)?.includes(each.id));
  const isAlike = (each: Classic): boolean =>
    leftover
      ? each.lines.some(({ name, alternatives }) =>
          [name, ...alternatives.map((one) => one.name)].includes(leftover),
        )
      : liked.has(each.id) &&
        (moods.length > 0 ? ofMood(each) && sharesMeal(each, own) : each.kind === own.kind) &&
        each.prep + each.cook <= own.prep + own.cook + MINUTES_MORE;
  const all = [...classics.values()].filter((each) => each.id !== own.id && isAlike(each));
  const from = all.length > MOST_TRIED ? (seed * MOST_TRIED) % (all.length - MOST_TRIED) : 0;
  return all.slice(from, from + MOST_TRIED);
}
