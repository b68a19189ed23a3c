import { join } from 'node:path';
import { createRouterClient } from '@orpc/server';
import { deletionMail } from '#features/account-data/server/mails.ts';
import { accountDataRoutes } from '#features/account-data/server/routes.ts';
import { type AccountServices, confirmPassword } from '#features/accounts/server/commands/sign-in.ts';
import { alreadySignedUpMail, guessesMail, resetMail } from '#features/accounts/server/mails.ts';
import {
  currentSessionOf,
  findCaller,
  findTokenCaller,
  inOwnLanguage,
} from '#features/accounts/server/queries.ts';
import { accountsRoutes } from '#features/accounts/server/routes.ts';
import { type AuthOptions, createAuth } from '#features/accounts/server/sign-in/better-auth.ts';
import { KnownDevices } from '#features/accounts/server/sign-in/known-devices.ts';
import type { OidcProvider } from '#features/accounts/server/sign-in/oidc.ts';
import { SessionRenewal } from '#features/accounts/server/sign-in/renewal.ts';
import { adminRoutes } from '#features/admin/server/routes.ts';
import { adminSessionRoutes } from '#features/admin-session/server/routes.ts';
import { revokeAllTokens } from '#features/api-tokens/server/commands.ts';
import { bearerOf } from '#features/api-tokens/server/queries.ts';
import { apiTokensRoutes } from '#features/api-tokens/server/routes.ts';
import { recordAudit } from '#features/audit/server/commands.ts';
import { createChef } from '#features/chef/server/chefs/chef.ts';
import { createPainter } from '#features/chef/server/chefs/painter.ts';
import { Ledger } from '#features/chef/server/commands/ledger.ts';
import { chefRoutes } from '#features/chef/server/routes.ts';
import { commentsRoutes } from '#features/comments/server/routes.ts';
import { contactRoutes } from '#features/contact/server/routes.ts';
import { favoritesRoutes } from '#features/favorites/server/routes.ts';
import { feedRoutes } from '#features/feed/server/routes.ts';
import { ListMaker } from '#features/grocery-list/server/queries/list-maker.ts';
import { groceryListRoutes } from '#features/grocery-list/server/routes.ts';
import { createStore } from '#features/grocery-store/server/retailers/store.ts';
import { groceryStoreRoutes } from '#features/grocery-store/server/routes.ts';
import { householdRoutes } from '#features/household/server/routes.ts';
import { SourceReader } from '#features/imports/server/queries/reader.ts';
import { importsRoutes } from '#features/imports/server/routes.ts';
import { returnInvitation, useInvitation } from '#features/invitations/server/commands.ts';
import { invitationsRoutes } from '#features/invitations/server/routes.ts';
import { mealPlanRoutes } from '#features/meal-plan/server/routes.ts';
import { PictureStore } from '#features/media/server/commands/picture-store.ts';
import { mediaRoutes } from '#features/media/server/routes.ts';
import { createScreen } from '#features/moderation/server/commands/hold.ts';
import { suspensionOf } from '#features/moderation/server/queries/notices.ts';
import { moderationRoutes } from '#features/moderation/server/routes.ts';
import { newsletterSecrets } from '#features/newsletter/server/access.ts';
import { newsletterRoutes } from '#features/newsletter/server/routes.ts';
import { mailSecrets } from '#features/notifications/server/access.ts';
import { Clocks } from '#features/notifications/server/commands/clocks.ts';
import { createSenders } from '#features/notifications/server/push/senders.ts';
import { notificationsRoutes } from '#features/notifications/server/routes.ts';
import { passkeysRoutes } from '#features/passkeys/server/routes.ts';
import { profilesRoutes } from '#features/profiles/server/routes.ts';
import { ratingsRoutes } from '#features/ratings/server/routes.ts';
import { recipeBookRoutes } from '#features/recipe-book/server/routes.ts';
import { recipeViews } from '#features/recipes/server/jobs.ts';
import { recipesRoutes } from '#features/recipes/server/routes.ts';
import { reelViews } from '#features/reels/server/jobs.ts';
import { reelsRoutes } from '#features/reels/server/routes.ts';
import { VideoUploads } from '#features/reels/server/videos/uploads.ts';
import { VideoStore } from '#features/reels/server/videos/video-store.ts';
import { searchRoutes } from '#features/search/server/routes.ts';
import { ACCESS } from '#features/site/rules/settings.ts';
import { siteRoutes } from '#features/site/server/routes.ts';
import { siteSettingsRoutes } from '#features/site-settings/server/routes.ts';
import { decideApiAccess } from '#features/subscription/rules/gate.ts';
import { createPayments } from '#features/subscription/server/payments/providers.ts';
import { subscriptionOf } from '#features/subscription/server/queries/own.ts';
import { subscriptionRoutes } from '#features/subscription/server/routes.ts';
import { UsageLog } from '#features/usage/server/jobs.ts';
import { usageRoutes } from '#features/usage/server/routes.ts';
import type { Config } from '#server/config.ts';
import type { RequestContext } from '#server/context.ts';
import type { Database, Db } from '#server/database/db.ts';
import type { DatabaseNotifications } from '#server/database/notifications.ts';
import {
  aroundEndpoint,
  expectAccess,
  type RecordImpersonated,
  type Refuse,
  type Surroundings,
} from '#server/endpoints.ts';
import { KitchenEvents } from '#server/events.ts';
import { Cdn } from '#server/http/cache/cdn.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';
import { Memory } from '#server/memory.ts';
import { ErrorLog } from '#server/monitoring/error-log.ts';
import { RateLimits } from '#server/rate-limits.ts';
import { bySession, byToken, SessionCache } from '#server/session-cache.ts';
import type { SiteSettings } from '#server/site-settings.ts';
import { mediaStorage } from '#server/storage/media.ts';
import { StorageQuota } from '#server/storage/quota.ts';
import type { Access } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { t } from '#shared/t.ts';
import type { Api } from '#web/api.ts';
import { storedAddress } from '../gate.ts';
import { filesShowing } from './cdn-files.ts';
import { gatherOffers } from './offers.ts';
import { allowsToken } from './token-areas.ts';

