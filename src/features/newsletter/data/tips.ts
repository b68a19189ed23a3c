export interface Tip {
  title: string;
  text: string;
}

/** One technique for each issue, in turn. */
export const TIPS: readonly Tip[] = [
  {
    title: 'Salt in layers',
    text: 'Add a small pinch at every step instead of a spoonful at the end. Onions, sauce and pasta water that were each salted taste of themselves; a dish salted only at the table tastes of salt.',
  },
  {
    title: 'Dry before you brown',
    text: 'Pat meat, fish and mushrooms dry with kitchen paper before they meet the pan. Until the surface water has boiled away nothing can get hotter than 100 °C, and browning begins at about 140 °C.',
  },
  {
    title: 'Keep some pasta water',
    text: 'Scoop out a cup before you drain. A few spoonfuls of the starchy water turn oil and cheese into a sauce that clings instead of a puddle under the pasta.',
  },
  {
    title: 'Rest what you roast',
    text: 'Ten minutes on a board, loosely covered, let the juices settle and the heat even out. Take the roast from the oven 3 to 5 °C early: it goes on cooking as it rests.',
  },
  {
    title: 'Acid at the end',
    text: 'If a soup or stew tastes flat although it has enough salt, stir in a teaspoon of lemon juice or vinegar, taste, and repeat. Heat drives off brightness, so add it after cooking.',
  },
  {
    title: 'Toast your spices',
    text: 'A minute in a dry pan over medium heat, until you can smell them, wakes whole spices. Ground ones burn faster: give those half a minute in warm oil instead.',
  },
  {
    title: 'Cool rice quickly',
    text: 'Spread leftover rice on a plate, put it into the fridge within an hour, and eat it the next day, reheated until it steams. Rice that stays warm for hours can make people ill.',
  },
  {
    title: 'A damp cloth under the board',
    text: 'A chopping board that slides is more dangerous than a sharp knife. Lay a damp cloth or paper towel under it and it stays where it is.',
  },
  {
    title: 'Bloom tomato paste',
    text: 'Fry it in oil for two minutes before anything wet goes in. It turns from bright to brick red, loses its tinny taste, and sweetens the whole pot.',
  },
  {
    title: 'Leave room in the pan',
    text: 'A finger of space between the pieces lets steam escape. A full pan boils its food in its own water; fry in two rounds and both will be brown.',
  },
  {
    title: 'Store herbs like flowers',
    text: 'Trim the stems of parsley, coriander and mint, stand them in a glass of water, and cover them loosely in the fridge: they keep for a week. Basil prefers the counter.',
  },
  {
    title: 'Read the recipe twice',
    text: 'Once for what to buy, once for what happens when. Whatever has to soak, thaw, rise or marinate is then on the calendar instead of a surprise at six in the evening.',
  },
];
