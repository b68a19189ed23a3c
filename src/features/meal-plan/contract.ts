import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

export const mealDate = z
  .string('Please choose a date')
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please give the date as yyyy-MM-dd.');
export const mealType = z.enum(
  ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
  'Please choose Breakfast, Lunch, Dinner or Snack.',
);
const id = z.string().max(100);

/** One meal of the plan. `recurring` is 'none' for a single meal. */
export const meal = z.object({
  id: z.string(),
  recipeId: z.string(),
  recipeName: z.string(),
  recipeImage: z.string().nullable(),
  date: z.string(),
  mealType,
  recurring: z.enum(['none', 'daily', 'weekly', 'monthly', 'yearly']),
  addedAt: z.string(),
});
export type Meal = z.infer<typeof meal>;

export const mealPlanContract = {
  list: endpoint({
    method: 'GET',
    path: '/meal-plan',
    summary: 'The meals of a range of days',
    access: 'subscriber',
  })
    .input(z.object({ from: mealDate.optional(), to: mealDate.optional() }))
    .output(z.object({ meals: z.array(meal) })),
  add: endpoint({
    method: 'POST',
    path: '/meal-plan/meals',
    summary: 'Plan a recipe',
    access: 'subscriber',
    errors: ['not_found', 'conflict'],
  })
    .input(
      z.object({ id: id.optional(), recipeId: id, date: mealDate, mealType: mealType.default('Dinner') }),
    )
    .output(meal),
  remove: endpoint({
    method: 'DELETE',
    path: '/meal-plan/meals/{id}',
    summary: 'Take a meal off the plan',
    access: 'subscriber',
    errors: ['not_found'],
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.string() })),
  merge: endpoint({
    method: 'POST',
    path: '/meal-plan/merge',
    summary: 'Take over the plan a visitor kept on this device, each meal once',
    access: 'subscriber',
  })
    .input(
      z.object({
        meals: z
          .array(
            z.object({ id, recipeId: id, date: mealDate, mealType, addedAt: z.string().max(40).optional() }),
          )
          .max(2000, 'That is too much at once.'),
      }),
    )
    .output(z.object({ merged: z.number(), skipped: z.number() })),
};
