import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { heat, sentencesOf, stepsOf } from './sentences.ts';

const IS_HEATED = /\b(?:oven|grill|barbecue|air fryer|cooker)\b/i;
const LID = `(?:(?:[Cc]over(?:ed)?(?: tightly)?|put on (?:the|a) lid|partly cover)(?:,? and|,) )?`;
const HOW = `(?:,? ?(?:(?:very )?gently|slowly|partly covered|covered|uncovered|over (?:a )?(?:very )?(?:low|medium-low|gentle|medium) heat),?)*`;
/** What cooks in its own liquid, on a heat that nobody has to watch. */
const SIMMERS = new RegExp(
  String.raw`(${LID})\b([Ss]immer|[Bb]raise|[Ss]tew|[Cc]ook(?= (?:over|gently|very gently|covered|, covered)))((?:(?! for ).){0,60}?)${HOW} for (another |about )?(\d+) minutes`,
);
const SETS = new RegExp(
  String.raw`(${LID})\b[Cc]ook(?: it)?${HOW} for (\d+) minutes(?:(?:, | and )(?:turn|flip|slide|invert)[^.]*?\bfor (\d+) minutes)?`,
);
const OF_EGGS = /\beggs?\b|\bmixture\b/;
const STIRRED = /\bladleful|\bstirring\b|\bfr(?:y|ied)\b|\bsauté|\bbrown/i;
/** A pan on the stove is quicker than the oven, the more so the shorter it takes. */
const LONGER = 1.3;
const LONGER_WHERE_LONG = 1.1;
const LONG = 40;
const LEAST = 15;
/** Eggs set from all sides, but more slowly than on hot metal. */
const EGGS_LONGER = 1.8;
const THICKENS = /^[^.]*\buntil (?:thick|reduced|syrupy)/;
const OF_STEW = 170;
const OF_EGGS_HEAT = 190;
const FAN_LESS = 20;

const toFive = (minutes: number) => Math.max(5, Math.ceil(minutes / 5) * 5);
const heated = (celsius: number, vessel: string) =>
  `Heat the oven to ${heat(celsius)}, or ${heat(celsius - FAN_LESS)} with the fan on, and use ${vessel} that may go into it.`;

/** What simmers or sets on the stove, in a pot or pan in the oven; `null` if nothing does. */
export function inOvenPot(recipe: ComposedRecipe): ComposedRecipe | null {
  if (recipe.instructions.some((step) => IS_HEATED.test(step))) return null;
  return setInOven(recipe) ?? stewedInOven(recipe);
}

function setInOven(recipe: ComposedRecipe): ComposedRecipe | null {
  const isOfEggs = recipe.ingredients.some(({ name }) =>
    /^eggs?\b(?! (?:noodles|yolks?|whites?))/.test(name),
  );
  const steps = sentencesOf(recipe);
  const at = steps.findLastIndex(
    (step) => OF_EGGS.test(step.join(' ')) && step.some((each) => SETS.test(each)),
  );
  const nth = steps[at]?.findLastIndex((each) => SETS.test(each)) ?? -1;
  const sentence = steps[at]?.[nth];
  if (!isOfEggs || sentence === undefined || STIRRED.test(sentence)) return null;
  const [all = '', , one = '0', other = '0'] = SETS.exec(sentence) ?? [];
  const before = Number(one) + Number(other);
  const now = Math.max(10, Math.round(before * EGGS_LONGER));
  const baked = sentence.replace(
    all,
    `${/^[a-z]/.test(all) ? 'bake' : 'Bake'} in the oven for ${now} minutes`,
  );
  return {
    ...recipe,
    cookTime: recipe.cookTime + now - before,
    instructions: stepsOf(
      steps.map((step, n) => [
        ...(n === 0 ? [heated(OF_EGGS_HEAT, 'a pan')] : []),
        ...(n === at ? step.with(nth, baked) : step),
      ]),
    ),
  };
}

function stewedInOven(recipe: ComposedRecipe): ComposedRecipe | null {
  let longer = 0;
  let most = 0;
  const steps = sentencesOf(recipe).map((step) =>
    step.map((sentence) => {
      const found = SIMMERS.exec(sentence);
      const before = Number(found?.[5] ?? 0);
      // A sauce that boils down beside the pot stays on the stove.
      if (!found || STIRRED.test(found[0]) || /^Meanwhile\b/.test(sentence)) return sentence;
      // What is short and comes first only boils down before the rest goes in.
      if (before < LEAST && most === 0) return sentence;
      const now = toFive(before * (before < LONG ? LONGER : LONGER_WHERE_LONG));
      longer += now - before;
      const isFirst = most === 0;
      // What has to get thick needs to lose its steam.
      const covered = THICKENS.test(sentence.slice(found.index + found[0].length)) ? 'uncovered' : 'covered';
      most = Math.max(most, before);
      const [all, , verb = '', what = '', more = ''] = found;
      const begin = /^[A-Z]/.test(all) ? 'Cover' : 'cover';
      const pot = what.trim() === '' ? '' : ` with ${what.trim().replace(/^with /, '')}`;
      return sentence.replace(
        all,
        isFirst || /^[A-Z]/.test(verb)
          ? `${isFirst && begin === 'Cover' ? 'Bring to the boil, cover' : isFirst ? 'bring to the boil, cover' : begin} and cook${pot} in the oven for ${more}${now} minutes`
          : `cook${pot}, ${covered}, in the oven for ${more}${now} minutes`,
      );
    }),
  );
  return most < LEAST
    ? null
    : {
        ...recipe,
        cookTime: recipe.cookTime + longer,
        instructions: stepsOf(
          steps.map((step, n) => (n === 0 ? [heated(OF_STEW, 'a pot with a lid'), ...step] : step)),
        ),
      };
}
