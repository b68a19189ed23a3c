import { type Message, msg } from '#shared/t.ts';
import type { DishFamily } from './dish-family.ts';

/** Asks how the dish gets to where it is eaten. */
export const CARRIES =
  /\b(?:transport\w*|travels?|carry|carrying|take (?:it|them|this)(?: along)?(?: (?:to|on|with|over|in|round)\b.*)?$|bring (?:it|them|this)\b|on the (?:train|bus|road|way)|pot ?luck|picnic|in (?:a|the) (?:car|lunch ?box)|mitnehmen|mitbringen|transportier\w*|emporter|apporter|llevar\w*|portar\w*)\b/;

const COLD_CHAIN = msg(
  'Pack it cold from the fridge, in a closed box in a cool bag, and eat it within 4 hours, or within 2 if there is no cool bag.',
);

/** How it is carried, by what becomes of it on the way. */
export const CARRIED: Readonly<Record<DishFamily, Message>> = {
  wet: msg(
    'It travels well: cold, in a box with a tight lid, and heated there until it steams. To keep it hot instead, pour it boiling into a warmed flask, or wrap the lidded pot in towels and eat within the hour.',
  ),
  baked: msg(
    'Bake it, let it stand for 15 minutes, cover it with foil and wrap the dish in towels: it stays warm for about an hour. Or carry it cold and heat it there at 160 °C (325 °F) until it is hot in the middle.',
  ),
  sweet: msg(
    'Chill it until it is firm, leave it in its tin or stand it on a board in a box that is a little wider, and put the box flat on the floor of the car. Cream and fresh fruit go on when you are there.',
  ),
  cream: msg(
    'Carry it in the dish or in lidded glasses, cold, in a cool bag. What goes on top is packed apart and put on when you are there.',
  ),
  bread: msg('Let it get quite cold and wrap it in a cloth or paper: in plastic the crust gets soft.'),
  fresh: msg(
    'Pack the dressing and what is crisp apart, and mix them where you eat. Keep the box cold, and eat it within 4 hours, or within 2 if there is no cool bag.',
  ),
  fried: msg(
    'It is best straight from the pan. If it has to travel, let it cool on a rack, pack it with paper and not too tightly, and crisp it there for 5 to 8 minutes in a hot oven.',
  ),
  grain: msg(
    'Loosen it with a spoonful of its sauce or cooking water, cool it quickly, carry it cold in a closed box, and heat it there until it steams. What is crisp or fresh goes on at the end.',
  ),
  plain: COLD_CHAIN,
};
