import type { Scene } from '../../src/features/media/rules/scene-parts.ts';
import { by, fill, many, on, sketch } from './scene-sketch.ts';

/** The built-in drinks and bakes, by slug. */
export const TREAT_SCENES: Record<string, Scene> = {
  'ginger-mint-lemonade': sketch(
    ['teal', 'window', 'ash'],
    ['glass', 'tomato', fill('liquid', '#f8e283', '#f0cf5e'), 500, 1.12],
    [
      on('lemon-slice', -0.34, 0.12, 0.9, -12),
      on('lemon-slice', 0.34, 0.34, 0.9, 20),
      on('lemon-slice', -0.98, 0.8, 1),
      on('mint-sprig', 0.34, 0.9, 1, 8),
    ],
    [
      by('lemon', 250, 712, 1.2),
      by('lemon', 222, 814, 1.05, true),
      by('ginger-root', 330, 828, 0.95),
      by('mint-sprig', 960, 716, 1.1),
      by('lemon-slice', 930, 822, 0.95),
    ],
    { seed: 'lemonade' },
  ),
  'brown-butter-chocolate-chip-cookies': sketch(
    ['blush', 'shelf', 'walnut'],
    ['tray', 'cream', null, 600, 1.02],
    many('cookie', 1.28, [
      [-0.72, 0.05, 8],
      [-0.24, 0, -12],
      [0.26, 0.05, 20],
      [0.74, 0, -6],
      [-0.86, 1, -14],
      [-0.42, 1, 10],
      [0.06, 1, 32],
      [0.5, 1, -22],
      [0.9, 1, 5],
    ]),
    [by('glass-of-milk', 236, 664, 1.25), by('chocolate-bar', 1022, 668, 1.45)],
    { cloth: 'sea' },
  ),
};
