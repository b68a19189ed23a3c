import type { Belongings } from './belongings.ts';

export type Kind = Exclude<keyof Belongings, 'person'>;

export interface ForeignId {
  /** Somebody else's id of the right kind. */
  theirs: Kind;
  /** Why a call with somebody else's id succeeds. By default, the call must be refused. */
  allowed?: string;
  /** Why a call with somebody else's id succeeds and shows their content. */
  shown?: string;
  /** Why a call with an unknown id succeeds. By default, the call must be refused. */
  unknown?: string;
  /** Why admins may do this with anybody's row. */
  admins?: string;
  /** Why a value that is not an id is accepted. By default, the call must be refused. */
  malformed?: string;
}
export interface NoForeignId {
  /** Why the field never names somebody else's row. */
  own: string;
  /** Why a call with an unknown value succeeds. By default, the call must be refused. */
  unknown?: string;
  /** Why a value that is not an id is accepted. By default, the call must be refused. */
  malformed?: string;
}

const isPublic = 'Recipes are public.';
const moderates = 'Admins remove what should not be there.';
const isModerated = 'Moderators decide about everybody’s content.';
const nothingOfIt = 'It answers null.';
const isAdministered = 'Admins decide about everyone.';
export const CLIENT_MADE = 'The client makes this id.';
const deviceMade = 'A device may have made an id of another shape; the server replaces it.';
const ownKitchen = 'It is looked up in the caller’s kitchen only.';
const noResults = 'A filter that matches nothing leaves an empty list.';
const variesDrawing = 'It only makes the drawing differ from that of another recipe.';
const goneRecipe = 'A plan on a device may name a recipe that has since been deleted.';
const skipped = 'One meal that cannot be merged does not hold up the others.';
const onlyOwnRead = 'Only the caller’s own notifications are marked as read.';
const alreadyGone = 'Removing what is not in the caller’s kitchen changes nothing.';
const nothingStored = 'A setting for an ingredient is stored until the ingredient is on the list.';
const leftOut = 'Anything that is not part of a recipe is left out.';
const isAnswered = 'It answers that the value is not valid.';
const knownAddress = 'Anyone who knows a picture’s address may show it; nobody can guess one.';
const anyone = 'Anyone with a profile can be followed, blocked and muted.';
const checkedLater = 'The test store echoes the state, like any OAuth server; exchangeCode checks it.';

