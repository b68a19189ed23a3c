import { type Message, msg } from '#shared/t.ts';

/** What every cook is asked some day, by how it is asked in the form of `wordsApart`. The first that fits is told. */
const FACTS: readonly (readonly [RegExp, Message])[] = [
  [
    /\bbaking (?:soda|powder)\b.*\bbaking (?:soda|powder)\b|\bbicarb\w*\b.*\bbaking powder\b|\bbaking powder\b.*\bbicarb\w*/,
    msg(
      'Baking soda raises a dough only together with something sour, such as buttermilk or yogurt. Baking powder holds its own acid and needs only moisture and heat. In the place of 1 tsp baking soda, use 3 tsp baking powder.',
    ),
  ],
  [
    /\b(?:how much|how many|what s the ratio|ratio)\b.*\brice\b.*\b(?:person|people|serving|each|head|portion)\b|\bhow much rice\b.*\b(?:for|per|do i need)\b/,
    msg(
      'About 75 g (a scant ½ cup) of uncooked rice for each person as a side, and 100 g as the main part of a meal.',
    ),
  ],
  [
    /\bhow much (?:dried |dry |uncooked )?(?:pasta|spaghetti|penne|noodles)\b/,
    msg('About 100 g (3½ oz) of dried pasta for each person as a main course, or 125 g if it is fresh.'),
  ],
  [
    /\bhow (?:much|many) (?:potatoes?)\b.*\b(?:person|people|serving|each|head|portion)\b/,
    msg('About 200 g (7 oz) of potatoes for each person as a side, which is two of medium size.'),
  ],
  [
    /\bhow much (?:meat|chicken|beef|pork|steak|fish|salmon)\b.*\b(?:person|people|serving|each|head|portion)\b/,
    msg(
      'About 150 g (5 oz) of meat or fish without bones for each person, and twice as much with large bones.',
    ),
  ],
  [
    /\brice\b.*\b(?:water|ratio)\b|\b(?:water|ratio)\b.*\brice\b/,
    msg(
      'For white rice that takes up all its water: 1½ cups of water to 1 cup of rice, rinsed. Brown rice needs 2 cups.',
    ),
  ],
  [
    /\bcups?\b.*\b(?:lit(?:re|er)s?|l)\b|\b(?:lit(?:re|er)s?)\b.*\bcups?\b|\b(?:ml|mls|millilit(?:re|er)s?)\b.*\bcups?\b|\bcups?\b.*\b(?:ml|mls|millilit(?:re|er)s?)\b/,
    msg('A US cup holds 240 ml, so a liter is a little more than 4 cups. A metric cup holds 250 ml.'),
  ],
  [
    /\bteaspoons?\b.*\btablespoons?\b|\btablespoons?\b.*\bteaspoons?\b|\btsp\b.*\btbsp\b|\btablespoons?\b.*\bcups?\b|\bcups?\b.*\btablespoons?\b/,
    msg('A tablespoon is 3 teaspoons, or 15 ml. A US cup is 16 tablespoons.'),
  ],
  [
    /\bstick of butter\b|\bsticks? (?:of )?butter\b/,
    msg('A stick of butter is 113 g (4 oz), which is ½ cup or 8 tablespoons.'),
  ],
  [
    /\b(?:gram|grams|g|ounces?|oz|weigh\w*)\b.*\bcup of (?:flour|sugar|butter)\b|\bcups?\b.*\b(?:flour|sugar|butter)\b.*\b(?:grams?|g|weigh\w*)\b/,
    msg('A US cup holds about 125 g of flour, 200 g of sugar or 227 g of butter.'),
  ],
  [
    /\bounces?\b.*\b(?:pounds?|lbs?)\b|\b(?:pounds?|lbs?)\b.*\bounces?\b|\bgrams?\b.*\b(?:ounces?|oz|pounds?)\b|\b(?:ounces?|oz|pounds?)\b.*\bgrams?\b/,
    msg('An ounce is 28 g. A pound is 16 ounces, or 454 g.'),
  ],
  [
    /\brice\b.*\b(?:keeps?|lasts?|fridge|store|re ?heat\w*|left ?over)\b|\b(?:keep|last|store|re ?heat\w*)\b.*\brice\b/,
    msg(
      'Cool cooked rice within an hour and eat it within a day. Reheat it only once, until it is steaming hot all through.',
    ),
  ],
  [
    /\bre ?heat\w*\b/,
    msg(
      'Heat leftovers only once, until they are steaming hot all through, 74 °C (165 °F), and stir them on the way. What stood in the warm for more than two hours is thrown away.',
    ),
  ],
  [
    /\bre ?fr(?:eez|oz)\w*\b/,
    msg(
      'What thawed in the fridge and is still cold may be frozen again, but loses texture. Raw meat and fish are better cooked first. What thawed in the warm is not frozen again.',
    ),
  ],
  [
    /\b(?:thaw|defrost)\w*\b/,
    msg(
      'Thaw food in the fridge, on a plate: a night for portions, and a day for every 2 kg of a large piece. In a hurry, lay it well wrapped in cold water, and change the water every half hour.',
    ),
  ],
  [
    /\b(?:freeze|frozen|freezer)\b/,
    msg(
      'Most soups, stews, sauces, bread and cooked beans freeze well for 3 months. Salads, cucumber, mayonnaise and boiled eggs do not. Cool it first, pack it airtight, and write the date on it.',
    ),
  ],
  [
    /\b(?:store|keep)\b.*\b(?:basil|herbs?|parsley|coriander|cilantro|mint|dill)\b/,
    msg(
      'Stand herbs in a glass with a little water. Basil stays at room temperature; the others go into the fridge with a bag over them.',
    ),
  ],
  [
    /\b(?:store|keep)\b.*\b(?:bread|loaf)\b/,
    msg(
      'Keep bread in paper or a bread box at room temperature for 2 or 3 days, not in the fridge, where it goes stale. Freeze the rest in slices.',
    ),
  ],
  [
    /\b(?:store|keep)\b.*\b(?:potatoes|onions|garlic)\b/,
    msg('Keep potatoes, onions and garlic cool, dark and dry, and potatoes apart from onions: they sprout.'),
  ],
  [
    /^how (?:long|many days)\b.*\b(?:keep|kept|last|store|stored|good|fridge)\b|\bshelf life\b|\b(?:keep|store) (?:the )?leftovers\b/,
    msg(
      'Cooked food keeps for two days in the fridge if it is cooled within two hours; rice only for one. Freeze what you will not eat by then. Throw away what smells or looks odd.',
    ),
  ],
  [
    /\b(?:avocados?|apples?|bananas?|potatoes)\b.*\b(?:brown\w*|black|gr[ae]y)\b/,
    msg(
      'Air turns cut fruit, avocado and potatoes brown. Rub them with lemon or lime juice and cover them closely, or keep potatoes in cold water.',
    ),
  ],
  [
    /\bripen\w*\b/,
    msg('Put them in a paper bag with a ripe banana or apple, at room temperature, for a day or two.'),
  ],
  [
    /\bsoften\b.*\bsugar\b|\bsugar\b.*\b(?:hard|clumped|lumpy)\b/,
    msg(
      'Brown sugar turns soft overnight with a slice of apple or bread in its box, or in half a minute in the microwave under a damp cloth.',
    ),
  ],
  [
    /\b(?:pasta|spaghetti|noodles)\b.*\b(?:stick\w*|clump\w*)\b/,
    msg(
      'Boil pasta in plenty of water, stir it in the first minute, and toss it with its sauce as soon as it is drained. Oil in the water does not help.',
    ),
  ],
  [
    /\bsalt\b.*\b(?:pasta|water)\b/,
    msg('About 10 g of salt (1½ tsp) for each liter of water for pasta, once it boils.'),
  ],
  [
    /\bstock\b.*\bbroth\b|\bbroth\b.*\bstock\b/,
    msg(
      'Stock is simmered from bones, broth from meat and vegetables, and seasoned. In recipes, either does.',
    ),
  ],
  [
    /\bcilantro\b.*\bcoriander\b|\bcoriander\b.*\bcilantro\b/,
    msg('They are one plant: Americans call its leaves cilantro and its seeds coriander.'),
  ],
  [
    /\bpoach\w*\b.*\beggs?\b/,
    msg(
      'Slide a very fresh egg from a cup into barely simmering water with a dash of vinegar, and lift it out after 3 to 4 minutes.',
    ),
  ],
  [
    /\btoo salty\b|\boversalted\b/,
    msg(
      'Thin it with water, unsalted stock or cream, or add potatoes, rice or beans, and something sour at the end. Salt cannot be taken out again.',
    ),
  ],
  [
    /\btoo (?:spicy|hot)\b/,
    msg(
      'Stir in cream, yogurt or coconut milk, add more of everything else, and serve it with rice or bread.',
    ),
  ],
  [
    /\bthicken\w*\b|\btoo (?:thin|runny|watery|liquid)\b/,
    msg(
      'Let it bubble without a lid, or stir in 1 tsp cornstarch mixed with 1 tbsp cold water for each 250 ml, and boil it for a minute.',
    ),
  ],
  [
    /\btoo thick\b/,
    msg('Stir in hot water or stock by the splash until it is as you like it, and taste it again.'),
  ],
  [
    /\bonions?\b.*\b(?:cry|crying|tears|weep)\b|\b(?:cry|crying|tears)\b.*\bonions?\b/,
    msg(
      'A cut onion sets free a gas that stings. Chill the onion, use a sharp knife, leave the root end on until last, and work near a window or a fan.',
    ),
  ],
  [
    /\bsoak\w*\b.*\b(?:beans?|chickpeas?|lentils?|pulses)\b|\b(?:beans?|chickpeas?|lentils?|pulses)\b.*\bsoak\w*\b/,
    msg(
      'A night in cold water lets dried beans and chickpeas cook evenly and in half the time. Lentils and what comes in cans need none. Boil kidney beans hard for the first 10 minutes.',
    ),
  ],
  [
    /\boil\b.*\b(?:fry\w*|deep|high heat|wok)\b|\b(?:fry\w*|deep)\b.*\boil\b|\bsmoke point\b/,
    msg(
      'For high heat, take an oil of little taste that stands it: sunflower, canola or peanut. Olive oil is good over medium heat, and butter burns first.',
    ),
  ],
  [
    /\bwhy\b.*\b(?:bread|loaf|dough)\b.*\b(?:dense|heavy|rise|rising|hard|flat)\b|\b(?:bread|loaf|dough)\b.*\b(?:dense|heavy|won t rise|not rising|didn t rise)\b/,
    msg(
      'Dense bread rose too little: old yeast, a cold room or too short a rise. Let the dough double, knead it until it stretches without tearing, and do not add flour just because it sticks.',
    ),
  ],
  [
    /\bwhy\b.*\b(?:cakes?|sponges?|muffins|loaf)\b.*\b(?:sink|sank|collapse\w*|flat|dense|dry)\b|\b(?:cakes?|sponges?|muffins|loaf)\b.*\b(?:sink|sank|collapse\w*)\b/,
    msg(
      'A cake sinks if it is not done in the middle, if the oven door was opened early, or with too much baking powder. It is dry if it baked too long. Test it with a skewer, which comes out clean.',
    ),
  ],
  [
    /^(?:how (?:long|hot)|(?:at )?(?:what|which)[a-z ]* temp\w*)\b.*\b(?:roast\w*\b.*\bchicken|chicken\b.*\broast\w*|whole chicken)\b/,
    msg(
      'Roast a whole chicken at 200 °C (400 °F): 20 minutes for each 500 g (1 lb) and 20 minutes more, until the thickest part of the thigh reads 74 °C (165 °F) and the juices run clear.',
    ),
  ],
  [
    /^(?:how (?:long|hot)|(?:at )?(?:what|which)[a-z ]* temp\w*)\b.*\bturkey\b/,
    msg(
      'Roast a whole turkey at 180 °C (350 °F): about 20 minutes for each 500 g (1 lb), until the thickest part of the thigh reads 74 °C (165 °F). Let it rest for 30 minutes.',
    ),
  ],
];

/** A fact of the kitchen that a question asks for; `null` if it is none of these. */
export const kitchenFact = (said: string): Message | null =>
  FACTS.find(([asked]) => asked.test(said))?.[1] ?? null;
