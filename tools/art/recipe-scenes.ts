import type { Scene } from '../../src/features/media/rules/scene-parts.ts';
import { by, fill, many, on, sketch } from './scene-sketch.ts';
import { TREAT_SCENES } from './treat-scenes.ts';

/** The built-in recipes' pictures, by slug. */
export const RECIPE_SCENES: Record<string, Scene> = {
  ...TREAT_SCENES,
  'blueberry-buttermilk-pancakes': sketch(
    ['dusk', 'window', 'oak'],
    ['plate', 'cream', null, 600, 1.05],
    [
      on('pancakes', 0, 0.45, 1.5),
      on('blueberries', -0.86, 0.8, 1.15),
      on('blueberries', 0.84, 0.9, 1.05, 20, true),
      on('blueberries', 0.6, 0.2, 0.9),
    ],
    [by('glass-of-milk', 186, 690, 1.2), by('honey-pot', 1000, 684, 1.2), by('butter', 1006, 822, 0.95)],
    { cloth: 'sea' },
  ),
  'red-pepper-shakshuka': sketch(
    ['mustard', 'tiles', 'walnut'],
    ['pan', 'charcoal', fill('liquid', '#c43d22', '#e0633a'), 560, 1.12],
    [
      ...many('fried-egg', 0.94, [
        [-0.5, 0.3],
        [0.06, 0.08],
        [0.52, 0.4],
        [-0.1, 0.95],
      ]),
      ...many('parsley-leaf', 0.6, [
        [-0.74, 0.75],
        [0.3, 0.75],
        [-0.22, 0.2],
      ]),
    ],
    [
      by('red-pepper', 190, 676, 1.2),
      by('tomato', 318, 652),
      by('bread', 930, 668, 1.05),
      by('garlic', 1010, 826),
    ],
    { steam: true },
  ),
  'chickpea-cucumber-herb-salad': sketch(
    ['blush', 'arch', 'ash'],
    ['bowl', 'sea', fill('leaves', '#6f9b4c')],
    [
      on('cucumber', -0.5, 0.3, 0.95),
      on('chickpeas', -0.04, 0.15, 1.5),
      on('cherry-tomatoes', 0.5, 0.35, 1.2),
      on('chickpeas', 0.2, 0.8, 1.35),
      on('olive', -0.3, 0.85, 0.85),
      on('mint-sprig', 0.18, 0.02, 0.8),
    ],
    [
      by('bottle', 190, 692, 1.12),
      by('lemon', 262, 808, 1.05),
      by('red-onion', 996, 704, 1.1),
      by('lemon-slice', 962, 818, 0.86),
    ],
  ),
  'roasted-tomato-basil-soup': sketch(
    ['sage', 'window', 'oak', 'right'],
    ['bowl', 'cream', fill('liquid', '#d4532d', '#f4b183')],
    [on('basil', -0.05, 0.3, 1.05), on('basil', 0.2, 0.5, 0.7, 20, true)],
    [
      by('tomato', 226, 706, 1.2),
      by('tomato', 190, 806, 1.05, true),
      by('garlic', 310, 824, 1),
      by('toast', 992, 700, 1.15),
      by('cherry-tomatoes', 968, 818, 1.1),
    ],
    { cloth: 'tomato', steam: true },
  ),
  'lemon-thyme-roast-chicken': sketch(
    ['fern', 'rail', 'walnut'],
    ['plate', 'cream', null, 600, 1.1],
    [
      on('potato', -0.86, 0.2, 1),
      on('potato', 0.86, 0.25, 1, 0, true),
      on('roast-chicken', 0, 0.3, 1.32),
      on('carrot', -0.7, 0.95, 0.9),
      on('lemon-slice', 0.78, 0.85, 0.9),
      on('herb', 0.3, 1, 0.7, -10),
      on('herb', -0.34, 1.1, 0.62, 20, true),
    ],
    [by('wine-glass', 1000, 668, 1), by('lemon', 150, 690, 1.1), by('garlic', 1040, 826, 1)],
    { cloth: 'saffron' },
  ),
  'mushroom-pea-risotto': sketch(
    ['clay', 'window', 'ash'],
    ['bowl', 'cream', fill('rice', '#f2dfb4')],
    [
      on('brown-mushroom', -0.44, 0.3, 0.95, -10),
      on('brown-mushroom', -0.08, 0.12, 1.1, 6),
      on('pea-pod', 0.42, 0.3, 0.95, -12),
      on('brown-mushroom', 0.14, 0.7, 0.82, 12),
      on('parsley-leaf', 0.3, 0.05, 0.75),
      on('parsley-leaf', -0.3, 0.85, 0.6),
    ],
    [
      by('cheese-wedge', 216, 712, 1.2),
      by('brown-mushroom', 196, 812, 1, true),
      by('brown-mushroom', 276, 826, 0.86),
      by('pepper-mill', 992, 700, 1.1),
      by('lemon', 952, 814, 0.95),
    ],
    { steam: true, cloth: 'herb' },
  ),
  'smoky-bbq-chicken-charred-corn': sketch(
    ['sage', 'panels', 'walnut', 'right'],
    ['grill', 'charcoal', null, 600, 1.06],
    [
      ...many('roast-leg', 1.5, [
        [-0.66, 0.05, -6],
        [0.64, 0.1, 5],
        [0.2, 1, -4],
      ]),
      ...many('ear-of-corn', 1.06, [
        [-0.02, 0],
        [-0.42, 0.95, -4],
      ]),
    ],
    [
      by('bottle', 166, 668, 0.96),
      by('lime', 1040, 820),
      by('lime-slice', 958, 828, 0.8),
      by('red-onion', 170, 824),
    ],
    { steam: true },
  ),
  'steak-herb-butter-greens': sketch(
    ['plum', 'window', 'oak'],
    ['board', 'cream'],
    [
      on('leafy-green', 0.76, 0),
      on('leafy-green', 0.5, 0.1, 0.85, 10, true),
      ...many('grilled-steak', 1.5, [
        [-0.44, 0.1],
        [0.18, 0.75],
      ]),
      on('herb', -0.36, 1.15, 0.8),
      on('garlic', 0.84, 1.1, 0.85),
    ],
    [by('pepper-mill', 172, 668, 1.15), by('salt', 1016, 668, 1.1), by('asparagus', 284, 656, 1.05)],
    { cloth: 'saffron' },
  ),
  'garlic-lemon-prawns': sketch(
    ['teal', 'tiles', 'ash'],
    ['pan', 'charcoal', null, 560, 1.12],
    [
      ...many('shrimp', 1.1, [
        [-0.68, 0.2, -6],
        [-0.12, 0.05, 8],
        [0.44, 0.15, -4],
        [-0.42, 0.95, 6],
        [0.2, 1, -8],
        [0.74, 0.8, 6],
      ]),
      on('lemon-slice', 0.06, 0.55, 0.72),
      on('parsley-leaf', -0.78, 0.85, 0.66),
      on('parsley-leaf', 0.5, 0.6, 0.6),
    ],
    [
      by('lemon', 186, 660, 1.15),
      by('garlic', 292, 650, 1.1),
      by('hot-pepper', 1012, 826, 0.9),
      by('bottle', 968, 664, 1),
    ],
    { steam: true },
  ),
  'salmon-quinoa-avocado-bowl': sketch(
    ['lilac', 'shelf', 'oak'],
    ['bowl', 'saffron', fill('grain', '#e6cd92', '#c9a45e')],
    [
      on('broccoli', -0.56, 0.3, 0.86),
      on('salmon-fillet', 0.02, 0.28, 1.05, -6),
      on('avocado', 0.56, 0.3, 0.92, 8),
      on('lemon-slice', 0.3, 0.8, 0.72),
      on('broccoli', -0.3, 0.9, 0.6),
      on('mint-sprig', 0.26, 0.02, 0.6),
    ],
    [
      by('lemon', 214, 724, 1.15),
      by('ginger-root', 250, 818, 1),
      by('avocado', 994, 716, 1.1, true),
      by('broccoli', 966, 824, 0.72),
    ],
    { cloth: 'plum' },
  ),
  'lemony-hummus-crunchy-vegetables': sketch(
    ['cream', 'arch', 'walnut', 'right'],
    ['bowl', 'herb', fill('cream', '#e9cf9b', '#c9742a'), 600, 0.98],
    [
      on('carrot', -0.62, 0.2, 0.9, -62),
      on('carrot', -0.46, 0.1, 0.9, -78),
      on('cucumber', 0.58, 0.25, 0.9),
      on('chickpeas', -0.06, 0.45, 1.35),
      on('parsley-leaf', 0.18, 0.3, 0.75),
    ],
    [
      by('red-pepper', 232, 714, 1.15),
      by('lemon', 206, 816, 1),
      by('flatbread', 992, 712, 1.1),
      by('chickpeas', 962, 822, 1.2),
    ],
    { cloth: 'saffron' },
  ),
  'black-bean-tacos-lime-slaw': sketch(
    ['mustard', 'panels', 'walnut'],
    ['board', 'cream', null, 600, 1.04],
    [
      on('taco', -0.62, 0.25, 1.28),
      on('taco', 0.0, 0.45, 1.34),
      on('taco', 0.62, 0.25, 1.28),
      on('lime-slice', -0.36, 1.1, 0.72),
      on('parsley-leaf', 0.3, 1.1, 0.7),
      on('lime', 0.86, 1, 0.9),
    ],
    [
      by('avocado', 156, 664, 1.15),
      by('red-onion', 1040, 666, 1.05),
      by('beans', 146, 826, 1),
      by('hot-pepper', 930, 648, 1),
    ],
    { cloth: 'tomato' },
  ),
};
