import { z } from 'zod';
import { nutrition } from '#features/foods/contract.ts';
import { FIRST_DATE, isPlainDate, LAST_DATE } from '#shared/dates.ts';
import { endpoint } from '#shared/endpoint.ts';
import { isSeen, isStorable } from '#shared/text.ts';
import { MEAL_TYPES, type PlannedMeal } from './rules/calendar.ts';
import { SERIES_SCOPES } from './rules/changes.ts';
import {
  LONGEST_NAME,
  LONGEST_NOTE,
  LONGEST_QUERY,
  LONGEST_TEXT,
  MOST_COPIED_DAYS,
  MOST_MERGED_MEALS,
  MOST_SERVINGS,
} from './rules/limits.ts';
import { RECURRING } from './rules/occurrences.ts';

export const mealDate = z
  .string('Please choose a date')
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Please give the date as yyyy-MM-dd.', abort: true })
  .refine(isPlainDate, `Please choose a date that exists, from ${FIRST_DATE} to ${LAST_DATE}.`);
export const mealType = z.enum(MEAL_TYPES, 'Please choose Breakfast, Lunch, Dinner or Snack.');
const recurring = z.enum(RECURRING, 'Please choose how often it repeats.');
const id = z.string().max(100, 'That is no id of ours.');
const recipeId = z.string('Please choose a recipe').max(100, 'That is no id of ours.');
/** An id that the client makes, so that a request it repeats is known again. */
const clientId = z.guid('The id must be a UUID.');
const text = z
  .string('Please write what you plan.')
  .trim()
  .min(1, { error: 'Please write what you plan.', abort: true })
  .max(LONGEST_TEXT, `Please use ${LONGEST_TEXT} characters at most.`)
  .refine(isSeen, 'Please write what you plan.');
const note = z
  .string()
  .trim()
  .max(LONGEST_NOTE, `Please keep the note to ${LONGEST_NOTE} characters.`)
  .refine(isStorable, 'Please write the note again.');
const servings = z
  .int('Please give whole servings.')
  .min(1, 'Please plan for 1 serving or more.')
  .max(MOST_SERVINGS, `Please plan for ${MOST_SERVINGS} servings at most.`)
  .nullable();
const scope = z.enum(SERIES_SCOPES, 'Please choose which meals of the series.');
const secret = z.string().max(100, 'That is no link of ours.');

/** One meal of the plan. `recurring` is 'none' for a single meal. */
export const meal = z.object({
  id: z.string(),
  /** `null` for a free-text entry, whose text is its `recipeName`. */
  recipeId: z.string().nullable(),
  recipeName: z.string(),
  recipeImage: z.string().nullable(),
  /** Whether its recipe was deleted. */
  recipeGone: z.boolean(),
  date: z.string(),
  mealType,
  recurring,
  /** What the occurrences of a repeated meal have in common. */
  seriesId: z.string().nullable(),
  /** `null` for as many as the recipe serves. */
  servings: z.number().nullable(),
  note: z.string(),
  addedAt: z.string(),
}) satisfies z.ZodType<PlannedMeal>;

const meals = z.object({ meals: z.array(meal) });

/** A recipe for what is at home. Times are minutes, `image` is a base address: see `media/rules/pictures.ts`. */
export const mealSuggestion = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  /** Minutes; `null` where nobody said. */
  totalTime: z.number().nullable(),
  servings: z.number(),
  category: z.string(),
  /** Why it is suggested, to read. */
  reason: z.string(),
  /** The foods of its ingredients that were named, and the others. */
  have: z.array(z.string()),
  missing: z.array(z.string()),
});
export type MealSuggestion = z.infer<typeof mealSuggestion>;

/** What one serving of each meal of a day has; a meal whose ingredients do not tell enough is planned, not counted. */
const dayNutrition = z.object({
  date: z.string(),
  total: nutrition,
  counted: z.number(),
  planned: z.number(),
});

/** A meal to take over as it is: one kept on a device, or one that was removed and comes back. */
const keptMeal = z
  .object({
    id,
    recipeId: recipeId.nullish(),
    /** Of a free-text entry; for a deleted recipe, its name. */
    text: z
      .string()
      .trim()
      .max(LONGEST_NAME, 'That name is too long.')
      .refine(isStorable, 'Please write what you plan.')
      .optional(),
    recipeGone: z.boolean().optional(),
    date: mealDate,
    mealType,
    recurring: recurring.default('none'),
    seriesId: clientId.nullish(),
    servings: servings.optional(),
    note: note.optional(),
    addedAt: z.string().max(40).optional(),
  })
  .refine((kept) => kept.recipeId != null || text.safeParse(kept.text).success, {
    path: ['text'],
    error: `Please write what you plan, in ${LONGEST_TEXT} characters at most.`,
  });

/** What every change of the plan has in common. */
const changing = { access: 'subscriber', changesKitchen: true } as const;

