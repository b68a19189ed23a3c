import { z } from 'zod';
import { recipeCard } from '#features/recipes/contract.ts';
import { reel } from '#features/reels/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR } from '#shared/limits.ts';

export const post = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('recipe'), recipe: recipeCard }),
  z.object({ kind: z.literal('reel'), reel }),
]);
export type Post = z.infer<typeof post>;

export const feedContract = {
  list: endpoint({
    method: 'GET',
    path: '/feed',
    summary: 'Posts by people the caller follows, newest first; empty for visitors',
    access: 'browse',
  })
    .input(z.object({ cursor: z.string().max(LONGEST_CURSOR).optional() }))
    .output(z.object({ posts: z.array(post), nextCursor: z.string().nullable() })),
};
