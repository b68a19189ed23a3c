import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { contentFlags } from './tables.ts';

let world: World;
let member: Person;

beforeAll(async () => {
  world = await createWorld({ RATE_LIMITS: 'strict' });
  member = await world.person({ name: 'Mo Member' });
});
afterAll(() => world.close());

const report = (body: object, fetch = member.fetch) =>
  fetch('/api/reports', { method: 'POST', body: JSON.stringify({ contentType: 'recipe', ...body }) });

test('a report reaches the moderators, with its sender', async () => {
  const { id: contentId } = await world.recipe();
  const answer = await report({ contentId, reason: 'spam', details: '  Sells pans.  ' });
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  const [row] = await world.database.db.select().from(contentFlags).where(eq(contentFlags.id, id));
  expect(row).toMatchObject({
    contentId,
    contentType: 'recipe',
    reason: 'spam',
    details: 'Sells pans.',
    reporterId: member.id,
    reporterName: 'Mo Member',
    status: 'pending',
    reportedAt: expect.any(Date),
    resolvedAt: null,
  });
});

test('a report needs a reason, existing content, and a signed-in person', async () => {
  const { id: contentId } = await world.recipe();
  const message = 'Please select a reason for reporting this content';
  for (const reason of [undefined, '', 'boring']) {
    const answer = await report({ contentId, reason });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'reason', message }],
    });
  }
  expect((await report({ contentId, reason: 'spam', details: 'a'.repeat(2001) })).status).toBe(400);
  expect((await report({ contentId: randomUUID(), reason: 'spam' })).status).toBe(404);
  expect((await report({ contentId: 'nothing', reason: 'spam' })).status).toBe(404);
  expect((await report({ contentId, reason: 'spam' }, world.visitor.fetch)).status).toBe(401);
});

test('too many reports are rate-limited', async () => {
  const { id: contentId } = await world.recipe();
  const eager = await world.person();
  const answers: Response[] = [];
  for (let at = 0; at < 25; at++) answers.push(await report({ contentId, reason: 'other' }, eager.fetch));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused?.json()).toMatchObject({
    code: 'rate_limited',
    detail: expect.stringMatching(/^Too many reports/),
  });
});
