import type { LarderFood } from '../knowledge/larder.ts';
import { type Addition, lineOf, withCut } from './addition-lines.ts';
import type { SavoryDish } from './dish-kinds.ts';
import { mainSimmer, soupBase } from './placing.ts';

const STARCHES = ['rice', 'pasta', 'grain', 'noodle'];
/** In a soup, they swell, and are half of what they are beside a dish. */
const SHARE = 0.5;

/** Rice, pasta or barley cooks in the soup it is wanted in; `null` for other foods and dishes. */
export function inTheSoup(
  { kind, steps }: Pick<SavoryDish, 'kind' | 'steps'>,
  food: LarderFood,
  servings: number,
): Addition | null {
  const use = food.uses.get('boil') ?? food.uses.get('absorb') ?? food.uses.get('soak');
  if (kind !== 'soup' || !use || !STARCHES.some((each) => food.kinds.has(each))) return null;
  const line = lineOf(food, servings, SHARE);
  const main = mainSimmer(steps);
  const added: Pick<Addition, 'larder' | 'lines' | 'place'> = {
    larder: food,
    lines: [withCut(line, use.cut)],
    place: 'in-soup',
  };
  const { minutes } = use;
  if (!main || soupBase(steps) !== main)
    return {
      ...added,
      step: `Add the ${line.say} and simmer for ${minutes} minutes, stirring now and then, until tender, with a splash of hot water if it gets too thick.`,
      minutes,
    };
  const more = minutes - main.minutes;
  return more > 0
    ? {
        ...added,
        step: `Let the ${line.say} simmer along from the start, ${more} minutes longer in all, until tender, and top up with hot water if it gets too thick.`,
        minutes: more,
      }
    : {
        ...added,
        step: `Add the ${line.say} for the last ${minutes} minutes and simmer, until tender.`,
        minutes: 0,
      };
}
