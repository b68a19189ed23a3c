import { z } from 'zod';
import { FIRST_DATE, isPlainDate, LAST_DATE } from '#shared/dates.ts';
import { endpoint } from '#shared/endpoint.ts';

export const mealDate = z
  .string('Please choose a date')
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Please give the date as yyyy-MM-dd.', abort: true })
  .refine(isPlainDate, `Please choose a date that exists, from ${FIRST_DATE} to ${LAST_DATE}.`);
export const mealType = z.enum(
  ['Breakfast', 'Lunch', 'Dinner', 'Snack'],
  'Please choose Breakfast, Lunch, Dinner or Snack.',
);
const recurring = z.enum(
  ['none', 'daily', 'weekly', 'monthly', 'yearly'],
  'Please choose how often it repeats.',
);
const id = z.string().max(100, 'That is no id of ours.');
const recipeId = z.string('Please choose a recipe').max(100, 'That is no id of ours.');

/** One meal of the plan. `recurring` is 'none' for a single meal. */
export const meal = z.object({
  id: z.string(),
  recipeId: z.string(),
  recipeName: z.string(),
  recipeImage: z.string().nullable(),
  date: z.string(),
  mealType,
  recurring,
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
    // One statement, whole by itself.
    transaction: false,
  })
    .input(z.object({ id: id.optional(), recipeId, date: mealDate, mealType: mealType.default('Dinner') }))
    .output(meal),
  remove: endpoint({
    method: 'DELETE',
    path: '/meal-plan/meals/{id}',
    summary: 'Take a meal off the plan',
    access: 'subscriber',
    errors: ['not_found'],
    transaction: false,
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.string() })),
  merge: endpoint({
    method: 'POST',
    path: '/meal-plan/merge',
    summary: 'Take over the plan a visitor kept on this device, each meal once',
    access: 'subscriber',
    transaction: false,
  })
    .input(
      z.object({
        meals: z
          .array(
            z.object({
              id,
              recipeId,
              date: mealDate,
              mealType,
              recurring: recurring.default('none'),
              addedAt: z.string().max(40).optional(),
            }),
          )
          .max(2000, 'That is too much at once.'),
      }),
    )
    .output(z.object({ merged: z.number(), skipped: z.number() })),
};
