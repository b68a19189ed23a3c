/** The part of JSON Schema that the API's document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  prefixItems?: Schema[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  minimum?: number;
  exclusiveMinimum?: number;
  format?: string;
}

const ID = '0f8f7f0e-6d3b-4d0c-9a52-3f1f2c9f1a11';
const MOMENT = '2026-03-14T17:30:00.000Z';

/** Example values for strings with these names. */
const WORDS: Readonly<Record<string, string>> = {
  avatarUrl: `/pictures/stored/${'0a'.repeat(20)}`,
  postcode: '98101',
  timeZone: 'Europe/Berlin',
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
  codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  title: 'Leek and potato soup',
  recipeTitle: 'Leek and potato soup',
  recipeName: 'Leek and potato soup',
  description: 'A smooth soup for cold evenings.',
  name: 'leeks',
  ingredient: 'leeks',
  ingredients: 'leeks',
  amount: '3',
  line: '3 leeks',
  text: '3 leeks, sliced',
  steps: 'Slice the leeks and sweat them in butter.',
  instructions: 'Slice the leeks and sweat them in butter.',
  tags: 'soup',
  cookingTips: 'Wash the leeks well.',
  category: 'lunch',
  username: 'leek_lover',
  idOrUsername: 'leek_lover',
  email: 'cook@example.org',
  password: 'a long sentence as password',
  url: 'https://example.org/leek-soup',
  sourceUrl: 'https://example.org/leek-soup',
  date: '2026-03-14',
  day: '2026-03-14',
  from: '2026-03-09',
  to: '2026-03-15',
  start: '2026-03-09',
  end: '2026-03-15',
  today: '2026-03-14',
  q: 'leek soup',
  path: '/recipes',
  prompt: 'a soup with leeks',
  note: 'I used sour cream.',
  message: 'Done',
  unit: 'g',
  kind: 'word',
};

/** An example of a value with this schema. Optional fields are left out. */
export function exampleOf(schema: Schema, resolve: (ref: string) => Schema, name = ''): unknown {
  if (schema.$ref) return exampleOf(resolve(schema.$ref), resolve, name);
  if (schema.examples?.length) return schema.examples[0];
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return exampleOf(first, resolve, name);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, resolve, name) as object));
  const [type] = [schema.type].flat();
  if (type === 'object') return objectOf(schema, resolve);
  if (type === 'array') return arrayOf(schema, resolve, name);
  if (type === 'integer' || type === 'number')
    return Math.max(1, schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return type === 'string' ? stringOf(schema, name) : {};
}

function objectOf({ properties = {}, required = [] }: Schema, resolve: (ref: string) => Schema): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, property]) => [name, exampleOf(property, resolve, name)]),
  );
}

function arrayOf(
  { items, prefixItems, minItems }: Schema,
  resolve: (ref: string) => Schema,
  name: string,
): unknown[] {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, resolve, name));
  return items && minItems !== 0 ? [exampleOf(items, resolve, name)] : [];
}

function stringOf({ format }: Schema, name: string): string {
  if (format === 'uuid' || /(^id|Id|^ids|Ids)$/.test(name)) return ID;
  if (format === 'date-time' || /At$/.test(name)) return MOMENT;
  if (format === 'uri') return 'https://example.org/leek-soup';
  return WORDS[name] ?? 'text';
}
