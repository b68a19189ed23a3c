import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isLeftover } from '../knowledge/same-food.ts';
import type { ChefRequest } from '../request/request.ts';
import type { Classic, Part } from './classic.ts';
import type { FilledLine } from './foods.ts';
import { isNoJoint, isStillSaid, speaksOfAnatomy } from './steps.ts';
import { isReplaced, namesIn, titleWord } from './title.ts';

const MADE_BY_HAND = /\b(?:pastry|crust)\b/;

/**
 * The food that the dish cannot do without, judging by its title or its steps, which are `null` if they now say too
 * little.
 */
export function lostFood(
  { title }: Classic,
  lines: readonly FilledLine[],
  steps: readonly (string | null)[],
  { avoidedFoods }: ChefRequest,
  knowledge: CookingKnowledge,
): string | null {
  if (steps.includes(null)) return lines.find(({ taken }) => taken === null)?.line.name ?? '';
  const isTold = (each: FilledLine) =>
    (each.taken === null && namesIn(title, titleWord(each.line.name))) || isStillSaid(each, lines, steps);
  const told = lines.find((each) => isReplaced(each) && isTold(each));
  if (told) return told.line.name;
  // Nothing else crackles.
  const skin = lines.find((each) => isReplaced(each) && /\b(?:skin|rind|crackling)$/.test(each.own.name));
  if (skin) return skin.line.name;
  const raising = lines.find((each) => raisesNoMore(each, steps));
  if (raising) return raising.line.name;
  const lead = otherLead(lines, knowledge);
  if (lead && !isOfMeat(lead.taken, knowledge) && steps.some(speaksOfAnatomy)) return lead.line.name;
  const noJoint = lines.find(
    (each) =>
      each.line.isLead && !each.line.alternatives.includes(each.taken as Part) && isNoJoint(each, steps),
  );
  if (noJoint) return noJoint.line.name;
  // Somebody who wants no pastry wants none that is made by hand either.
  const isMadeHere = avoidedFoods.some(
    (avoided) => MADE_BY_HAND.test(avoided) && steps.some((step) => step && MADE_BY_HAND.test(step)),
  );
  return isMadeHere ? 'pastry' : null;
}

/** Nothing else holds the air that eggs are whisked for: what took their place is not whisked until thick. */
const raisesNoMore = ({ line, own, taken }: FilledLine, steps: readonly (string | null)[]): boolean =>
  taken !== null &&
  taken !== own &&
  /^eggs?$/.test(own.name) &&
  !line.alternatives.includes(taken) &&
  steps.some(
    (step) =>
      step &&
      new RegExp(
        `[Ww]hisk (?:the )?${taken.name} [^.]*(?:until|to) [^.]*(?:thick|pale|fluffy|foamy|volume)`,
      ).test(step),
  );

/** The first leading food in whose place another sort of food is cooked. */
export const otherLead = (
  lines: readonly FilledLine[],
  knowledge: CookingKnowledge,
): FilledLine | undefined => lines.find((each) => each.line.isLead && isOfOtherSort(each, knowledge));

/** Whether plants took the place of an animal or of eggs, which needs other steps, another time and sign of doneness. */
function isOfOtherSort({ own, taken }: FilledLine, { catalog }: CookingKnowledge): boolean {
  if (taken === null || taken === own) return false;
  if (isLeftover(taken.name)) return true;
  const sortOf = (part: Part) => {
    const traits = findFood(catalog, part.name)?.traits ?? [];
    if (traits.some((trait) => ANIMALS.includes(trait))) return 'animal';
    return traits.includes('eggs') ? 'egg' : 'other';
  };
  return sortOf(own) !== sortOf(taken) || /^dried |split/.test(own.name) !== /^dried |split/.test(taken.name);
}

const isOfMeat = (part: Part | null, { catalog }: CookingKnowledge) =>
  part !== null && (findFood(catalog, part.name)?.traits ?? []).some((trait) => ANIMALS.includes(trait));