export const mealPlanContract = {
  list: endpoint({
    method: 'GET',
    path: '/meal-plan',
    summary: 'The meals of a range of days',
    access: 'subscriber',
    sameForKitchen: true,
  })
    .input(z.object({ from: mealDate.optional(), to: mealDate.optional() }))
    .output(meals),
  nutrition: endpoint({
    method: 'GET',
    path: '/meal-plan/nutrition',
    summary: 'What one serving of each meal has, by day, 42 days at most; only days with meals',
    access: 'subscriber',
    sameForKitchen: true,
  })
    .input(z.object({ from: mealDate, to: mealDate }))
    .output(z.object({ days: z.array(dayNutrition) })),
  add: endpoint({
    method: 'POST',
    path: '/meal-plan/meals',
    summary: 'Plan a recipe, or anything in words',
    ...changing,
    errors: ['not_found', 'conflict'],
    // One statement, whole by itself.
    transaction: false,
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
          error: 'Please choose a recipe, or write what you plan.',
        }),
    )
    .output(meal),
  change: endpoint({
    method: 'PATCH',
    path: '/meal-plan/meals/{id}',
    summary: 'Change a meal: its day, its place in the day, servings, note, or its text',
    ...changing,
    errors: ['not_found'],
    transaction: false,
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
    summary: 'Take a meal off the plan',
    ...changing,
    errors: ['not_found'],
    transaction: false,
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.string() })),
  repeat: endpoint({
    method: 'POST',
    path: '/meal-plan/meals/{id}/repeat',
    summary: 'Repeat a meal on the next 90 occurrences; none ends its part in a series',
    ...changing,
    errors: ['not_found'],
  })
    .input(z.object({ id, recurring, seriesId: clientId.optional() }))
    .output(
      z.object({
        meal,
        /** The occurrences that were made. */
        meals: z.array(meal),
        /** The occurrences of its former series that were taken off. */
        removed: z.array(meal),
      }),
    ),
  moveSeries: endpoint({
    method: 'POST',
    path: '/meal-plan/meals/{id}/series/move',
    summary:
      'Move a repeated meal, with the others of its series or alone, by the days from its date to another',
    ...changing,
    errors: ['not_found'],
  })
    .input(z.object({ id, scope, date: mealDate, mealType: mealType.optional() }))
    .output(meals),
  removeSeries: endpoint({
    method: 'POST',
    path: '/meal-plan/meals/{id}/series/remove',
    summary: 'Take a repeated meal off the plan, with the others of its series or alone',
    ...changing,
    errors: ['not_found'],
  })
    .input(z.object({ id, scope }))
    .output(z.object({ removed: z.array(meal) })),
  copy: endpoint({
    method: 'POST',
    path: '/meal-plan/copy',
    summary: 'Copy the meals of some days to other days',
    ...changing,
  })
    .input(
      z.object({
        /** Names the operation: sent again, it makes nothing twice. */
        id: clientId.optional(),
        from: mealDate,
        to: mealDate,
        days: z
          .int('Please give a number of days.')
          .min(1, 'Please copy one day or more.')
          .max(MOST_COPIED_DAYS, `Please copy ${MOST_COPIED_DAYS} days at most.`),
      }),
    )
    .output(meals),
  merge: endpoint({
    method: 'POST',
    path: '/meal-plan/merge',
    summary: 'Take over meals that a device kept, or that were removed, each once',
    ...changing,
    transaction: false,
  })
    .input(
      z.object({
        meals: z
          .array(keptMeal, 'Please send the meals.')
          .max(MOST_MERGED_MEALS, 'That is too much at once.'),
      }),
    )
    .output(z.object({ merged: z.number(), skipped: z.number() })),
  restore: endpoint({
    method: 'POST',
    path: '/meal-plan/restore',
    summary: 'Undo: put meals back as they were, and take off those made since',
    ...changing,
  })
    .input(
      z.object({
        meals: z
          .array(keptMeal, 'Please send the meals.')
          .max(MOST_MERGED_MEALS, 'That is too much at once.'),
        remove: z
          .array(id, 'Please say which meals to take off.')
          .max(MOST_MERGED_MEALS, 'That is too much at once.'),
      }),
    )
    .output(z.object({ restored: z.number(), removed: z.number() })),
  suggestions: endpoint({
    method: 'GET',
    path: '/meal-plan/suggestions',
    summary: 'Up to three recipes for the foods at hand, each with why; without foods, new and popular ones',
    access: 'browse',
  })
    .input(
      z.object({
        q: z
          .string()
          .trim()
          .max(LONGEST_QUERY, `Please use ${LONGEST_QUERY} characters at most.`)
          .default(''),
        /** A day of the week whose shopping counts; this week unless told. */
        date: mealDate.optional(),
      }),
    )
    .output(z.object({ recipes: z.array(mealSuggestion) })),
  share: endpoint({
    method: 'GET',
    path: '/meal-plan/share',
    summary: 'The link under which anyone may look at the plan',
    access: 'subscriber',
  }).output(z.object({ link: z.object({ secret: z.string(), createdAt: z.string() }).nullable() })),
  shareCreate: endpoint({
    method: 'POST',
    path: '/meal-plan/share',
    summary: 'Make the link, or get the one there is',
    access: 'subscriber',
    transaction: false,
  }).output(z.object({ link: z.object({ secret: z.string(), createdAt: z.string() }) })),
  shareRevoke: endpoint({
    method: 'DELETE',
    path: '/meal-plan/share',
    summary: 'Withdraw the link; a later one is another',
    access: 'subscriber',
    transaction: false,
  }).output(z.object({})),
  shared: endpoint({
    method: 'GET',
    path: '/meal-plan/shared/{secret}',
    summary: 'What the holder of the link sees, 62 days at most',
    access: 'public',
    errors: ['not_found'],
  })
    .input(z.object({ secret, from: mealDate, to: mealDate }))
    .output(z.object({ owner: z.string(), meals: z.array(meal) })),
};
