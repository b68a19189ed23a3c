import fc from 'fast-check';

/** A JSON schema as the API's document has it. */
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

/** Finds what a `$ref` names. */
export type Resolve = (ref: string) => Schema;

const LONGEST_TEXT = 60;
const MOST_ITEMS = 4;

/** Texts that break what was not thought of: other scripts, joined emoji, directions, quotes, templates, paths, markup. */
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

/** One change each that makes a value of the schema invalid, whatever else it holds. */
export function spoiled(schema: Schema, resolve: Resolve): fc.Arbitrary<(value: unknown) => unknown> {
  const found = whole(schema, resolve);
  const { properties = {}, required = [] } = found;
  const ways: ((value: unknown) => unknown)[] = [];
  for (const name of required) {
    const { [name]: part = {} } = properties;
    ways.push((value) => Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== name)));
    for (const wrong of wrongFor(part, resolve))
      ways.push((value) => ({ ...(value as object), [name]: wrong }));
  }
  if (found.type === 'object') for (const wrong of ['text', 7, [], null, true]) ways.push(() => wrong);
  return ways.length > 0 ? fc.constantFrom(...ways) : fc.constant(() => 'no object at all');
}

/** The schema behind references. */
const whole = (schema: Schema, resolve: Resolve): Schema =>
  schema.$ref ? whole(resolve(schema.$ref), resolve) : schema;

/** Values that no reading of the schema takes. */
function wrongFor(schema: Schema, resolve: Resolve): unknown[] {
  const { type, maxLength, maximum, minimum, maxItems, enum: choices } = whole(schema, resolve);
  const deep = JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`);
  if (type === 'string')
    return [
      ...[7, true, [], { toString: 'x' }, null],
      ...(maxLength && maxLength < 100_000 ? ['x'.repeat(maxLength + 1)] : []),
      ...(choices ? ['none-of-them', '__proto__'] : []),
    ];
  if (type === 'integer' || type === 'number')
    return [
      ...['7', 'x', null, [], {}],
      ...(maximum !== undefined && maximum < 1e15 ? [maximum + 1] : []),
      ...(minimum !== undefined && minimum > -1e15 ? [minimum - 1] : []),
    ];
  if (type === 'boolean') return ['true', 1, null, [], {}];
  if (type === 'array')
    return ['x', 7, {}, null, ...(maxItems && maxItems < 2_000 ? [Array(maxItems + 1).fill(deep)] : [])];
  if (type === 'object') return ['x', 7, [], null];
  return [];
}