/** What each field that contains an id is tried with. A missing field fails the test. */
export const FIELDS: Record<string, ForeignId | NoForeignId> = {
  'accounts.checkResetLink token': {
    own: 'The secret in an emailed link is itself the permission.',
    unknown: isAnswered,
    malformed: isAnswered,
  },
  'accounts.resetPassword token': { own: 'The secret in an emailed link is itself the permission.' },
  'contact.send id': {
    own: 'The sender makes it; a message that exists is neither changed nor shown.',
    unknown: CLIENT_MADE,
  },
  'contact.list cursor': { own: 'A position in a list for admins.' },
  'contact.remove messageId': { own: 'Admins delete any message.' },
  'newsletter.confirm token': { own: 'The secret in an emailed link is itself the permission.' },
  'newsletter.preferences secret': { own: 'The secret in an emailed link is itself the permission.' },
  'newsletter.update secret': { own: 'The secret in an emailed link is itself the permission.' },
  'newsletter.unsubscribe secret': { own: 'The secret in an emailed link is itself the permission.' },
  'notifications.confirmMails token': { own: 'The secret in an emailed link is itself the permission.' },
  'notifications.stopMails secret': { own: 'The secret in an emailed link is itself the permission.' },
  'notifications.list cursor': { own: 'A position in the caller’s list.' },
  'notifications.read id': {
    theirs: 'notification',
    ...{ allowed: onlyOwnRead, unknown: onlyOwnRead, malformed: onlyOwnRead },
  },
  'notifications.subscribePhone token': {
    own: 'Given by Google or Apple to one phone: only that phone’s holder has it.',
  },
  'notifications.sendPromotion id': { own: CLIENT_MADE, unknown: CLIENT_MADE },
  'imports.save id': { theirs: 'recipe', unknown: CLIENT_MADE },
  'imports.save image': { theirs: 'picture', allowed: knownAddress },
  'invitations.check code': {
    own: 'The secret of a link is itself the permission.',
    unknown: isAnswered,
    malformed: isAnswered,
  },
  'invitations.revoke invitationId': { own: 'Admins revoke what any admin made.' },
  'accounts.endSession sessionId': { theirs: 'otherSession' },
  'passkeys.remove passkeyId': { theirs: 'passkey' },
  'passkeys.add response.id': { own: 'The authenticator names what it has just made.' },
  'passkeys.add response.rawId': { own: 'The authenticator names what it has just made.' },
  'passkeys.add response.response.transports[]': { own: 'How the authenticator is reached.' },
  'passkeys.signIn response.id': { own: 'Only the owner of the passkey can sign with it.' },
  'passkeys.signIn response.rawId': { own: 'Only the owner of the passkey can sign with it.' },
  'apiTokens.revoke tokenId': { theirs: 'apiToken' },
  'siteSettings.update values{}': { own: 'Names of settings, which belong to nobody.' },
  'siteSettings.update reset[]': { own: 'Names of settings, which belong to nobody.' },
  'admin.users cursor': { own: 'A position in a list that admins see completely.' },
  'recipes.restoreDeleted deletionId': { own: 'Admins restore what any admin deleted.' },
  'adminSession.actAs userId': { own: 'Admins may log in as anybody.' },
  'adminSession.logIn code': { own: 'A code of the admin’s own app.' },
  'adminSession.confirmSecondFactor code': { own: 'A code of the admin’s own app.' },
  'comments.list id': { theirs: 'recipe', allowed: isPublic },
  'comments.list cursor': { own: 'A position in a public list.' },
  'comments.replies commentId': { theirs: 'comment', allowed: isPublic },
  'comments.replies cursor': { own: 'A position in a public list.' },
  'comments.people id': { theirs: 'recipe', allowed: isPublic },
  'comments.add id': { theirs: 'recipe', allowed: isPublic },
  'comments.add commentId': { theirs: 'comment', unknown: CLIENT_MADE },
  'comments.add parentId': { theirs: 'comment' },
  'comments.update commentId': { theirs: 'comment' },
  'comments.remove commentId': { theirs: 'comment', admins: moderates },
  'comments.restore commentId': { theirs: 'comment', admins: moderates },
  'comments.like commentId': { theirs: 'comment', allowed: isPublic },
  'comments.unlike commentId': { theirs: 'comment', allowed: isPublic },
  'comments.pin commentId': { theirs: 'comment' },
  'comments.unpin commentId': { theirs: 'comment' },
  'comments.close id': { theirs: 'recipe' },
  'comments.reopen id': { theirs: 'recipe' },
  'accounts.confirmEmail token': { own: 'The secret in an emailed link is itself the permission.' },
  'chef.generateRecipe memory{}': {
    own: 'A complete recipe that the client sends; it is read as text.',
    unknown: leftOut,
    malformed: leftOut,
  },
  'chef.streamRecipe memory{}': {
    own: 'A complete recipe that the client sends; it is read as text.',
    unknown: leftOut,
    malformed: leftOut,
  },
  'chef.drawPicture recipeId': { theirs: 'recipe', allowed: variesDrawing, unknown: variesDrawing },
  'search.search author': { theirs: 'profile', allowed: isPublic, unknown: noResults, malformed: noResults },
  'search.search cursor': { own: 'A position in a public list.' },
  'favorites.like recipeId': { theirs: 'recipe', allowed: isPublic },
  'favorites.unlike recipeId': { theirs: 'recipe', allowed: isPublic },
  'favorites.save recipeId': { theirs: 'recipe', allowed: isPublic },
  'favorites.unsave recipeId': { theirs: 'recipe', allowed: isPublic },
  'favorites.saved cursor': { theirs: 'bookPage', allowed: 'A position in the caller’s list.' },
  'groceryList.preview meals[].recipeId': {
    theirs: 'recipe',
    allowed: isPublic,
    unknown: goneRecipe,
    malformed: goneRecipe,
  },
  'groceryList.preview extras[].id': { theirs: 'extra', allowed: CLIENT_MADE, unknown: CLIENT_MADE },
  'groceryList.preview amounts[].key': {
    own: 'The key of an ingredient, computed from its name.',
    unknown: nothingStored,
    malformed: nothingStored,
  },
  'feed.list cursor': { own: 'A position in the caller’s feed.' },
  'groceryList.tick keys[]': {
    own: 'The key of an ingredient, computed from its name.',
    unknown: nothingStored,
    malformed: nothingStored,
  },
  'groceryList.tick id': { theirs: 'tick', allowed: CLIENT_MADE, unknown: CLIENT_MADE },
  'groceryList.tick seen[]': { theirs: 'tick', allowed: ownKitchen, unknown: ownKitchen },
  'groceryList.addItem id': { theirs: 'extra', allowed: CLIENT_MADE, unknown: CLIENT_MADE },
  'groceryList.removeItem id': { theirs: 'extra', allowed: alreadyGone, unknown: alreadyGone },
  'groceryList.setAmount key': {
    own: 'The key of an ingredient, computed from its name.',
    unknown: nothingStored,
    malformed: nothingStored,
  },
  'groceryList.setStaple key': {
    own: 'The key of an ingredient, computed from its name.',
    unknown: nothingStored,
    malformed: nothingStored,
  },
  'household.invitation token': { own: 'The secret of a link is itself the permission.' },
  'household.join token': { own: 'The secret of a link is itself the permission.' },
  'household.remove personId': { theirs: 'housemate' },
  'groceryStore.exchangeCode code': { theirs: 'code' },
  'groceryStore.exchangeCode state': { theirs: 'state' },
  'groceryStore.setLocation locationId': { own: 'A store of the retailer.' },
  'groceryStore.addToCart items[].productId': { own: 'A product of the retailer.' },
  'groceryStore.consent state': {
    theirs: 'state',
    allowed: checkedLater,
    unknown: checkedLater,
    malformed: checkedLater,
  },
  'mealPlan.plan id': { theirs: 'meal', unknown: CLIENT_MADE },
  'mealPlan.plan recipeId': { theirs: 'recipe', allowed: isPublic },
  'mealPlan.update id': { theirs: 'meal' },
  'mealPlan.remove id': { theirs: 'meal' },
  'mealPlan.repeat id': { theirs: 'meal' },
  'mealPlan.repeat seriesId': { theirs: 'series', allowed: CLIENT_MADE, unknown: CLIENT_MADE },
  'mealPlan.moveSeries id': { theirs: 'meal' },
  'mealPlan.removeSeries id': { theirs: 'meal' },
  'mealPlan.copyDays id': { theirs: 'meal', allowed: CLIENT_MADE, unknown: CLIENT_MADE },
  'mealPlan.merge meals[].id': {
    theirs: 'meal',
    allowed: skipped,
    unknown: CLIENT_MADE,
    malformed: deviceMade,
  },
  'mealPlan.merge meals[].recipeId': {
    theirs: 'recipe',
    allowed: isPublic,
    unknown: skipped,
    malformed: skipped,
  },
  'mealPlan.merge meals[].seriesId': { theirs: 'series', allowed: CLIENT_MADE, unknown: CLIENT_MADE },
  'mealPlan.restore meals[].id': {
    theirs: 'meal',
    allowed: skipped,
    unknown: CLIENT_MADE,
    malformed: deviceMade,
  },
  'mealPlan.restore meals[].recipeId': {
    theirs: 'recipe',
    allowed: isPublic,
    unknown: skipped,
    malformed: skipped,
  },
  'mealPlan.restore meals[].seriesId': { theirs: 'series', allowed: CLIENT_MADE, unknown: CLIENT_MADE },
  'mealPlan.restore moved[].id': {
    theirs: 'meal',
    allowed: alreadyGone,
    unknown: alreadyGone,
    malformed: alreadyGone,
  },
  'mealPlan.restore moved[].seriesId': { theirs: 'series', allowed: CLIENT_MADE, unknown: CLIENT_MADE },
  'mealPlan.restore remove[]': {
    theirs: 'meal',
    allowed: alreadyGone,
    unknown: alreadyGone,
    malformed: alreadyGone,
  },
  'mealPlan.shared secret': { theirs: 'secret', shown: 'Anyone with the link can view the plan.' },
  'media.storeFrom imageUrl': { theirs: 'picture' },
  'moderation.report contentId': { theirs: 'recipe', allowed: isPublic },
  'moderation.dismissNotice noticeId': { theirs: 'removal' },
  'moderation.appeal removalId': { theirs: 'removal' },
  'moderation.queue q': {
    own: 'Words to search for.',
    unknown: 'Nothing is found.',
    malformed: 'Nothing is found.',
  },
  'moderation.queue cursor': { own: isModerated },
  'moderation.decide contentId': { own: isModerated },
  'moderation.decideAppeal removalId': { own: isModerated },
  'moderation.sanction userId': { own: isModerated },
  'moderation.liftSuspension sanctionId': { own: isModerated },
  'profiles.profile idOrUsername': { theirs: 'profile', allowed: 'Profiles are public.' },
  'reels.list author': { theirs: 'profile', allowed: isPublic, unknown: noResults, malformed: noResults },
  'reels.list recipeId': { theirs: 'recipe', allowed: isPublic, unknown: noResults, malformed: noResults },
  'reels.list cursor': { own: 'A position in a public list.' },
  'reels.ofPerson idOrUsername': {
    theirs: 'profile',
    allowed: isPublic,
    unknown: noResults,
    malformed: noResults,
  },
  'reels.ofPerson cursor': { own: 'A position in a public list.' },
  'reels.get reelId': { theirs: 'reel', allowed: isPublic },
  'reels.create id': { theirs: 'reel', unknown: CLIENT_MADE },
  'reels.create uploadId': { theirs: 'upload' },
  'reels.create recipeId': { theirs: 'recipe', allowed: 'A video may show how to cook any recipe.' },
  'reels.create image': { theirs: 'picture', allowed: knownAddress },
  'reels.update reelId': { theirs: 'reel' },
  'reels.update recipeId': { theirs: 'recipe', allowed: 'A video may show how to cook any recipe.' },
  'reels.remove reelId': { theirs: 'reel', admins: moderates },
  'reels.like reelId': { theirs: 'reel', allowed: isPublic },
  'reels.unlike reelId': { theirs: 'reel', allowed: isPublic },
  'reels.view reelId': { theirs: 'reel', allowed: isPublic },
  'profiles.update avatarUrl': { theirs: 'picture', allowed: knownAddress },
  'profiles.relation idOrUsername': { theirs: 'profile', allowed: 'Profiles are public.' },
  'profiles.follow profileId': { theirs: 'profile', allowed: anyone },
  'profiles.unfollow profileId': { theirs: 'profile', allowed: anyone },
  'profiles.removeFollower profileId': { theirs: 'profile', allowed: anyone },
  'profiles.followers profileId': { theirs: 'profile', allowed: isPublic, unknown: noResults },
  'profiles.followers cursor': { own: 'A position in a public list.' },
  'profiles.following profileId': { theirs: 'profile', allowed: isPublic, unknown: noResults },
  'profiles.following cursor': { own: 'A position in a public list.' },
  'profiles.restrict profileId': { theirs: 'profile', allowed: anyone },
  'profiles.unrestrict profileId': { theirs: 'profile', allowed: anyone },
  'profiles.restricted cursor': { theirs: 'bookPage', allowed: 'A position in the caller’s list.' },
  'favorites.some recipeIds[]': {
    theirs: 'recipe',
    allowed: isPublic,
    unknown: noResults,
    malformed: noResults,
  },
  'recipeBook.list cursor': { theirs: 'bookPage', allowed: 'A position in the caller’s list.' },
  'recipeBook.some ids[]': { theirs: 'entry', allowed: noResults, unknown: noResults, malformed: noResults },
  'recipeBook.get id': { theirs: 'entry' },
  'recipeBook.add id': { theirs: 'entry', unknown: CLIENT_MADE },
  'recipeBook.add recipeId': { theirs: 'recipe', allowed: isPublic },
  'recipeBook.update id': { theirs: 'entry' },
  'recipeBook.link id': { theirs: 'entry' },
  'recipeBook.link recipeId': { theirs: 'recipe', allowed: isPublic },
  'recipeBook.remove id': { theirs: 'entry' },
  'ratings.list recipeId': { theirs: 'recipe', allowed: isPublic },
  'ratings.list cursor': { own: 'A position in a public list.' },
  'ratings.own recipeId': { theirs: 'recipe', allowed: isPublic },
  'ratings.rate recipeId': { theirs: 'recipe', allowed: isPublic },
  'ratings.rate image': { theirs: 'picture', allowed: knownAddress },
  'ratings.unrate recipeId': { theirs: 'recipe', allowed: isPublic },
  'recipes.list author': { theirs: 'profile', allowed: isPublic, unknown: noResults, malformed: noResults },
  'recipes.list cursor': { own: 'A position in a public list.' },
  'recipes.get recipeId': { theirs: 'recipe', allowed: isPublic },
  'recipes.abilities recipeId': { theirs: 'recipe', allowed: isPublic },
  'recipes.similar recipeId': { theirs: 'recipe', allowed: isPublic },
  'mealPlan.dietaryFacts recipeIds[]': {
    theirs: 'recipe',
    allowed: isPublic,
    unknown: noResults,
    malformed: noResults,
  },
  'recipes.foods recipeId': { theirs: 'recipe', allowed: isPublic },
  'recipes.ofPerson idOrUsername': {
    theirs: 'profile',
    allowed: isPublic,
    unknown: noResults,
    malformed: noResults,
  },
  'recipes.view recipeId': { theirs: 'recipe', allowed: isPublic },
  'recipes.create id': { theirs: 'recipe', unknown: CLIENT_MADE },
  'recipes.create image': { theirs: 'picture', allowed: knownAddress },
  'recipes.update recipeId': { theirs: 'recipe' },
  'recipes.update image': { theirs: 'picture', allowed: knownAddress },
  'recipes.remove recipeId': { theirs: 'recipe', admins: moderates },
  'subscription.verify subscriptionId': { theirs: 'subscription' },
  'subscription.decide subscriptionId': { theirs: 'subscription' },
  'subscription.testPayment subscriptionId': {
    theirs: 'subscription',
    allowed: nothingOfIt,
    unknown: nothingOfIt,
    malformed: nothingOfIt,
  },
  'subscription.all cursor': { own: isAdministered },
  'subscription.refresh cursor': {
    own: isAdministered,
    unknown: 'It goes on behind this id, whether or not there is one.',
  },
  'subscription.gift userId': { own: isAdministered },
  'subscription.revokeGift userId': { own: isAdministered },
  'subscription.promoCodes.create code': {
    own: isAdministered,
    unknown: 'The admin makes it up.',
    malformed: 'The admin makes it up.',
  },
  'subscription.promoCodes.retire code': { own: isAdministered },
};
