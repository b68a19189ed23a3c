import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { Classic } from '../classics/classic.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { type Frying, fryingsIn, isOil, OF_POTATOES, piecesOf, safeInside, TOASTED } from './fried-pieces.ts';
import { aired, DROPS, type HotAir, tidied } from './hot-air-steps.ts';
import { heatedFat, meltedIn, oilOf, withLittleOil } from './little-oil.ts';
import { isNamedIn, type Line, sentencesOf, stepsOf } from './sentences.ts';

/** Nothing of these is fried in pieces, or it is no dish without its bath of oil. */
const KINDS: readonly string[] = 'fry filled side roast salad rice curry stew pasta'.split(' ');
const IN_SAUCE: readonly string[] = ['curry', 'stew', 'pasta'];

const COATS =
  /\b(?:turn|dip|coat|toss|dust|dredge|press|roll|shake)\b[^.]*\b(?:flour|cornflour|breadcrumbs|panko|crumbs|cornmeal|polenta|semolina|cornflakes|coating)\b/i;
const SHAPES =
  /\b(?:shape|form|roll|mould|pat|divide|press|flatten|cut)\b[^.]*\b(?:balls|meatballs|patties|cakes|burgers|fingers|logs|ovals|croquettes|sausages|discs|rounds|nuggets|cylinders|fritters|cigars|kebabs|squares|eggs|into \d+|in \d+)\b|\b(?:fold|roll up|seal|crimp|wet the (?:edge|rim)|pinch|shape like|twist)\b/i;
/** What drips, puffs up in oil, or floats in it. */
const RUNS = /\bbatter\b|\bchoux\b|\bpip(?:e|ing)\b|\bladle in\b|\bsyrup\b|\bwaffle/i;
const AROMATICS =
  /\b(?:onions?|shallots?|garlic|leeks?|paste|spices|cumin|curry leaves|bacon|pancetta|lardons|chorizo|almonds|eggs?|rice|noodles|spring onions|chillies|ginger|celery|flour)\b/;
const LIFTED = /\b(?:lift (?:it |them )?out|drain|keep warm|rest\b|set aside|slice|serve|scatter|fill)/i;
const LATER_WET = /\b(?:simmer|braise|boil|stew)\b[^.]*?for (\d+) minutes/i;
const LONG_IN_SAUCE = 12;
const DEEP = 100;
/** Long enough to brown a coat of crumbs. */
const FIRST = 8;

/**
 * A dish of fried pieces, brushed with a little oil and cooked in moving air or on a hot tray instead, with its sauce made aside.
 * What bakes after that is only browned in it first.
 * `null` if nothing in it is fried in pieces, or if it would drip, burst or dry out.
 */
