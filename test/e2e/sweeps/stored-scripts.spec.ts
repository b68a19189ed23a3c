import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { STORED_SCRIPTS } from '../../samples/stored-scripts.ts';
import { logInAsAdmin } from '../admin/admin.ts';
import { publish } from '../reels/reels.ts';
import { DEMO, expect, inDatabase, newcomer, signInAs } from '../support/plateful.ts';
import { look, visit, type Watch, watch } from '../support/script-watch.ts';
import { onOwnPlateful, test } from '../support/services.ts';
import { inParts } from './parts.ts';

// Other tests should not have to encounter all this.
onOwnPlateful();

async function send(page: Page, method: 'post' | 'put', path: string, data: object): Promise<unknown> {
  const answer = await page.context().request[method](`/api${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** All of them at once, while the video plays. */
const CAPTIONS = `WEBVTT\n\n00:00.000 --> 00:02.000\n${STORED_SCRIPTS.join('\n')}\n`;

async function expectCaptions(page: Page, seen: Watch, id: string): Promise<void> {
  await visit(page, seen, `/reels/${id}`);
  const shown = page.getByRole('article', { name: STORED_SCRIPTS[0] ?? '' });
  await shown.locator('video').evaluate((video: HTMLVideoElement) => video.play());
  await expect(shown.getByText("';__ran();//").filter({ visible: true })).toBeVisible();
  await look(page, seen);
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * For each payload, somebody with that name and a recipe, a comment, a reply, a report, a follower, and a meal, entry and
 * item for the reader. They are stored directly, because nothing on the way may be what makes them harmless.
 */
function everywhere(told: { people: object[]; about: string; reader: string; date: string }): string {
  const columns = 'payload text, email text, id uuid, recipe uuid, comment uuid';
  const each = `from jsonb_to_recordset(${literal(JSON.stringify(told.people))}) as each (${columns})`;
  const readers = `${each}, users join kitchen_members on user_id = users.id where users.email = '${told.reader}'`;
  return `
    insert into users (id, name, email, has_completed_profile) select id, payload, email, true ${each};
    update profiles set username = replace(split_part(profiles.email, '@', 1), '-', '_'), bio = name
      from (select id ${each}) as people where profiles.id = people.id;
    insert into all_recipes (id, title, description, author_id, ingredients, instructions, cooking_tips)
      select recipe, payload, payload, id, jsonb_build_array(jsonb_build_object('amount', payload, 'name', payload)),
        jsonb_build_array(payload), jsonb_build_array(payload) ${each};
    insert into comments (id, recipe_id, author_id, text, edited_at)
      select comment, '${told.about}', id, payload, now() ${each};
    insert into comments (id, recipe_id, parent_id, author_id, text)
      select gen_random_uuid(), '${told.about}', comment, id, payload ${each};
    insert into recipe_ratings (id, recipe_id, user_id, stars, note)
      select gen_random_uuid(), '${told.about}', (array_agg(id))[1], 3, string_agg(payload, E'\n')
      from (select *, row_number() over () % 4 as part ${each}) as parts group by part;
    insert into content_flags (id, content_id, content_type, author_id, reason, details, reporter_id, reporter_name)
      select gen_random_uuid(), recipe, 'recipe', each.id, 'other', payload, users.id, payload ${readers};
    insert into follows (follower_id, following_id) select users.id, each.id ${readers};
    insert into meal_plans (id, kitchen_id, user_id, recipe_name, note, date, meal_type)
      select gen_random_uuid(), kitchen_id, users.id, payload, payload, '${told.date}', 'Lunch' ${readers};
    insert into recipe_book (id, user_id, title, content)
      select gen_random_uuid(), users.id, payload, payload ${readers};
    insert into grocery_extras (kitchen_id, id, text) select kitchen_id, gen_random_uuid(), payload ${readers}`;
}

test('no text that people send runs as a script anywhere', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  expect(STORED_SCRIPTS.length).toBeGreaterThanOrEqual(60);
  const tags = STORED_SCRIPTS.filter((payload) => payload.length <= 50).slice(0, 30);
  const parts = inParts(STORED_SCRIPTS, 20).map((part) => part.join('\n'));

  // All of them in one recipe, and in the text around two videos.
  const cook = await newcomer(page);
  const everything = {
    ...{
      id: randomUUID(),
      title: 'Everything',
      description: STORED_SCRIPTS.join('\n'),
      prepTime: 1,
      cookTime: 2,
    },
    ...{ servings: 2, difficulty: 'Easy', category: 'dinner', tags },
    ingredients: STORED_SCRIPTS.map((word) => ({ amount: word, name: word })),
    instructions: STORED_SCRIPTS,
    cookingTips: STORED_SCRIPTS,
  };
  await send(page, 'post', '/recipes', everything);
  const reels: string[] = [];
  for (const [at, words] of inParts(STORED_SCRIPTS, Math.ceil(STORED_SCRIPTS.length / 2)).entries()) {
    const [title, description] = [STORED_SCRIPTS[at] ?? '', words.join('\n')];
    const id = await publish(page, title, null, { captions: CAPTIONS });
    await send(page, 'put', `/reels/${id}`, { title, description, recipeId: null });
    const comment = { commentId: randomUUID(), text: description };
    await send(page, 'post', `/threads/reel/${id}/comments`, comment);
    reels.push(id);
  }

  // And each by itself.
  const reader = await newcomer(page, { subscribed: true });
  const date = '2026-05-05';
  const people = STORED_SCRIPTS.map((payload, at) => ({
    ...{ payload, email: `script-${at}@plateful.test` },
    ...{ id: randomUUID(), recipe: randomUUID(), comment: randomUUID() },
  }));
  await inDatabase(everywhere({ people, about: everything.id, reader: reader.email, date }));
  await send(page, 'post', '/meal-plan/meals', {
    recipeId: people[0]?.recipe,
    date,
    note: STORED_SCRIPTS[2],
  });
  const { link } = (await send(page, 'post', '/meal-plan/share', {})) as { link: { secret: string } };

  // A moderator removes a recipe with a hostile message; its author reads it, and appeals with another.
  const [first] = people;
  await signInAs(page, DEMO.admin);
  await send(page, 'post', '/admin/moderation/decisions', {
    ...{
      decision: 'remove',
      contentType: 'recipe',
      contentId: first?.recipe,
      reason: 'spam',
      message: parts[0],
    },
  });
  await signInAs(page, first?.email ?? '');
  const asAuthor = await page.context().newPage();
  const authors = await watch(asAuthor);
  await visit(asAuthor, authors, '/profile');
  await expect(asAuthor.getByText('Content Removed')).toBeVisible();
  await look(asAuthor, authors);
  const { removals } = (await (await page.context().request.get('/api/moderation/notices')).json()) as {
    removals: { id: string }[];
  };
  await send(page, 'post', `/moderation/removals/${removals[0]?.id}/appeal`, { text: parts[1] });
  expect(authors.ran).toEqual([]);

  const asReader = await page.context().newPage();
  await signInAs(page, reader.email);
  const seen = await watch(asReader);
  const visitAs = (path: string) => visit(asReader, seen, path);
  await visitAs('/feed');
  await visitAs('/');
  await visitAs(`/meal-plan?date=${date}&view=daily`);
  await visitAs('/grocery-list');
  await visitAs('/recipe-book');
  await visitAs(`/shared-plan/${link.secret}?date=${date}&view=weekly`);
  for (const [at, id] of reels.entries()) {
    if (at === 0) await expectCaptions(asReader, seen, id);
    await visitAs(`/reels/${id}#comments`);
    await expect(asReader.getByRole('dialog').getByRole('article')).toHaveCount(1);
    await look(asReader, seen);
  }
  await visitAs(`/profile/${cook.username}`);
  await asReader.locator('#videos').scrollIntoViewIfNeeded();
  await expect(asReader.getByRole('heading', { name: 'Videos' })).toBeVisible();
  await look(asReader, seen);
  await visitAs('/search?q=ran&tab=profiles');
  await visitAs('/search?sort=newest');

  await visitAs(`/recipe/${everything.id}`);
  for (const place of ['#ratings', '#comments']) await asReader.locator(place).scrollIntoViewIfNeeded();
  const more = asReader.getByRole('button', { name: 'Show more comments' });
  const talkShown = asReader.locator('#comments').getByRole('article');
  // Each with its response.
  for (const count of [40, 80, 120]) {
    await expect.poll(() => talkShown.count()).toBeGreaterThanOrEqual(count);
    if (count < 120) await more.click();
  }
  await expect(asReader.locator('#ratings').getByRole('article')).toHaveCount(4);
  await look(asReader, seen);
  expect(seen.ran).toEqual([]);

  // Title, description and author in page, head and JSON-LD: each as the server sends it, and some as the app shows it.
  // Markup can be detected before anything runs; breaking out of a string only by running it.
  const context = await browser.newContext({ baseURL });
  const tab = await context.newPage();
  const watched = await watch(tab);
  const bare = await context.newPage();
  const watchedBare = await watch(bare, { withoutApp: true });
  await visit(tab, watched, '/contact');
  for (const [at, { id, recipe, payload }] of people.entries())
    for (const path of [`/recipe/${recipe}`, `/profile/${id}`]) {
      if (at % 10 === 1) {
        await visit(tab, watched, path);
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(payload.trim());
      }
      if (!payload.includes('data-ran')) {
        await bare.goto(path);
        await look(bare, watchedBare);
        await expect(bare.getByRole('heading', { level: 1 })).toHaveText(payload.trim());
      }
    }
  expect([...watched.ran, ...watchedBare.ran]).toEqual([]);
  await context.close();

  // What moderators and the author see.
  await signInAs(page, DEMO.admin);
  const asAdmin = await page.context().newPage();
  const admins = await watch(asAdmin);
  await visit(asAdmin, admins, '/admin/moderation?queue=reports');
  const queued = asAdmin.getByRole('article');
  for (const count of [20, 40, 60, STORED_SCRIPTS.length - 1]) {
    await expect.poll(() => queued.count()).toBeGreaterThanOrEqual(count);
    if (count <= 60) await asAdmin.getByRole('button', { name: 'Show more' }).click();
  }
  await look(asAdmin, admins);
  for (const queue of ['removed', 'appeals']) {
    await visit(asAdmin, admins, `/admin/moderation?queue=${queue}&q=%3Cscript`);
    await expect(queued).toHaveCount(1);
    await look(asAdmin, admins);
  }
  expect(admins.ran).toEqual([]);
});

