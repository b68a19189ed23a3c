import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';
import { LONGEST_PICTURE_AS_TEXT, PICTURE_AS_TEXT_BODY, PICTURE_BODY, UPLOADING } from './rules/limits.ts';
import { PICTURE_MESSAGES } from './rules/upload.ts';

export const storedPicture = z.object({
  /** Permanent base path: append '-320', '-640' or '-1280' and '.webp' or '.avif'. */
  image: z.string(),
  /** A 16-pixel-wide preview as a data URL. */
  placeholder: z.string(),
  /** Dimensions in pixels of the original, upright. */
  width: z.number(),
  height: z.number(),
});
export type StoredPicture = z.infer<typeof storedPicture>;

export const mediaContract = {
  store: endpoint({
    method: 'POST',
    path: '/media/pictures',
    summary:
      'Store a picture for good: the body is the file (JPEG, PNG, WebP, GIF, AVIF or TIFF, 5 MB at most)',
    access: 'member',
    errors: ['unavailable'],
    rateLimits: [UPLOADING],
    body: PICTURE_BODY,
    takesFile: true,
    transaction: false,
    asksElsewhere: true,
  })
    // The size is checked before the body is read (`server/http/body.ts`), and again before it is stored.
    .input(z.file(PICTURE_MESSAGES.notAPicture))
    .output(storedPicture),
  storeFrom: endpoint({
    method: 'POST',
    path: '/media/pictures/from-address',
    summary: 'Permanently store a picture from a data URL or another address, 5 MB at most',
    access: 'member',
    errors: ['unavailable'],
    rateLimits: [UPLOADING],
    body: PICTURE_AS_TEXT_BODY,
    transaction: false,
    asksElsewhere: true,
  })
    .input(
      z.object({
        imageUrl: z
          .string()
          .min(1, msg('Please enter the address of a picture.'))
          .max(LONGEST_PICTURE_AS_TEXT, PICTURE_MESSAGES.tooLarge),
      }),
    )
    .output(z.object({ permanentUrl: z.string(), placeholder: z.string() })),
  ready: endpoint({
    method: 'GET',
    path: '/media/ready',
    summary: 'Whether pictures can be stored',
    // Writes and deletes a file to check, so it is not for visitors.
    access: 'member',
    errors: ['unavailable'],
  }).output(z.object({ ready: z.literal(true) })),
};