export function inHotAir(
  recipe: ComposedRecipe,
  { kind }: Pick<Classic, 'kind'>,
  device: HotAir,
  isFirst = false,
): ComposedRecipe | null {
  if (!KINDS.includes(kind) && !isFirst) return null;
  const sentences = sentencesOf(recipe);
  const flat = sentences.flat();
  if (isRunny(flat) || isDough(recipe)) return null;
  const all = flat.flatMap((sentence, at) => {
    const frying = fryingsIn(sentence).find((one) => isInPieces(one, at, flat, recipe, kind));
    return frying ? [{ at, frying }] : [];
  });
  const isTwice = all.length === 2 && /\bagain\b/.test(flat[all[1]?.at ?? 0] ?? '');
  // What lies beside the coated pieces stays in its pan.
  const made = all.filter(({ at }) => isMade(flat, at));
  const found = isTwice ? all : made.length > 0 ? made : all;
  if (found.length === 0 || (found.length > 1 && !isTwice)) return null;
  if (isStewed(flat, found[0]?.at ?? 0, recipe)) return null;
  const last = found.at(-1);
  const isShaped = found.some(({ at }) => SHAPES.test(around(flat, at)));
  // What is browned without a coat would steam.
  if (isFirst && !flat.slice(0, last?.at).some((sentence) => COATS.test(sentence))) return null;
  const lines = ofPieces(recipe, flat, last?.at ?? 0, isShaped);
  const isToasted =
    kind === 'filled' &&
    safeInside(lines) === null &&
    !COATS.test(around(flat, last?.at ?? 0)) &&
    recipe.ingredients.some(({ name }) => TOASTED.of.test(name)) &&
    !lines.some(({ name }) => /\b(?:cod|fish|prawns|salmon|beef|lamb|steak|veal|pork)\b/.test(name));
  // A steak is seared in a pan, or not at all.
  if (
    device === 'oven' &&
    made.length === 0 &&
    lines.some(({ name }) => /steaks?\b|^venison|^duck breast/.test(name))
  )
    return null;
  const isRawPotato = !flat.some((sentence) =>
    /\b(?:boil|mash)[^.]*potato|potato[^.]*\b(?:boil|mash)/i.test(sentence),
  );
  const pieces = isToasted ? TOASTED : piecesOf(lines, isShaped, isRawPotato);
  const before = found.reduce((sum, { frying }) => sum + frying.minutes, 0);
  const minutes = isFirst ? Math.max(FIRST, before) : device === 'air-fryer' ? pieces.air[1] : pieces.oven;
  const isOntoTray = isFirst && device === 'oven' && !/\bdish\b/.test(last?.frying.after ?? '');
  const fats = recipe.ingredients.filter(isOil);
  let n = -1;
  const steps = sentences.map((step) =>
    step.map((sentence) => {
      n += 1;
      const one = found.find(({ at }) => at === n);
      if (one && isTwice && one !== last) return one.frying.before === '' ? '' : `${one.frying.before}.`;
      if (isTwice && n === (found[0]?.at ?? 0) + 1 && /^(?:Cool|Drain)[^.]*\.$/.test(sentence)) return '';
      if (one)
        return aired(one.frying, {
          device,
          minutes,
          celsius: pieces.air[0],
          safe: isFirst ? null : safeInside(lines),
          isOntoTray,
          isLoose: pieces === OF_POTATOES,
          fat:
            one.frying.fat ??
            meltedIn(one.frying.before) ??
            heatedFat(flat) ??
            (fats[0] ? `the ${foodOf(fats[0])}` : null),
        });
      return isOntoTray && n > (last?.at ?? 0)
        ? sentence.replace(
            /\b([Bb]ake for )(\d+)( minutes)/,
            (_, bake: string, count: string, unit: string) => `${bake}${Number(count) + FIRST}${unit}`,
          )
        : tidied(sentence, device);
    }),
  );
  return {
    ...recipe,
    ingredients: withLittleOil(
      recipe,
      flat,
      found.map(({ at }) => at),
    ),
    instructions: stepsOf(steps),
    cookTime: Math.max(10, recipe.cookTime + Math.max(0, minutes - before)),
  };
}
/** A thick batter holds its shape in spoonfuls. */
const isRunny = (flat: readonly string[]): boolean =>
  flat.some((sentence) => RUNS.test(sentence.replace(/\bthick batter\b/g, ''))) ||
  (/\bthick batter\b/.test(flat.join(' ')) && !flat.some((sentence) => DROPS.test(sentence)));

/** What rises and swells in hot oil stays flat and hard in the air. */
const isDough = ({ ingredients, instructions }: ComposedRecipe): boolean =>
  ingredients.some(({ name }) => /yeast|masa harina/.test(name)) ||
  (/\bpuffs?\b|\bpuffed up\b|until puffed/.test(instructions.join(' ')) &&
    !ingredients.some(({ name }) => /breadcrumbs|panko/.test(name)) &&
    ingredients.some(({ name, amount }) => /flour|semolina/.test(name) && parseInt(amount, 10) >= DOUGH));
const DOUGH = 150;

const around = (flat: readonly string[], at: number): string =>
  flat.slice(Math.max(0, at - 2), at + 1).join(' ');

