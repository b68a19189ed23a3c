import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import type { ReadRecipe } from './free-prompts.ts';

/** Foods that steps and titles may name only if a line has them: the word, and what in a line counts as one. */
const NAMED: readonly (readonly [word: RegExp, lines: RegExp])[] = [
  ['onions?', 'onion|shallot|leek'],
  ['shallots?', 'shallot'],
  ['garlic', 'garlic'],
  ['carrots?', 'carrot'],
  ['celery', 'celery'],
  ['leeks?', 'leek'],
  ['potato(?:es)?', 'potato|gnocchi'],
  ['tomato(?:es)?', 'tomato|passata|ketchup'],
  ['mushrooms?', 'mushroom|porcini|shiitake'],
  ['spinach', 'spinach'],
  ['aubergines?', 'aubergine'],
  ['courgettes?', 'courgette'],
  ['broccoli', 'broccoli'],
  ['cauliflower', 'cauliflower'],
  ['cabbage', 'cabbage|sauerkraut|kimchi'],
  ['peas', 'pea|petits pois'],
  ['beans', 'bean'],
  ['lentils?', 'lentil'],
  ['chickpeas?', 'chickpea'],
  ['avocados?', 'avocado|guacamole'],
  ['cucumber', 'cucumber|gherkin'],
  ['ginger', 'ginger'],
  ['lemon', 'lemon'],
  ['limes?', 'lime'],
  ['orange(?! (?:in|colou?r))', 'orange'],
  ['apples?', 'apple'],
  ['bananas?', 'banana'],
  ['chicken', 'chicken'],
  ['beef', 'beef|steak|brisket|oxtail|sirloin'],
  ['pork', 'pork|ham|bacon|pancetta|lardon'],
  ['lamb', 'lamb|mutton'],
  ['turkey', 'turkey'],
  ['duck', 'duck'],
  ['veal', 'veal'],
  ['bacon', 'bacon|pancetta|lardon'],
  ['ham', 'ham|prosciutto|jamon'],
  ['sausages?', 'sausage|chorizo|wurst|frankfurter|merguez|andouille|kielbasa|boudin'],
  ['salmon', 'salmon'],
  ['cod', 'cod'],
  ['tuna', 'tuna'],
  ['prawns?', 'prawn|shrimp'],
  ['mussels?', 'mussel'],
  ['anchov(?:y|ies)', 'anchov'],
  ['tofu', 'tofu'],
  ['eggs?', 'egg'],
  ['yolks?', 'egg'],
  ['milk', 'milk'],
  ['cream(?! (?:the|together|butter)|y|ed|ing)', 'cream|crème|creme|mascarpone|condensed'],
  ['yogh?urt', 'yogh?urt|labneh|skyr'],
  ['feta', 'feta'],
  ['mozzarella', 'mozzarella'],
  ['parmesan', 'parmesan'],
  ['cheddar', 'cheddar'],
  ['rice', 'rice'],
  ['noodles?', 'noodle|ramen|udon|soba|vermicelli|pasta|tagliatelle|spaetzle'],
  ['couscous', 'couscous'],
  ['oats', 'oat|muesli|granola'],
  ['breadcrumbs', 'breadcrumb|panko'],
  ['sugar', 'sugar|jaggery'],
  ['honey', 'honey'],
  ['chocolate', 'chocolate|cocoa'],
  ['almonds?', 'almond'],
  ['walnuts?', 'walnut'],
  ['wine', 'wine|prosecco|champagne'],
  ['beer', 'beer|lager|stout|ale'],
  ['soy sauce', 'soy|tamari|coconut aminos'],
  ['coriander', 'coriander'],
  ['basil', 'basil'],
  ['parsley', 'parsley'],
  ['mint', 'mint'],
  ['rosemary', 'rosemary'],
  ['thyme', 'thyme|herbes|zaatar|za.atar'],
  ['cinnamon', 'cinnamon|spice'],
  ['vinegar', 'vinegar'],
  ['mustard', 'mustard'],
  ['capers', 'caper'],
  ['olives', 'olive'],
].map(([word, lines]) => [new RegExp(`\\b${word}\\b`, 'i'), new RegExp(lines!, 'i')] as const);

/** Names in which a food's word means something else. */
const NO_FOOD =
  /, if you like, with [^.]*|ginger beer|baking beans|dan dan|rice and peas|almond mixture|chilli con carne|small sausages|cacio e pepe|colou?r of [^.,]*|egg (?:wash|cup|noodles?)|lemon ?grass|butter beans?|coconut (?:milk|cream|yogurt)|(?:oat|soy|almond|rice|oatly) (?:milk|cream|yogurt)|ice cream|sour cream|cream cheese|creamed|fish sauce|chicken-fried|walnut-sized|size of (?:a |an )?\w+|wine glass|duck egg|pea-sized|like [^.,;]*|as if [^.,;]*|eggs?-?shaped|cooking chocolate|mint green|orange flower|of the mushroom stock/gi;

/** Minimum minutes of heat for raw or dry foods in a line; the first matching row counts. */
const RAW: readonly (readonly [line: RegExp, minutes: number])[] = [
  [
    /^puffed rice|stock|broth|sauce|canned|cooked|smoked|cured|paste|bouillon|gravy|powder|pate|fat\b|\bliver|ham\b/i,
    0,
  ],
  [/^dried (?:chickpeas|.*beans)/i, 40],
  [/^split peas|^yellow split/i, 30],
  [/^(?:brown|green|black|puy|beluga) lentils|^lentils/i, 15],
  [/^red lentils/i, 10],
  [/whole (?:turkey|goose)|^1 turkey/i, 120],
  [/whole (?:chicken|duck)/i, 55],
  [/stewing|braising|brisket|oxtail|\bshin\b|shank|short ribs|ox cheek/i, 60],
  [/pork (?:shoulder|belly|ribs|knuckle)|leg of lamb|lamb shoulder/i, 40],
  [/chicken (?:legs|thighs)(?! fillets)|drumsticks/i, 25],
  [/pearl barley|brown rice|wild rice/i, 20],
  [/\b(?:rice)\b(?!.*(?:noodle|paper|vinegar|flour|milk|wine|cake|syrup))/i, 9],
  [/chicken|turkey|pork|sausage|bratwurst/i, 5],
  [/minced (?:beef|lamb|veal)/i, 5],
];

