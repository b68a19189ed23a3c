import { z } from 'zod';
import { nutrition, recipeAllergens } from '#features/foods/contract.ts';
import { FIRST_DATE, isPlainDate, LAST_DATE } from '#shared/dates.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { isSeen, isStorable } from '#shared/text.ts';
import { MEAL_TYPES, type PlannedMeal } from './rules/calendar.ts';
import { SERIES_SCOPES } from './rules/changes.ts';
import {
  LONGEST_INSTANT,
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_QUERY,
  LONGEST_TEXT,
  MEALS_BODY,
  MOST_ASKED_ALLERGENS,
  MOST_COPIED_DAYS,
  MOST_MERGED_MEALS,
  MOST_SERVINGS,
} from './rules/limits.ts';
import { RECURRING } from './rules/occurrences.ts';

export const mealDate = z
  .string(msg('Please choose a date'))
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: msg('Please enter the date as yyyy-MM-dd.'), abort: true })
  .refine(
    isPlainDate,
    msg('Please choose a date that exists, from {first} to {last}.', {
      first: FIRST_DATE,
      last: LAST_DATE,
    }),
  );
export const mealType = z.enum(MEAL_TYPES, msg('Please choose Breakfast, Lunch, Dinner or Snack.'));
const recurring = z.enum(RECURRING, msg('Please choose how often it repeats.'));
const id = z.string().max(LONGEST_ID, msg('No meal has this id.'));
const recipeId = z.string(msg('Please choose a recipe')).max(LONGEST_ID, msg('No recipe has this id.'));
/** A client-made id, so that a repeated request is recognized. */
const clientId = z.guid(msg('The id must be a UUID.'));
const text = z
  .string(msg('Please describe the meal.'))
  .trim()
  .min(1, { error: msg('Please describe the meal.'), abort: true })
  .max(LONGEST_TEXT, msg('Please use {count} characters at most.', { count: LONGEST_TEXT }))
  .refine(isSeen, msg('Please describe the meal.'));
const note = z
  .string()
  .trim()
  .max(LONGEST_NOTE, msg('Please keep the note to {count} characters.', { count: LONGEST_NOTE }))
  .refine(isStorable, msg('The note contains characters that cannot be saved.'));
const servings = z
  .int(msg('Please enter a whole number of servings.'))
  .min(1, msg('Please plan at least 1 serving.'))
  .max(MOST_SERVINGS, msg('Please plan at most {count} servings.', { count: MOST_SERVINGS }))
  .nullable();
const scope = z.enum(SERIES_SCOPES, msg('Please choose which meals in the series.'));
const secret = z.string().max(LONGEST_ID, msg('This link is not valid.'));

/** One meal of the plan. `recurring` is 'none' for a single meal. */
export const meal = z.object({
  id: z.string(),
  /** `null` for a free-text meal, whose text is its `recipeName`. */
  recipeId: z.string().nullable(),
  recipeName: z.string(),
  recipeImage: z.string().nullable(),
  /** True once its recipe has been deleted. */
  recipeGone: z.boolean(),
  date: z.string(),
  mealType,
  recurring,
  /** Shared by all occurrences of a repeating meal. */
  seriesId: z.string().nullable(),
  /** `null` for the recipe's own servings. */
  servings: z.number().nullable(),
  note: z.string(),
  addedAt: z.string(),
}) satisfies z.ZodType<PlannedMeal>;

const meals = z.object({ meals: z.array(meal) });

/** A recipe for the ingredients at hand. Times are minutes; `image` is a base address without extension. */
export const mealSuggestion = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  /** Minutes; `null` when unknown. */
  totalTime: z.number().nullable(),
  servings: z.number(),
  category: z.string(),
  /** Ids of the allergens it contains, and of others it may contain. */
  allergens: z.array(z.string()),
  mayContain: z.array(z.string()),
  /** Why it is suggested, shown to the cook. */
  reason: z.string(),
  /** The recipe's foods the cook has, and those they lack. */
  have: z.array(z.string()),
  missing: z.array(z.string()),
});
export type MealSuggestion = z.infer<typeof mealSuggestion>;

/** Nutrition of one day, one serving per meal. A meal is counted only when enough of its ingredients are known. */
export const dayNutrition = z.object({
  date: z.string(),
  total: nutrition,
  counted: z.number(),
  planned: z.number(),
});

