import { foodCatalog, germanNames } from '#features/foods/server/catalog.ts';
import type { UnitSystem } from '#shared/unit-systems.ts';
import type { Overlay } from '../../rules/compose-list.ts';
import { inWords } from '../../rules/in-words.ts';
import type { GroceryList } from '../../rules/list.ts';
import { listOfPlan, type Plan } from '../../rules/split-days.ts';
import { understandLine } from './understand.ts';

export interface ListOrder {
  plan: Plan;
  overlay: Overlay;
  units: UnitSystem;
}

/** The list in the reader's language. */
export function makeList({ plan, overlay, units }: ListOrder): GroceryList {
  return inWords(listOfPlan(plan, overlay, understandLine, units), foodById, germanNames());
}

const foodById = (id: string) => foodCatalog().byId.get(id);
