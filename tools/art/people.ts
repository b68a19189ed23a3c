import { glyphs } from '../../src/features/media/server/illustrator/glyphs.ts';

/** The drawings for people without a picture; `web/ui/avatar.tsx` has their number. */
export const PEOPLE = [
  ...['avocado', 'bell-pepper', 'bread', 'broccoli', 'brown-mushroom', 'cheese-wedge', 'cherries', 'cookie'],
  ...['croissant', 'cupcake', 'doughnut', 'dumpling', 'egg', 'garlic', 'green-apple', 'honey-pot'],
  ...['hot-pepper', 'lemon', 'mango', 'pancakes', 'peach', 'pear', 'pineapple', 'pretzel'],
  ...['pumpkin', 'raspberry', 'red-onion', 'rice-ball', 'strawberry', 'tangerine', 'tomato', 'watermelon'],
];

const SIDE = 96;
const FOOD = 58;

/** A food centered in a square without background, with its shadow. */
export function drawPerson(food: string): string {
  const glyph = glyphs()[food];
  if (!glyph) throw new Error(`There is no drawing of ${food}.`);
  const [left, top, width, height] = glyph.box;
  const scale = FOOD / Math.max(width, height);
  const base = (SIDE + height * scale) / 2;
  const at = `translate(${round(SIDE / 2 - (left + width / 2) * scale)} ${round(base - 2 - (top + height) * scale)})`;
  const shadow = `<ellipse cx="48" cy="${round(base)}" rx="${round(width * scale * 0.4)}" ry="4" fill="#23201C" opacity=".18"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${shadow}<g transform="${at} scale(${scale.toFixed(3)})">${glyph.body}</g></svg>\n`;
}

const round = (value: number) => Number(value.toFixed(1));