/** For the API's document: either a recipe or a text, which no schema says. */
const EXAMPLE = { text: 'Leftover soup', date: '2026-03-14', mealType: 'Lunch' };

/** A meal to store unchanged: from a device, or restored by an undo. */
export const keptMeal = z
  .object({
    id,
    recipeId: recipeId.nullish(),
    /** The text of a free-text meal, or the title of a deleted recipe. */
    text: z
      .string()
      .trim()
      .max(LONGEST_NAME, 'This name is too long.')
      .refine(isStorable, 'Please describe the meal.')
      .optional(),
    recipeGone: z.boolean().optional(),
    date: mealDate,
    mealType,
    recurring: recurring.default('none'),
    seriesId: clientId.nullish(),
    servings: servings.optional(),
    note: note.optional(),
    addedAt: z.string().max(LONGEST_INSTANT).optional(),
  })
  .refine((kept) => kept.recipeId != null || text.safeParse(kept.text).success, {
    path: ['text'],
    error: `Please describe the meal in at most ${LONGEST_TEXT} characters.`,
  })
  .meta({ examples: [{ id: '5f1c1f2e-7a30-4a53-9c5e-0f6f3c1c9d10', ...EXAMPLE }] });

const changing = { access: 'subscriber', changesKitchen: true } as const;

