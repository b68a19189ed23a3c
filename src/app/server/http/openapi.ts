import { isDeepStrictEqual } from 'node:util';
import { OpenAPIGenerator } from '@orpc/openapi';
import type { AnyRouter } from '@orpc/server';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { PROBLEM_TITLES } from '#server/http/problem.ts';
import type { Access } from '#shared/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';
import { allowsSomeToken } from '../token-areas.ts';
import { endpointNamed } from './endpoint-at.ts';
import { exampleOf, type Schema } from './openapi-examples.ts';
import { API_FEATURES, namedShapes, pascalCase } from './openapi-shapes.ts';

interface MediaType {
  schema: Schema;
  example?: unknown;
}

interface Operation {
  operationId: string;
  tags: string[];
  security?: Record<string, never[]>[];
  parameters?: { name: string; schema: Schema; example?: unknown }[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, { $ref: string } | { description?: string; content?: Record<string, MediaType> }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: object; securitySchemes: object };
}

const SCHEMAS = '#/components/schemas/';
const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
const IS_PUBLIC: ReadonlySet<Access> = new Set(['public', 'browse', 'profile', 'device']);
const JSON_TYPE = 'application/json';

/** The OpenAPI 3.1 document of the API. Its shapes are components, named as in the contracts. */
export async function openApiDocument(router: AnyRouter): Promise<ApiDocument> {
  const shapes = [...namedShapes()].flatMap(([name, schema]) => [
    [name, { schema, strategy: 'output' }] as const,
    [`${name}Input`, { schema, strategy: 'input' }] as const,
  ]);
  const document = (await new OpenAPIGenerator({
    schemaConverters: [new ZodToJsonSchemaConverter()],
  }).generate(router, {
    info: {
      title: 'Plateful',
      version: '1.0.0',
      description: 'Discover recipes, plan your meals, shop from the plan.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: Object.values(API_FEATURES).map(({ tag, about }) => ({ name: tag, description: about })),
    commonSchemas: Object.fromEntries(shapes),
  })) as unknown as ApiDocument;
  const { components } = document;
  Object.assign(components.schemas, { Problem: PROBLEM });
  Object.assign(components, { responses: problemResponses(), securitySchemes: SECURITY_SCHEMES });
  const resolve = (ref: string): Schema => components.schemas[ref.slice(SCHEMAS.length)] ?? {};
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path)))
    describe(operation, components.schemas, resolve);
  dropUnused(document);
  return document;
}

/** Names an operation's shapes, and adds what the generator does not know: tag, security, errors, examples. */
function describe(
  operation: Operation,
  schemas: Record<string, Schema>,
  resolve: (ref: string) => Schema,
): void {
  const { operationId, parameters = [], requestBody, responses } = operation;
  const [feature = ''] = operationId.split('.');
  operation.tags = [API_FEATURES[feature as keyof typeof API_FEATURES].tag];
  const access = endpointNamed(operationId)?.access ?? 'public';
  operation.security = [
    ...(IS_PUBLIC.has(access) ? [{}] : []),
    { session: [] },
    ...(allowsSomeToken(feature) ? [{ token: [] }] : []),
  ];
  for (const parameter of parameters)
    parameter.example = exampleOf(parameter.schema, resolve, parameter.name);
  const name = pascalCase(operationId);
  for (const [suffix, content] of [
    ['Body', requestBody?.content],
    ['Answer', contentOf(responses['200'] ?? responses['201'])],
  ] as const) {
    const media = content?.[JSON_TYPE];
    if (!media) continue;
    media.example = exampleOf(media.schema, resolve);
    if (media.schema.$ref) continue;
    const same = Object.keys(schemas).find(
      (known) => known.startsWith(pascalCase(feature)) && isDeepStrictEqual(schemas[known], media.schema),
    );
    schemas[same ?? name + suffix] = media.schema;
    media.schema = { $ref: SCHEMAS + (same ?? name + suffix) };
  }
  for (const status of Object.keys(responses).filter((each) => Number(each) >= 400))
    responses[status] = problemRef(CODES.find((code) => ERROR_STATUS[code] === Number(status)) ?? 'internal');
  responses.default = problemRef('internal');
}

function contentOf(response: Operation['responses'][string] | undefined) {
  return response && 'content' in response ? response.content : undefined;
}

function problemRef(code: ErrorCode): { $ref: string } {
  return { $ref: `#/components/responses/${pascalCase(code)}` };
}

function problemResponses(): object {
  return Object.fromEntries(
    CODES.map((code) => [
      pascalCase(code),
      {
        description: PROBLEM_TITLES[code],
        content: {
          'application/problem+json': {
            schema: { $ref: `${SCHEMAS}Problem` },
            example: {
              type: 'about:blank',
              title: PROBLEM_TITLES[code],
              status: ERROR_STATUS[code],
              code,
              detail: PROBLEM_TITLES[code],
              issues: [],
            },
          },
        },
      },
    ]),
  );
}

/** Deletes unreferenced components until none are left. */
function dropUnused({ components, paths }: ApiDocument): void {
  const groups = [components.schemas, components.responses] as Record<string, unknown>[];
  for (let dropped = true; dropped; ) {
    const text = JSON.stringify([paths, components]);
    dropped = false;
    for (const [index, group] of groups.entries())
      for (const name of Object.keys(group)) {
        const ref = `"#/components/${index === 0 ? 'schemas' : 'responses'}/${name}"`;
        if (text.includes(ref)) continue;
        delete group[name];
        dropped = true;
      }
  }
}

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'plateful.session_token',
    description: 'The cookie that signing in sets; over TLS its name begins with `__Host-`.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API token, created in the settings; its scopes say which features it may use.',
  },
};

const PROBLEM: Schema & { description: string } = {
  description: 'An error (RFC 9457).',
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'issues'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: CODES },
    detail: { type: 'string' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
