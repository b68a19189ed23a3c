import { SaveButton } from '#features/favorites/web/save-button.tsx';
import type { CardActions } from '#features/recipes/web/recipe-card.tsx';

/** What every recipe card of the app can do. */
export const cardActions: CardActions = (recipe) => <SaveButton recipe={recipe} />;
