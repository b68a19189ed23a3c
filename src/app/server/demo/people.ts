/** The demo's people, one for each kind of caller. */
export const DEMO_PEOPLE = [
  {
    key: 'admin',
    email: 'admin@plateful.test',
    name: 'Alex Admin',
    username: 'alex_admin',
    bio: 'Keeps this kitchen tidy.',
    shows: 'administrator',
  },
  {
    key: 'subscriber',
    email: 'subscriber@plateful.test',
    name: 'Sam Subscriber',
    username: 'sam_cooks',
    bio: 'Plans on Sunday, shops on Monday, eats well all week.',
    shows: 'active subscription',
  },
  {
    key: 'member',
    email: 'member@plateful.test',
    name: 'Mika Member',
    username: 'mika',
    bio: 'New here, and hungry.',
    shows: 'no subscription',
  },
  {
    key: 'author',
    email: 'author@plateful.test',
    name: 'Ari Author',
    username: 'ari_writes',
    bio: 'Weeknight food from a very small kitchen.',
    shows: 'has recipes of their own',
  },
  {
    key: 'neighbor',
    email: 'neighbor@plateful.test',
    name: 'Nico Neighbor',
    username: 'nico_next_door',
    bio: 'Borrows eggs, returns cake.',
    shows: 'follows the others',
  },
] as const;

export type DemoKey = (typeof DEMO_PEOPLE)[number]['key'];

export const DEMO_FOLLOWS: readonly (readonly [DemoKey, DemoKey])[] = [
  ['subscriber', 'author'],
  ['member', 'author'],
  ['neighbor', 'author'],
  ['neighbor', 'subscriber'],
  ['author', 'subscriber'],
];
