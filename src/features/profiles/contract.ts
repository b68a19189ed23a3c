import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_ID } from '#shared/limits.ts';

export const personCard = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  bio: z.string(),
  avatarUrl: z.string().nullable(),
});
export type PersonCard = z.infer<typeof personCard>;

export const profile = personCard.extend({
  followersCount: z.number(),
  followingCount: z.number(),
});
export type Profile = z.infer<typeof profile>;

export const profilesContract = {
  profile: endpoint({
    method: 'GET',
    path: '/profiles/{idOrUsername}',
    summary: 'One profile, by id or username',
    access: 'profile',
    errors: ['not_found'],
    sameForEveryone: true,
  })
    .input(z.object({ idOrUsername: z.string().max(LONGEST_ID) }))
    .output(profile),
};
