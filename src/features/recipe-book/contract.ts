import { z } from 'zod';
import { recipeId } from '#features/recipes/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR, LONGEST_ID, MOST_COPIED } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { longText, oneLine } from '#shared/text-schema.ts';
import { REQUIRED, TOO_LONG } from './rules/entries.ts';
import { LIMITS } from './rules/limits.ts';

/** A recipe in a person's own words. */
export const entry = z.object({
  id: z.string(),
  /** The recipe it was copied from or turned into; `null` if there is none, or if that was deleted. */
  recipeId: z.string().nullable(),
  title: z.string(),
  content: z.string(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Entry = z.infer<typeof entry>;

const id = z.string().max(LONGEST_ID);
const words = {
  title: oneLine(LIMITS.title, TOO_LONG.title, REQUIRED).refine(Boolean, REQUIRED),
  content: longText(LIMITS.content, TOO_LONG.content, REQUIRED).refine(Boolean, REQUIRED),
};

export const recipeBookContract = {
  list: endpoint({
    method: 'GET',
    path: '/recipe-book',
    summary: 'Your text recipes, newest first, 20 per page; with `q`, those that contain every word of it',
    access: 'subscriber',
  })
    .input(
      z.object({
        q: z
          .string()
          .max(LIMITS.search, msg('Please use {search} characters at most.', { search: LIMITS.search }))
          .optional(),
        /** `nextCursor` of the previous page. */
        cursor: z.string().max(LONGEST_CURSOR, msg('This page of the list does not exist.')).optional(),
      }),
    )
    .output(z.object({ entries: z.array(entry), nextCursor: z.string().nullable() })),
  index: endpoint({
    method: 'GET',
    path: '/recipe-book/index',
    summary: 'The versions of all your text recipes, newest first: what a copy of the book has to fetch',
    access: 'subscriber',
  }).output(
    z.object({
      entries: z.array(
        z.object({
          id: z.string(),
          version: z.number(),
          recipeId: z.string().nullable(),
          /** The recipe's version; `null` for a recipe that nobody may see. */
          recipeVersion: z.number().nullable(),
        }),
      ),
    }),
  ),
  some: endpoint({
    method: 'POST',
    path: '/recipe-book/some',
    summary: 'Some of your text recipes; ids that are not among them are left out',
    access: 'subscriber',
    transaction: false,
  })
    .input(z.object({ ids: z.array(id).max(MOST_COPIED) }))
    .output(z.object({ entries: z.array(entry) })),
  get: endpoint({
    method: 'GET',
    path: '/recipe-book/{id}',
    summary: 'One of your text recipes',
    access: 'subscriber',
    errors: ['not_found'],
  })
    .input(z.object({ id }))
    .output(entry),
  add: endpoint({
    method: 'POST',
    path: '/recipe-book',
    summary: 'Add a text recipe under a client-made id; repeating the request returns the stored recipe',
    access: 'subscriber',
    errors: ['conflict', 'not_found', 'too_large'],
  })
    .input(
      z.object({
        id: z.uuid(msg('The id must be a UUID.')),
        ...words,
        /** The recipe it copies. */
        recipeId: recipeId.nullable().default(null),
        /** For an undo: the original time, capped at now. */
        createdAt: z.iso.datetime(msg('Please enter the time as 2026-01-31T12:00:00Z.')).optional(),
      }),
    )
    .output(entry),
  update: endpoint({
    method: 'PUT',
    path: '/recipe-book/{id}',
    summary: 'Replace a text recipe; `conflict` when it changed since `version`',
    access: 'subscriber',
    errors: ['not_found', 'conflict'],
  })
    .input(z.object({ id, ...words, version: z.number(msg('Please send the version.')).int().min(1) }))
    .output(entry),
  link: endpoint({
    method: 'PUT',
    path: '/recipe-book/{id}/recipe',
    summary: 'Link a text recipe to the recipe made from it',
    access: 'subscriber',
    errors: ['not_found'],
  })
    .input(z.object({ id, recipeId }))
    .output(entry),
  remove: endpoint({
    inPerson: true,
    method: 'DELETE',
    path: '/recipe-book/{id}',
    summary: 'Delete a text recipe',
    access: 'subscriber',
    errors: ['not_found'],
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.string() })),
};
