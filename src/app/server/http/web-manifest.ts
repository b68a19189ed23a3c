import { directionOf } from '#shared/languages.ts';
import { SHARE_PATH, SHARED_PICTURE } from '#shared/share-target.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';

const PAPER = '#fbf7f0';
const SIZES = ['192', '512'];

/** Plateful as an app of the device, in the language of the person who installs it; its id makes it the same app in all. */
export function webManifest() {
  return {
    id: '/',
    name: 'Plateful',
    short_name: 'Plateful',
    description: t('Discover recipes, plan your meals, and shop from the plan.'),
    lang: language(),
    dir: directionOf(language()),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['food', 'lifestyle', 'shopping'],
    icons: [
      ...SIZES.map((size) => ({ ...icon(`icon-${size}`, size), purpose: 'any' })),
      ...SIZES.map((size) => ({ ...icon(`icon-maskable-${size}`, size), purpose: 'maskable' })),
    ],
    shortcuts: [
      { name: t("Today's plan"), url: '/meal-plan?view=daily', icons: [icon('shortcut-plan-192', '192')] },
      { name: t('Grocery list'), url: '/grocery-list', icons: [icon('shortcut-list-192', '192')] },
      { name: t('New recipe'), url: '/create', icons: [icon('shortcut-recipe-192', '192')] },
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
