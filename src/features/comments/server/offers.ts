import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import { allRecipes, recipes } from '#features/recipes/server/tables.ts';
import { allReels, reels } from '#features/reels/server/tables.ts';
import { jsonFile, type Offers, type PersonalData, type Reportable } from '#server/offers.ts';
import { isUuid } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { IS_SHOWN } from './access.ts';
import { removeCommentsOf } from './commands/gone.ts';
import { COMMENT_INVARIANTS } from './invariants.ts';
import { commentLikes, comments } from './tables.ts';

const EXCERPT = 600;

const comment: Reportable = {
  async find(db, ids) {
    const known = ids.filter(isUuid);
    if (known.length === 0) return [];
    const rows = await db
      .select({
        comment: comments,
        recipe: allRecipes.title,
        reel: allReels.title,
        name: profiles.name,
        username: profiles.username,
      })
      .from(comments)
      .leftJoin(allRecipes, eq(allRecipes.id, comments.recipeId))
      .leftJoin(allReels, eq(allReels.id, comments.reelId))
      .leftJoin(profiles, eq(profiles.id, comments.authorId))
      .where(inArray(comments.id, known));
    return rows
      .filter(({ comment }) => comment.deletedAt === null)
      .map(({ comment, recipe, reel, name, username }) => ({
        id: comment.id,
        title: t('Comment on {recipe}', { recipe: recipe ?? reel ?? '' }),
        text: comment.text.slice(0, EXCERPT),
        picture: null,
        authorId: comment.authorId,
        authorName: username ? `@${username}` : (name ?? ''),
        path: `${comment.recipeId ? paths.recipe(comment.recipeId) : paths.reel(String(comment.reelId))}#comments`,
        isHidden: comment.hiddenAt !== null,
      }));
  },
  async hide(db, id, at) {
    await db.update(comments).set({ hiddenAt: at }).where(eq(comments.id, id));
  },
  async show(db, id) {
    await db.update(comments).set({ hiddenAt: null }).where(eq(comments.id, id));
  },
};

const personal: PersonalData = {
  async *exported(db, userId) {
    const rows = await db
      .select({
        id: comments.id,
        recipeId: comments.recipeId,
        // `null` while moderators withhold it.
        recipe: recipes.title,
        reelId: comments.reelId,
        reel: reels.title,
        inReplyTo: comments.parentId,
        text: comments.text,
        likes: comments.likes,
        writtenAt: comments.createdAt,
        editedAt: comments.editedAt,
      })
      .from(comments)
      .leftJoin(recipes, eq(recipes.id, comments.recipeId))
      .leftJoin(reels, eq(reels.id, comments.reelId))
      .where(and(eq(comments.authorId, userId), isNull(comments.deletedAt)))
      .orderBy(comments.createdAt, comments.id);
    yield jsonFile('comments.json', rows);
    const liked = await db
      .select({ comment: comments.text, likedAt: commentLikes.createdAt })
      .from(commentLikes)
      // What moderators withhold from everybody is not handed out here either.
      .innerJoin(comments, and(eq(comments.id, commentLikes.commentId), IS_SHOWN))
      .leftJoin(recipes, eq(recipes.id, comments.recipeId))
      .leftJoin(reels, eq(reels.id, comments.reelId))
      .where(and(eq(commentLikes.userId, userId), or(isNotNull(recipes.id), isNotNull(reels.id))))
      .orderBy(commentLikes.createdAt);
    if (liked.length > 0) yield jsonFile('liked-comments.json', liked);
  },
  erase: (db, userId) => removeCommentsOf(db, userId, new Date()),
};

export const commentsOffers: Offers = { reportable: { comment }, personal, invariants: COMMENT_INVARIANTS };
