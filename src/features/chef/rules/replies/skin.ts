import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { isAsked } from '../questions/asking.ts';
import { lineCalled } from '../turns/foods-called.ts';
import type { Reply } from './reply.ts';

const SKIN = /\b(?:skin|haut|peau|piel|pelle)\b/;
/** Whether it stays on, rather than how it gets crisp. */
const STAYS =
  /\b(?:need|keep|leave|left|take|taking|remove|removing|pull|peel|without|eat|necessary|matter|off|on|brauch\w*|muss|kann|weg|ab|dran|lassen|entfern\w*|enlever|retirer|oter|garder|laisser|faut|besoin|necesit\w*|quitar|dejar|necesari\w*|togliere|tolgo|lasciare|serve|bisogna|devo)\b/;
const ON_OR_OFF = /\b(?:on or off|off or on|mit oder ohne|avec ou sans|con o sin|con o senza)\b/;
const SKINLESS =
  /\b(?:skinless|fillets?|mince\w*|minced|ground|cooked|shredded|rotisserie|stock|broth|liver|livers)\b/i;
const IN_LIQUID = /\b(?:[Ss]immer|[Pp]oach|[Bb]raise|[Ss]low cooker|[Pp]ressure)\b/;
const CRISPED = /\b(?:[Rr]oast|[Gg]rill|[Bb]ake|skin[- ]side|until the skin)\b/;

function fishSkin(shown: ComposedRecipe, { catalog }: CookingKnowledge): string | null {
  const isFish = recipeFoods(catalog, shown.ingredients).some(
    ({ food }, at) =>
      food?.traits.includes('fish') &&
      !/\b(?:sauce|stock|paste|anchov\w*|canned|smoked)\b/i.test(shown.ingredients[at]?.name ?? ''),
  );
  if (!isFish) return null;
  return t(
    'Either will do. With the skin on, start it skin side down in hot fat and leave it until it is crisp: it holds the fillet together, and comes off by itself if you do not eat it. In a sauce, a soup or a coating, take it off first.',
  );
}

/** Whether the skin of a bird or a fish has to stay on; of vegetables other rules speak. */
export const skinOfBird: Reply = ({ said, previous, recipe, knowledge }) => {
  if (!SKIN.test(said) || !STAYS.test(said) || !(isAsked(said, said) || ON_OR_OFF.test(said))) return null;
  const shown = recipe();
  if (!shown) return null;
  const birds = recipeFoods(knowledge.catalog, shown.ingredients)
    .map(({ food }, at) => ({ traits: food?.traits ?? [], name: shown.ingredients[at]?.name ?? '' }))
    .filter(({ traits, name }) => traits.includes('poultry') && !/\b(?:stock|broth|eggs?|fat)\b/i.test(name));
  const named = said
    .split(/[ ,]+/)
    .map((word) => (word.length > 3 && !SKIN.test(word) ? lineCalled(word, previous, knowledge) : null))
    .find((line) => line !== null);
  const bird = birds.find(({ name }) => !named || name.startsWith(named));
  if (!bird) return fishSkin(shown, knowledge);
  const food = foodOf(bird);
  if (SKINLESS.test(bird.name) && !/\bskin[- ]on\b|with (?:the )?skin/i.test(bird.name))
    return t('There is no skin on it: the recipe has {food}.', { food });
  const steps = shown.instructions.join('\n');
  return IN_LIQUID.test(steps) && !CRISPED.test(steps)
    ? t(
        'You can take it off the {food}, before or after cooking: most of the fat is in the skin. The meat stays moist in the liquid; the sauce or broth only gets less rich. Skim what fat floats on it.',
        { food },
      )
    : t(
        'It can come off the {food}, and most of the fat goes with it. Without it nothing gets crisp and the meat dries sooner, so brush it with a little oil and look 10 minutes earlier, or cook it with the skin and take that off on the plate.',
        { food },
      );
};
