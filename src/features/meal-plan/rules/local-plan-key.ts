/** Where a visitor's plan is kept in the browser (spec part 1 §9). On its own, because every page asks for it. */
export const LOCAL_PLAN_KEY = 'recipe-app-meal-plan';
