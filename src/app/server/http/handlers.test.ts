import {
  type AnyContractProcedure,
  getEventIteratorSchemaDetails,
  isContractProcedure,
} from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { USUAL_BODY } from '#server/http/body.ts';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { contract } from '../../contract.ts';

const endpoints = endpointsOf(contract);

function endpointsOf(part: object, within = ''): [name: string, endpoint: AnyContractProcedure][] {
  return Object.entries(part).flatMap(([key, entry]) =>
    isContractProcedure(entry)
      ? [[within + key, entry] as [string, AnyContractProcedure]]
      : endpointsOf(entry as object, `${within}${key}.`),
  );
}

const declared = endpoints.map(([name, endpoint]) => {
  const { meta, route, inputSchema } = endpoint['~orpc'] as unknown as {
    meta: EndpointMeta;
    route: { method: string };
    inputSchema?: z.ZodType;
  };
  const schema = inputSchema && z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' });
  return { name, meta, method: route.method, schema };
});

describe('requests', () => {
  it.each(declared.filter(({ method }) => method === 'GET'))(
    'of $name hold neither lists nor objects in the address',
    ({ schema }) => {
      if (!schema) return;
      expect(schema.properties).toBeDefined();
      for (const field of Object.values(schema.properties ?? {}))
        expect(JSON.stringify(field)).not.toMatch(/"type":"(?:array|object)"/);
    },
  );

  it.each(declared.filter(({ method, schema, meta }) => method !== 'GET' && schema && !meta.takesFile))(
    'of $name may be as long as its input, in single-byte characters',
    ({ schema, meta }) => {
      expect(longest(schema)).toBeLessThanOrEqual((meta.body ?? USUAL_BODY).bytes);
    },
  );
});

/** Bytes of the longest JSON for a schema. Anything unbounded there is bounded by the body limit. */
function longest(schema: z.core.JSONSchema._JSONSchema | undefined): number {
  if (typeof schema !== 'object') return 0;
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(longest);
  const parts = (schema.allOf ?? []).map(longest).reduce((sum, part) => sum + part, 0);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => name.length + 4 + longest(part),
  );
  const item = schema.items && !Array.isArray(schema.items) ? longest(schema.items) + 1 : 0;
  const text = schema.type === 'string' ? (schema.maxLength ?? 100) + 2 : 30;
  return (
    Math.max(0, ...choices) +
    parts +
    fields.reduce((sum, field) => sum + field, 0) +
    item * (schema.maxItems ?? 1) +
    text
  );
}

describe('responses, which are sent without checking for non-JSON values', () => {
  it.each(endpoints)('%s returns nothing but JSON', (_name, endpoint) => {
    const { outputSchema } = endpoint['~orpc'];
    const schema = getEventIteratorSchemaDetails(outputSchema)?.yields ?? outputSchema;
    // Throws on dates, sets, maps, files and large numbers.
    expect(z.toJSONSchema(schema as z.ZodType, { io: 'output', unrepresentable: 'throw' })).toHaveProperty(
      '$schema',
    );
  });
});
