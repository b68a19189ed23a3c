import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

/** What a picture is drawn from. `prompt` is the recipe's title, or what it is about. */
export const pictureWish = z.object({
  prompt: z
    .string()
    .trim()
    .min(1, 'Please enter a title or description for your recipe first.')
    .max(5_000, 'Please describe the picture in 5,000 characters at most.'),
  recipeId: z.uuid('This is not the id of a recipe.').optional(),
  ingredients: z
    .array(z.string().max(300, 'An ingredient can have 300 characters at most.'))
    .max(300, 'Please name 300 ingredients at most.')
    .default([]),
  tags: z
    .array(z.string().max(50, 'A tag can have 50 characters at most.'))
    .max(30, 'Please name 30 tags at most.')
    .default([]),
  category: z.string().max(60, 'This is not a category.').default(''),
  /** Another number gives another picture of the same dish. */
  attempt: z
    .int('Please count attempts in whole numbers.')
    .min(0, 'Please count attempts from 0.')
    .max(1_000_000, 'That is one attempt too many.')
    .default(0),
});
export type PictureWish = z.infer<typeof pictureWish>;

export const assistantContract = {
  drawPicture: endpoint({
    method: 'POST',
    path: '/assistant/pictures',
    summary: 'Draw a picture of a recipe, and store it',
    access: 'public',
    errors: ['too_many_tries', 'unavailable'],
    transaction: false,
  })
    .input(pictureWish)
    /** A base address, as a stored upload has it. */
    .output(z.object({ imageUrl: z.string() })),
};
