/** The storage key of a visitor's plan (spec part 1 §9). In its own file because the app shell needs it on every page. */
export const LOCAL_PLAN_KEY = 'recipe-app-meal-plan';
