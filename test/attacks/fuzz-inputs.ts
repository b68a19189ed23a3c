import fc from 'fast-check';

/** A JSON schema as in the API's document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema | boolean;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
}

/** Resolves a `$ref`. */
export type Resolve = (ref: string) => Schema;

const LONGEST_TEXT = 60;
const MOST_ITEMS = 4;

/**
 * Texts that break code by cases nobody thought of: other scripts, joined emoji, directions, quotes, templates, paths,
 * markup.
 */
const TEXTS = [
  ...[
    'Soup',
    'Crème brûlée',
    '麻婆豆腐',
    'خبز',
    '👩‍👩‍👧‍👦',
    'İstanbul',
    'ﬁ',
    '\u202Eevil',
    'a\u0300'.repeat(9),
  ],
  ...["'; drop table users; --", '<script>alert(1)</script>', '{{7*7}}', '../../etc/passwd', '%00', '=1+1'],
  ...['__proto__', 'constructor', 'null', 'NaN', '1e309', ' ', '\t\n', '0'],
];

/** Valid values of a schema. */
export function valid(schema: Schema | boolean, resolve: Resolve, depth = 0): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.constant(null);
  if (schema.$ref) return valid(resolve(schema.$ref), resolve, depth);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return fc.oneof(...choices.map((choice) => valid({ ...rest(schema), ...choice }, resolve, depth)));
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((part) => valid(part, resolve, depth)))
      .map((parts) => Object.assign({}, ...(parts as object[])));
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, resolve, depth)));
}

const rest = ({ anyOf, oneOf, ...others }: Schema): Schema => others;

function ofType(type: string, schema: Schema, resolve: Resolve, depth: number): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return number(type, schema);
  if (type === 'array')
    return fc.array(valid(schema.items ?? {}, resolve, depth + 1), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, Math.max(schema.minItems ?? 0, MOST_ITEMS)),
    });
  if (type === 'object') return object(schema, resolve, depth);
  return text(schema);
}

function object(schema: Schema, resolve: Resolve, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [name, valid(part, resolve, depth + 1)]),
    ),
    { requiredKeys: required.filter((name) => name in properties) },
  );
  if (typeof additionalProperties !== 'object') return known;
  const names = schema.propertyNames
    ? (valid(schema.propertyNames, resolve) as fc.Arbitrary<string>)
    : fc.string();
  return fc.dictionary(names, valid(additionalProperties, resolve, depth + 1), { maxKeys: MOST_ITEMS });
}

function number(type: string, schema: Schema): fc.Arbitrary<unknown> {
  const min =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1_000 : schema.exclusiveMinimum + 1);
  const max = Math.min(schema.maximum ?? schema.exclusiveMaximum ?? 1_000_000, Number.MAX_SAFE_INTEGER);
  return type === 'integer' || schema.multipleOf
    ? fc.integer({ min: Math.max(Math.ceil(min), Number.MIN_SAFE_INTEGER), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

function text(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = LONGEST_TEXT } = schema;
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.integer({ min: 0, max: 1e9 }).map((n) => `cook${n}@example.org`);
  if (format === 'uri' || format === 'url') return fc.webUrl();
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((at) => at.toISOString());
  if (format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((at) => at.toISOString().slice(0, 10));
  if (pattern) return fc.stringMatching(new RegExp(pattern)).map((made) => made.slice(0, maxLength));
  const fits = (made: string) => made.length >= minLength && made.length <= maxLength;
  const max = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: max }).filter(fits),
    fc.string({ unit: 'binary', minLength, maxLength: max }).filter(fits),
    ...(TEXTS.some(fits) ? [fc.constantFrom(...TEXTS.filter(fits))] : []),
    ...(maxLength <= 20_000 ? [fc.constant('x'.repeat(maxLength))] : []),
  );
}

/** Single changes, each of which makes any value of the schema invalid. */
export function spoils(schema: Schema, resolve: Resolve): ((value: unknown) => unknown)[] {
  const found = whole(schema, resolve);
  const { properties = {}, required = [] } = found;
  const ways: ((value: unknown) => unknown)[] = [];
  for (const name of required)
    ways.push((value) => Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== name)));
  for (const [name, part] of Object.entries(properties))
    for (const wrong of wrongFor(part, resolve))
      ways.push((value) => ({ ...(value as object), [name]: wrong }));
  if (found.type === 'object') for (const wrong of ['text', 7, [], null, true]) ways.push(() => wrong);
  return ways;
}

/** Texts that a path or query parameter does not accept. */
export function wrongTexts(schema: Schema, resolve: Resolve): string[] {
  return wrongOf(schema, resolve, ['x', 'true', 'NaN', '\u0000', 'not-an-id', 'none-of-them', '7']).map(
    String,
  );
}

