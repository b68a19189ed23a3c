import { implement } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Screen } from '#server/offers.ts';
import { profilesContract } from '../contract.ts';
import { follow, removeFollower, unfollow } from './commands/follows.ts';
import { updateProfile } from './commands/profile.ts';
import { restrict, unrestrict } from './commands/restrictions.ts';
import { ownProfileOf, profileOf } from './queries/profiles.ts';
import { followedBy, followersOf, relationTo, restrictedBy, restrictedIds } from './queries/relations.ts';

/** Represents a visitor, whom nobody follows or blocks. */
const NOBODY = sql`null::uuid`;

const on = implement(profilesContract).$context<RequestContext>();

const viewerOf = ({ caller }: RequestContext) => caller.user?.id ?? null;

export function profilesRoutes({ screen }: { screen: Screen }) {
  return on.router({
    profile: on.profile.handler(({ context, input }) => profileOf(context.db, input.idOrUsername)),
    own: on.own.handler(({ context }) => ownProfileOf(context.db, signedIn(context).id)),
    update: on.update.handler(({ context, input }) => updateProfile(context, screen, input)),
    relation: on.relation.handler(({ context, input }) =>
      relationTo(context.db, context.caller.user?.id ?? NOBODY, input.idOrUsername),
    ),
    follow: on.follow.handler(({ context, input }) => follow(context, input.profileId)),
    unfollow: on.unfollow.handler(({ context, input }) => unfollow(context, input.profileId)),
    removeFollower: on.removeFollower.handler(({ context, input }) =>
      removeFollower(context, input.profileId),
    ),
    followers: on.followers.handler(({ context, input }) =>
      followersOf(context.db, viewerOf(context), input.profileId, input.cursor),
    ),
    following: on.following.handler(({ context, input }) =>
      followedBy(context.db, viewerOf(context), input.profileId, input.cursor),
    ),
    restrict: on.restrict.handler(({ context, input }) => restrict(context, input)),
    unrestrict: on.unrestrict.handler(({ context, input }) => unrestrict(context, input)),
    restricted: on.restricted.handler(({ context, input }) =>
      restrictedBy(context.db, signedIn(context).id, input.restriction, input.cursor),
    ),
    hiddenIds: on.hiddenIds.handler(({ context }) => restrictedIds(context.db, signedIn(context).id)),
  });
}
