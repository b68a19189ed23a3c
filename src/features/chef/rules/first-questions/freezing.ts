import { type Message, msg } from '#shared/t.ts';

/** How a food bears the freezer, by its name. The first that is named counts. */
const FROZEN: readonly (readonly [RegExp, Message])[] = [
  [
    /\brice\b/,
    msg(
      'Yes: spread cooked rice out to cool within an hour, freeze it in portions the same day, and eat it within 3 months. Heat it once, from frozen, with a splash of water, until it is steaming hot all through.',
    ),
  ],
  [
    /\b(?:pasta|spaghetti|noodles|macaroni|lasagne|lasagna)\b/,
    msg(
      'Yes, for 2 months. Pasta in a sauce or a bake freezes best; plain pasta is cooked a minute less, tossed in a little oil and warmed in boiling water for a minute.',
    ),
  ],
  [
    /\b(?:mashed|mash)\b/,
    msg(
      'Yes: mash with butter or cream in it freezes well for 3 months. Warm it gently, stirring in a little milk.',
    ),
  ],
  [
    /\bpotato(?:es)?\b/,
    msg(
      'Raw potatoes do not freeze: they turn grey and mealy. Boil them for 5 minutes first, or freeze them mashed, roasted or as a gratin, for 3 months.',
    ),
  ],
  [
    /\b(?:boiled|cooked) eggs?\b|\begg salad\b/,
    msg('No: boiled eggs get rubbery. Raw ones freeze out of their shells, beaten, for 6 months.'),
  ],
  [
    /\beggs?\b/,
    msg(
      'Yes, but not in the shell: beat whole eggs, or freeze whites as they are and yolks with a pinch of salt or sugar, for 6 months. Thaw them in the fridge and cook them the same day.',
    ),
  ],
  [
    /\b(?:cream cheese|ricotta|cottage cheese|mascarpone|yogh?urt|sour cream|creme fraiche|mayonnaise|mayo|custard)\b/,
    msg(
      'It can be frozen, but splits: it is good for cooking and baking afterwards, and no longer for eating as it is.',
    ),
  ],
  [
    /\bcheese\b/,
    msg(
      'Hard cheese freezes for 3 months, best grated, and goes into the pan from frozen. Soft cheese gets crumbly, and is good for cooking only.',
    ),
  ],
  [
    /\b(?:milk|cream)\b/,
    msg(
      'Yes: leave room in the bottle, thaw it in the fridge and shake it. Milk keeps for a month. Cream is good for cooking afterwards, and no longer whips well.',
    ),
  ],
  [/\bbutter\b/, msg('Yes, in its paper and a bag: 6 months for salted, 3 for unsalted butter.')],
  [
    /\b(?:bread|rolls|bagels|buns|croissants|pitt?as?|tortillas|sourdough)\b/,
    msg(
      'Yes, for 3 months, sliced and well wrapped. Toast the slices from frozen, or warm the loaf in the oven.',
    ),
  ],
  [
    /\b(?:cake|muffins?|cookies|biscuits|brownies|banana bread|scones|pancakes|waffles)\b/,
    msg(
      'Yes, for 3 months, without icing, cream or fruit on top, wrapped twice. Thaw it in its wrapping at room temperature.',
    ),
  ],
  [
    /\b(?:dough|pastry|batter)\b/,
    msg(
      'Dough and pastry freeze for 3 months, yeast dough best after the first rise: thaw it in the fridge overnight. Batter is better made fresh.',
    ),
  ],
  [
    /\bbananas?\b/,
    msg(
      'Yes, peeled and in slices, for 6 months. They are soft afterwards: for smoothies, bread and pancakes.',
    ),
  ],
  [
    /\bavocados?\b|\bguacamole\b/,
    msg('Only mashed with lime juice, for 3 months. In pieces it turns brown and soft.'),
  ],
  [
    /\b(?:salad|lettuce|cucumbers?|radish(?:es)?|celery|watermelon|melon)\b/,
    msg('No: it is mostly water, and limp once it has thawed.'),
  ],
  [
    /\b(?:tomato(?:es)?)\b/,
    msg('Yes, whole or chopped, for 6 months. They are soft afterwards: for sauces, soups and stews.'),
  ],
  [/\bmushrooms?\b/, msg('Yes, fried first until their water is gone, for 3 months. Raw they get slimy.')],
  [
    /\b(?:onions?|peppers?|leeks?|garlic|ginger|chill?ies)\b/,
    msg('Yes, chopped, for 6 months. They go into the pan from frozen; they are no longer crisp.'),
  ],
  [
    /\b(?:herbs?|basil|parsley|coriander|cilantro|dill|chives|mint)\b/,
    msg('Yes, chopped, in a bag or under oil in an ice cube tray, for 6 months. For cooking: they go limp.'),
  ],
  [
    /\b(?:spinach|kale|broccoli|cauliflower|green beans|carrots?|courgettes?|zucchini|asparagus|cabbage|vegetables|veg|corn|pumpkin|squash)\b/,
    msg(
      'Yes: cut it up, boil it for 2 minutes, chill it in cold water, dry it well and freeze it flat, for 8 months. Cook it from frozen.',
    ),
  ],
  [
    /\b(?:berries|strawberries|raspberries|blueberries|fruit|apples?|mango(?:es)?|peaches|cherries|grapes|plums)\b/,
    msg(
      'Yes: spread it out on a tray until it is hard, then bag it, for 8 months. It is soft once it has thawed.',
    ),
  ],
  [
    /\b(?:cooked|roast|leftover) (?:chicken|turkey|meat|beef|pork|lamb|ham)\b/,
    msg(
      'Yes: cool it within two hours, freeze it with a little of its juice, for 3 months. Thaw it in the fridge and heat it once, to 74 °C (165 °F).',
    ),
  ],
  [
    /\b(?:chicken|turkey|meat|beef|pork|lamb|mince|steaks?|sausages?|bacon|duck)\b/,
    msg(
      'Yes, on the day it is bought: mince and sausages for 3 months, poultry and pieces of meat for 6. Thaw it in the fridge, on a plate, and cook it within a day.',
    ),
  ],
  [
    /\b(?:fish|salmon|tuna|cod|prawns?|shrimps?|seafood|mussels)\b/,
    msg(
      'Yes, if it is fresh and was not frozen before: white fish for 4 months, salmon, mackerel and prawns for 2. Thaw it in the fridge and cook it the same day.',
    ),
  ],
  [/\btofu\b/, msg('Yes, for 3 months. It turns spongy, and takes up more sauce.')],
  [
    /\b(?:hummus|pesto|wine|stock|broth|gravy|juice)\b/,
    msg('Yes, in small portions or ice cubes, for 3 months. Stir it well once it has thawed.'),
  ],
];

const ASKS = /\b(?:freeze|freezes|frozen|freezing)\b/;
/** These ask for something else. */
const OF_ELSE = /\b(?:re ?fr(?:eez|oz)\w*|thaw\w*|defrost\w*|from frozen|how long|cook|roast|bake|fry)\b/;

/** Whether and how a food that is asked about freezes; `null` if no food is. */
export const freezingOf = (said: string): Message | null =>
  ASKS.test(said) && !OF_ELSE.test(said) ? (FROZEN.find(([food]) => food.test(said))?.[1] ?? null) : null;
