import { type Message, msg } from '#shared/t.ts';

export interface Tip {
  title: Message;
  text: Message;
}

/** One technique for each issue, in turn. */
export const TIPS: readonly Tip[] = [
  {
    title: msg('Salt in layers'),
    text: msg(
      'Add a small pinch at every step instead of a spoonful at the end. Onions, sauce and pasta water that were each salted taste of themselves; a dish salted only at the table tastes of salt.',
    ),
  },
  {
    title: msg('Dry before you brown'),
    text: msg(
      'Pat meat, fish and mushrooms dry with kitchen paper before they meet the pan. Until the surface water has boiled away nothing can get hotter than 100 °C, and browning begins at about 140 °C.',
    ),
  },
  {
    title: msg('Keep some pasta water'),
    text: msg(
      'Scoop out a cup before you drain. A few spoonfuls of the starchy water turn oil and cheese into a sauce that clings instead of a puddle under the pasta.',
    ),
  },
  {
    title: msg('Rest what you roast'),
    text: msg(
      'Ten minutes on a board, loosely covered, let the juices settle and the heat even out. Take the roast from the oven 3 to 5 °C early: it goes on cooking as it rests.',
    ),
  },
  {
    title: msg('Acid at the end'),
    text: msg(
      'If a soup or stew tastes flat although it has enough salt, stir in a teaspoon of lemon juice or vinegar, taste, and repeat. Heat drives off brightness, so add it after cooking.',
    ),
  },
  {
    title: msg('Toast your spices'),
    text: msg(
      'A minute in a dry pan over medium heat, until you can smell them, wakes whole spices. Ground ones burn faster: give those half a minute in warm oil instead.',
    ),
  },
  {
    title: msg('Cool rice quickly'),
    text: msg(
      'Spread leftover rice on a plate, put it into the fridge within an hour, and eat it the next day, reheated until it steams. Rice that stays warm for hours can make people ill.',
    ),
  },
  {
    title: msg('A damp cloth under the board'),
    text: msg(
      'A chopping board that slides is more dangerous than a sharp knife. Lay a damp cloth or paper towel under it and it stays where it is.',
    ),
  },
  {
    title: msg('Bloom tomato paste'),
    text: msg(
      'Fry it in oil for two minutes before anything wet goes in. It turns from bright to brick red, loses its tinny taste, and sweetens the whole pot.',
    ),
  },
  {
    title: msg('Leave room in the pan'),
    text: msg(
      'A finger of space between the pieces lets steam escape. A full pan boils its food in its own water; fry in two rounds and both will be brown.',
    ),
  },
  {
    title: msg('Store herbs like flowers'),
    text: msg(
      'Trim the stems of parsley, coriander and mint, stand them in a glass of water, and cover them loosely in the fridge: they keep for a week. Basil prefers the counter.',
    ),
  },
  {
    title: msg('Read the recipe twice'),
    text: msg(
      'Once for what to buy, once for what happens when. Whatever has to soak, thaw, rise or marinate is then on the calendar instead of a surprise at six in the evening.',
    ),
  },
];
