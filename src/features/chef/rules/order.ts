import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { ONLY_NAMED } from './request/allowed-foods.ts';
import type { Understood } from './request/read-request.ts';
import { type Refined, refineRequest } from './request/refine-request.ts';
import { type ChefRequest, distinct } from './request/request.ts';
import { plainPhrase } from './request/request-words.ts';
import type { Texture } from './request/textures.ts';
import { firstTweaks } from './request/tweaks.ts';
import type { ChefMemory } from './turns/chef-memory.ts';
import type { Wish } from './turns/wish.ts';

export interface Order {
  prompt: string;
  previous?: ChefMemory;
  seed: number;
  avoid?: readonly TraitId[];
  avoidLines?: readonly RegExp[];
  /** The dish if none is named. */
  otherwise?: string;
  /** Whether it takes the place of a dish that is named, too. */
  isInstead?: boolean;
  /** Nothing but the foods that are named, and staples. */
  isOnlyNamed?: boolean;
  /** Whether the dish on screen stays: something was asked about it. */
  isSame?: boolean;
  /** What its taste and texture are to be like. */
  textures?: readonly Texture[];
  /** The change to the dish on screen that a message as a whole asks for. */
  asked?: Wish | null;
}

export function refinedOf(
  { previous }: Order,
  understood: Understood,
  isChange: boolean,
  knowledge: CookingKnowledge,
): Refined {
  if (isChange && previous) return refineRequest(understood, previous, knowledge);
  return {
    request: understood.request,
    kept: [],
    keptDish: null,
    changed: [],
    tweaks: firstTweaks(understood),
  };
}

/** Also avoids the foods of the order, and drops requests for foods that were only named to refuse them. */
export function heeding(
  request: ChefRequest,
  { avoid = [], avoidLines = [], isOnlyNamed = false }: Order,
  { larder }: CookingKnowledge,
): ChefRequest {
  const more = avoid.filter((trait) => !request.avoidedTraits.includes(trait));
  // Whoever names a dish and is to have no alcohol has it without the wine that was named beside it.
  const refused = request.dishes.length > 0 ? [...more, ...request.avoidedTraits] : more;
  const isRefused = (name: string) =>
    avoidLines.some((line) => line.test(plainPhrase(name))) ||
    (larder.get(name)?.food.traits.some((trait) => refused.includes(trait)) ?? false);
  return {
    ...request,
    avoidedTraits: [...request.avoidedTraits, ...more],
    wanted: request.wanted.filter((group) => !group.every(isRefused)),
    moods: isOnlyNamed ? distinct([...request.moods, ONLY_NAMED]) : request.moods,
  };
}

/** The request with the dish for an unusual food, or else with the default dish. */
export function withDish(
  request: ChefRequest,
  own: string | null,
  { otherwise, isInstead = false }: Order,
): ChefRequest {
  if (own) return { ...request, dishes: [own] };
  if (!otherwise || (request.dishes.length > 0 && !isInstead)) return request;
  return { ...request, dishes: [otherwise], leading: request.wanted.flat(), wanted: [] };
}
