import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { OPENS } from '../questions/asking.ts';
import type { Reply } from './reply.ts';

const KIDS = '(?:the |my |our |most |picky |fussy )*(?:kids?|children|family|teenagers)';
const ASKS = new RegExp(
  `^${OPENS}(?:(?:is|are|would|will) (?:it|this|that|they) (?:(?:really|very|be|actually) )*(?:kid|child|family|children)s?[- ]?(?:friendly|approved|proof)|(?:do|would|will|does) ${KIDS} (?:usually |generally |normally )?(?:like|eat|enjoy|love) (?:it|this|that)|is (?:it|this) (?:good|nice|something|ok|okay) for ${KIDS}|ist (?:das|es) (?:kinderfreundlich|kindgerecht|was fur kinder)|(?:mogen|essen) (?:das )?kinder(?: das)?|(?:c est|est[- ]ce que c est) (?:adapte aux|pour les) enfants|ca plait aux enfants|(?:es|esto es) (?:apto|bueno) para ninos|gusta a los ninos|(?:e|va bene) (?:adatto ai|per i) bambini|piace ai bambini)$`,
);
const HOT =
  /\b(?:chil[il]i(?:es)?|cayenne|jalape\w+|harissa|gochujang|gochugaru|sriracha|sambal|scotch bonnet|habanero|doubanjiang|hot (?:sauce|paprika)|curry paste|wasabi|horseradish)\b/i;
const OF_GROWN_UPS =
  /\b(?:wine|beer|stout|rum|brandy|vodka|whisk(?:e)?y|sherry|marsala|liqueur|espresso|coffee)\b(?! vinegar)/i;
const STRONG =
  /\b(?:blue cheese|gorgonzola|stilton|anchov\w+|capers|olives|liver|kidneys?|bitter melon|radicchio)\b/i;

/** Whether children tend to eat it, which is no question of safety: the rules for small children come first. */
export const likedByChildren: Reply = ({ said, previous, recipe }) => {
  if (!ASKS.test(said) || previous.heeded.length > 0) return null;
  const shown = recipe();
  if (!shown) return null;
  const [hot, grown, strong] = notForChildren(shown);
  if (hot.length > 0)
    return t(
      'For most children it is too hot, because of {foods}. Say “milder”, and I will change it, or set the heat on the table.',
      {
        foods: listed(hot),
      },
    );
  if (grown.length > 0)
    return t('Not as it is, because of {foods}. Say “without {first}”, and I will change it.', {
      foods: listed(grown),
      first: grown[0] ?? '',
    });
  return strong.length > 0
    ? t(
        'Mostly: there is no heat in it, but {foods} may be too strong for them. Leave their share without.',
        {
          foods: listed(strong),
        },
      )
    : t('Yes: nothing in it is hot or strong. Cut it small for the little ones, and let it cool.');
};

/** What children tend not to eat: what is hot, what is for grown-ups, and what tastes strong. */
const notForChildren = ({ ingredients }: ComposedRecipe): readonly [string[], string[], string[]] => {
  const those = (words: RegExp) =>
    ingredients.filter(({ name }) => words.test(name)).map((line) => foodOf(line));
  return [those(HOT), those(OF_GROWN_UPS), those(STRONG)];
};

/** What is said of a dish that is to be made for children and stays as it is. */
export function suitsChildren(recipe: ComposedRecipe): string {
  const foods = notForChildren(recipe).flat();
  return foods.length > 0
    ? t('Set {foods} on the table for the others: the rest of it suits children as it is.', {
        foods: listed(foods),
      })
    : t('It suits children as it is: nothing in it is hot or strong. Cut it small for the little ones.');
}
