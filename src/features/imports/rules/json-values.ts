/** What `JSON.parse` answers. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json | undefined;
}

/** A text or number as text; of an object the first of `keys` that is one, of a list its first entry. */
export function textOf(value: Json | undefined, keys: readonly string[], deep = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (deep > 4) return '';
  if (Array.isArray(value)) return textOf(value[0], keys, deep + 1);
  if (!isObject(value)) return '';
  const keyed = ['@value', ...keys].find((key) => Object.hasOwn(value, key));
  return keyed === undefined ? '' : textOf(value[keyed], keys, deep + 1);
}

/** Whether the object is of this schema.org type, with or without the prefix. */
export function isType(node: JsonObject, type: string): boolean {
  return listOf(node['@type']).some(
    (name) => typeof name === 'string' && name.split(/[/:#]/).at(-1) === type,
  );
}

/** A list as it is, nothing as an empty one, anything else as a list of it. */
export function listOf(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