/** Whether the pieces are only browned, and get done in their sauce. */
function isStewed(flat: readonly string[], at: number, { ingredients }: ComposedRecipe): boolean {
  const isOfMince = SHAPES.test(around(flat, at)) && ingredients.some(({ name }) => /minced/.test(name));
  return flat
    .slice(at + 1)
    .filter((each) => !/^Meanwhile/.test(each))
    .some(
      (each) =>
        Number(/\b(?:simmer|braise|stew|cover and cook)\b[^.]*? for (\d+) minutes/i.exec(each)?.[1] ?? 0) >
        (isOfMince ? 25 : LONG_IN_SAUCE),
    );
}

/** Whether what is fried was coated or shaped before. */
const isMade = (flat: readonly string[], at: number): boolean =>
  COATS.test(around(flat, at)) || SHAPES.test(around(flat, at)) || DROPS.test(around(flat, at));

function isInPieces(
  frying: Frying,
  at: number,
  flat: readonly string[],
  recipe: ComposedRecipe,
  kind: string,
): boolean {
  const { what, before, after, isOnSides, verb } = frying;
  const sentence = flat[at] ?? '';
  if (/(?:^|[,;] |and )(?:add|stir in|return)\b[^,;]*$/i.test(before) && !/\bstraight into it\b/.test(before))
    return false;
  if (/^(?:Add|Stir in|Return|Pour)\b/.test(before)) return false;
  if (/\bagain\b/.test(sentence)) return true;
  const isOut = LIFTED.test(after) || LIFTED.test(flat[at + 1] ?? '');
  if (!isOut && /^(?:Add|Pour|Stir|Return|Push|Season the eggs)\b/.test(flat[at + 1] ?? '')) return false;
  if (verb === 'cook' && !isOnSides && !SHAPES.test(around(flat, at))) return false;
  const food = what === '' ? (before.split(/[,;] /).at(-1) ?? '') : what;
  if (AROMATICS.test(what) && !/\brings\b/.test(what)) return false;
  if (/\b(?:dry pan|without (?:fat|oil))\b/.test(sentence) && !isOnSides) return false;
  const isFatNamed = /\b(?:oil|butter|ghee|lard|grill|barbecue|embers|heat)\b/i.test(
    `${sentence} ${flat[at - 1] ?? ''}`,
  );
  const isTurned = isOnSides || /\bturning\b|in (?:[a-z]+ )?batches|a few at a time|\beach\b/.test(sentence);
  const isDeep = oilOf(recipe) >= DEEP;
  const made = isMade(flat, at) && (isTurned || isDeep || /\b(?:fry|brown)\b/i.test(sentence));
  if (!isFatNamed && !made) return false;
  const meat = recipe.ingredients.find((line) => isNamedIn(food, line) && !AROMATICS.test(foodOf(line)));
  // Strips over high heat are done before moving air is hot.
  const isPiece = isOnSides || isDeep || /\bturning\b|\bskewers?\b/.test(`${sentence} ${flat[at - 1] ?? ''}`);
  const isThin = recipe.ingredients.some(
    (line) => /thinly sliced|shavings|thin strips/.test(line.name) && isNamedIn(around(flat, at), line),
  );
  if (!made && (!isPiece || isThin || !(meat || /\b(?:them|it)\b/.test(food) || what === ''))) return false;
  const later = flat.slice(at + 1).filter((each) => !/^Meanwhile/.test(each));
  if (made)
    return (
      !IN_SAUCE.includes(kind) ||
      isOut ||
      !later.some((each) => LATER_WET.test(each)) ||
      /\breturn|\bserve\b/.test(later.join(' '))
    );
  // What was only browned cooks on in its sauce.
  const longest = Math.max(0, ...later.map((each) => Number(LATER_WET.exec(each)?.[1] ?? 0)));
  return !IN_SAUCE.includes(kind) && longest < LONG_IN_SAUCE && (isOut || longest === 0);
}

/** The lines that the fried pieces are made of: those named shortly before, or all before it if they are filled or mixed. */
function ofPieces(recipe: ComposedRecipe, flat: readonly string[], at: number, isFilled: boolean): Line[] {
  const text = isFilled ? flat.slice(0, at + 1).join(' ') : flat.slice(Math.max(0, at - 3), at + 1).join(' ');
  return recipe.ingredients.filter(
    (line) => isNamedIn(text, line) && !/stock|sauce|paste/.test(foodOf(line)),
  );
}
