import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { getContractRouter, isContractProcedure } from '@orpc/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import { contract } from '../src/app/contract.ts';
import type { ApiDocument } from '../src/app/server/http/openapi.ts';
import { createWorld, type World } from './world.ts';

const run = promisify(execFile);
const CLIENT = resolve(import.meta.dirname, 'api-client');

let world: World;
let document: ApiDocument;
beforeAll(async () => {
  world = await createWorld();
  document = (await (await world.visitor.fetch('/api/openapi.json')).json()) as ApiDocument;
});
afterAll(() => world.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );

describe('the OpenAPI document', () => {
  test('follows the recommended rules of Redocly, without a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  test('names its shapes: no request or response is defined inline', () => {
    const inPlace = operations().flatMap(({ operation: { operationId, requestBody, responses } }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) => {
        const schema = part && 'content' in part && part.content?.['application/json']?.schema;
        return schema && !schema.$ref ? [operationId] : [];
      }),
    );
    expect(inPlace).toEqual([]);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Recipe', 'RecipeCard', 'GroceryList', 'Meal', 'Problem']),
    );
  });

  test('has examples that its endpoints accept', () => {
    const refused = operations().flatMap(({ operation: { operationId, parameters = [], requestBody } }) => {
      const procedure = getContractRouter(contract, operationId.split('.'));
      if (!isContractProcedure(procedure)) return [`${operationId} is no endpoint`];
      const schema = procedure['~orpc'].inputSchema as z.ZodType | undefined;
      if (!schema) return [];
      const inAddress = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
      const body = requestBody?.content['application/json']?.example;
      if (requestBody && body === undefined) return [];
      const { error } = schema.safeParse({ ...inAddress, ...(body as object | undefined) });
      return error ? [`${operationId}: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`] : [];
    });
    expect(refused).toEqual([]);
  });
});

test('a client that openapi-typescript generates from it compiles, and works', async () => {
  const generated = join(CLIENT, '.generated');
  onTestFinished(() => rmSync(generated, { recursive: true, force: true }));
  mkdirSync(generated, { recursive: true });
  writeFileSync(join(generated, 'api.json'), JSON.stringify(document));
  const programs = createRequire(join(CLIENT, 'package.json'));
  const program = (name: string, path: string) => join(programs.resolve(`${name}/package.json`), '..', path);
  const inClient = { cwd: CLIENT };
  await run(
    process.execPath,
    [program('openapi-typescript', 'bin/cli.js'), '.generated/api.json', '-o', '.generated/schema.ts'],
    inClient,
  );
  await run(process.execPath, [program('typescript', 'bin/tsc'), '-p', '.'], inClient);
  const { api } = await world.person({ subscribed: true });
  const scopes = ['recipes:write', 'meal-plan:write', 'grocery-list:read'] as const;
  const { secret } = await api.apiTokens.create({ name: 'Script', scopes: [...scopes], days: 30 });
  const { stdout } = await run(process.execPath, ['client.ts', world.origin, secret, randomUUID()], inClient);
  expect(JSON.parse(stdout)).toEqual({ title: 'Leek soup', toBuy: ['3 leeks'], missing: 'not_found' });
});
