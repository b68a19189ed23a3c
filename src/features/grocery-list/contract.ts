import { z } from 'zod';
import { mealDate } from '#features/meal-plan/contract.ts';
import { MOST_SERVINGS } from '#features/meal-plan/rules/limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { isSeen, isStorable } from '#shared/text.ts';
import { UNIT_SYSTEMS } from '#shared/unit-systems.ts';
import {
  LIST_BODY,
  LONGEST_AMOUNT,
  LONGEST_DATE,
  LONGEST_ITEM,
  LONGEST_ITEM_KEY,
  MOST_ON_DEVICE,
  MOST_PREVIEWED_MEALS,
  MOST_TICKED_AT_ONCE,
  MOST_TICKS,
} from './rules/limits.ts';
import type { GroceryFood, GroceryItem, GroceryList } from './rules/list.ts';
import { PLACES } from './rules/ticks.ts';

/** An amount of a food in grams ('g'), milliliters ('ml') or pieces; `each` is the size of one piece, if given. */
const quantity = { quantity: z.number(), unit: z.string().nullable() };
export const neededPart = z.object({ ...quantity, each: z.object(quantity).optional() });

/** A line of the plain list: what recipes need in the same words, or what the cook added. */
export const groceryItem = z.object({
  /** Stable across changes to the plan. */
  key: z.string(),
  text: z.string(),
  /** The amount in its text: '2 cups'; empty if it starts without one. */
  amount: z.string(),
  ticked: z.boolean(),
  /** Ticks by household members: at home or in the cart. */
  ticks: z.array(z.object({ id: z.string(), place: z.enum(PLACES) })),
  /** The key of its food. */
  food: z.string(),
  recipes: z.array(
    z.object({
      recipeId: z.string(),
      title: z.string(),
      times: z.number(),
      /** The last date it is planned for in the range; `null` if a date is invalid. */
      lastDate: z.string().nullable(),
      /** What this recipe needs of it. */
      text: z.string(),
    }),
  ),
  /** Added by the cook. */
  isOwn: z.boolean(),
  /** A staple, always at home. */
  isStaple: z.boolean(),
  /** What this line needs of its food. */
  needs: z.array(neededPart),
}) satisfies z.ZodType<GroceryItem>;

/** A food, combining all its lines. */
export const groceryFood = z.object({
  key: z.string(),
  name: z.string(),
  /** The name as in recipes, for stores and for stored changes. */
  written: z.string(),
  /** An aisle's id; 'other', 'home' for tap water and ice, 'tools' for kitchen tools. */
  aisle: z.string(),
  /** '300 g + 2 pieces'; empty when no line has an amount. */
  amount: z.string(),
  /** The amount in numbers. */
  needs: z.array(neededPart),
  /** Line keys. */
  lines: z.array(z.string()),
  isStaple: z.boolean(),
  /** True when the cook changed the amount. */
  isChanged: z.boolean(),
  /** Ids of what it contains that some people must not eat, and of what some brands contain; absent without any. */
  allergens: z.array(z.string()).optional(),
  mayContain: z.array(z.string()).optional(),
  /** Ids of the diets whose followers do not eat it. */
  unsuitedTo: z.array(z.string()).optional(),
}) satisfies z.ZodType<GroceryFood>;

const partOfList = z.object({
  items: z.array(groceryItem.pick({ key: true, text: true, amount: true, needs: true, recipes: true })),
  foods: z.array(groceryFood.pick({ key: true, name: true, amount: true, needs: true })),
});

export const groceryList = z.object({
  /** The plain list: alphabetical, lines merged by text (spec part 2 §5). */
  items: z.array(groceryItem),
  /** The same list by food. */
  foods: z.array(groceryFood),
  /** Needs before `today` and from then on, for foods needed in both; `null` if nothing is split. */
  split: z.object({ earlier: partOfList, later: partOfList }).nullable(),
  /** Meals in the range with an existing recipe. */
  shown: z.number(),
  /** All planned meals. */
  total: z.number(),
}) satisfies z.ZodType<GroceryList>;

const itemKey = z
  .string(msg('Please choose an item'))
  .min(1, msg('Please choose an item'))
  .max(LONGEST_ITEM_KEY, msg('The name of the item is too long.'))
  .refine(isStorable, msg('The name of the item contains invalid characters.'));
const id = z.uuid(msg('No item has this id.'));
const extraText = z
  .string(msg('Please say what to buy.'))
  .trim()
  .min(1, { error: msg('Please say what to buy.'), abort: true })
  .max(LONGEST_ITEM, msg('Please use {count} characters at most.', { count: LONGEST_ITEM }))
  .refine(isSeen, msg('This text contains invalid characters.'));
