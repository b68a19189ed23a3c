import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { username } from '../../src/features/accounts/contract.ts';
import { messageOf } from '../../src/features/notifications/rules/message.ts';
import { inviteBy, join } from '../households.ts';
import { STORED_SCRIPTS } from '../samples/stored-scripts.ts';
import { unzipped } from '../unzip.ts';
import { publish } from '../videos.ts';
import { createWorld, type Person, type World } from '../world.ts';
import { madeIn, textIn } from './made-by-markup.ts';

let world: World;
let cook: Person;
let reel: string;
beforeAll(async () => {
  world = await createWorld();
  cook = await world.person({ subscribed: true });
  const cues = STORED_SCRIPTS.map((text) => `00:00.000 --> 00:02.000\n${text}`);
  reel = await publish(cook, { captions: ['WEBVTT', ...cues].join('\n\n') });
});
afterAll(() => world?.close());

const shown = (text: string) => text.replace(/\s+/g, ' ').trim();

async function expectHarmless(
  who: Pick<Person, 'fetch'>,
  path: string,
  texts: readonly string[],
): Promise<string> {
  const answer = await who.fetch(path);
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  expect(madeIn(html), path).toEqual([]);
  const words = shown(textIn(html));
  for (const text of texts) expect(words, path).toContain(shown(text));
  return html;
}

test('captions are plain text: no element, style or address is left', async () => {
  const vtt = await (await world.visitor.fetch(`/videos/${reel}.vtt`)).text();
  const [head, ...cues] = vtt.trimEnd().split('\n\n');
  expect(head).toBe('WEBVTT');
  expect(cues.length).toBeGreaterThan(30);
  for (const cue of cues) {
    const [timing, ...lines] = cue.split('\n');
    expect(timing).toMatch(/^[\d:.]+ --> [\d:.]+$/);
    expect(lines.join('\n')).not.toMatch(/[<>]|-->/);
  }
});

test('a video’s title and description are plain text on its page and in its metadata', async () => {
  // One for each text, with the same file.
  await world.owner.pool.query(
    `insert into all_reels (id, author_id, title, description, format, duration, width, height)
     select gen_random_uuid(), author_id, text, text, format, duration, width, height
     from all_reels, unnest($2::text[]) as text where id = $1`,
    [reel, STORED_SCRIPTS],
  );
  const { rows } = await world.owner.pool.query<{ id: string; title: string }>(
    'select id, title from all_reels where id <> $1',
    [reel],
  );
  expect(rows).toHaveLength(STORED_SCRIPTS.length);
  for (const { id, title } of rows) await expectHarmless(world.visitor, `/reels/${id}`, [title]);
});

test('a recipe and its author are plain text on their pages, in their headings and in their metadata', async () => {
  for (const text of STORED_SCRIPTS) {
    const author = await world.person({ name: text });
    const { id } = await world.recipe({ author });
    // Stored directly, because nothing on the way may be what makes them harmless.
    await world.owner.pool.query('update profiles set name = $2, bio = $2 where id = $1', [author.id, text]);
    await world.owner.pool.query(
      `update all_recipes set title = $2, description = $2, instructions = jsonb_build_array($2::text),
         ingredients = jsonb_build_array(jsonb_build_object('amount', $2::text, 'name', $2::text)) where id = $1`,
      [id, text],
    );
    for (const path of [`/recipe/${id}`, `/profile/${author.id}`]) {
      const html = await expectHarmless(world.visitor, path, [text]);
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
      expect(shown(textIn(heading)), path).toBe(shown(text));
      const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
      const names = told.map(([, json = '']) => JSON.parse(json).name);
      if (path.startsWith('/recipe')) expect(names, path).toContain(text);
    }
  }
});

test('names are plain text in a household and on the invitation page', async () => {
  const guest = await world.person();
  for (let at = 0; at < STORED_SCRIPTS.length; at += 4) {
    const names = STORED_SCRIPTS.slice(at, at + 4);
    const people = await Promise.all(names.map((name) => world.person({ name })));
    const [organizer, ...others] = people as [Person, ...Person[]];
    const token = await inviteBy(organizer);
    await expectHarmless(guest, `/household/join/${token}`, names.slice(0, 1));
    for (const other of others) await join(other, token);
    await expectHarmless(organizer, '/household', names);
  }
});

describe('the shared data of a plan', () => {
  test('is text in a calendar, with no injected lines', async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const text of STORED_SCRIPTS)
      await cook.api.mealPlan.plan({
        text,
        note: `${text}\r\nEND:VEVENT\r\nATTACH:https://ran.invalid`,
        date: today,
      });
    const { link } = await cook.api.mealPlan.createShare();
    const ics = await (await world.visitor.fetch(`/calendar/${link.secret}.ics`)).text();
    const lines = ics
      .replace(/\r\n[ \t]/g, '')
      .trimEnd()
      .split('\r\n');
    const fields = new Set(lines.map((line) => line.split(/[:;]/)[0]));
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(STORED_SCRIPTS.length);
    for (const field of ['ATTACH', 'X-ALT-DESC', 'URL']) expect(fields).not.toContain(field);
    expect(ics).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
    await expectHarmless(
      world.visitor,
      `/shared-plan/${link.secret}?date=${today}&view=daily`,
      STORED_SCRIPTS,
    );
  });
});

test('an export contains only data, no pages', async () => {
  const answer = await cook.fetch('/export/plateful.zip');
  const files = unzipped(new Uint8Array(await answer.arrayBuffer()));
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect([...files.keys()]).toContainEqual(expect.stringMatching(/\.mp4$/));
  for (const [path, bytes] of files) {
    expect(path).toMatch(/\.(?:json|txt|webp|mp4)$/);
    if (path.endsWith('.json')) JSON.parse(new TextDecoder().decode(bytes));
  }
});

test('none of them is accepted as a username', () => {
  for (const text of STORED_SCRIPTS) expect(username.safeParse(text).success, text).toBe(false);
});

test('a push message is plain text and links only to our own pages', () => {
  for (const text of STORED_SCRIPTS) {
    const event = {
      type: 'comment',
      actorName: text,
      title: text,
      path: '/recipe/1',
      text,
      stars: 3,
    } as const;
    const message = messageOf({ kind: 'talk', events: [event], count: 1 }, '2026-11-23');
    expect(`${message.title} ${message.text}`).toContain(text.slice(0, 10));
    expect(message.path).toBe('/recipe/1');
  }
});
