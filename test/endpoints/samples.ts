import { newId } from '../../src/shared/id.ts';
import { PASSWORD } from '../database.ts';
import { sampleVideo, uploaded } from '../videos.ts';
import { type Belongings, pictureAsText } from './belongings.ts';
import type { Endpoint, Sample } from './endpoints.ts';

const RECIPE = {
  title: 'Toast',
  description: 'Warm.',
  prepTime: 1,
  cookTime: 2,
  servings: 1,
  difficulty: 'Easy',
  category: 'breakfast',
  ingredients: [{ amount: '1 slice', name: 'bread' }],
  instructions: ['Toast it.'],
};

const READS_RECIPES = { weeklyRecipes: true, cookingTips: false, mealPlanning: false, specialOffers: false };

const keptMeal = () => ({ id: newId(), text: 'Leftovers', date: '2026-01-05', mealType: 'Dinner' });

const madeUpPasskey = (...parts: string[]) => ({
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
  response: Object.fromEntries(['clientDataJSON', ...parts].map((part) => [part, 'AAAA'])),
});

/** A call that needs, replaces or ends something that its input does not name. */
async function instead(make: () => Promise<string>, sample: Sample): Promise<Sample> {
  await make();
  return sample;
}

/** One valid call of every endpoint, by the owner of these rows. An endpoint without one fails the test. */
const SAMPLES: Record<string, (own: Belongings) => Promise<Sample>> = {
  'accounts.session': async () => ({}),
  'accounts.signUp': async () => ({
    body: { name: 'Sweep', email: 'sweep@plateful.test', password: 'a long password' },
  }),
  'accounts.signIn': async (own) => ({ body: { email: await own.email(), password: PASSWORD } }),
  'accounts.signOut': async () => ({ body: {} }),
  'accounts.forgotPassword': async () => ({ body: { email: 'nobody@plateful.test' } }),
  'accounts.checkResetLink': async () => ({ query: { token: 'unknown' } }),
  'accounts.resetPassword': async () => ({ body: { token: 'unknown', password: 'a long password' } }),
  'admin.overview': async () => ({}),
  'admin.usage': async () => ({}),
  'admin.counts': async () => ({}),
  'admin.users': async () => ({ query: { q: 'cook', sort: 'name', direction: 'asc' } }),
  'admin.syncProfiles': async () => ({ body: {} }),
  'admin.analytics': async () => ({}),
  'admin.moderation': async () => ({}),
  'admin.operator': async () => ({}),
  'admin.testProvider': async () => ({ body: { provider: 'mail' } }),
  'recipes.anonymous': async () => ({}),
  'recipes.removeAnonymous': async () => ({}),
  'recipes.restoreDeleted': async () => ({ params: { deletionId: newId() }, body: {} }),
  'adminSession.logIn': async (own) => ({ body: { email: await own.email(), password: PASSWORD } }),
  'adminSession.logOut': async () => ({}),
  'adminSession.forgotPassword': async () => ({ body: { email: 'nobody@plateful.test' } }),
  'adminSession.changePassword': async () => ({ body: { password: 'an entirely new sentence' } }),
  'adminSession.secondFactor': async () => ({}),
  'adminSession.startSecondFactor': async () => ({ body: { password: 'not my password' } }),
  'adminSession.confirmSecondFactor': async () => ({ body: { code: '000000' } }),
  'adminSession.removeSecondFactor': async () => ({ body: { password: 'not my password' } }),
  'adminSession.actAs': async (own) => ({ body: { userId: await own.someone() } }),
  'adminSession.stopActing': async () => ({}),
  'accountData.deletion': async () => ({}),
  'accountData.requestDeletion': async () => ({ body: { password: 'not my password' } }),
  'accountData.cancelDeletion': async () => ({}),
  'accounts.setLanguage': async () => ({ body: { language: 'de' } }),
  'accounts.updatePreferences': async () => ({ body: { units: 'metric', allergens: ['nuts'] } }),
  'accounts.completeProfile': async () => ({
    body: { username: `sweep_${Math.random().toString(36).slice(2, 10)}`, bio: '' },
  }),
  'accounts.sessions': async () => ({}),
  'accounts.endSession': async (own) => ({ params: { sessionId: await own.otherSession() } }),
  'accounts.endOtherSessions': async () => ({}),
  'accounts.changePassword': async () => ({
    body: { currentPassword: 'not my password', password: 'an entirely new sentence' },
  }),
  'accounts.identity': async () => ({}),
  'accounts.disconnectIdentity': async () => ({}),
  'accounts.emailChange': async () => ({}),
  'accounts.changeEmail': async (own) => ({
    body: { email: `new-${own.person.email}`, password: PASSWORD },
  }),
  'accounts.cancelEmailChange': async () => ({}),
  'accounts.confirmEmail': async () => ({ body: { token: 'unknown' } }),
  'chef.generateRecipe': async () => ({ body: { prompt: 'Tomato soup' } }),
  'chef.streamRecipe': async () => ({ body: { prompt: 'Tomato soup' } }),
  'chef.drawPicture': async () => ({ body: { prompt: 'Tomato soup' } }),
  'apiTokens.list': async () => ({}),
  'apiTokens.create': async () => ({ body: { name: 'Sweep', scopes: ['recipes:read'], days: 30 } }),
  'apiTokens.revoke': async (own) => ({ params: { tokenId: await own.apiToken() } }),
  'household.get': async () => ({}),
  'household.invite': (own) => instead(own.householdToken, { body: {} }),
  'household.revokeInvitation': (own) => instead(own.householdToken, {}),
  'household.invitation': async (own) => ({
    params: { token: await own.householdToken() },
    query: { today: '2026-01-01' },
  }),
  'household.join': async (own) => ({
    params: { token: await own.householdToken() },
    body: { bring: true, today: '2026-01-01' },
  }),
  'household.leave': async () => ({ body: {} }),
  'household.remove': async (own) => ({ params: { personId: await own.housemate() } }),
  'invitations.list': async () => ({}),
  'invitations.create': async () => ({ body: { note: 'Sweep', days: 7 } }),
  'invitations.revoke': async () => ({ params: { invitationId: newId() } }),
  'invitations.check': async () => ({ params: { code: 'unknown' } }),
  'passkeys.list': async () => ({}),
  'passkeys.prepare': async () => ({ body: {} }),
  'passkeys.add': async () => ({ body: { name: 'Sweep', response: madeUpPasskey('attestationObject') } }),
  'passkeys.remove': async (own) => ({ params: { passkeyId: await own.passkey() } }),
  'passkeys.challenge': async () => ({ body: {} }),
  'passkeys.signIn': async () => ({ body: { response: madeUpPasskey('authenticatorData', 'signature') } }),
  'comments.list': async (own) => ({ params: { on: 'recipe', id: await own.recipe() } }),
  'comments.replies': async (own) => ({ params: { commentId: await own.comment() } }),
  'comments.people': async (own) => ({ params: { on: 'recipe', id: await own.recipe() } }),
  'comments.add': async (own) => ({
    params: { on: 'recipe', id: await own.recipe() },
    body: { commentId: newId(), text: 'Lovely.' },
  }),
  'comments.update': async (own) => ({ params: { commentId: await own.comment() }, body: { text: 'Good.' } }),
  'comments.remove': async (own) => ({ params: { commentId: await own.comment() } }),
  'comments.restore': async (own) => ({ params: { commentId: await own.comment() }, body: {} }),
  'comments.like': async (own) => ({ params: { commentId: await own.comment() }, body: {} }),
  'comments.unlike': async (own) => ({ params: { commentId: await own.comment() } }),
  'comments.pin': async (own) => ({ params: { commentId: await own.comment() }, body: {} }),
  'comments.unpin': async (own) => ({ params: { commentId: await own.comment() } }),
  'comments.close': async (own) => ({ params: { on: 'recipe', id: await own.recipe() }, body: {} }),
  'comments.reopen': async (own) => ({ params: { on: 'recipe', id: await own.recipe() } }),
  'contact.send': async () => ({
    body: {
      ...{ id: newId(), name: 'Sweep', email: 'sweep@plateful.test' },
      ...{ subject: 'Soup', message: 'It was good.', openFor: 10_000 },
    },
  }),
  'contact.list': async () => ({}),
  'contact.remove': async () => ({ params: { messageId: newId() } }),
  'newsletter.subscribe': async () => ({
    body: { email: 'sweep@plateful.test', preferences: READS_RECIPES },
  }),
  'newsletter.confirm': async () => ({ body: { token: 'unknown' } }),
  'newsletter.preferences': async () => ({ params: { secret: 'unknown' } }),
  'newsletter.update': async () => ({
    params: { secret: 'unknown' },
    body: { preferences: READS_RECIPES },
  }),
  'newsletter.unsubscribe': async () => ({ params: { secret: 'unknown' } }),
  'notifications.list': async () => ({}),
  'notifications.unread': async () => ({}),
  'notifications.read': async (own) => ({ body: { id: await own.notification() } }),
  'notifications.preferences': async () => ({}),
  'notifications.setTimeZone': async () => ({ body: { timeZone: 'Europe/Berlin' } }),
  'notifications.updatePreferences': async () => ({ body: { talk: true, quiet: null } }),
  'notifications.setMails': async () => ({ body: { mails: false } }),
  'notifications.confirmMails': async () => ({ body: { token: 'unknown' } }),
  'notifications.stopMails': async () => ({ body: { secret: 'unknown' } }),
  'notifications.pushKey': async () => ({}),
  'notifications.subscribeDevice': async () => ({
    body: {
      endpoint: 'https://push.example.org/sweep',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      categories: ['meal_plans'],
    },
  }),
  'notifications.subscribePhone': async () => ({
    body: { platform: 'android', token: 'a-phone:of-the-sweep', categories: ['meal_plans'] },
  }),
  'notifications.unsubscribeDevice': async () => ({
    body: { endpoint: 'https://push.example.org/unknown' },
  }),
  'notifications.promotions': async () => ({}),
  'notifications.sendPromotion': async () => ({
    body: { id: newId(), title: 'Soup week', text: 'All soups, all week.', path: '/recipes' },
  }),
  'search.home': async () => ({}),
  'search.trending': async () => ({}),
  'search.search': async () => ({ query: { q: 'flour', sort: 'newest' } }),
  'search.suggest': async () => ({ query: { q: 'fl' } }),
  'favorites.like': async (own) => ({ params: { recipeId: await own.recipe() } }),
  'favorites.unlike': async (own) => ({ params: { recipeId: await own.recipe() } }),
  'favorites.save': async (own) => ({ params: { recipeId: await own.recipe() } }),
  'favorites.unsave': async (own) => ({ params: { recipeId: await own.recipe() } }),
  'favorites.saved': async () => ({}),
  'favorites.index': async () => ({}),
  'favorites.some': async (own) => ({ body: { recipeIds: [await own.recipe()] } }),
  'favorites.ids': async () => ({}),
  'reels.list': async () => ({}),
  'reels.ofPerson': async (own) => ({ params: { idOrUsername: await own.profile() } }),
  'reels.get': async (own) => ({ params: { reelId: await own.reel() } }),
  'reels.create': async (own) => ({
    body: { id: newId(), uploadId: await uploaded(own.person, sampleVideo()), title: 'Soup' },
  }),
  'reels.update': async (own) => ({
    params: { reelId: await own.reel() },
    body: { title: 'Soup', description: '', recipeId: await own.recipe() },
  }),
  'reels.remove': async (own) => ({ params: { reelId: await own.reel() } }),
  'reels.like': async (own) => ({ params: { reelId: await own.reel() } }),
  'reels.unlike': async (own) => ({ params: { reelId: await own.reel() } }),
  'reels.liked': async () => ({}),
  'reels.view': async (own) => ({ params: { reelId: await own.reel() }, body: {} }),
  'mealPlan.dietaryFacts': async (own) => ({ body: { recipeIds: [await own.recipe()] } }),
  'recipes.foods': async (own) => ({ params: { recipeId: await own.recipe() } }),
  'feed.list': async () => ({}),
  'groceryList.get': async () => ({}),
  'groceryList.preview': async (own) => ({
    body: {
      meals: [{ recipeId: await own.recipe(), date: '2025-11-21' }],
      extras: [{ id: newId(), text: 'candles' }],
      amounts: [{ key: '200 g flour', amount: '1 kg' }],
    },
  }),
  'groceryList.tick': async () => ({
    body: { keys: ['200 g flour'], ticked: true, id: newId(), seen: [newId()] },
  }),
  'groceryList.addItem': async () => ({ params: { id: newId() }, body: { text: '3 candles' } }),
  'groceryList.removeItem': async (own) => ({ params: { id: await own.extra() } }),
  'groceryList.setAmount': async () => ({ body: { key: '200 g flour', amount: '1 kg' } }),
  'groceryList.setStaple': async () => ({ body: { key: 'food:salt', name: 'salt', isStaple: true } }),
  'groceryStore.connection': async () => ({}),
  'groceryStore.authUrl': async () => ({ body: {} }),
  'groceryStore.exchangeCode': async (own) => ({
    body: { code: await own.code(), state: await own.state() },
  }),
  'groceryStore.disconnect': (own) => instead(own.store, {}),
  'groceryStore.locations': (own) => instead(own.store, { query: { postcode: '45202' } }),
  'groceryStore.setLocation': (own) => instead(own.store, { body: { locationId: '01400943' } }),
  'groceryStore.searchProducts': (own) => instead(own.store, { body: { ingredients: ['red onion'] } }),
  'groceryStore.addToCart': (own) =>
    instead(own.store, { body: { items: [{ productId: 'salt-750-g-corner-market', quantity: 1 }] } }),
  'groceryStore.consent': async (own) => ({
    body: { state: await own.state(), codeChallenge: 'c'.repeat(43), decision: 'allow' },
  }),
  'groceryStore.testCart': async () => ({}),
  'mealPlan.list': async () => ({ query: { from: '2026-01-01', to: '2026-01-31' } }),
  'mealPlan.nutrition': async () => ({ query: { from: '2026-01-01', to: '2026-01-31' } }),
  'mealPlan.plan': async (own) => ({
    body: { recipeId: await own.recipe(), date: '2026-01-02', mealType: 'Lunch' },
  }),
  'mealPlan.update': async (own) => ({ params: { id: await own.meal() }, body: { date: '2026-01-03' } }),
  'mealPlan.remove': async (own) => ({ params: { id: await own.meal() } }),
  'mealPlan.repeat': async (own) => ({ params: { id: await own.meal() }, body: { recurring: 'weekly' } }),
  'mealPlan.moveSeries': async (own) => ({
    params: { id: await own.meal() },
    body: { scope: 'all', date: '2026-01-03' },
  }),
  'mealPlan.removeSeries': async (own) => ({ params: { id: await own.meal() }, body: { scope: 'all' } }),
  'mealPlan.copyDays': async () => ({ body: { from: '2026-01-01', to: '2026-01-08', days: 7 } }),
  'mealPlan.merge': async () => ({ body: { meals: [keptMeal()] } }),
  'mealPlan.restore': async (own) => ({
    body: {
      meals: [keptMeal()],
      remove: [await own.meal()],
      moved: [{ id: await own.meal(), recurring: 'none', seriesId: null }],
    },
  }),
  'mealPlan.suggestions': async () => ({ query: { q: 'flour', date: '2026-01-01' } }),
  'mealPlan.share': async () => ({}),
  'mealPlan.createShare': (own) => instead(own.secret, { body: {} }),
  'mealPlan.revokeShare': (own) => instead(own.secret, {}),
  'mealPlan.shared': async (own) => ({
    params: { secret: await own.secret() },
    query: { from: '2026-01-01', to: '2026-01-31' },
  }),
  'imports.readLink': async () => ({ body: { url: 'http://127.0.0.1/recipe' } }),
  'imports.readText': async () => ({
    body: { text: 'Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.' },
  }),
  'imports.readFiles': async () => ({
    body: {
      files: [
        { name: 'toast.md', text: '# Toast\n\n## Ingredients\n- bread\n\n## Directions\n1. Toast it.' },
      ],
    },
  }),
  // With the same text, it would count as imported before.
  'imports.save': async () => ({ body: { id: newId(), ...RECIPE, title: `Soup ${newId()}` } }),
  'media.store': async () => ({ body: {} }),
  'media.storeFrom': async () => ({ body: { imageUrl: await pictureAsText() } }),
  'media.ready': async () => ({}),
  'moderation.report': async (own) => ({
    body: { contentId: await own.recipe(), contentType: 'recipe', reason: 'spam' },
  }),
  'moderation.notices': async () => ({}),
  'moderation.dismissNotice': async (own) => ({ params: { noticeId: await own.removal() }, body: {} }),
  'moderation.appeal': async (own) => ({
    params: { removalId: await own.removal() },
    body: { text: 'It is only soup.' },
  }),
  'moderation.counts': async () => ({}),
  'moderation.queue': async () => ({ query: { queue: 'reports' } }),
  'moderation.decide': async (own) => ({
    body: { decision: 'dismiss', contentType: 'recipe', contentId: await own.recipe() },
  }),
  'moderation.decideAppeal': async () => ({ params: { removalId: newId() }, body: { result: 'denied' } }),
  'moderation.sanction': async (own) => ({
    body: { userId: await own.someone(), kind: 'warning', reason: 'spam' },
  }),
  'moderation.liftSuspension': async () => ({ params: { sanctionId: newId() }, body: {} }),
  'moderation.holdRules': async () => ({}),
  'moderation.addHoldRule': async () => ({ body: { kind: 'word', value: 'miracle pills' } }),
  'moderation.removeHoldRule': async () => ({ body: { kind: 'word', value: 'nothing' } }),
  'profiles.profile': async (own) => ({ params: { idOrUsername: await own.profile() } }),
  'profiles.own': async () => ({}),
  'profiles.update': async (own) => ({
    body: {
      name: 'Sweep',
      username: `sweep_${Math.random().toString(36).slice(2, 10)}`,
      bio: '',
      avatarUrl: await own.picture(),
    },
  }),
  'profiles.relation': async (own) => ({ params: { idOrUsername: await own.profile() } }),
  'profiles.follow': async (own) => ({ params: { profileId: await own.someone() }, body: {} }),
  'profiles.unfollow': async (own) => ({ params: { profileId: await own.someone() } }),
  'profiles.removeFollower': async (own) => ({ params: { profileId: await own.someone() } }),
  'profiles.followers': async (own) => ({ params: { profileId: await own.profile() } }),
  'profiles.following': async (own) => ({ params: { profileId: await own.profile() } }),
  'profiles.restrict': async (own) => ({
    params: { profileId: await own.someone(), restriction: 'muted' },
    body: {},
  }),
  'profiles.unrestrict': async (own) => ({
    params: { profileId: await own.someone(), restriction: 'blocked' },
  }),
  'profiles.restricted': async () => ({ params: { restriction: 'blocked' } }),
  'profiles.hiddenIds': async () => ({}),
  'recipes.ofPerson': async (own) => ({ params: { idOrUsername: await own.profile() } }),
  'ratings.list': async (own) => ({ params: { recipeId: await own.recipeOfNobody() } }),
  'ratings.own': async (own) => ({ params: { recipeId: await own.recipeOfNobody() } }),
  'ratings.rate': async (own) => ({ params: { recipeId: await own.recipeOfNobody() }, body: { stars: 4 } }),
  'ratings.unrate': async (own) => ({ params: { recipeId: await own.recipeOfNobody() } }),
  'recipes.list': async () => ({}),
  'recipes.get': async (own) => ({ params: { recipeId: await own.recipe() } }),
  'recipes.abilities': async (own) => ({ params: { recipeId: await own.recipe() } }),
  'recipes.similar': async (own) => ({ params: { recipeId: await own.recipe() } }),
  'recipes.view': async (own) => ({ params: { recipeId: await own.recipe() }, body: {} }),
  'recipeBook.list': async () => ({ query: { q: 'soup' } }),
  'recipeBook.index': async () => ({}),
  'recipeBook.some': async (own) => ({ body: { ids: [await own.entry()] } }),
  'recipeBook.get': async (own) => ({ params: { id: await own.entry() } }),
  'recipeBook.add': async () => ({ body: { id: newId(), title: 'Soup', content: 'Boil it.' } }),
  'recipeBook.update': async (own) => ({
    params: { id: await own.entry() },
    body: { version: 1, title: 'Soup', content: 'Boil it.' },
  }),
  'recipeBook.link': async (own) => ({
    params: { id: await own.entry() },
    body: { recipeId: await own.recipe() },
  }),
  'recipeBook.remove': async (own) => ({ params: { id: await own.entry() } }),
  'recipes.create': async () => ({ body: { id: newId(), ...RECIPE } }),
  'recipes.update': async (own) => ({
    params: { recipeId: await own.recipe() },
    body: { version: 1, ...RECIPE },
  }),
  'recipes.remove': async (own) => ({ params: { recipeId: await own.recipe() } }),
  'recipes.categories': async () => ({}),
  'site.about': async () => ({}),
  'site.outside': async () => ({}),
  'siteSettings.list': async () => ({}),
  'siteSettings.update': async () => ({ body: { values: { 'trial-days': 7 }, reset: [] } }),
  'subscription.get': async () => ({}),
  'subscription.start': async () => ({ body: {} }),
  'subscription.tryPromoCode': async () => ({ body: { interval: 'month', promoCode: 'NO-SUCH-CODE' } }),
  'subscription.cancel': async () => ({ body: {} }),
  'subscription.testPayment': async (own) => ({ query: { subscriptionId: await own.subscription() } }),
  'subscription.all': async () => ({ query: { status: 'ACTIVE', limit: 2 } }),
  'subscription.counts': async () => ({}),
  'subscription.refresh': async () => ({ body: {} }),
  'subscription.gift': async (own) => ({ params: { userId: own.person.id }, body: { until: null } }),
  'subscription.revokeGift': async (own) => ({ params: { userId: own.person.id } }),
  'subscription.promoCodes.list': async () => ({}),
  'subscription.promoCodes.create': async () => ({
    body: {
      code: newId().slice(0, 20),
      gives: { kind: 'months', months: 1 },
      mostUses: null,
      expiresAt: null,
    },
  }),
  'subscription.promoCodes.retire': async () => ({ params: { code: 'SWEEP' } }),
  'subscription.verify': async (own) => ({ body: { subscriptionId: await own.subscription() } }),
  'subscription.decide': async (own) => ({
    body: { subscriptionId: await own.subscription(), decision: 'approve' },
  }),
  'usage.record': async () => ({ body: { visits: [{ path: '/recipes', ago: 3 }] } }),
};

export async function sampleOf({ name }: Endpoint, own: Belongings): Promise<Sample> {
  const sample = SAMPLES[name];
  if (!sample) throw new Error(`${name} has no sample in test/endpoints/samples.ts`);
  return sample(own);
}
