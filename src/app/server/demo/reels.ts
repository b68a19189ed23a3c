import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { BUILT_IN_RECIPES } from '#features/recipes/data/built-in/built-in-recipes.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { allReels } from '#features/reels/server/tables.ts';
import { videoFile } from '#features/reels/server/videos/files.ts';
import type { Db } from '#server/database/db.ts';
import { ROOT } from '#server/root.ts';
import type { Storage } from '#server/storage/storage.ts';
import { HOUR_MS } from '#shared/durations.ts';
import type { DemoKey } from './people.ts';

const FOLDER = join(ROOT, 'public/art/reels');

interface DemoReel {
  /** Its file and posters (tools/reels/build-reels.ts). */
  name: string;
  author: DemoKey;
  title: string;
  description: string;
  /** A built-in recipe. */
  recipe: string | null;
  captions: readonly string[];
}

const SECONDS = 6;

const DEMO_REELS: readonly DemoReel[] = [
  {
    name: 'soup',
    author: 'author',
    title: 'Tomato soup in three steps',
    description: 'Tomatoes, stock, twenty minutes. The basil goes in last, so that it stays green.',
    recipe: 'roasted-tomato-basil-soup',
    captions: ['Tomatoes and stock go into the pot.', 'Simmer for 20 minutes.', 'Basil at the end.'],
  },
  {
    name: 'carrot',
    author: 'subscriber',
    title: 'Even slices without hurry',
    description: 'The tip of the knife stays on the board; only the heel goes up.',
    recipe: null,
    captions: ['Tip down, heel up.', 'Rock the blade.', 'Even slices cook evenly.'],
  },
  {
    name: 'pancake',
    author: 'author',
    title: 'Flip it once',
    description: 'Wait for holes in the batter, then flip once and for good.',
    recipe: 'blueberry-buttermilk-pancakes',
    captions: ['Pour the batter.', 'Flip it once.', 'Butter on top.'],
  },
];

/** Adds the demo's videos: drawn animations, a few kilobytes each; returns their ids by name. */
export async function addReels(
  db: Db,
  storage: Storage,
  people: Record<DemoKey, string>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const now = Date.now();
  const idOf = new Map(BUILT_IN_RECIPES.map(({ slug, id }) => [slug, id]));
  for (const [at, { name, author, title, description, recipe, captions }] of DEMO_REELS.entries()) {
    const id = randomUUID();
    ids.set(name, id);
    await storage.adopt(join(FOLDER, `${name}.mp4`), videoFile(id, 'mp4'));
    // An admin may have deleted the recipe.
    const shown = await db
      .select({ id: recipes.id })
      .from(recipes)
      .where(eq(recipes.id, idOf.get(recipe ?? '') ?? id));
    await db.insert(allReels).values({
      ...{ id, authorId: people[author], title, description, captions: webVtt(captions) },
      recipeId: shown[0]?.id ?? null,
      ...{ thumbnail: `/art/reels/${name}`, format: 'mp4', duration: SECONDS, width: 540, height: 960 },
      createdAt: new Date(now - at * 7 * HOUR_MS),
    });
  }
  return ids;
}

/** The lines share the time evenly. */
function webVtt(lines: readonly string[]): string {
  const share = SECONDS / lines.length;
  const clock = (seconds: number) => `00:00:0${seconds.toFixed(3)}`;
  const cues = lines.map((line, at) => `${clock(at * share)} --> ${clock((at + 1) * share)}\n${line}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}