/** Diets in the tags or the title that the lines do not fit. */
function untrueDiets({ title, tags, ingredients, servings }: ReadRecipe, catalog: Catalog): string[] {
  // The vegan sausage in a title is a food.
  const plain = title.toLowerCase().replace(/^(?:vegan|vegetarian) (?:sausage|cheese|butter|mince)\b/, '');
  return dietVerdicts(recipeFoods(catalog, ingredients), servings)
    .filter(({ id, verdict }) => verdict !== 'fits' && (tags.includes(id) || plain.startsWith(`${id} `)))
    .map(({ id, because }) => `it is said to be ${id}, but has ${because.join(', ')}`);
}

/** What no plant has, and what a tip may mention only if a line has it. */
const ANATOMY =
  /\b(?:(?:its|the) skin|skin side|skin is|carv(?:e|ing)|cavity|bones?|thigh|drumsticks?|joint|no pink|medium rare)\b/;
const OF_ANIMALS = ['meat', 'poultry', 'fish', 'crustaceans', 'molluscs'];
const IN_TIPS: readonly (readonly [said: RegExp, lines: RegExp])[] = [
  [/\bpastry\b/i, /pastry/],
  [/\bbutter\b/i, /butter/],
  [/\beggs\b/i, /\begg/],
  [
    /\bmeat\b/i,
    /chicken|turkey|beef|pork|lamb|duck|steak|sausage|veal|venison|rabbit|goat|chop|fish|salmon|cod|tuna|bacon/,
  ],
];

/** Steps and tips that mention what the recipe does not have. */
function misfits({ ingredients, instructions, cookingTips }: ReadRecipe, catalog: Catalog): string[] {
  const foods = recipeFoods(catalog, ingredients);
  const hasAnimals = foods.some(({ food }) => food?.traits.some((trait) => OF_ANIMALS.includes(trait)));
  const lines = ingredients.map(({ name }) => name).join('\n');
  return [
    ...(hasAnimals ? [] : instructions.filter((step) => ANATOMY.test(step))),
    ...cookingTips.filter((tip) => IN_TIPS.some(([said, food]) => said.test(tip) && !food.test(lines))),
  ].map((text) => `it has nothing for “${text}”`);
}

/** What a cook would find wrong with a recipe, judged only by its words and foods. */
export function flawsOf(recipe: ReadRecipe, catalog: Catalog): string[] {
  const { title, ingredients, instructions, prepTime, cookTime, servings } = recipe;
  const lines = ingredients.map(({ name }) => name);
  const all = lines.join('\n');
  const steps = instructions.join('\n');
  const texts = [title, ...instructions].map((text) => ({ text, said: text.replace(NO_FOOD, ' ') }));
  const allSaid = texts.map(({ said }) => said).join('\n');
  const missing = NAMED.filter(([word, food]) => word.test(allSaid) && !food.test(all));
  const absent = texts.flatMap(({ text, said }) =>
    missing.flatMap(([word]) => {
      const [named] = word.exec(said) ?? [];
      return named === undefined ? [] : [`no ${named} for “${text}”`];
    }),
  );
  // Soaked pulses that are ground and deep-fried, and paper-thin meat, need no more.
  const isGround = /grind|coarse paste/i.test(steps) && /deep-frying/.test(all);
  const raw = lines.flatMap((line) => {
    if (/thinly sliced|paper-thin/.test(line) || (isGround && /^dried chickpeas/.test(line))) return [];
    const least = RAW.find(([food]) => food.test(line))?.[1] ?? 0;
    return cookTime < least ? [`${line} cooks for ${cookTime} minutes`] : [];
  });
  const saidTwice = instructions.filter((step) => /(?:^|[.!] )([^.!]+[.!]) \1(?: |$)/.test(step));
  const twice = lines
    // The sugar 'for the sauce' is on a separate line.
    .map((line) => line.replace(/,(?! for ).*$/, ''))
    .filter((name, index, names) => names.indexOf(name) !== index)
    .map((name) => `${name} is in two lines`);
  return [
    ...absent,
    ...untrueDiets(recipe, catalog),
    ...misfits(recipe, catalog),
    ...raw,
    ...twice,
    ...saidTwice,
    ...(/[{}[\]<>|]|\bundefined\b|\bnull\b|NaN| {2}| [,.;]|,,|\.\.|\b(\w{3,}) \1\b/.test(
      `${title}\n${steps}\n${all}\n${recipe.description}`.replace(/dan dan/gi, '…'),
    )
      ? ['its text has gaps or marks']
      : []),
    ...(/ with .* and .* and /i.test(title) ? ['its title lists foods with two ands'] : []),
    ...(instructions.length < 3 ? ['it has hardly any steps'] : []),
    ...(ingredients.length < 2 ? ['it has hardly any ingredients'] : []),
    ...(prepTime + cookTime < 1 || servings < 1 ? ['it takes no time or serves nobody'] : []),
    ...ingredients.filter(({ amount }) => !/[1-9]/.test(amount)).map(({ name }) => `it has no ${name}`),
  ];
}
