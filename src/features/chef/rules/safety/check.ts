import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { foodsBeside, type RecipeFood, recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { plainName, plainPrompt } from '../request/plain-prompt.ts';
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts';
import { readWarnings, type Warning, warningsIn } from './warnings.ts';

type Lines = Pick<ComposedRecipe, 'ingredients' | 'servings'> &
  Partial<Pick<ComposedRecipe, 'instructions' | 'title'>>;

/** What the chef asks about. */
export type Asked = Pick<Warning, 'said' | 'kind' | 'foods'> & {
  /** Where in the plain text it is said, if it may be about the foods that are named there. */
  from?: number;
};

const LONGEST_SAID = 60;
/** English words that mean an animal in another language. */
const NO_ANIMAL = new Set(['wild', 'game', 'rind', 'ail', 'ente', 'pan']);
/** Dishes without meat or fish unless the cook asks for some. */
const OF_PLANTS =
  /\b(?:wok|pfanne|nudeln|reis|curry|couscous|noodles|rice|pasta|stir[- ]?fry|nouilles|riz|pates|arroz|fideos|riso) (?:mit|with|aux?|avec|con) (?:viel |lots of |verschiedenem |buntem |des |de |les |las |le |il )?(?:gemuse\w*|vegetables|veggies|veg|legumes|verduras|verdure)\b|(?<!\b(?:with|and|plus|add|some|extra|more|hidden|hiding|sneaky|(?:loads|lots|tons|plenty|full|heaps) of|mit|und|avec|et|con|y|e) )(?<!\badd (?:some |more |a few |the )?(?:green|white|black|kidney|butter|french|runner|broad|baked|canned|frozen|fresh|button|chestnut|wild|dried|mixed|roasted|steamed) )\b(?:vegetables?|veggies?|veg|gemuse\w*|legumes?|verduras?|verdure|mushrooms?|pilz\w*|champignons?|setas|funghi|(?<!\bred )beans?|red beans(?! (?:and|n|with) rice\b)|bohnen\w*|haricots|frijoles|judias|fagioli)\b/;
export const OF_ANIMALS: readonly TraitId[] = [
  'meat',
  'poultry',
  'fish',
  'crustaceans',
  'molluscs',
  'gelatine',
];

/**
 * The first of a conversation's warnings that the recipe does not provably respect; `null` if it respects them all.
 *
 * @param isAboutFood whether a warning that names no food may be about one; usually each is
 */
export function brokenWarning(
  prompts: readonly string[],
  recipe: Lines,
  catalog: Catalog,
  isAboutFood: (warning: Warning) => boolean = () => true,
): Asked | null {
  const foods = recipeFoods(catalog, recipe.ingredients);
  const beside = foodsBeside(catalog, recipe.ingredients);
  const judged = new Map<FoodGroup, boolean>();
  const isLacking = (group: FoodGroup): boolean => {
    const isLeftOut = judged.get(group) ?? lacks(group, recipe, foods, beside);
    judged.set(group, isLeftOut);
    return isLeftOut;
  };
  for (const prompt of prompts) {
    const broken = warningsIn(prompt, catalog).find((warning) =>
      warning.foods ? !warning.foods.every(isLacking) : isAboutFood(warning),
    );
    if (broken) return broken;
  }
  // Somebody who asks for a vegetable curry, and then for chicken in it, keeps no diet.
  const wantsAnimal = (prompt: string) => namesAnimal(withoutRefusals(plainPrompt(prompt), catalog), catalog);
  const ofPlants = prompts.find(
    (prompt, at) => isOfPlants(prompt, catalog) && !prompts.slice(at + 1).some(wantsAnimal),
  );
  return ofPlants && !lacks({ traits: OF_ANIMALS }, recipe, foods, beside)
    ? { said: ofPlants.slice(0, LONGEST_SAID), kind: 'foods', foods: [{ traits: OF_ANIMALS }] }
    : null;
}

/** What the cook is told about the people that the prompts mention. */
export const notesFor = (prompts: readonly string[], catalog: Catalog): string[] => [
  ...new Set(
    prompts.flatMap((prompt) =>
      warningsIn(prompt, catalog).flatMap(({ notes }) => notes.map((note) => t(note))),
    ),
  ),
];

/** Whether the cook asks for a dish of vegetables, mushrooms or beans and names no meat or fish. */
export function isOfPlants(prompt: string, catalog: Catalog): boolean {
  const plain = plainPrompt(prompt).replace(FROM_A_TIN, '');
  if (ADDS.test(plain)) return false;
  const isOf = OF_PLANTS.test(withoutRefusals(plain.replace(LESS_OF, ' ').replace(MORE_OF, ' '), catalog));
  return isOf && !namesAnimal(withoutRefusals(plain, catalog), catalog);
}

/** Green beans that are added to a roast make no dish of plants of it. */
const ADDS =
  /^(?:(?:and|also|please|then|now|ok|can you|could you|can i|can we|maybe) )*(?:add|throw in|toss in|chuck in|stir in|mix in|put in)\b|^(?:(?:und|bitte|et|s il te plait|y|por favor|e|per favore|kannst du|du kannst|peux tu|puedes|puoi) )*(?:gib|misch\w*|pack\w*|r?ajoute[rsz]?|mets|mettez|mettre|anad(?:e|ir)|agreg(?:a|ar|ue)|echa(?:le)?|pon(?:le)?|aggiung(?:i|ere)|metti(?:ci)?)\b|\b(?:fuge?|mach|tu|gib|pack|geben|machen|tun|packen)\b.*\b(?:hinzu|dazu|rein|drauf|dran)$|\b(?:dazu|hinzu|rein|drauf)(?:geben|machen|tun|packen)?(?: bitte)?$|\b(?:en plus|dedans|dentro)$/;
/** Nor does a wish for more of them. */
const MORE_OF =
  /\b(?:(?:viel |etwas |noch )*mehr|noch (?:etwas|ein paar|ein bisschen|irgendein)|(?:beaucoup )?plus d[eu]s?|davantage de|encore d[eu]s?|(?:mucha )?mas|(?:molta |un po )?piu|ancora(?: un po di)?)(?: (?:gruen\w*|grun\w*|frisch\w*|bunt\w*|de|di|les|la|le))* (?:gemuse\w*|legumes?|verduras?|verdure|pilz\w*|champignons?|setas|funghi|bohnen\w*|haricots|frijoles|judias|fagioli)\b/g;

const FROM_A_TIN = /\b(?:canned|tinned|jarred|(?:(?:a|some|my|one|two|\d) )?(?:cans?|tins?|jars?) of) /g;

/** Somebody who wants fewer beans in a chili wants its meat, and who wants to see no vegetables, or to hide them, asks for no dish of those. */
const LESS_OF =
  /\b(?:no|not any|without(?: any)?|hid(?:e|es|ing|den)|sneak(?:s|ing)?|smuggle|disguise|bury|blitz|grate)(?: in)?(?: (?:the|some|all|my|their|any|visible|obvious|more|extra))* (?:veg|veggies|vegetables?|greens)\b|\b(?:(?:not|without) (?:quite )?(?:so|as|too|that) (?:many|much)|fewer|less|half the)(?: of the| of)? [a-z]+/g;

/** What somebody cannot stand says nothing about what the dish is made of. */
function withoutRefusals(text: string, catalog: Catalog): string {
  return readWarnings(text, catalog).reduce(
    (rest, { from, to, foods }) =>
      foods === null ? rest : rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to),
    text,
  );
}