const amount = z
  .string(msg('Please say how much.'))
  .trim()
  .min(1, msg('Please say how much.'))
  .max(LONGEST_AMOUNT, msg('Please use {count} characters at most for an amount.', { count: LONGEST_AMOUNT }))
  .refine(isStorable, msg('This amount contains invalid characters.'));
const range = { start: mealDate.optional(), end: mealDate.optional() };
/** The cook's local date. If given, needs of earlier days are split off. */
const today = mealDate.optional();
/** Units for amounts; as written in the recipes by default. */
const units = z.enum(UNIT_SYSTEMS, msg('Please choose written, metric or us.')).default('written');

const edit = { access: 'subscriber', changesKitchen: true, transaction: 'statement' } as const;

export const groceryListContract = {
  get: endpoint({
    method: 'GET',
    path: '/grocery-list',
    summary: 'The grocery list for the plan, or for a range of days',
    access: 'subscriber',
    sameForKitchen: true,
  })
    .input(z.object({ ...range, today, units }))
    .output(groceryList),
  preview: endpoint({
    method: 'POST',
    path: '/grocery-list/preview',
    summary: 'The grocery list for a plan stored on a device',
    access: 'device',
    transaction: false,
    body: LIST_BODY,
  })
    .input(
      z.object({
        ...range,
        today,
        units,
        meals: z
          .array(
            z.object({
              recipeId: z.string().max(LONGEST_ID).nullable(),
              date: z.string().max(LONGEST_DATE),
              servings: z.number().int().min(1).max(MOST_SERVINGS).nullable().optional(),
            }),
            msg('Please send the meals of the plan.'),
          )
          .max(MOST_PREVIEWED_MEALS, msg('This plan has too many meals for one list.')),
        extras: z
          .array(z.object({ id, text: extraText }))
          .max(MOST_ON_DEVICE.extras, msg('This list is too long.'))
          .default([]),
        amounts: z
          .array(z.object({ key: itemKey, amount }))
          .max(MOST_ON_DEVICE.amounts, msg('This list is too long.'))
          .default([]),
        staples: z.array(itemKey).max(MOST_ON_DEVICE.staples, msg('This list is too long.')).default([]),
      }),
    )
    .output(groceryList),
  tick: endpoint({
    ...edit,
    method: 'PUT',
    path: '/grocery-list/ticks',
    summary: 'Tick lines, or remove ticks from them (all ticks unless `seen` names some)',
    body: LIST_BODY,
  })
    .input(
      z.object({
        keys: z
          .array(itemKey, msg('Please choose an item'))
          .min(1, msg('Please choose an item'))
          .max(
            MOST_TICKED_AT_ONCE,
            msg('Please tick at most {count} lines at once.', { count: MOST_TICKED_AT_ONCE }),
          ),
        ticked: z.boolean(msg('Please say whether the item is ticked.')),
        /** An id generated by the client for a new tick, so that repeats count once. */
        id: id.optional(),
        place: z.enum(PLACES, msg('Please choose home or cart.')).default('home'),
        /** Ids of the ticks to remove. */
        seen: z
          .array(id, msg('No tick has this id.'))
          .max(MOST_TICKS, msg('That is too many ticks at once.'))
          .optional(),
      }),
    )
    .output(z.object({ keys: z.array(z.string()), ticked: z.boolean() })),
  addItem: endpoint({
    ...edit,
    method: 'PUT',
    path: '/grocery-list/items/{id}',
    summary: 'Add an item, or change its text',
  })
    .input(
      z.object({
        id,
        text: extraText,
        /** Restores an item that was removed, as an undo; otherwise it stays removed. */
        restores: z.boolean().default(false),
      }),
    )
    .output(z.object({ id: z.string(), text: z.string() })),
  removeItem: endpoint({
    ...edit,
    method: 'DELETE',
    path: '/grocery-list/items/{id}',
    summary: 'Remove an added item',
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.string() })),
  setAmount: endpoint({
    ...edit,
    method: 'PUT',
    path: '/grocery-list/amounts',
    summary: 'Set the amount of a line or food; `null` restores the amount in the plan',
  })
    .input(z.object({ key: itemKey, amount: amount.nullable() }))
    .output(z.object({ key: z.string(), amount: z.string().nullable() })),
  setStaple: endpoint({
    ...edit,
    method: 'PUT',
    path: '/grocery-list/staples',
    summary: 'Mark a food as always at home, or not',
  })
    .input(
      z.object({
        key: itemKey,
        name: z
          .string(msg('Please name the food.'))
          .trim()
          .min(1, msg('Please name the food.'))
          .max(LONGEST_ITEM, msg('This name is too long.'))
          .refine(isStorable, msg('The name of the food contains invalid characters.')),
        isStaple: z.boolean(msg('Please say whether the food is always at home.')),
      }),
    )
    .output(z.object({ key: z.string(), isStaple: z.boolean() })),
};
