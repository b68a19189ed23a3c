/** Draws the committed pictures: built-in recipes, categories, the share image and the icons. */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { composeScene } from '../../src/features/media/rules/scene.ts';
import type { Scene } from '../../src/features/media/rules/scene-parts.ts';
import { sceneToSvg } from '../../src/features/media/server/illustrator/scene-svg.ts';
import { BUILT_IN_RECIPES } from '../../src/features/recipes/data/built-in/built-in-recipes.ts';
import { CATEGORIES } from '../../src/features/recipes/data/categories/categories.ts';
import { CATEGORY_SCENES } from './category-scenes.ts';
import { drawIcons } from './icons.ts';
import { PLACEHOLDER_SCENE, SHARING_SCENE } from './marks.ts';
import { drawPerson, PEOPLE } from './people.ts';
import { RECIPE_SCENES } from './recipe-scenes.ts';

const PUBLIC = new URL('../../public/', import.meta.url);
let bytes = 0;

function write(path: string, data: Buffer | string) {
  writeFileSync(new URL(path, PUBLIC), data);
  bytes += data.length;
}

async function draw(scene: Scene, path: string, widths: number[]) {
  for (const width of widths) {
    const svg = sceneToSvg(scene, width, (width * 3) / 4);
    write(
      `${path}-${width}.webp`,
      await sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 80, effort: 6 }).toBuffer(),
    );
  }
}

mkdirSync(new URL('art/recipes', PUBLIC), { recursive: true });
mkdirSync(new URL('art/categories', PUBLIC), { recursive: true });
for (const recipe of BUILT_IN_RECIPES) {
  const scene =
    RECIPE_SCENES[recipe.slug] ??
    composeScene({ ...recipe, ingredients: recipe.ingredients.map(({ name }) => name), seed: recipe.id });
  await draw(scene, `art/recipes/${recipe.slug}`, [320, 640, 1280]);
}
for (const category of CATEGORIES) {
  const scene = CATEGORY_SCENES[category.id];
  if (!scene) throw new Error(`Nobody has composed a picture for ${category.id} yet`);
  await draw(scene, `art/categories/${category.id}`, [320, 640]);
}
await draw(PLACEHOLDER_SCENE, 'art/placeholder', [320, 640, 1280]);
mkdirSync(new URL('art/people', PUBLIC), { recursive: true });
for (const [at, food] of PEOPLE.entries()) write(`art/people/${at}.svg`, drawPerson(food));
const sharing = Buffer.from(sceneToSvg(SHARING_SCENE, 1200, 630));
write('art/og.jpg', await sharp(sharing).jpeg({ quality: 82, mozjpeg: true }).toBuffer());
await drawIcons(write);
console.log(`${(bytes / 1024 / 1024).toFixed(2)} MB written`);
