import { z } from 'zod';
import { bio, name, username } from '#features/accounts/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR, LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { FOLLOWING, RESTRICTING, SAVING } from './rules/limits.ts';
import { RESTRICTIONS } from './rules/restrictions.ts';

export const personCard = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string().nullable(),
  bio: z.string(),
  /** As in the picture store, without width. */
  avatarUrl: z.string().nullable(),
});
export type PersonCard = z.infer<typeof personCard>;

export const profile = personCard.extend({
  followersCount: z.number(),
  followingCount: z.number(),
});
export type Profile = z.infer<typeof profile>;

/** A profile as its owner edits it. */
export const ownProfile = personCard.extend({
  email: z.string(),
  /** Whether it is hidden from others: moderators may have hidden its texts. */
  isHidden: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** The caller's relation to a person, with that person's current counts. */
export const relation = z.object({
  id: z.string(),
  isFollowing: z.boolean(),
  followsYou: z.boolean(),
  isBlocked: z.boolean(),
  isMuted: z.boolean(),
  followersCount: z.number(),
  followingCount: z.number(),
});
export type Relation = z.infer<typeof relation>;

export const listedPerson = personCard.extend({ isFollowing: z.boolean() });
export type ListedPerson = z.infer<typeof listedPerson>;

export const people = z.object({ people: z.array(listedPerson), nextCursor: z.string().nullable() });
export type People = z.infer<typeof people>;

const restriction = z.enum(RESTRICTIONS, msg('Please choose blocked or muted people.'));

const idOrUsername = z.string().max(LONGEST_ID);
const profileId = z.string().max(LONGEST_ID);
const cursor = z.string().max(LONGEST_CURSOR, msg('This page of the list does not exist.')).optional();
const avatarUrl = z
  .string()
  .regex(/^\/pictures\/stored\/[0-9a-f]{40}$/, msg('Please upload the picture again.'))
  .nullable();

export const profilesContract = {
  profile: endpoint({
    method: 'GET',
    path: '/profiles/{idOrUsername}',
    summary: 'One profile, by id, username, or a former username of the last 30 days',
    access: 'profile',
    errors: ['not_found'],
    sameForEveryone: true,
  })
    .input(z.object({ idOrUsername }))
    .output(profile),
  own: endpoint({
    method: 'GET',
    path: '/profile',
    summary: 'Your profile, as you edit it',
    access: 'member',
  }).output(ownProfile),
  update: endpoint({
    method: 'PUT',
    path: '/profile',
    summary: 'Update your profile',
    access: 'member',
    errors: ['conflict', 'forbidden'],
    rateLimits: [SAVING],
    publishes: true,
    changesCaller: true,
  })
    .input(z.object({ name, username, bio, avatarUrl }))
    .output(ownProfile),
  relation: endpoint({
    method: 'GET',
    path: '/profiles/{idOrUsername}/relation',
    summary: 'Whether you follow, block or mute a person, and their counts; all false for visitors',
    access: 'profile',
    errors: ['not_found'],
  })
    .input(z.object({ idOrUsername }))
    .output(relation),
  follow: endpoint({
    method: 'PUT',
    path: '/profiles/{profileId}/follow',
    summary: 'Follow a person',
    access: 'member',
    errors: ['not_found', 'conflict', 'forbidden', 'too_large'],
    rateLimits: [FOLLOWING],
    publishes: true,
  })
    .input(z.object({ profileId }))
    .output(relation),
  unfollow: endpoint({
    method: 'DELETE',
    path: '/profiles/{profileId}/follow',
    summary: 'Unfollow a person',
    access: 'member',
    errors: ['not_found'],
    rateLimits: [FOLLOWING],
  })
    .input(z.object({ profileId }))
    .output(relation),
  removeFollower: endpoint({
    method: 'DELETE',
    path: '/profile/followers/{profileId}',
    summary: 'Remove one of your followers',
    access: 'member',
    errors: ['not_found'],
    rateLimits: [FOLLOWING],
  })
    .input(z.object({ profileId }))
    .output(relation),
  followers: endpoint({
    method: 'GET',
    path: '/profiles/{profileId}/followers',
    summary: 'A person’s followers, newest first, 30 per page',
    access: 'profile',
    errors: ['not_found'],
  })
    .input(z.object({ profileId, cursor }))
    .output(people),
  following: endpoint({
    method: 'GET',
    path: '/profiles/{profileId}/following',
    summary: 'The people a person follows, newest first, 30 per page',
    access: 'profile',
    errors: ['not_found'],
  })
    .input(z.object({ profileId, cursor }))
    .output(people),
  restrict: endpoint({
    method: 'PUT',
    path: '/profiles/{profileId}/restrictions/{restriction}',
    summary: 'Block a person, which ends follows in both directions, or mute them',
    access: 'member',
    errors: ['not_found', 'conflict', 'too_large'],
    rateLimits: [RESTRICTING],
  })
    .input(z.object({ profileId, restriction }))
    .output(relation),
  unrestrict: endpoint({
    method: 'DELETE',
    path: '/profiles/{profileId}/restrictions/{restriction}',
    summary: 'Unblock or unmute a person',
    access: 'member',
    errors: ['not_found'],
    rateLimits: [RESTRICTING],
  })
    .input(z.object({ profileId, restriction }))
    .output(relation),
  restricted: endpoint({
    method: 'GET',
    path: '/profile/restricted/{restriction}',
    summary: 'The people you blocked or muted, newest first, 30 per page',
    access: 'member',
  })
    .input(z.object({ restriction, cursor }))
    .output(people),
  hiddenIds: endpoint({
    method: 'GET',
    path: '/profile/restricted',
    summary: 'Ids of the people you blocked and muted',
    access: 'member',
  }).output(z.object({ blocked: z.array(z.string()), muted: z.array(z.string()) })),
};