/** The schema after resolving references. */
const whole = (schema: Schema, resolve: Resolve): Schema =>
  schema.$ref ? whole(resolve(schema.$ref), resolve) : schema;

/** Nested deeper than any input. */
const DEEP: unknown = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`);

/** Values that the schema does not accept in any interpretation. */
function wrongFor(schema: Schema, resolve: Resolve): unknown[] {
  const texts = ['x', '7', 'none-of-them', '__proto__'];
  return wrongOf(schema, resolve, [7, -1, 0.5, true, null, [], {}, { toString: 'x' }, DEEP, ...texts]);
}

/** Those of the given values that a schema does not allow, and values just beyond its limits. */
function wrongOf(schema: Schema, resolve: Resolve, values: unknown[]): unknown[] {
  const isText = values.every((value) => typeof value === 'string');
  const read = (value: unknown) => (isText ? readings(value as string) : [value]);
  const limits = beyond(schema, resolve);
  const others = isText ? limits.filter((value) => !Array.isArray(value)).map(String) : limits;
  return [...values, ...others].filter((value) => !read(value).some((one) => mayTake(schema, one, resolve)));
}

/** The values that a text in a URL may stand for. */
const readings = (text: string): unknown[] => [
  text,
  ...(text.trim() === '' || Number.isNaN(Number(text)) ? [] : [Number(text)]),
  ...(/^(?:true|false|0|1|on|off)$/i.test(text) ? [true] : []),
];

function beyond(schema: Schema, resolve: Resolve): unknown[] {
  const { maxLength, maximum, minimum, maxItems, anyOf, oneOf } = whole(schema, resolve);
  return [
    ...(maxLength !== undefined && maxLength < 7_000 ? ['x'.repeat(maxLength + 1)] : []),
    ...(maximum !== undefined && maximum < 1e15 ? [maximum + 1] : []),
    ...(minimum !== undefined && minimum > -1e15 ? [minimum - 1] : []),
    ...(maxItems !== undefined && maxItems < 2_000 ? [Array(maxItems + 1).fill(DEEP)] : []),
    ...(anyOf ?? oneOf ?? []).flatMap((choice) => beyond(choice, resolve)),
  ];
}

/** Whether a schema may allow a value; only what it certainly does not allow is wrong. */
function mayTake(schema: Schema | boolean, value: unknown, resolve: Resolve): boolean {
  if (typeof schema === 'boolean') return schema;
  if (schema.$ref) return mayTake(resolve(schema.$ref), value, resolve);
  if ('const' in schema) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.some((choice) => mayTake({ ...rest(schema), ...choice }, value, resolve));
  if (schema.allOf) return schema.allOf.every((part) => mayTake(part, value, resolve));
  const types = [schema.type ?? []].flat();
  return types.length === 0 || types.some((type) => isOf(type, schema, value, resolve));
}

function isOf(type: string, schema: Schema, value: unknown, resolve: Resolve): boolean {
  if (type === 'null') return value === null;
  if (type === 'array')
    return Array.isArray(value) && isWithin(value.length, schema.minItems, schema.maxItems);
  if (type === 'object') return isObject(value) && hasItsFields(schema, value, resolve);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'string') return typeof value === 'string' && isText(schema, value);
  if (typeof value !== 'number' || (type === 'integer' && !Number.isInteger(value))) return false;
  const { exclusiveMinimum = Number.NEGATIVE_INFINITY, exclusiveMaximum = Number.POSITIVE_INFINITY } = schema;
  return (
    isWithin(value, schema.minimum, schema.maximum) && value > exclusiveMinimum && value < exclusiveMaximum
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWithin = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) =>
  value >= min && value <= max;

function hasItsFields({ required = [], properties = {} }: Schema, value: object, resolve: Resolve): boolean {
  const has = (name: string) => Object.hasOwn(value, name);
  return (
    required.every(has) &&
    Object.entries(properties).every(
      ([name, part]) => !has(name) || mayTake(part, (value as Record<string, unknown>)[name], resolve),
    )
  );
}

/** Most ids are UUIDs, not words. */
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

function isText({ format, pattern, minLength, maxLength }: Schema, value: string): boolean {
  if (format === 'uuid') return UUID.test(value);
  if (format === 'date' || format === 'date-time') return /^\d{4}-\d\d-\d\d/.test(value);
  if (format === 'email') return value.includes('@');
  if (pattern && !new RegExp(pattern).test(value)) return false;
  return isWithin(value.length, minLength, maxLength);
}
