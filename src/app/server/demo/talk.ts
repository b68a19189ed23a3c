import { randomUUID } from 'node:crypto';
import { comments } from '#features/comments/server/tables.ts';
import { recipeRatings } from '#features/ratings/server/tables.ts';
import { BUILT_IN_RECIPES } from '#features/recipes/data/built-in/built-in-recipes.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import type { DemoKey } from './people.ts';
import { AUTHOR_RECIPES } from './recipes.ts';

interface Said {
  by: DemoKey;
  text: string;
  hoursAgo: number;
  replies?: readonly Omit<Said, 'replies'>[];
}

const [BEANS, OATS, SOUP] = AUTHOR_RECIPES.map(({ id }) => id);

/** By recipe; only demo people comment. */
const ABOUT_RECIPES: Readonly<Record<string, readonly Said[]>> = {
  [BEANS ?? '']: [
    {
      by: 'neighbor',
      text: 'Made this with chickpeas, because that is what the cupboard had. Still gone in ten minutes.',
      hoursAgo: 50,
      replies: [
        {
          by: 'author',
          text: '@nico_next_door chickpeas stay firmer, so crush a few more of them.',
          hoursAgo: 47,
        },
      ],
    },
    {
      by: 'subscriber',
      text: 'How long does it keep? I would like to cook it on Sunday for Tuesday.',
      hoursAgo: 30,
      replies: [
        {
          by: 'author',
          text: '@sam_cooks two days in the fridge. Leave the spinach out until you warm it up.',
          hoursAgo: 29,
        },
        { by: 'subscriber', text: 'Thank you, it is in the plan.', hoursAgo: 28 },
      ],
    },
  ],
  [SOUP ?? '']: [
    { by: 'member', text: 'My first soup that was not from a can.', hoursAgo: 20 },
    {
      by: 'neighbor',
      text: 'Smoked paprika instead of chilli flakes works well if children are at the table.',
      hoursAgo: 12,
    },
  ],
  'roasted-tomato-basil-soup': [{ by: 'subscriber', text: 'Twice a week is not too often.', hoursAgo: 70 }],
};

/** On the demo's videos, by name. */
const ABOUT_REELS: Readonly<Record<string, readonly Said[]>> = {
  soup: [
    {
      by: 'member',
      text: 'Do the tomatoes have to be peeled?',
      hoursAgo: 6,
      replies: [{ by: 'author', text: '@mika no, the blender does not mind the skins.', hoursAgo: 5 }],
    },
  ],
  pancake: [{ by: 'neighbor', text: 'I always flip too early. Holes first, understood.', hoursAgo: 9 }],
};

interface Rated {
  recipe: string;
  by: DemoKey;
  stars: number;
  note: string;
  hoursAgo: number;
}

const RATINGS: readonly Rated[] = [
  { recipe: BEANS ?? '', by: 'subscriber', stars: 5, note: 'A weeknight regular by now.', hoursAgo: 27 },
  {
    recipe: BEANS ?? '',
    by: 'neighbor',
    stars: 4,
    note: 'More lemon for me, otherwise perfect.',
    hoursAgo: 49,
  },
  { recipe: OATS ?? '', by: 'member', stars: 5, note: 'Breakfast on the train, finally.', hoursAgo: 16 },
  { recipe: SOUP ?? '', by: 'neighbor', stars: 5, note: '', hoursAgo: 11 },
  {
    ...{ recipe: 'lemon-thyme-roast-chicken', by: 'subscriber', stars: 5, hoursAgo: 90 },
    note: 'Sunday’s chicken, Monday’s sandwiches, Tuesday’s soup.',
  },
  {
    ...{ recipe: 'lemon-thyme-roast-chicken', by: 'author', stars: 4, hoursAgo: 60 },
    note: 'Needed ten minutes more in my small oven.',
  },
  { recipe: 'red-pepper-shakshuka', by: 'author', stars: 5, note: '', hoursAgo: 40 },
];

/** Adds the demo people's comments on recipes and videos. */
export async function addTalk(
  db: Db,
  people: Record<DemoKey, string>,
  reels: ReadonlyMap<string, string>,
): Promise<void> {
  const now = Date.now();
  const at = (hoursAgo: number) => new Date(now - hoursAgo * HOUR_MS);
  const idOf = new Map(BUILT_IN_RECIPES.map(({ slug, id }) => [slug, id]));
  // An admin may have deleted some.
  const there = new Set((await db.select({ id: recipes.id }).from(recipes)).map(({ id }) => id));
  const recipeOf = (name: string) => [idOf.get(name) ?? name].find((id) => there.has(id)) ?? null;
  const say = async (subject: { recipeId: string } | { reelId: string }, { replies = [], ...said }: Said) => {
    const id = randomUUID();
    const row = ({ by, text, hoursAgo }: Omit<Said, 'replies'>) => ({
      ...{ ...subject, authorId: people[by], text, createdAt: at(hoursAgo) },
    });
    await db.insert(comments).values({ id, ...row(said) });
    for (const reply of replies)
      await db.insert(comments).values({ id: randomUUID(), parentId: id, ...row(reply) });
  };
  for (const [name, all] of Object.entries(ABOUT_RECIPES)) {
    const recipeId = recipeOf(name);
    if (recipeId) for (const said of all) await say({ recipeId }, said);
  }
  for (const [name, all] of Object.entries(ABOUT_REELS)) {
    const reelId = reels.get(name);
    if (reelId) for (const said of all) await say({ reelId }, said);
  }
  for (const { recipe, by, stars, note, hoursAgo } of RATINGS) {
    const recipeId = recipeOf(recipe);
    if (recipeId)
      await db.insert(recipeRatings).values({
        ...{ id: randomUUID(), recipeId, userId: people[by], stars, note },
        ...{ createdAt: at(hoursAgo), updatedAt: at(hoursAgo) },
      });
  }
}
