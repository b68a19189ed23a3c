/** What an API token can be allowed to read, or to read and change. */
export const AREAS = ['recipes', 'meal-plan', 'grocery-list'] as const;
export type Area = (typeof AREAS)[number];

export const SCOPES = [
  'recipes:read',
  'recipes:write',
  'meal-plan:read',
  'meal-plan:write',
  'grocery-list:read',
  'grocery-list:write',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Whether a token with these scopes may use an area. Permission to change includes reading. */
export function allows(scopes: readonly string[], area: Area, isChange: boolean): boolean {
  return scopes.includes(`${area}:write`) || (!isChange && scopes.includes(`${area}:read`));
}
