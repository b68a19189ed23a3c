import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { Classic, ClassicKind } from '../classics/classic.ts';
import { inAirFryer } from '../conditions/air-fryer.ts';
import { machineOf } from '../cooking/machines.ts';
import type { ChefRequest } from '../request/request.ts';
import { inHotAir } from './hot-air.ts';
import type { HotAir } from './hot-air-steps.ts';
import { onGrill } from './on-grill.ts';
import { underPressure } from './pressure-cooker.ts';
import { inSlowCooker } from './slow-cooker.ts';
import { titledAnew } from './titled-anew.ts';
import { withToughCut } from './tough-cuts.ts';

/** Nothing of these is a stew, whatever simmers in it. */
const NO_STEWS: readonly string[] =
  'cake biscuit tart pudding griddle drink bread pizza jam egg salad dip dumpling noodles'.split(' ');

/** A dish as a device cooks it, why it reads so, and the cut of meat that it is made with instead. */
export interface CookedIn {
  recipe: ComposedRecipe;
  said: string;
  swap: { own: string; taken: string } | null;
}

type Asked = Pick<ChefRequest, 'leanings' | 'minutes' | 'using' | 'missing' | 'moods'>;

/**
 * A dish cooked in what was asked for: a slow cooker, a pressure cooker, an air fryer, or an oven in place of a pan. `null` if nothing
 * was, or if the dish would not turn out.
 */
export function cookedIn(
  recipe: ComposedRecipe,
  classic: Pick<Classic, 'kind' | 'title' | 'needs'>,
  request: Asked,
): CookedIn | null {
  return machineOf(classic) === null
    ? (inPot(recipe, classic, request) ??
        inAir(recipe, classic, request) ??
        overCoals(recipe, classic, request))
    : null;
}

function inPot(
  recipe: ComposedRecipe,
  classic: Pick<Classic, 'kind'>,
  { leanings, minutes }: Asked,
): CookedIn | null {
  if (NO_STEWS.includes(classic.kind)) return null;
  const cooked = (as: typeof inSlowCooker, said: string): CookedIn | null => {
    const tough = withToughCut(recipe, classic);
    const stewed = tough && as(tough.recipe, classic, true);
    if (stewed) return { recipe: stewed, said, swap: { own: tough.own, taken: tough.taken } };
    const own = as(recipe, classic);
    return own && { recipe: own, said, swap: null };
  };
  if (leanings.includes('slow-cooker') && minutes === null)
    return cooked(
      inSlowCooker,
      t(
        'I rewrote it for a slow cooker: with the liquid and the hours that it needs there, and with what is quick at the end.',
      ),
    );
  return leanings.includes('pressure-cooker')
    ? cooked(
        underPressure,
        t(
          'I rewrote it for a pressure cooker: with its times, and with only as much liquid as it needs. It takes about 10 minutes to come to pressure.',
        ),
      )
    : null;
}

const FRIED_IN_PIECES: readonly ClassicKind[] = ['fry', 'filled'];
/** What falls through a rack, or is cooked on in its pan. */
const FALLS_APART = /breadcrumbs|batter|plain flour|in (?:thin )?strips/;
const STAYS_IN_PAN =
  /(?<!grill )\bpan\b|\bsimmer|\bbaste\b|\b[Ll]ower the heat\b|\bbatches\b|\bladle|\bspoonfuls\b/i;

/** Whoever only says that it is for a barbecue gets from it what loses nothing there. */
function overCoals(
  recipe: ComposedRecipe,
  { kind, needs }: Pick<Classic, 'kind' | 'needs'>,
  { using, moods }: Asked,
): CookedIn | null {
  const isOutside = using.includes('grill') || moods.includes('grillout');
  const isOfPan = !FRIED_IN_PIECES.includes(kind) || needs.includes('grill') || needs.includes('oven');
  if (!isOutside || isOfPan || recipe.ingredients.some(({ name }) => FALLS_APART.test(name))) return null;
  const grilled = onGrill(recipe);
  return grilled && !grilled.instructions.some((step) => STAYS_IN_PAN.test(step))
    ? { recipe: grilled, said: t('I rewrote it for the grill.'), swap: null }
    : null;
}

const DEEP = /, for deep-frying$/;

function inAir(
  recipe: ComposedRecipe,
  classic: Pick<Classic, 'kind' | 'title' | 'needs'>,
  request: Asked,
): CookedIn | null {
  const device = deviceOf(recipe, request);
  if (device === null) return null;
  if (device === 'oven') {
    const baked = inHotAir(recipe, classic, device, classic.needs.includes('oven'));
    return (
      baked && {
        recipe: titledAnew(baked, device),
        said: t('It is baked with a little oil instead of fried.'),
        swap: null,
      }
    );
  }
  const baked = inAirFryer(recipe, classic, request);
  // What was fried before it bakes is browned in the same air.
  const aired = baked ? (inHotAir(baked, classic, device, true) ?? baked) : inHotAir(recipe, classic, device);
  return (
    aired && {
      recipe: titledAnew(aired, device),
      said: [
        t('I rewrote it for an air fryer. They differ: look a few minutes early.'),
        ...(aired.instructions.some((step) => ON_STOVE.test(step))
          ? [t('What the first steps cook still needs a pan on the stove.')]
          : []),
      ].join(' '),
      swap: null,
    }
  );
}

const ON_STOVE = /\b(?:pan|saucepan|pot)\b|\b(?:[Bb]oil|[Ss]immer|[Mm]elt the [a-z ]*butter, stir)\b/;

function deviceOf(
  { ingredients }: ComposedRecipe,
  { leanings, using, missing, moods }: Asked,
): HotAir | null {
  if (leanings.includes('air-fryer')) return 'air-fryer';
  if (missing.includes('oven')) return null;
  // Who wants something light gets nothing out of a bath of oil.
  const isLight = moods.includes('light') && ingredients.some(({ name }) => DEEP.test(name));
  return using.includes('oven') || isLight ? 'oven' : null;
}

/** What somebody is told who wants a dish baked that is fried all the same. */
export const stillFried = (
  { title, needs, steps }: Pick<Classic, 'title' | 'needs' | 'steps'>,
  { using, missing }: Pick<ChefRequest, 'using' | 'missing'>,
): string[] =>
  using.includes('oven') &&
  !missing.includes('oven') &&
  !needs.includes('oven') &&
  steps.some((step) => /\b[Ff]ry\b/.test(step))
    ? [t('I do not know a good way to bake {title} instead of frying it, so this is for a pan.', { title })]
    : [];
