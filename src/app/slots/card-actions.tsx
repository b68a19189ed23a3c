import { SaveButton } from '#features/favorites/web/save-button.tsx';
import type { CardActions } from '#features/recipes/web/recipe-card.tsx';

/** The actions on every recipe card. */
export const cardActions: CardActions = (recipe) => <SaveButton recipe={recipe} />;
