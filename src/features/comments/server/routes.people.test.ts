import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementsOf } from '../../../../test/statements.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { newId } from '../../../shared/id.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A person with a username. */
async function called(username: string): Promise<Person> {
  const person = await world.person();
  await person.api.accounts.completeProfile({ username, bio: '' });
  return person;
}
const offered = async (person: Person, id: string, start?: string) =>
  (await person.api.comments.people({ on: 'recipe', id, start })).people.map(({ username }) => username);
const say = (person: Person, id: string) =>
  person.api.comments.add({ on: 'recipe', id, commentId: newId(), text: 'Nice.', parentId: null });

test('people in the thread come first, then others whose username starts with the typed letters', async () => {
  const [owner, talker, other, reader] = [
    await called('pat_owner'),
    await called('pat_talks'),
    await called('pat_another'),
    await called('pat_reader'),
  ];
  await world.person();
  const { id } = await world.recipe({ author: owner });
  await say(talker, id);
  await say(reader, id);
  expect(await offered(reader, id)).toEqual(['pat_owner', 'pat_talks']);
  expect(await offered(reader, id, 'PAT')).toEqual(['pat_owner', 'pat_talks', 'pat_another']);
  expect(await offered(reader, id, 'pat_a')).toEqual(['pat_another']);
  // Search patterns have no special meaning: an underscore matches only itself.
  expect(await offered(reader, id, 'pat_%')).toEqual([]);
  expect(await offered(reader, id, '_at')).toEqual([]);
  await other.api.profiles.restrict({ profileId: reader.id, restriction: 'blocked' });
  expect(await offered(reader, id, 'pat_a')).toEqual([]);
});

test('at most six are suggested, in two statements, to members only', async () => {
  const owner = await world.person();
  const { id } = await world.recipe({ author: owner });
  for (let at = 0; at < 8; at++) await called(`many_${at}`);
  const ask = () => offered(owner, id, 'many');
  expect(await ask()).toHaveLength(6);
  expect(await statementsOf(ask, /recipes|profiles/)).toBe(2);
  await expect(world.visitor.api.comments.people({ on: 'recipe', id })).rejects.toMatchObject({
    code: 'not_signed_in',
  });
});
