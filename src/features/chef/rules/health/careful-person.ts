import type { Message } from '#shared/t.ts';
import type { FoodGroup } from '../safety/food-groups.ts';

/** A person for whom known foods are unsafe: what must be left out, and what the cook is told. */
export interface CarefulPerson {
  foods: FoodGroup;
  note: Message;
}
