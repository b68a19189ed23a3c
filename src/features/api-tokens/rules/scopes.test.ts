import { describe, expect, test } from 'vitest';
import { describeScopes } from './scope-names.ts';
import { AREAS, allows, SCOPES } from './scopes.ts';

describe('the scopes of an API token', () => {
  test('allow reading and changing each area', () => {
    expect([...SCOPES].sort()).toEqual(AREAS.flatMap((area) => [`${area}:read`, `${area}:write`]).sort());
  });

  test('are described in words', () => {
    expect(describeScopes(['meal-plan:read', 'recipes:read', 'recipes:write'])).toBe(
      'Recipes (read and change), meal plan (read)',
    );
  });

  test.each([
    [['recipes:read'], 'recipes', false, true],
    [['recipes:read'], 'recipes', true, false],
    [['recipes:write'], 'recipes', true, true],
    [['recipes:write'], 'recipes', false, true],
    [['recipes:write'], 'meal-plan', false, false],
    [['meal-plan:read', 'grocery-list:write'], 'meal-plan', true, false],
    [[], 'recipes', false, false],
  ] as const)('%j: may use %s (changing: %s): %s', (scopes, area, isChange, expected) => {
    expect(allows(scopes, area, isChange)).toBe(expected);
  });
});
