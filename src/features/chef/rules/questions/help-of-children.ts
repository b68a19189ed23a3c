import { type Message, msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';

const CHILDREN =
  '(?:kids?|children|child|toddlers?|little ones?|son|daughter|boys?|girls?|grand(?:kids?|children|son|daughter)|\\d+ year olds?|kinder|kind|sohn|tochter|enfants?|fils|fille|ninos?|hij[oa]s?|bambin[oi]|figli[oae])';
const HELPS =
  '(?:help|join in|take part|make it|do (?:some|any|in|here|it|the [a-z]+)|do|(?:knead|stir|mix|roll|shape|decorate|cook|bake|chop) (?:it|this|them|some|the [a-z]+|along)|knead|stir|decorate|helfen|mithelfen|mitmachen|mitbacken|mitkochen|machen|aider|participer|ayudar|aiutare)';
/** 'Can the kids help?', and what 'they' can do, if they were spoken of before. */
const ASKED = new RegExp(
  `\\b(?:can|could|may|should|what|which|how|konnen|durfen|kann|was|peuvent|peut|pueden|possono|puo)\\b.*\\b${CHILDREN}\\b.*\\b${HELPS}\\b|\\b(?:can|could) (?:they|she|he) help(?: (?:me|us|with it|make it|out|with this|to make it|bake|cook))*$|\\b(?:get|have|let) (?:the |my |our )?${CHILDREN} (?:to )?(?:help|join|involved|do)\\b|\\b(?:was|que|cosa|quoi)\\b.*\\b${CHILDREN}\\b.*\\b(?:helfen|machen|faire|hacer|fare)\\b`,
);
const EATS = /\b(?:eat|eats|have|like|taste|essen|manger|comer|mangiare)\b/;

/** Work that small hands can do, by the words of the steps. */
const TASKS: readonly (readonly [step: RegExp, task: Message])[] = [
  [/\b[Kk]nead\b/, msg('knead the dough')],
  [
    /\b(?:[Rr]oll|[Ss]hape|[Ff]orm)\b[^.]*\b(?:balls?|rounds?|dough|patt|cookies|out|meatballs)\b/,
    msg('roll and shape'),
  ],
  [/\b[Mm]ash\b/, msg('mash')],
  [/\b(?:[Ww]hisk|[Bb]eat|[Ss]tir together|[Mm]ix)\b/, msg('whisk and mix what is cold')],
  [/\b[Pp]ress\b[^.]*\b(?:tin|base)\b/, msg('press it into the tin')],
  [/\b(?:[Ll]ayer|[Ff]ill|[Ss]pread|[Aa]ssemble|[Tt]uck)\b/, msg('fill, spread and layer')],
  [/\b(?:[Cc]rumble|[Rr]ub)\b/, msg('rub and crumble with their fingers')],
  [/\b(?:[Tt]oss)\b/, msg('toss it with their hands')],
  [/\b(?:[Tt]ear|[Pp]ick)\b/, msg('tear the leaves')],
  [/\b(?:[Dd]ecorate|[Ss]catter|[Ss]prinkle|[Dd]ust|[Tt]op with)\b/, msg('sprinkle and decorate')],
];
const MOST_TASKS = 3;
const RAW = /chicken|turkey|duck|beef|pork|lamb|minced|sausage|\begg|fish|salmon|cod\b|prawn/i;

/** What children can do in a kitchen where this is made, and what they had better not; `null` if nobody asks. */
export function helpOfChildren(said: string, recipe: () => ComposedRecipe | null): string | null {
  const shown = ASKED.test(said) && !EATS.test(said) ? recipe() : null;
  if (!shown) return null;
  const steps = shown.instructions.join('\n');
  const tasks = TASKS.filter(([step]) => step.test(steps))
    .slice(0, MOST_TASKS)
    .map(([, task]) => t(task));
  const isHot = shown.cookTime > 0;
  return [
    t('Yes: they can {tasks}.', { tasks: listed([t('weigh and measure'), ...tasks]) }),
    isHot
      ? t('Sharp knives, the stove and the oven are for a grown-up.')
      : t('Sharp knives and machines are for a grown-up.'),
    ...(shown.ingredients.some(({ name }) => RAW.test(name) && !/stock|canned|smoked|cooked/.test(name))
      ? [t('Let them wash their hands after they touch anything raw, and not taste it raw.')]
      : []),
  ].join(' ');
}
