import { type Message, msg, t } from '#shared/t.ts';
import type { MealType } from './calendar.ts';

const NAMES: Record<MealType, Message> = {
  Breakfast: msg('Breakfast'),
  Lunch: msg('Lunch'),
  Dinner: msg('Dinner'),
  Snack: msg('Snack'),
};
const WITHIN_TEXT: Record<MealType, Message> = {
  Breakfast: msg('breakfast'),
  Lunch: msg('lunch'),
  Dinner: msg('dinner'),
  Snack: msg('snack'),
};
const ADD: Record<MealType, Message> = {
  Breakfast: msg('Add breakfast'),
  Lunch: msg('Add lunch'),
  Dinner: msg('Add dinner'),
  Snack: msg('Add snack'),
};

/** 'Dinner', as a heading. */
export const mealName = (type: MealType): string => t(NAMES[type]);
/** 'dinner', within a text. */
export const mealWord = (type: MealType): string => t(WITHIN_TEXT[type]);
/** 'Add dinner'. */
export const addMealText = (type: MealType): string => t(ADD[type]);
