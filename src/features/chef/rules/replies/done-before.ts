import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { capital } from '../devices/sentences.ts';
import { OPENS } from '../questions/asking.ts';
import { cookingAnswer } from '../questions/cooking-answers.ts';
import { type DishFamily, familyOf } from '../questions/dish-family.ts';
import { sentencesOf } from '../questions/sentences.ts';
import { distinct } from '../request/request.ts';
import type { Reply } from './reply.ts';

/** Asks which parts of the work may be done before. */
const ASKS_PARTS = new RegExp(
  `^${OPENS}(?:(?:which|what) (?:bits|parts?|steps?|stuff|things|jobs|of (?:it|this|that)|else|all)?|how (?:much|far|many (?:steps|bits|parts))|welche (?:teile|schritte)|was|wie ?viel davon|qu est[ -]ce que|que|quelles? (?:etapes?|parties?)|quoi|que (?:partes|pasos)|(?:che )?cosa|quali (?:passaggi|parti)) ?(?:of (?:it|this|that) )?(?:can|could|should|do|may|kann|konnte|lasst|je|on|puis|peut|puedo|podemos|se puede|posso|possiamo|si puo)\\b`,
);
const BEFORE =
  /\b(?:on (?:the )?[a-z]+day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?(?:day|night|evening|morning|afternoon) (?:before|earlier)|ahead|in advance|beforehand|before (?:they|we|people|the guests|guests|everyone|hand)\b.*|earlier(?: in the day| on)?|tonight|this morning|in the morning|already|up ?front|vorher|vorab|vorbereiten|am vortag|am (?:vor)?abend|(?:frei|sams|sonn|donners)tag|schon (?:heute|morgens)|a l avance|d avance|la veille|avant|de antemano|antes|con antelacion|el dia anterior|la noche anterior|prima|in anticipo|il giorno prima|la sera prima)\b/;
/** 'Can I have it ready apart from the oven bit?' */
const APART = new RegExp(
  `^${OPENS}(?:can|could|may) (?:i|we) (?:have|get|make|do|prep(?:are)?|put) (?:it|this|them|everything|all of it|it all|most of it)\\b.*\\b(?:apart from|except(?: for)?|bar|but for|but not|minus|all but|up to|until|short of|and only|and then just) (?:just )?(?:the |for the )?(?:actual |final |last )?(?:oven|bake|baking|cook|cooking|roasting|frying|heating|last|final)\\b.*`,
);

const HEATS_OVEN = /^(?:Heat|Preheat) the (?:oven|grill)/;
const IN_OVEN = /\b(?:[Bb]ake|[Rr]oast|[Gg]rill|[Oo]ven)\b/;
const RAW_OF_SEA = /\b(?:prawns?|shrimps?|fish|cod|salmon|squid|mussels|clams|scallops|tuna|haddock)\b/i;

/** Which steps may be done before: those up to the last time in the oven, or what is cut and stirred. */
export const doneBefore: Reply = ({ said, previous, recipe, knowledge }) => {
  const isApart = APART.test(said);
  const shown = isApart || (ASKS_PARTS.test(said) && BEFORE.test(said)) ? recipe() : null;
  if (!shown) return null;
  const family = familyOf(shown.title, knowledge.classics.get(previous.dish));
  const names = shown.ingredients.map(({ name }) => name).join('\n');
  const last = family === 'baked' || (isApart && family === 'plain') ? lastInOven(shown) : null;
  if (last)
    return [
      t('Everything before this step can be done the day before: “{sentence}”', { sentence: last }),
      t('Keep it covered in the fridge, heat the oven only then, and give it about 10 minutes longer.'),
      ...(RAW_OF_SEA.test(names) ? [t('Raw fish and seafood go in on the day itself.')] : []),
    ].join(' ');
  const isCookedWhole = WHOLE.includes(family);
  const cut = isCookedWhole ? [] : cutBefore(shown);
  const ahead = cookingAnswer('ahead', { recipe: shown, ...previous }, knowledge) ?? '';
  return [
    ...(isApart && !hasOven(shown) ? [t('Nothing of it goes into the oven.')] : []),
    ...(cut.length > 0
      ? [t('This can be cut and kept covered in the fridge the day before: {foods}.', { foods: listed(cut) })]
      : []),
    shown.cookTime === 0 && !isCookedWhole ? t('Put it together shortly before you eat.') : withoutYes(ahead),
  ].join(' ');
};

/** Kinds of dishes that wait as a whole. */
const WHOLE: readonly DishFamily[] = ['wet', 'sweet', 'cream', 'bread'];

/** Nobody asked whether. */
function withoutYes(answer: string): string {
  return capital(answer.replace(/^(?:Yes|Ja)[,:] /, ''));
}

const hasOven = (shown: ComposedRecipe) => sentencesOf(shown).some((each) => IN_OVEN.test(each));

/** The last sentence that bakes what has been put together. */
function lastInOven(shown: ComposedRecipe): string | null {
  const sentences = sentencesOf(shown);
  const at = sentences.findLastIndex(
    (each) => IN_OVEN.test(each) && !HEATS_OVEN.test(each) && /\d+ (?:minutes|hours?)/.test(each),
  );
  const work = sentences.slice(0, Math.max(0, at)).filter((each) => !HEATS_OVEN.test(each));
  return work.length > 0 ? (sentences[at] ?? '').trim() : null;
}

const CUT =
  /,.*\b(?:chopped|sliced|diced|grated|shredded|crushed|cubed|in (?:pieces|cubes|chunks|strips|slices|rings|sticks|wedges|florets)|halved|quartered|minced)\b/;
/** What turns brown, or goes limp, when it is cut long before. */
const CUT_LATE =
  /\b(?:avocado|apples?|pears?|bananas?|potato(?:es)?|aubergines?|basil|mint|coriander|parsley|dill|chives|lettuce|rocket|ciabatta|bread|baguette)\b/i;
const MOST_CUT = 5;

const cutBefore = ({ ingredients }: ComposedRecipe): string[] =>
  distinct(
    ingredients.flatMap(({ name }) =>
      CUT.test(name) && !CUT_LATE.test(name) && !RAW_OF_SEA.test(name) ? (name.split(',')[0] ?? []) : [],
    ),
  ).slice(0, MOST_CUT);
