import { z } from 'zod';
import { personCard } from '#features/profiles/contract.ts';
import { difficulty, recipeCard, recipeFilters } from '#features/recipes/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { DEFAULT_FOUND, LONGEST_TERM, MOST_FOUND, MOST_PAGES } from './rules/limits.ts';
import { SORTS } from './rules/search.ts';

const term = z
  .string()
  .trim()
  .max(LONGEST_TERM, msg('Please use {count} characters at most.', { count: LONGEST_TERM }));

/** A part of a search that is a criterion for the recipe, not a word in it; `said` is that part as typed. */
const said = z.string();
const criterion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('time'), said, minutes: z.number() }),
  z.object({ kind: z.literal('difficulty'), said, difficulty }),
  z.object({ kind: z.literal('category'), said, id: z.string() }),
  z.object({ kind: z.literal('without'), said, food: z.string() }),
]);

export const searchContract = {
  home: endpoint({
    method: 'GET',
    path: '/home',
    summary: 'Featured and popular recipes for Home',
    access: 'browse',
    sameForEveryone: true,
  }).output(z.object({ main: z.array(recipeCard), popular: z.array(recipeCard) })),
  trending: endpoint({
    method: 'GET',
    path: '/home/trending',
    summary: 'The trending new recipe for Home',
    access: 'browse',
    sameForEveryone: true,
  }).output(z.object({ recipes: z.array(recipeCard) })),
  search: endpoint({
    method: 'GET',
    path: '/search',
    summary: 'Recipes and profiles matching a term, with both counts',
    access: 'browse',
    sameForEveryone: true,
  })
    .input(
      recipeFilters.extend({
        q: term.default(''),
        limit: z.coerce.number().int().min(1).max(MOST_FOUND).default(DEFAULT_FOUND),
        page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
        /** `best` is paged by number, all other orders by cursor. */
        sort: z.enum(SORTS, msg('Please sort by best, rated, newest, quickest or liked.')).default('best'),
        /** `nextCursor` of the previous page; not for `best`. */
        cursor: z.string().max(LONGEST_CURSOR).optional(),
      }),
    )
    .output(
      z.object({
        recipes: z.object({
          items: z.array(recipeCard),
          total: z.number(),
          /** True if there are more than `total`. */ more: z.boolean(),
          nextCursor: z.string().nullable(),
        }),
        profiles: z.object({ items: z.array(personCard), total: z.number() }),
        /** How the search was understood. */
        understood: z.object({
          criteria: z.array(criterion),
          /** Parts of the search that no recipe has together with the rest. */
          leftOut: z.array(z.string()),
        }),
      }),
    ),
  suggest: endpoint({
    method: 'GET',
    path: '/search/suggestions',
    summary: 'Type-ahead: recipes, categories and people',
    access: 'browse',
    sameForEveryone: true,
  })
    .input(z.object({ q: term }))
    .output(
      z.object({
        recipes: z.array(
          recipeCard.pick({
            id: true,
            title: true,
            image: true,
            authorId: true,
            allergens: true,
            mayContain: true,
            unsuitedTo: true,
          }),
        ),
        categories: z.array(z.object({ id: z.string(), name: z.string(), icon: z.string() })),
        profiles: z.array(z.object({ id: z.string(), name: z.string(), username: z.string().nullable() })),
      }),
    ),
};
