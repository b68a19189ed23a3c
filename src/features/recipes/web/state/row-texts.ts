import { t } from '#shared/t.ts';

export type RowList = 'ingredients' | 'instructions' | 'cookingTips';

interface RowTexts {
  add: string;
  full(most: number): string;
  removed: string;
  added(count: number): string;
  /** 'step 2', within a text. */
  name(place: number): string;
  howToMove: string;
}

/** The form's texts about the rows of its lists. */
export const ROW_TEXTS: Record<RowList, RowTexts> = {
  ingredients: {
    add: t('Add ingredient'),
    full: (most) => t('You can add up to {most} ingredients.', { most }),
    removed: t('Ingredient removed'),
    added: (count) => t('{count, plural, one {# ingredient added} other {# ingredients added}}', { count }),
    name: (place) => t('ingredient {place}', { place }),
    howToMove: t(
      'To move this ingredient, press space. Move it with the up and down arrow keys, press space again to drop it, or escape to cancel.',
    ),
  },
  instructions: {
    add: t('Add step'),
    full: (most) => t('You can add up to {most} steps.', { most }),
    removed: t('Step removed'),
    added: (count) => t('{count, plural, one {# step added} other {# steps added}}', { count }),
    name: (place) => t('step {place}', { place }),
    howToMove: t(
      'To move this step, press space. Move it with the up and down arrow keys, press space again to drop it, or escape to cancel.',
    ),
  },
  cookingTips: {
    add: t('Add tip'),
    full: (most) => t('You can add up to {most} tips.', { most }),
    removed: t('Tip removed'),
    added: (count) => t('{count, plural, one {# tip added} other {# tips added}}', { count }),
    name: (place) => t('tip {place}', { place }),
    howToMove: t(
      'To move this tip, press space. Move it with the up and down arrow keys, press space again to drop it, or escape to cancel.',
    ),
  },
};
