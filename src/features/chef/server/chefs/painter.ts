import { drawCover } from '#features/media/server/commands/draw.ts';
import type { Config } from '#server/config.ts';
import type { PictureInput } from '../../contract.ts';
import { createOpenAiPainter } from './openai-images.ts';
import type { Painter } from './port.ts';

/** The configured image model, otherwise the built-in illustrator. */
export function createPainter({ chef: { images } }: Pick<Config, 'chef'>): Painter {
  return images ? createOpenAiPainter(images) : { model: null, paint: paintCover };
}

function paintCover({ prompt, recipeId = '', ingredients, tags, category, attempt }: PictureInput) {
  return drawCover({
    // The text after the title covers more than the dish.
    title: (prompt.split(/[.\n]/)[0] || prompt).slice(0, 200),
    ingredients: ingredients.slice(0, 20),
    tags,
    category,
    instructions: [prompt],
    seed: `${recipeId} ${attempt}`,
  });
}
