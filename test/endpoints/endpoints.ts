import { isContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { contract } from '../../src/app/contract.ts';
import type { EndpointMeta } from '../../src/shared/endpoint.ts';
import { LONGEST_ID } from '../../src/shared/limits.ts';

export interface Endpoint {
  name: string;
  method: string;
  path: string;
  summary: string;
  access: EndpointMeta['access'];
  /** The input fields that contain an id: `meals[].recipeId`. */
  idFields: string[];
  /** The required fields. */
  required: string[];
  /** Refused to an admin who is signed in as somebody else. */
  inPerson: boolean;
  /** Refused to suspended people. */
  publishes: boolean;
  sameForEveryone: boolean;
  /** Does not name the caller to the database, although somebody is signed in. */
  asServer: boolean;
}

/**
 * On the wire, ids are UUIDs, texts as long as an id may be, or have names that ids have; a picture's address contains one.
 */
const ID_NAME =
  /(^id|Ids?|^ids|[kK]eys?|[sS]ecret|[tT]oken|^state|^code|[cC]ursor|OrUsername|^image|[iI]mageUrl|[pP]icture|avatarUrl)$/;

export const ENDPOINTS = endpointsOf(contract);

/** Every endpoint of a contract, including those in nested groups. */
function endpointsOf(part: object, within = ''): Endpoint[] {
  return Object.entries(part).flatMap(([key, entry]) => {
    const name = within + key;
    if (!isContractProcedure(entry)) return endpointsOf(entry as object, `${name}.`);
    const { meta, route, inputSchema } = entry['~orpc'] as unknown as {
      meta: EndpointMeta;
      route: { method: string; path: string; summary: string };
      inputSchema?: z.ZodType;
    };
    const schema = inputSchema && z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' });
    return [
      {
        name,
        method: route.method,
        path: route.path,
        summary: route.summary,
        access: meta.access,
        inPerson: meta.inPerson === true,
        publishes: meta.publishes === true,
        sameForEveryone: meta.sameForEveryone === true,
        asServer: meta.asServer === true,
        required: schema && typeof schema === 'object' ? (schema.required ?? []) : [],
        idFields: schema ? [...new Set(idFieldsOf(schema))] : [],
      },
    ];
  });
}

function idFieldsOf(schema: z.core.JSONSchema._JSONSchema, at = ''): string[] {
  if (typeof schema === 'boolean') return [];
  if (schema.$ref) throw new Error(`${at}: the sweep does not follow references`);
  const found = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((part) =>
    idFieldsOf(part, at),
  );
  const fieldName = at.replace(/^.*\./, '').replaceAll('[]', '');
  const isText = schema.type === 'string' && !schema.enum && !('const' in schema);
  const isId =
    schema.format === 'uuid' || /0-9a-f/i.test(schema.pattern ?? '') || schema.maxLength === LONGEST_ID;
  if (isText && (isId || ID_NAME.test(fieldName))) found.push(at);
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    found.push(...idFieldsOf(part, at ? `${at}.${name}` : name));
  if (schema.items && !Array.isArray(schema.items)) found.push(...idFieldsOf(schema.items, `${at}[]`));
  // The keys of a record may be ids.
  if (typeof schema.additionalProperties === 'object') {
    found.push(`${at}{}`, ...idFieldsOf(schema.additionalProperties, `${at}{}`));
  }
  return found;
}

export interface Sample {
  /** Values for the path's parameters and the query. */
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Puts a value into a field of a call, named as in `meals[].recipeId`. */
export function putInto({ method }: Endpoint, sample: Sample, field: string, value: string): void {
  const [first = '', ...rest] = field.replaceAll('[]', '.0').split('.');
  const sent = method === 'GET' || method === 'DELETE' ? 'query' : 'body';
  sample[sent] ??= {};
  const holder =
    [sample.params, sample.query, sample.body].find((part) => part && first in part) ?? sample[sent];
  let at: Record<string, unknown> = holder;
  let key = first;
  for (const next of rest) {
    at[key] ??= next === '0' ? [] : {};
    at = at[key] as Record<string, unknown>;
    if (typeof at !== 'object') throw new Error(`The sample has no ${field}`);
    key = next;
  }
  if (key.endsWith('{}')) at[key.slice(0, -2)] = { [value]: '' };
  else at[key] = value;
}

export function send(
  caller: { fetch(path: string, init?: RequestInit): Promise<Response> },
  { method, path }: Endpoint,
  sample: Sample,
): Promise<Response> {
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(String(sample.params?.[param] ?? '')),
  );
  const query = new URLSearchParams(sample.query as Record<string, string>).toString();
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return caller.fetch(`/api${filled}${query ? `?${query}` : ''}`, {
    method,
    ...(hasBody ? { body: JSON.stringify(sample.body === undefined ? {} : sample.body) } : {}),
  });
}

/** The same call as made by the browser's typed client. */
export function callRpc(
  caller: { fetch(path: string, init?: RequestInit): Promise<Response> },
  { name }: Endpoint,
  { params, query, body }: Sample,
): Promise<Response> {
  return caller.fetch(`/rpc/${name.replaceAll('.', '/')}`, {
    method: 'POST',
    body: JSON.stringify({ json: { ...params, ...query, ...body } }),
  });
}