export interface AppParts {
  config: Config;
  secret: string;
  settings: SiteSettings;
  database: Database;
  notifications: DatabaseNotifications;
  mailer: Mailer;
}

export type App = ReturnType<typeof createApp>;

/** Composes the features: the only server module that knows them all. */
export function createApp({ config, secret, settings, database, notifications, mailer }: AppParts) {
  const { db } = database;
  const rateLimits = new RateLimits({ loose: config.rateLimits === 'loose', pool: database.pool });
  const mailTo = (email: string, write: () => Mail) => mailer.send(inOwnLanguage(db, email, write));
  const authOptions: AuthOptions = {
    db,
    secret,
    publicUrl: config.publicUrl,
    sendResetLink: (user, token, page) =>
      mailTo(user.email, () => resetMail(user.email, user.name, config.publicUrl, { token, page })),
    endOtherAccess: revokeAllTokens,
    sendAlreadySignedUp: (user) =>
      mailTo(user.email, () => alreadySignedUpMail(user.email, user.name, config.publicUrl)),
  };
  const auth = createAuth(authOptions);
  const findCallerIn = (within: Db, headers: Headers) =>
    findCaller({ auth, db: within, subscriptionOf, suspensionOf }, headers);
  const findByCookie = (headers: Headers) => findCallerIn(db, headers);
  const views = { recipes: recipeViews(db), reels: reelViews(db) };
  const usage = new UsageLog(db);
  const clocks = new Clocks(db);
  const errors = new ErrorLog(db);
  const media = mediaStorage(config);
  const { reportables, personal, files, measures } = gatherOffers({ media, publicUrl: config.publicUrl });
  const quota = new StorageQuota(
    { ...config.media, dataDir: config.dataDir },
    personal.flatMap(({ storedBytes }) => storedBytes ?? []),
  );
  const pictures = new PictureStore(media, quota);
  const uploads = new VideoUploads({
    folder: join(config.dataDir, 'uploads', 'reels'),
    publicUrl: config.publicUrl,
    rateLimits,
    db,
    quota,
  });
  const videos = new VideoStore(media, join(config.dataDir, 'uploads', 'drafts'));
  const reader = new SourceReader();
  const lists = new ListMaker();
  const chef = createChef(config);
  const payments = createPayments(config, db);
  const newsletter = newsletterSecrets(secret);
  const notificationMails = mailSecrets(secret);
  const push = createSenders(config, secret);
  const screen = createScreen({ reportables, media });

  const memory = new Memory(notifications, config.cacheBytes);
  const events = new KitchenEvents(database, notifications, memory);

  const accounts: AccountServices = {
    auth,
    rateLimits,
    devices: new KnownDevices(secret),
    findCaller: findByCookie,
    findCallerIn,
    warnOfGuesses: ({ email, name }) => mailTo(email, () => guessesMail(email, name, config.publicUrl)),
    send: (mail) => mailer.send(mail),
    screen,
    invitations: { take: useInvitation, giveBack: returnInvitation },
    endOtherAccess: revokeAllTokens,
  };

  const router = {
    accountData: accountDataRoutes({
      confirmPassword: (context, userId, password) => confirmPassword({ auth }, context, userId, password),
      announce: ({ email, name }, eraseAt) =>
        mailTo(email, () => deletionMail(email, name, config.publicUrl, eraseAt)),
    }),
    accounts: accountsRoutes(accounts),
    admin: adminRoutes({ mailer, payments: payments.current }),
    adminSession: adminSessionRoutes(accounts),
    apiTokens: apiTokensRoutes(),
    chef: chefRoutes({
      chef,
      painter: createPainter(config),
      ledger: new Ledger(secret),
      pictures,
    }),
    comments: commentsRoutes({ screen }),
    contact: contactRoutes(),
    search: searchRoutes(),
    favorites: favoritesRoutes(),
    feed: feedRoutes(),
    groceryList: groceryListRoutes({ lists }),
    groceryStore: groceryStoreRoutes({ store: createStore(config, secret, db) }),
    household: householdRoutes({
      announce(people, kitchenIds) {
        memory.changed(people.map((id) => `caller:${id}`));
        events.tellPeople(people);
        for (const id of kitchenIds) events.tell(id);
      },
    }),
    invitations: invitationsRoutes(),
    imports: importsRoutes({ reader, pictures, screen }),
    mealPlan: mealPlanRoutes(),
    media: mediaRoutes({ pictures }),
    moderation: moderationRoutes({ reportables, media }),
    newsletter: newsletterRoutes({ secrets: newsletter, mailer, rateLimits }),
    notifications: notificationsRoutes({
      push,
      sessionOf: (headers) => currentSessionOf({ auth }, headers),
      secrets: notificationMails,
      mailer,
      rateLimits,
    }),
    passkeys: passkeysRoutes(accounts),
    profiles: profilesRoutes({ screen }),
    ratings: ratingsRoutes({ screen }),
    recipeBook: recipeBookRoutes(),
    recipes: recipesRoutes({ views: views.recipes, screen }),
    reels: reelsRoutes({ uploads, videos, pictures, screen, views: views.reels }),
    site: siteRoutes(),
    siteSettings: siteSettingsRoutes({ settings }),
    subscription: subscriptionRoutes({ payments }),
    usage: usageRoutes({ log: usage, storedAddress }),
  };
  const findByToken = async (headers: Headers) => {
    const bearer = await bearerOf(db, byToken(headers) ?? '', new Date());
    if (!bearer)
      throw new AppError('not_signed_in', t('This API token is not valid, or is no longer valid.'));
    return findTokenCaller({ db, subscriptionOf, suspensionOf }, bearer.userId, bearer.scopes);
  };
  const sessions = new SessionCache(bySession, findByCookie, memory);
  const renewal = new SessionRenewal(auth, config);
  const tokens = new SessionCache(byToken, findByToken, memory);
  const cdn = config.cdn ? new Cdn(config.cdn, memory, filesShowing) : null;
  const around: Surroundings = {
    database,
    memory,
    settings,
    events,
    rateLimits,
    refuse,
    recordImpersonated,
    allowsToken,
  };
  const { admit, run } = aroundEndpoint(around);
  const interceptors = [
    async (call: Parameters<typeof run>[0]) => {
      await admit(call);
      return run(call);
    },
  ];

  return {
    auth,
    settings,
    rateLimits,
    router,
    media,
    pictures,
    payments,
    reader,
    lists,
    chef,
    personal,
    measures,
    files,
    uploads,
    videos,
    newsletter,
    notificationMails,
    push,
    views,
    usage,
    clocks,
    errors,
    memory,
    cdn,
    sessions,
    renewal,
    tokens,
    events,
    around,
    oidcAuth: (provider: OidcProvider) => createAuth({ ...authOptions, oidc: provider }),
    /** The same admission check outside of endpoints; throws the refusal. */
    expectAccess: (access: Access, context: Parameters<Refuse>[1]) => expectAccess(refuse, access, context),
    /** The API for page loaders: the same admission and errors, without HTTP. */
    apiFor: (context: RequestContext): Api => callInProcess(router, { context, interceptors }) as Api,
  };
}

/** The gate of the API (spec part 2 §2 'Access gate'). */
const refuse: Refuse = (access, { caller, settings, now }) =>
  decideApiAccess(access, settings.get(ACCESS), {
    signedIn: caller.user !== null,
    isAdmin: caller.isAdmin,
    subscription: caller.subscription,
    isElevated: caller.elevatedUntil !== null && caller.elevatedUntil > now,
  });

const recordImpersonated: RecordImpersonated = (context, endpoint) =>
  recordAudit(context, { action: 'act_as', subjectType: 'endpoint', subjectId: endpoint });

/** oRPC types interceptors by their endpoint; ours run around all of them. */
const callInProcess = createRouterClient as unknown as (router: object, options: object) => unknown;
