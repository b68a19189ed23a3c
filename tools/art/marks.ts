import { BRAND } from '../../src/features/media/rules/palette.ts';
import type { Scene } from '../../src/features/media/rules/scene-parts.ts';
import { by, fill, on, sketch } from './scene-sketch.ts';

/** A tomato-red plate with a leaf. */
export const APP_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="${BRAND.paper}"/><circle cx="32" cy="32" r="25" fill="${BRAND.tomato}"/><circle cx="32" cy="32" r="19.2" fill="none" stroke="${BRAND.paper}" stroke-width="1.8" opacity=".55"/><path d="M43.8 19.6C31 18.6 20.6 24.4 20.6 34.6c0 2.5.7 4.6 2 6.3l-3.2 4.4 2.4 1.8 3.2-4.3c1.6.8 3.4 1.2 5.4 1.2 10.4 0 14.8-11.6 13.4-24.4z" fill="${BRAND.paper}"/><path d="M24.7 41.3C27.6 35.5 31.8 30.6 37.6 26.8" fill="none" stroke="${BRAND.tomato}" stroke-width="2.3" stroke-linecap="round"/></svg>
`;

/** The same without rounded corners: phones clip the corners themselves. */
export const FULL_ICON = APP_ICON.replace(' rx="15"', '');

/** With a wider margin: launchers crop icons into circles and drops. */
export const MASKABLE_ICON = FULL_ICON.replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"').replace(
  '<rect width="64" height="64"',
  '<rect x="-6" y="-6" width="76" height="76"',
);

const shortcut = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${BRAND.paper}"/><g transform="translate(17 17) scale(1.25)" fill="none" stroke="${BRAND.tomato}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${path}</g></svg>`;

/** Icons of the shortcuts on a long press on the installed app. */
export const SHORTCUT_ICONS = {
  plan: shortcut(
    '<rect x="3" y="4" width="18" height="17" rx="2.5"/><path d="M8 2v4M16 2v4M3 9.5h18M8 14h3M8 17.5h7"/>',
  ),
  list: shortcut(
    '<path d="m3 6 1.6 1.6L7.5 4.5M3 13l1.6 1.6 2.9-3.1M3 20l1.6 1.6 2.9-3.1M12 6h9M12 13h9M12 20h9"/>',
  ),
  recipe: shortcut('<circle cx="12" cy="12" r="10"/><path d="M12 7.5v9M7.5 12h9"/>'),
};

/** Placeholder for a broken picture: a table set for any dish. */
export const PLACEHOLDER_SCENE: Scene = sketch(
  ['sage', 'arch', 'oak'],
  ['plate', 'cream', null, 600, 1.12],
  [on('basil', -0.18, 0.35, 1.05), on('cherry-tomatoes', 0.28, 0.45, 1.05)],
  [
    by('garlic', 196, 822, 1.05),
    by('lemon', 1010, 820, 1.05),
    by('bottle', 182, 668, 1.06),
    by('leafy-green', 1010, 670, 1.1),
  ],
  { cloth: 'saffron' },
);

/** The share image of links to Plateful: a wide, fully set table. */
export const SHARING_SCENE: Scene = sketch(
  ['blush', 'arch', 'oak'],
  ['bowl', 'sea', fill('leaves', '#6f9b4c', '#8b3a62'), 600, 1.08],
  [
    on('cucumber', -0.56, 0.32, 0.95),
    on('avocado', -0.2, 0.16, 1, -8),
    on('egg', 0.14, 0.2, 1, 14),
    on('cherry-tomatoes', 0.52, 0.34, 1.2),
    on('olive', -0.32, 0.85, 0.85),
    on('broccoli', 0.2, 0.82, 0.72),
  ],
  [
    by('bottle', 196, 690, 1.12),
    by('pineapple', -30, 700, 1.08),
    by('red-pepper', 78, 742, 1.1),
    by('lemon', 170, 812, 1.1),
    by('lemon-slice', 270, 824, 0.9),
    by('garlic', -20, 822, 1.1),
    by('bread', 1010, 700, 1.2),
    by('wine-glass', 1190, 700, 1.08),
    by('cheese-wedge', 1130, 762, 1.1),
    by('grapes', 1236, 800, 1),
    by('tomato', 968, 814, 1.05),
    by('basil', 1056, 822, 0.9),
  ],
  { cloth: 'saffron', seed: 'sharing' },
);
