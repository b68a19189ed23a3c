import sharp from 'sharp';
import { grantSubscription } from '../../src/features/subscription/server/commands/gift.ts';
import { newId } from '../../src/shared/id.ts';
import { addPasskey } from '../authenticator.ts';
import { inviteBy, join } from '../households.ts';
import { startSession } from '../people.ts';
import { storePicture } from '../photos.ts';
import { publish, sampleVideo, uploaded } from '../videos.ts';
import type { Person, World } from '../world.ts';

/** Text that only its owner may read: no response to anyone else contains it. */
export const privateTextOf = ({ id }: Person) => `Kept private by ${id}`;

export type Belongings = ReturnType<typeof belongingsOf>;

/** A person's rows by kind. Each is created when it is first requested, and resolves to its id. */
export function belongingsOf(world: World, person: Person) {
  const once = (make: () => Promise<string>) => {
    let made: Promise<string> | undefined;
    return () => (made ??= make());
  };
  const privateText = privateTextOf(person);
  const recipe = once(async () => (await world.recipe({ author: person })).id);
  const authorization = once(async () => (await person.api.groceryStore.authUrl()).authUrl);
  const meal = once(async () => {
    const plan = {
      recipeId: await recipe(),
      date: '2026-01-01',
      mealType: 'Dinner',
      note: privateText,
    } as const;
    return (await person.api.mealPlan.plan(plan)).id;
  });
  const householdToken = once(() => inviteBy(person));
  const state = once(
    async () => new URL(await authorization(), world.origin).searchParams.get('state') ?? '',
  );
  return {
    person,
    picture: once(async () => {
      const bytes = new Uint8Array(await drawn(`#${person.id.slice(0, 6)}`));
      return (await storePicture(person, new File([bytes], 'dish.png', { type: 'image/png' }))).image;
    }),
    reel: once(() => copiedReel(world, person)),
    upload: once(() => uploaded(person, sampleVideo())),
    email: once(async () => person.email),
    profile: once(async () => person.id),
    /** Another person, whom they neither follow nor block. */
    someone: once(async () => (await world.person()).id),
    recipe,
    /** A recipe that this person may rate. */
    recipeOfNobody: once(async () => (await world.recipe()).id),
    comment: once(async () => {
      const { comment } = await person.api.comments.add({
        ...{ on: 'recipe', id: await recipe() },
        ...{ commentId: newId(), text: 'Lovely.' },
      });
      return comment.id;
    }),
    /** A session on another device of theirs. */
    otherSession: once(async () => {
      await startSession(world.app.auth, person.id);
      const { sessions } = await person.api.accounts.sessions();
      return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    }),
    passkey: once(() => addPasskey(person, world)),
    apiToken: once(async () => {
      const made = { name: privateText, scopes: ['recipes:read'], days: 30 } as const;
      return (await person.api.apiTokens.create({ ...made, scopes: [...made.scopes] })).token.id;
    }),
    rating: once(async () => {
      const recipeId = (await world.recipe()).id;
      const { own } = await person.api.ratings.rate({ recipeId, stars: 5, note: 'Lovely.' });
      return own?.id ?? '';
    }),
    meal,
    series: once(async () => {
      const repeated = await person.api.mealPlan.plan({ text: privateText, date: '2026-02-01' });
      const seriesId = newId();
      await person.api.mealPlan.repeat({ id: repeated.id, recurring: 'monthly', seriesId });
      return seriesId;
    }),
    entry: once(
      async () =>
        (await person.api.recipeBook.add({ id: newId(), title: privateText, content: privateText })).id,
    ),
    bookPage: once(async () => {
      await world.database.pool.query(
        `insert into recipe_book (id, user_id, title, content)
         select gen_random_uuid(), $1, $2, $2 from generate_series(1, 60)`,
        [person.id, privateText],
      );
      return (await person.api.recipeBook.list({})).nextCursor ?? '';
    }),
    removal: once(async () => {
      const { id: contentId } = await world.recipe({ author: person, title: privateText });
      const moderator = await world.person({ admin: true });
      await moderator.api.moderation.decide({
        decision: 'remove',
        contentType: 'recipe',
        contentId,
        reason: 'spam',
      });
      return (await person.api.moderation.notices()).removals[0]?.id ?? '';
    }),
    extra: once(async () => {
      const id = newId();
      await person.api.groceryList.addItem({ id, text: privateText });
      return id;
    }),
    tick: once(async () => {
      const id = newId();
      await person.api.groceryList.tick({ keys: ['200 g flour'], ticked: true, id });
      return id;
    }),
    secret: once(async () => (await person.api.mealPlan.createShare()).link.secret),
    /** Token of the open invitation to their household. */
    householdToken,
    /** Somebody who has joined their household. */
    housemate: once(async () => {
      const mate = await world.person();
      await join(mate, await inviteBy(person));
      return mate.id;
    }),
    notification: once(async () => {
      const id = newId();
      const details = JSON.stringify({ title: privateText, text: privateText, path: null });
      await world.database.pool.query(
        `insert into notifications (id, user_id, kind, about, details, created_at, changed_at, due_at)
         values ($1::uuid, $2, 'promotion', $1::text, $3, now(), now(), now())`,
        [id, person.id, details],
      );
      return id;
    }),
    /** A connection to the test store. */
    store: once(async () => {
      const asked = new URL((await person.api.groceryStore.authUrl()).authUrl, world.origin).searchParams;
      const state = asked.get('state') ?? '';
      await person.api.groceryStore.exchangeCode({ state, code: await codeFor(person, asked) });
      return state;
    }),
    subscription: once(
      async () =>
        new URL((await person.api.subscription.start()).approvalUrl, world.origin).searchParams.get(
          'subscription_id',
        ) ?? '',
    ),
    state,
    code: once(async () => codeFor(person, new URL(await authorization(), world.origin).searchParams)),
  };
}

/** Gives somebody's consent in the test store; returns the code. */
async function codeFor({ api }: Person, asked: URLSearchParams): Promise<string> {
  const { redirectTo } = await api.groceryStore.consent({
    state: asked.get('state') ?? '',
    codeChallenge: asked.get('code_challenge') ?? '',
    decision: 'allow',
  });
  return new URL(redirectTo, 'http://localhost').searchParams.get('code') ?? '';
}

/** The first video of a world, by somebody else: encoding one for each test would take longer than the test. */
const firstReels = new WeakMap<World, Promise<string>>();

async function copiedReel(world: World, { id: authorId }: Person): Promise<string> {
  const first = firstReels.get(world) ?? world.person().then((author) => publish(author));
  firstReels.set(world, first);
  const id = newId();
  await world.database.pool.query(
    `insert into all_reels (id, author_id, title, format, duration, width, height)
     select $1, $2, title, format, duration, width, height from all_reels where id = $3`,
    [id, authorId, await first],
  );
  return id;
}

const drawn = (background: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();

/** A picture as a data URL. */
export const pictureAsText = async (color = '#d6452b') =>
  `data:image/png;base64,${(await drawn(color)).toString('base64')}`;

/** Somebody with an active subscription, and a payment still awaiting approval. */
export async function somebodyPaying(world: World): Promise<Belongings> {
  const person = await world.person();
  const belongings = belongingsOf(world, person);
  await belongings.subscription();
  await grantSubscription(world.database, person.id);
  return belongings;
}