export const mealPlanContract = {
  list: endpoint({
    method: 'GET',
    path: '/meal-plan',
    summary: 'Meals in a range of days',
    access: 'subscriber',
    sameForKitchen: true,
  })
    .input(z.object({ from: mealDate.optional(), to: mealDate.optional() }))
    .output(meals),
  nutrition: endpoint({
    method: 'GET',
    path: '/meal-plan/nutrition',
    summary: 'Nutrition per day, counting one serving of each meal; at most 42 days, only days with meals',
    access: 'subscriber',
    sameForKitchen: true,
  })
    .input(z.object({ from: mealDate, to: mealDate }))
    .output(z.object({ days: z.array(dayNutrition) })),
  allergens: endpoint({
    method: 'POST',
    path: '/meal-plan/allergens',
    summary: 'What some recipes contain that people may have to avoid; recipes without any are left out',
    access: 'public',
    transaction: false,
  })
    .input(z.object({ recipeIds: z.array(recipeId).max(MOST_ASKED_ALLERGENS) }))
    .output(z.object({ recipes: z.array(recipeAllergens) })),
  plan: endpoint({
    method: 'POST',
    path: '/meal-plan/meals',
    summary: 'Plan a recipe or a free-text meal',
    ...changing,
    errors: ['not_found', 'conflict'],
    transaction: 'statement',
  })
    .input(
      z
        .object({
          id: id.optional(),
          recipeId: recipeId.optional(),
          text: text.optional(),
          date: mealDate,
          mealType: mealType.default('Dinner'),
          servings: servings.optional(),
          note: note.optional(),
        })
        .refine(({ recipeId, text }) => (recipeId === undefined) !== (text === undefined), {
          path: ['recipeId'],
          error: 'Please choose a recipe or describe the meal.',
        })
        .meta({ examples: [EXAMPLE] }),
    )
    .output(meal),
  change: endpoint({
    method: 'PATCH',
    path: '/meal-plan/meals/{id}',
    summary: 'Change a meal: date, meal type, servings, note or text',
    ...changing,
    errors: ['not_found'],
    transaction: 'statement',
  })
    .input(
      z.object({
        id,
        date: mealDate.optional(),
        mealType: mealType.optional(),
        servings: servings.optional(),
        note: note.optional(),
        text: text.optional(),
      }),
    )
    .output(meal),
  remove: endpoint({
    method: 'DELETE',
    path: '/meal-plan/meals/{id}',
    summary: 'Remove a meal from the plan',
    ...changing,
    errors: ['not_found'],
    transaction: 'statement',
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.string() })),
  repeat: endpoint({
    method: 'POST',
    path: '/meal-plan/meals/{id}/repeat',
    summary: 'Repeat a meal 90 times; `none` takes it out of its series',
    ...changing,
    errors: ['not_found'],
  })
    .input(z.object({ id, recurring, seriesId: clientId.optional() }))
    .output(
      z.object({
        meal,
        /** Occurrences that were created. */
        meals: z.array(meal),
        /** Occurrences of its former series that were removed. */
        removed: z.array(meal),
      }),
    ),
  moveSeries: endpoint({
    method: 'POST',
    path: '/meal-plan/meals/{id}/series/move',
    summary:
      'Move a repeating meal, alone or with others in its series, by the days between its date and the new one',
    ...changing,
    errors: ['not_found'],
  })
    .input(z.object({ id, scope, date: mealDate, mealType: mealType.optional() }))
    .output(meals),
  removeSeries: endpoint({
    method: 'POST',
    path: '/meal-plan/meals/{id}/series/remove',
    summary: 'Remove a repeating meal, alone or with others in its series',
    ...changing,
    errors: ['not_found'],
  })
    .input(z.object({ id, scope }))
    .output(z.object({ removed: z.array(meal) })),
  copyDays: endpoint({
    method: 'POST',
    path: '/meal-plan/copy',
    summary: 'Copy a range of days to other days',
    ...changing,
  })
    .input(
      z.object({
        /** Identifies the operation, so that repeating it copies nothing twice. */
        id: clientId.optional(),
        from: mealDate,
        to: mealDate,
        days: z
          .int(msg('Please enter a number of days.'))
          .min(1, msg('Please copy at least one day.'))
          .max(MOST_COPIED_DAYS, msg('Please copy at most {count} days.', { count: MOST_COPIED_DAYS })),
      }),
    )
    .output(meals),
  merge: endpoint({
    method: 'POST',
    path: '/meal-plan/merge',
    summary: 'Merge meals stored on a device, each once',
    ...changing,
    transaction: 'statement',
    body: MEALS_BODY,
  })
    .input(
      z.object({
        meals: z
          .array(keptMeal, msg('Please send the meals.'))
          .max(MOST_MERGED_MEALS, msg('That is too many meals at once.')),
      }),
    )
    .output(z.object({ merged: z.number(), skipped: z.number() })),
  restore: endpoint({
    method: 'POST',
    path: '/meal-plan/restore',
    summary: 'Undo: restore meals and remove those added since',
    ...changing,
    body: MEALS_BODY,
  })
    .input(
      z.object({
        meals: z
          .array(keptMeal, msg('Please send the meals.'))
          .max(MOST_MERGED_MEALS, msg('That is too many meals at once.')),
        remove: z
          .array(id, msg('Please choose which meals to remove.'))
          .max(MOST_MERGED_MEALS, msg('That is too many meals at once.')),
      }),
    )
    .output(z.object({ restored: z.number(), removed: z.number() })),
  suggestions: endpoint({
    method: 'GET',
    path: '/meal-plan/suggestions',
    summary:
      'Up to three recipes for the ingredients at hand, each with a reason; without ingredients, new and popular ones',
    access: 'browse',
  })
    .input(
      z.object({
        q: z
          .string()
          .trim()
          .max(LONGEST_QUERY, msg('Please use {count} characters at most.', { count: LONGEST_QUERY }))
          .default(''),
        /** Any day of the week whose shopping counts; defaults to this week. */
        date: mealDate.optional(),
      }),
    )
    .output(z.object({ recipes: z.array(mealSuggestion) })),
  share: endpoint({
    method: 'GET',
    path: '/meal-plan/share',
    summary: "The plan's share link",
    access: 'subscriber',
  }).output(z.object({ link: z.object({ secret: z.string(), createdAt: z.string() }).nullable() })),
  createShare: endpoint({
    method: 'POST',
    path: '/meal-plan/share',
    summary: 'Create the share link, or return the existing one',
    access: 'subscriber',
    transaction: 'statement',
  }).output(z.object({ link: z.object({ secret: z.string(), createdAt: z.string() }) })),
  revokeShare: endpoint({
    method: 'DELETE',
    path: '/meal-plan/share',
    summary: 'Revoke the share link; a new one will differ',
    access: 'subscriber',
    transaction: 'statement',
  }).output(z.object({})),
  shared: endpoint({
    method: 'GET',
    path: '/meal-plan/shared/{secret}',
    summary: 'The plan behind a share link, at most 62 days',
    access: 'public',
    errors: ['not_found'],
  })
    .input(z.object({ secret, from: mealDate, to: mealDate }))
    .output(z.object({ owner: z.string(), meals: z.array(meal) })),
};
