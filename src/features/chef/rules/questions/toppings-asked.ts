import { msg, t } from '#shared/t.ts';
import type { Idea, Shown } from '../sides/idea.ts';
import { firstOf, type MayServe, OF_GRIDDLE } from '../sides/serving-ideas.ts';
import type { DishFamily } from './dish-family.ts';

const OF_PIZZA = /pizza/i;
/** What goes on top, with the foods that it names: the first that nobody has to leave out is said. */
const TOPPINGS: Readonly<Record<'sweet' | 'bread' | 'pizza' | 'spiced' | 'wet' | 'other', readonly Idea[]>> =
  {
    sweet: [
      [
        msg('Fresh berries, a spoonful of whipped cream or yogurt, or a dusting of icing sugar.'),
        'strawberries,double cream,yogurt,icing sugar',
      ],
      [
        msg('Fresh berries, a little fruit compote, or a dusting of icing sugar.'),
        'strawberries,icing sugar',
      ],
    ],
    bread: [
      [msg('Butter, cheese or a herb spread; before baking, seeds or coarse salt.'), 'butter,cheddar'],
      [msg('A thread of good oil; before baking, seeds or coarse salt.'), 'olive oil'],
    ],
    pizza: [
      [
        msg(
          'Tomato sauce and mozzarella first; then two or three of ham, salami, mushrooms, peppers, onions, olives or anchovies. Basil and rocket go on when it comes out of the oven.',
        ),
        'mozzarella,ham,anchovies',
      ],
      [
        msg(
          'Tomato sauce and mozzarella first; then two or three of mushrooms, peppers, onions, olives or artichokes. Basil and rocket go on when it comes out of the oven.',
        ),
        'mozzarella',
      ],
      [
        msg(
          'Tomato sauce first; then three of mushrooms, peppers, onions, olives, artichokes or thin potatoes. Basil and rocket go on when it comes out of the oven.',
        ),
        'tomatoes',
      ],
    ],
    spiced: [
      [
        msg(
          'Sour cream, grated cheddar, sliced spring onions, chopped coriander, diced avocado and a squeeze of lime: put them on the table in bowls.',
        ),
        'sour cream,cheddar,spring onion,fresh coriander,avocado,lime',
      ],
      [
        msg('Sliced spring onions, chopped coriander, diced avocado and a squeeze of lime.'),
        'spring onion,fresh coriander,avocado,lime',
      ],
    ],
    wet: [
      [
        msg('Chopped herbs, a spoonful of yogurt or sour cream, and toasted bread cubes.'),
        'parsley,yogurt,sour cream,bread',
      ],
      [msg('Chopped herbs, a thread of good oil and toasted bread cubes.'), 'parsley,bread'],
    ],
    other: [
      [
        msg('Chopped herbs, grated hard cheese, toasted breadcrumbs or a squeeze of lemon.'),
        'parsley,parmesan,breadcrumbs,lemon',
      ],
      [msg('Chopped herbs, toasted breadcrumbs or a squeeze of lemon.'), 'parsley,breadcrumbs,lemon'],
    ],
  };
const FOR_ANYBODY = msg('A thread of good oil, and herbs that everybody at the table may eat.');

/** What is scattered over the dish or spooned onto it. */
export function goesOnTop(family: DishFamily, { title, lines }: Shown, may: MayServe): string {
  const isSweet = OF_GRIDDLE.test(title) && /sugar|syrup|vanilla/i.test(lines);
  const kind = OF_PIZZA.test(title)
    ? 'pizza'
    : isSweet || family === 'sweet' || family === 'cream'
      ? 'sweet'
      : family === 'bread'
        ? 'bread'
        : /chilli powder|cumin|tortilla|jalapeño|kidney beans|black beans/i.test(lines)
          ? 'spiced'
          : family === 'wet'
            ? 'wet'
            : 'other';
  return t(firstOf(TOPPINGS[kind], may) ?? FOR_ANYBODY);
}
