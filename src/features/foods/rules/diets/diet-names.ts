import type { Diet } from '#features/accounts/rules/diets.ts';
import { type Message, msg } from '#shared/t.ts';

/** Display name of each diet. */
export const DIET_NAMES: Readonly<Record<Diet, Message>> = {
  vegetarian: msg('Vegetarian'),
  vegan: msg('Vegan'),
  'gluten-free': msg('Gluten-free'),
  'dairy-free': msg('Dairy-free'),
  'nut-free': msg('Nut-free'),
  pescatarian: msg('Pescatarian'),
  'plant-based': msg('Plant-based'),
  keto: msg('Keto'),
  paleo: msg('Paleo'),
  'low-sodium': msg('Low-sodium'),
  'high-protein': msg('High-protein'),
  carnivore: msg('Carnivore'),
  'lacto-vegetarian': msg('Lacto-vegetarian'),
  'ovo-vegetarian': msg('Ovo-vegetarian'),
  'lacto-ovo-vegetarian': msg('Lacto-ovo-vegetarian'),
  pollotarian: msg('Pollotarian'),
};

/** The name of a diet or food as written within a sentence. */
export const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