test('no name, note or message runs as a script for its owner or an admin', async ({ page }) => {
  test.setTimeout(120_000);
  const texts = STORED_SCRIPTS.map(literal);
  const { email } = await newcomer(page, { subscribed: true });
  const each = `from unnest(array[${texts}]) with ordinality as each (text, at), users where email = '${email}'`;
  // Lists show twenty at first.
  const some = `from (select string_agg(text, ' ') as text, at / 10 as at ${each} group by 2) as sets, users where email = '${email}'`;
  await inDatabase(`
    update profiles set name = (select string_agg(text, ' ') from unnest(array[${texts}]) as text)
      where id = (select id from users where email = '${email}');
    insert into api_tokens (id, user_id, name, hash, start, scopes)
      select gen_random_uuid(), users.id, text, 'hash ' || at, 'start', '{recipes:read}' ${each};
    insert into passkeys (id, user_id, name, credential_id, public_key, counter, transports)
      select gen_random_uuid(), users.id, text, 'id ' || at, 'key', 0, '{}' ${each};
    insert into notifications (id, user_id, kind, about, details, created_at, changed_at, due_at, told_at)
      select gen_random_uuid(), users.id, 'promotion', 'scripts ' || at,
        jsonb_build_object('title', text, 'text', text, 'path', null), now(), now(), now(), now() ${some};
    insert into contact_messages (id, name, email, subject, message)
      select gen_random_uuid(), text, 'cook@plateful.test', text, text ${some};
    insert into invitations (id, code_hash, note, uses, expires_at)
      select gen_random_uuid(), 'hash ' || at, text, 1, now() + interval '1 day' ${each};
    insert into promotions (id, title, text, sent_at) select gen_random_uuid(), text, text, now() ${some};
    insert into hold_rules (kind, value) select 'word', text ${each} on conflict do nothing`);
  const last = STORED_SCRIPTS.at(-1) ?? '';
  const seen = await watch(page);
  const visitFor = async (path: string) => {
    await visit(page, seen, path);
    await expect(page.getByText(last)).not.toHaveCount(0);
    await look(page, seen);
  };
  for (const path of ['/notifications', '/settings']) await visitFor(path);
  await logInAsAdmin(page);
  // The app that is open knows the owner.
  await page.goto('about:blank');
  for (const path of [
    '/admin/messages',
    '/admin/settings',
    '/admin/promotions',
    '/admin/dashboard?tab=users',
  ])
    await visitFor(path);
  expect(seen.ran).toEqual([]);
});
