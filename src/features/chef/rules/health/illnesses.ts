import { msg } from '#shared/t.ts';
import type { CarefulPerson } from './careful-person.ts';
import { HOT, RAW_EGG, RAW_FISH, SALT_RICH, UNDERCOOKED } from './risky-foods.ts';

/** Advice of the NHS and of Kidney Care UK for little potassium, phosphate and salt. */
export const KIDNEYS: CarefulPerson = {
  foods: {
    traits: ['nuts', 'peanuts', 'legume', 'alcohol'],
    lines: new RegExp(
      `${SALT_RICH}|potato|celeriac|parsnip|gnocchi|crisps|tomat|passata|salsa|banana|orange|grapefruit|pomelo|star ?fruit|carambola|avocado|guacamole|spinach|spring greens|chard|\\bkale\\b|cavolo|beetroot|squash|pumpkin|artichoke|mushroom|porcini|rhubarb|mango|melon|kiwi|papaya|\\bdates?\\b|\\bfigs?\\b|raisin|sultana|currants|prune|apricot|dried (?:fruit|cranberr)|\\bbeans?\\b(?! sprouts)|lentil|chickpea|hummus|nuts\\b|almond|coconut|chocolate|cocoa|coffee|espresso|\\bcola\\b|molasses|treacle|\\bbran\\b|cheddar|gruyere|gouda|emmental|mozzarella|processed cheese|\\bliver\\b|kidneys|sardine|baking powder|tahini|milk powder`,
    ),
    said: /salted water|\bsalt\b/,
  },
  note: msg(
    'For the kidneys I left out what is rich in potassium, phosphate or salt: potatoes, tomatoes, bananas, oranges, avocado, dried fruit, pulses, nuts, mushrooms, chocolate, hard cheese, stock and salt. Boil vegetables in plenty of water and pour it away, use no salt substitute, which is potassium, and follow your kidney team’s list first.',
  ),
};

/** Advice of the NHS and Macmillan for few white cells, which is also that for a new organ. */
export const LITTLE_DEFENCE: CarefulPerson = {
  foods: {
    traits: ['alcohol', 'crustaceans', 'molluscs'],
    lines: new RegExp(
      `${RAW_EGG}|${RAW_FISH}|${HOT}|\\bliver|\\bpate\\b|brie|camembert|blue cheese|gorgonzola|roquefort|stilton|feta|goat'?s cheese|queso fresco|prosciutto|parma|serrano|salami|chorizo|pepperoni|pastrami|bean sprouts|alfalfa|\\bsteaks?\\b(?!.*well done)|duck|beef fillet|topside|egg yolks?,|(?<!vegan )mayonnaise|grapefruit|pomelo|kefir|kombucha|kimchi|sauerkraut|\\bhoney\\b`,
    ),
    said: UNDERCOOKED,
  },
  note: msg(
    'For somebody with a weak immune system I left out raw and soft eggs, raw and cured fish and meat, shellfish, soft and blue cheese, sprouts, honey, chili, alcohol and grapefruit. Buy what is pasteurized, wash everything well, cook it through and eat it fresh. If metal spoons taste odd, plastic ones help. What the hospital said comes first.',
  ),
};

/** Whose doctors forbid even washed leaves. */
export const NOTHING_RAW: CarefulPerson = {
  foods: {
    traits: [],
    lines:
      /lettuce|romaine|rocket|watercress|salad leaves|radish|cucumber|pomegranate|\braw\b|coleslaw|carrots?, (?:grated|shaved|in ribbons)|spring onions?, (?:very )?(?:thinly )?sliced|chicory|endive|berries|\bgrapes?\b/,
    said: /\braw\b|\bdress(?:ing)?\b|toss the salad/,
  },
  note: msg('You said nothing raw, so I left out salad, raw vegetables and raw fruit as well.'),
};

/** Advice of the NHS and of Guts UK for a flare of diverticulitis, and for little fiber. */
export const LITTLE_FIBRE: CarefulPerson = {
  foods: {
    traits: ['nuts', 'peanuts', 'legume', 'alcohol'],
    lines: new RegExp(
      `${HOT}|\\bnuts?\\b|almond|hazelnut|walnut|pecan|pistachio|cashew|\\bseeds?\\b|sesame|tahini|popcorn|sweetcorn|\\bcorn on|polenta|coconut|wholemeal|wholegrain|brown rice|wild rice|\\bbran\\b|muesli|granola|rolled oats|bulgur|quinoa|pearl barley|\\bbeans?\\b|lentil|chickpea|hummus|\\bpeas\\b|raisin|sultana|currants|prune|\\bdates?\\b|\\bfigs?\\b|dried (?:fruit|cranberr|apricot|mango)|mixed fruit|strawberr|raspberr|blackberr|kiwi|passion ?fruit|pineapple|celery|mushroom|cabbage|sprouts|\\bkale\\b|cucumber|(?<!canned |chopped )tomatoes,|cherry tomato|\\bjam\\b|wholegrain mustard|granary|rye bread`,
    ),
  },
  note: msg(
    'For the bowel I left out nuts, seeds, whole grains, pulses, sweetcorn, dried fruit, fruit with pips, tough vegetables, chili and alcohol. Peel fruit and vegetables and cook them soft. Between flare-ups doctors mostly advise the opposite, much fiber: let what yours said come first.',
  ),
};

/** What hospitals advise for the first days at home after an operation that has nothing to do with eating. */
export const AFTER_OPERATION: CarefulPerson = {
  foods: {
    traits: ['alcohol'],
    lines: new RegExp(`${HOT}|${RAW_EGG}|${RAW_FISH}|deep[- ]frying|grapefruit`),
    said: UNDERCOOKED,
  },
  note: msg(
    'After an operation I kept to food that is cooked through, and left out alcohol, chili, grapefruit and what is fried in deep fat. If the hospital gave a list, that comes first: tell me what is on it.',
  ),
};
