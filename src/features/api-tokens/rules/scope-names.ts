import { msg } from '#shared/t.ts';
import { capitalized } from '#shared/text.ts';
import { AREAS, type Area, allows, type Scope } from './scopes.ts';

export const AREA_NAMES: Record<Area, { label: string; hint: string }> = {
  recipes: {
    label: msg('Recipes'),
    hint: msg('Recipes, recipe book, videos, comments, imports and the AI Chef'),
  },
  'meal-plan': { label: msg('Meal plan'), hint: msg('What is planned on which day') },
  'grocery-list': { label: msg('Grocery list'), hint: msg('What to buy, and the grocery store') },
};

/** 'Recipes (read and change), meal plan (read)'. */
export function describeScopes(scopes: readonly Scope[]): string {
  const parts = AREAS.flatMap((area) => {
    if (!allows(scopes, area, false)) return [];
    return `${AREA_NAMES[area].label.toLowerCase()} (${allows(scopes, area, true) ? 'read and change' : 'read'})`;
  });
  const text = parts.join(', ');
  return capitalized(text);
}
