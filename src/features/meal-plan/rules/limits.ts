import type { BodyLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** Characters of a free-text meal. */
export const LONGEST_TEXT = 120;
/** Characters of a deleted recipe's title. */
export const LONGEST_NAME = 300;
export const LONGEST_NOTE = 500;
/** Characters of the foods to suggest recipes for. */
export const LONGEST_QUERY = 200;
/** Characters of a date and time. */
export const LONGEST_INSTANT = 40;
export const MOST_SERVINGS = 100;
/** Meals of a visitor's plan. */
export const MOST_LOCAL_MEALS = 2000;
/** Per household, including past meals: four a day for almost seven years. */
export const MOST_PLANNED = 10_000;
/** Per response: longer plans are read in parts, and no calendar needs more. */
export const MOST_READ = 2_000;
/** Meals in a page as served, seven a day: rendering more would delay other requests, so the browser does it. */
export const MOST_RENDERED = 400;
/** Per merge or restore request. */
export const MOST_MERGED_MEALS = 2000;
/** As JSON. */
export const MEALS_BODY: BodyLimit = {
  bytes: 5 * 1024 * 1024,
  message: msg('That is too many meals at once.'),
};
/** Per copy request. */
export const MOST_COPIED_MEALS = 2000;
export const MOST_COPIED_DAYS = 31;
/** Days of a shared plan per request. */
export const MOST_SHARED_DAYS = 62;
/** Days of nutrition per request: the longest month view. */
export const MOST_NUTRITION_DAYS = 42;
/** Recipes of a month and its margins, whose allergens are requested at once. */
export const MOST_ASKED_FACTS = 500;
