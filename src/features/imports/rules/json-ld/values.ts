/** The result of `JSON.parse`. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** A string or number as text; for an object, the first of `keys` that is one; for a list, its first entry. */
export function textOf(value: Json | undefined, keys: readonly string[], deep = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (deep > 4) return '';
  if (Array.isArray(value)) return textOf(value[0], keys, deep + 1);
  if (!isObject(value)) return '';
  const keyed = ['@value', ...keys].find((key) => Object.hasOwn(value, key));
  return keyed === undefined ? '' : textOf(value[keyed], keys, deep + 1);
}

/** Whether the object has this schema.org type, with or without the prefix. */
export function isType(node: JsonObject, type: string): boolean {
  return listOf(node['@type']).some(
    (name) => typeof name === 'string' && name.split(/[/:#]/).at(-1) === type,
  );
}

/** Wraps a value in a list: a list stays as it is, and nothing becomes an empty list. */
export function listOf(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