/** What the chef says instead of cooking. */
export function questionAbout({ said, kind, foods }: Asked): { message: string } {
  if (kind === 'person' && foods === null)
    return {
      message: t(
        'You mentioned “{said}”. I cannot judge what is safe in that case, so I did not write a recipe. Tell me a dish and the foods to leave out, such as “pancakes, no eggs, no nuts”, and check the recipe yourself.',
        { said },
      ),
    };
  if (kind === 'person')
    return {
      message: t(
        'You mentioned “{said}”, and I could not find a recipe that is certainly safe then. Try a dish that is cooked through, such as a stew or a bake.',
        { said },
      ),
    };
  if (foods === null)
    return {
      message: t(
        'You wrote “{said}”, and I am not sure what to leave out, so I did not write a recipe. Name each food, such as “no eggs, no nuts”.',
        { said },
      ),
    };
  return {
    message: t(
      'You wrote “{said}”, and I could not find a recipe that certainly respects that. Try another dish, or name the foods to leave out, such as “no eggs, no nuts”.',
      { said },
    ),
  };
}

function lacks(
  { traits, lines, said, called, unless, apart, diet }: FoodGroup,
  { ingredients, servings, instructions = [], title = '' }: Lines,
  foods: readonly RecipeFood[],
  beside: readonly RecipeFood[],
): boolean {
  if (foods.some(({ food }) => food === null)) return false;
  const all = [...foods, ...beside];
  const has = all.some((food) => hasOneOf(food, traits) && !unless?.test(plainName(food.name)));
  if (has || (lines && ingredients.some(({ amount, name }) => lines.test(plainName(`${amount} ${name}`)))))
    return false;
  const words = [...ingredients.map(({ amount, name }) => `${amount} ${name}`), ...instructions];
  if (said && words.some((each) => said.test(plainPrompt(each)))) return false;
  if (called?.test(plainPrompt(title))) return false;
  if (apart?.every((side) => all.some((food) => hasOneOf(food, side)))) return false;
  return !diet || dietVerdicts(foods, servings, beside).find(({ id }) => id === diet)?.verdict === 'fits';
}

function hasOneOf({ food }: RecipeFood, traits: readonly TraitId[]): boolean {
  return [...(food?.traits ?? []), ...(food?.mayBe ?? [])].some((trait) => traits.includes(trait));
}

function namesAnimal(prompt: string, catalog: Catalog): boolean {
  const words = prompt.split(/[^a-z]+/).filter((word) => word.length > 2 && !NO_ANIMAL.has(word));
  return words.some((word) => {
    const group = FOOD_GROUPS.get(word);
    const family = FOOD_GROUPS.get(group?.family ?? '');
    const traits = group
      ? [...group.traits, ...(family?.traits ?? [])]
      : (findFood(catalog, word)?.traits ?? []);
    return traits.some((trait) => OF_ANIMALS.includes(trait));
  });
}
