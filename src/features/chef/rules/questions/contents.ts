import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { type Message, msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { HOT, RAW_EGG } from '../health/risky-foods.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { anyOf, OPENS } from './asking.ts';

/** What people ask whether a dish has, and the traits of the foods that have it. */
const CONTENTS: readonly (readonly [words: string, traits: readonly TraitId[], name: Message])[] = [
  ['gluten | wheat | weizen | ble | trigo | glutine | glutin', ['gluten'], msg('gluten')],
  [
    'dairy | milk | lactose | laktose | milch | lait | leche | lactosa | latte | lattosio | milchprodukte',
    ['milk'],
    msg('milk'),
  ],
  ['eggs? | ei | eier | oeufs? | huevos? | uov[ao]', ['eggs'], msg('eggs')],
  ['nuts? | nusse? | noix | frutos secos | nueces | noci | frutta secca', ['nuts', 'peanuts'], msg('nuts')],
  ['peanuts? | erdnusse? | cacahuetes? | cacahuetes | arachidi', ['peanuts'], msg('peanuts')],
  ['soya? | soja | soia', ['soybeans'], msg('soy')],
  ['sesame | sesam | sesamo', ['sesame'], msg('sesame')],
  ['celery | sellerie | celeri | apio | sedano', ['celery'], msg('celery')],
  ['mustard | senf | moutarde | mostaza | senape', ['mustard'], msg('mustard')],
  [
    'shellfish | seafood | crustaceans | meeresfruchte | fruits de mer | marisco | mariscos | frutti di mare',
    ['crustaceans', 'molluscs'],
    msg('shellfish'),
  ],
  ['fish | fisch | poisson | pescado | pesce', ['fish'], msg('fish')],
  ['meat | fleisch | viande | carne', ['meat', 'poultry'], msg('meat')],
  ['alcohol | alkohol | alcool | alcol | wine | wein | vin | vino', ['alcohol'], msg('alcohol')],
  ['gelatine? | gelatina', ['gelatine'], msg('gelatin')],
  ['honey | honig | miel | miele', ['honey'], msg('honey')],
];
const HAS = [
  '(?:does|do|will|would) (?:it|this|that|they|the [a-z]+) (?:have|contain|include)(?: any)?',
  '(?:is|are) there(?: any)?',
  '(?:ist|sind) (?:da |hier |darin )?(?:auch )?(?:ein |eine )?',
  '(?:hat|enthalt) (?:das|es)(?: auch)?',
  '(?:y a t il|il y a|est ce qu il y a|ca contient) (?:du |de la |de l |des |d )?',
  '(?:lleva|tiene|contiene|hay) ',
  '(?:c e|ci sono|contiene|ha) (?:il |la |l |del |della |dell )?',
];
const IN_IT =
  '(?: (?:in (?:it|this|that|there)|drin|darin|enthalten|dedans|dentro|adentro|at all|as well|too|auch))*';
const ASKED = CONTENTS.map(
  ([words, traits, name]) =>
    [new RegExp(`^${OPENS}(?:${HAS.join('|')}) ?${anyOf(words)}${IN_IT}$`), traits, name] as const,
);

/** Whether the dish has in it what a message asks about, by the traits of its lines; `null` if it asks something else. */
export function answerAboutContents(
  said: string,
  recipe: () => ComposedRecipe | null,
  { catalog }: CookingKnowledge,
): string | null {
  const [, traits, name] = ASKED.find(([pattern]) => pattern.test(said)) ?? [];
  const shown = traits && recipe();
  if (!traits || !name || !shown) return null;
  const foods = recipeFoods(catalog, shown.ingredients);
  const withIt = (has: (food: (typeof foods)[number]) => readonly TraitId[] | undefined) =>
    foods.filter((each) => has(each)?.some((trait) => traits.includes(trait))).map(foodOf);
  // Pine nuts are seeds, and no answer for somebody who must not have nuts.
  const isCalledNut = (line: string) => traits.includes('nuts') && /\bnuts\b|coconut|chestnut/i.test(line);
  const sure = withIt(({ food, name: line }) => (isCalledNut(line) ? traits : food?.traits));
  // Of a food that the catalog does not know, nobody knows what is in it.
  const maybe = withIt(({ food }) => (food ? food.mayBe : traits));
  if (sure.length > 0) return t('Yes: {foods}.', { foods: listed([...new Set(sure)]) });
  return maybe.length > 0
    ? t('Nothing in it certainly contains {name}, but this may, so read its label: {foods}.', {
        name: t(name),
        foods: listed([...new Set(maybe)]),
      })
    : t('No, nothing in it contains {name}. Read the labels of what you buy as well.', { name: t(name) });
}

const FOR_CHILDREN = new RegExp(
  `^${OPENS}${anyOf(
    '(?:can|could|may|should|would) (?:my |the |our |small |little )?(?:kids|children|child|grandchildren) (?:eat|have|like) (?:it|this|that|some|these)(?: too| as well)? | is (?:it|this) (?:ok|okay|fine|safe|suitable|good) for (?:my |the |our |small |little )?(?:kids|children)',
    '(?:konnen|durfen) (?:die |meine |unsere )?kinder (?:das|es)(?: auch)?(?: mit)? ?essen | ist (?:das|es) (?:was )?fur (?:die |meine )?kinder(?: geeignet)? | (?:les|mes|nos) enfants peuvent (?:en |le |la )?manger.* | (?:lo|la) pueden comer (?:los|mis) ninos | (?:possono|lo possono) mangiar(?:e|lo) (?:anche )?i bambini',
  )}$`,
);
const NOT_FOR_CHILDREN = new RegExp(`${HOT}|${RAW_EGG}`, 'i');

/** Whether children can eat it; how old they are decides what is to change. */
export function answerAboutChildren(
  said: string,
  recipe: () => ComposedRecipe | null,
  { catalog }: CookingKnowledge,
): string | null {
  const shown = FOR_CHILDREN.test(said) ? recipe() : null;
  if (!shown) return null;
  const foods = recipeFoods(catalog, shown.ingredients)
    .filter(
      ({ food }, at) =>
        food?.traits.includes('alcohol') || NOT_FOR_CHILDREN.test(shown.ingredients[at]?.name ?? ''),
    )
    .map(foodOf);
  return foods.length > 0
    ? t(
        'Not as it is, because of {foods}. Say how old they are, such as “for a child of 4 years”, and I will change it.',
        {
          foods: listed([...new Set(foods)]),
        },
      )
    : t(
        'School-age children can eat it as it is. For younger ones, say how old they are, and I will change what is necessary.',
      );
}
