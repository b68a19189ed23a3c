import { type CardActions, RecipeCard } from '#features/recipes/web/recipe-card.tsx';
import { GRID } from '#features/recipes/web/recipe-grid.tsx';
import { ReelCard } from '#features/reels/web/reel-card.tsx';
import type { Post } from '../contract.ts';

interface Props {
  posts: readonly Post[];
  level?: 'h2' | 'h3';
  actions: CardActions;
}

/** Recipes and videos in one grid. */
export function PostGrid({ posts, level, actions }: Props) {
  return (
    <ul className={GRID}>
      {posts.map((post) =>
        post.kind === 'recipe' ? (
          <li key={post.recipe.id}>
            <RecipeCard recipe={post.recipe} level={level} actions={actions} />
          </li>
        ) : (
          <li key={post.reel.id}>
            <ReelCard reel={post.reel} level={level} />
          </li>
        ),
      )}
    </ul>
  );
}
