import { directionOf } from '#shared/languages.ts';
import { paths } from '#shared/paths.ts';
import { SHARE_PATH, SHARED_PICTURE } from '#shared/share-target.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';

const PAPER = '#fbf7f0';
const SIZES = ['192', '512'];

/**
 * The manifest for installing Plateful as an app, in the language of the person who installs it; the id makes it the same
 * app in all languages.
 */
export function webManifest() {
  return {
    id: paths.home,
    name: 'Plateful',
    short_name: 'Plateful',
    description: t('Discover recipes, plan your meals, and shop from the plan.'),
    lang: language(),
    dir: directionOf(language()),
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['food', 'lifestyle', 'shopping'],
    icons: [
      ...SIZES.map((size) => ({ ...icon(`icon-${size}`, size), purpose: 'any' })),
      ...SIZES.map((size) => ({ ...icon(`icon-maskable-${size}`, size), purpose: 'maskable' })),
    ],
    shortcuts: [
      {
        name: t("Today's plan"),
        url: paths.mealPlan({ view: 'daily' }),
        icons: [icon('shortcut-plan-192', '192')],
      },
      { name: t('Grocery list'), url: paths.groceryList(), icons: [icon('shortcut-list-192', '192')] },
      { name: t('New recipe'), url: paths.create, icons: [icon('shortcut-recipe-192', '192')] },
    ],
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: SHARED_PICTURE, accept: ['image/jpeg', 'image/png', 'image/webp'] }],
      },
    },
  };
}

const icon = (name: string, size: string) => ({
  src: `/art/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});
