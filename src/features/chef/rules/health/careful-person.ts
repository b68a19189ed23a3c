import type { Message } from '#shared/t.ts';
import type { FoodGroup } from '../safety/food-groups.ts';

/** Someone for whom known foods are unsafe: what must be lacking, and what the cook is told. */
export interface CarefulPerson {
  foods: FoodGroup;
  note: Message;
}
