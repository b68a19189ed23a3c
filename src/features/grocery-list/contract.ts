import { z } from 'zod';
import { mealDate } from '#features/meal-plan/contract.ts';
import { endpoint } from '#shared/endpoint.ts';

export const groceryItem = z.object({
  /** Names the line across changes of the plan. */
  key: z.string(),
  text: z.string(),
  ticked: z.boolean(),
  recipes: z.array(z.object({ recipeId: z.string(), title: z.string(), times: z.number() })),
});
export type GroceryItem = z.infer<typeof groceryItem>;

export const groceryListContract = {
  get: endpoint({
    method: 'GET',
    path: '/grocery-list',
    summary: 'What to buy for the plan, or for a range of its days',
    access: 'subscriber',
    sameForKitchen: true,
  })
    .input(z.object({ start: mealDate.optional(), end: mealDate.optional() }))
    .output(
      z.object({
        items: z.array(groceryItem),
        /** Meals in the range whose recipe exists, and all meals. */ shown: z.number(),
        total: z.number(),
      }),
    ),
  tick: endpoint({
    method: 'PUT',
    path: '/grocery-list/ticks',
    summary: 'Tick or untick an item',
    access: 'subscriber',
    changesKitchen: true,
    // One statement, whole by itself.
    transaction: false,
  })
    .input(
      z.object({
        key: z
          .string('Please choose an item')
          .min(1, 'Please choose an item')
          .max(700, 'The name of the item is too long.')
          .refine((key) => !key.includes('\0'), 'The name of the item cannot be read.'),
        ticked: z.boolean('Please say whether the item is ticked.'),
      }),
    )
    .output(z.object({ key: z.string(), ticked: z.boolean() })),
};
