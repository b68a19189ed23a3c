import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { readPart } from '../classics/classic.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { quantityOf } from '../knowledge/quantities.ts';

/** What is said of a tin, in the form of `wordsApart`, and what is baked in. */
const SIZED =
  /\b(\d{1,2})(?: , 5)? ?(cm|in|inch|inches)? ?(?:x|by|mal) ?(\d{1,2})(?: , 5)? ?(cm|in|inch|inches)?\b|\b(\d{1,2}) ?-?(cm|inch|inches)\b/;
const OF_TIN =
  /\b(?:tins?|pans?|mou?lds?|trays?|dish(?:es)?|springforms?|form|backform|moule|molde|stampo|teglia|sheet)\b/;
const LOAF = /\bloaf (?:tin|pan)\b|\bkastenform\b/;
/** The room of a loaf tin, as the area of a tin as deep as a cake. */
const LOAF_CM: [number, number] = [23, 13];
const CM_OF_INCH = 2.54;
/** Numbers of a size without a unit: nobody bakes in a tin of 9 cm. */
const MOST_INCHES = 18;

interface Tin {
  /** As it is said. */
  name: string;
  area: number;
}

/** Whether a message speaks of the size of a tin. */
export const namesTin = (said: string): boolean =>
  !/\bair ?-?fryer\b/.test(said) &&
  ((SIZED.test(said) && (OF_TIN.test(said) || /\d ?(?:x|by) ?\d/.test(said))) || LOAF.test(said));

function tinSaid(said: string, isSquare: boolean): Tin | null {
  const [, one, oneUnit, other, unit, across, acrossUnit] = SIZED.exec(said) ?? [];
  if (one && other) {
    const isInches = /^in/.test(unit ?? oneUnit ?? '') || (!unit && !oneUnit && Number(one) < MOST_INCHES);
    const scale = isInches ? CM_OF_INCH : 1;
    return {
      name: `${Math.round(Number(one) * scale)} x ${Math.round(Number(other) * scale)} cm`,
      area: Number(one) * Number(other) * scale ** 2,
    };
  }
  if (across) {
    const cm = Number(across) * (/^in/.test(acrossUnit ?? '') ? CM_OF_INCH : 1);
    return { name: `${Math.round(cm)} cm`, area: cm ** 2 * (isSquare ? 1 : Math.PI / 4) };
  }
  if (LOAF.test(said)) {
    const [long, wide] = LOAF_CM;
    return { name: `${long} x ${wide} cm`, area: long * wide };
  }
  return null;
}
/** A loaf is half as high again as a cake. */
const DEEPER = 1.5;

const IN_STEPS = /\b(?:[a-z]+,? )*?(\d\d)(?: x (\d\d))? cm ((?:[a-z]+ )*)(?:tins?|dish|pans?|trays?|moulds?)/;

function tinIn({
  instructions,
  title,
}: ComposedRecipe): (Tin & { isSquare: boolean; isLoaf?: boolean; count: number }) | null {
  const text = instructions.join(' ');
  const [, one, other, kind = ''] = IN_STEPS.exec(text) ?? [];
  const [, many = ''] = SEVERAL.exec(text) ?? [];
  if (!one)
    return /\bloaf tin\b/.test(text)
      ? {
          name: `${LOAF_CM[0]} x ${LOAF_CM[1]} cm`,
          area: LOAF_CM[0] * LOAF_CM[1] * DEEPER,
          isSquare: false,
          isLoaf: true,
          count: 1,
        }
      : null;
  const isSquare = /square/.test(kind) || /brownie|blondie|traybake|flapjack|bars?\b/i.test(title);
  const wide = Number(other ?? one);
  return {
    name: other ? `${one} x ${other} cm` : `${one} cm`,
    area: Number(one) * wide * (other || isSquare ? 1 : Math.PI / 4),
    count: TINS_OF[many] ?? 1,
    isSquare,
  };
}

/** Of two layers, each has a tin. */
const TINS_OF: Readonly<Record<string, number>> = { two: 2, three: 3 };
const SEVERAL = /\b(two|three) (?:[a-z]+,? )*?\d\d cm /;

/** The area of the largest loaf tin. */
const LARGEST_LOAF = 420;
/** From and to which share of the room a tin does as it is. */
const SAME: [number, number] = [0.88, 1.15];
const MOST_NAMED = 4;

/** What another tin than that of the recipe means for its amounts and time; `null` if the recipe has none. */
export function inOtherTin(said: string, recipe: ComposedRecipe): string | null {
  const own = tinIn(recipe);
  const theirs = own && tinSaid(said, own.isSquare || /\bsquare\b/.test(said));
  if (!own || !theirs) return null;
  // A loaf is as high in a tin of its own kind.
  const isLoaf = own.isLoaf && theirs.area < LARGEST_LOAF;
  const count = /\b(?:tins|pans|formen|moules|moldes|stampi)\b/.test(said) ? 1 : own.count;
  const times = (theirs.area * (isLoaf ? DEEPER : 1)) / (own.area * count);
  const minutes = Math.max(
    0,
    ...[...recipe.instructions.join(' ').matchAll(/\b[Bb]ake\b[^.]*?(\d+) minutes/g)].map(([, each]) =>
      Number(each),
    ),
  );
  const meant = { theirs: theirs.name, own: own.name, minutes };
  if (own.name === theirs.name) return t('A tin of {theirs} is just right for it.', meant);
  if (times > SAME[0] && times < SAME[1])
    return t(
      'A tin of {theirs} fits as it is: it holds about as much as the one of {own} in the steps.',
      meant,
    );
  const amounts = listed(scaled(recipe, times));
  const servings = Math.max(1, Math.round(recipe.servings * times));
  const said2 = {
    ...meant,
    share: Math.round((times * 100) / 5) * 5,
    amounts,
    servings,
    early: Math.round(minutes * 0.75),
    late: Math.round(minutes * 1.15),
  };
  if (minutes === 0)
    return times > 1
      ? t(
          'A tin of {theirs} holds about {share} % of the one of {own}. For the same height, make that much: {amounts}. With the amounts as written it gets flatter. Say “for {servings}”, and I will change all amounts.',
          said2,
        )
      : t(
          'Yes: a tin of {theirs} holds about {share} % of the one of {own}. Make that much: {amounts}. With the amounts as written, fill it and put the rest into glasses. Say “for {servings}”, and I will change all amounts.',
          said2,
        );
  return times > 1
    ? t(
        'A tin of {theirs} holds about {share} % of the one of {own}. For the same height, make that much: {amounts}, and bake it for about as long. With the amounts as written it gets flatter: look after {early} minutes. Say “for {servings}”, and I will change all amounts.',
        said2,
      )
    : t(
        'Yes: a tin of {theirs} holds about {share} % of the one of {own}. Make that much: {amounts}, and look after {early} minutes. With the amounts as written, fill it two thirds at most and bake the rest as muffins; a deeper layer takes up to {late} minutes. Say “for {servings}”, and I will change all amounts.',
        said2,
      );
}

function scaled({ ingredients }: ComposedRecipe, times: number): string[] {
  return ingredients
    .filter(({ amount, name }) => /^\d+(?: (?:g|ml))?$/.test(amount) && !/salt/.test(name))
    .slice(0, MOST_NAMED)
    .map(({ amount, name }) => {
      const part = readPart(`${amount} ${name}`);
      const isPiece = /^\d+$/.test(amount);
      const now = isPiece
        ? String(Math.max(1, Math.round(part.count * times)))
        : quantityOf(part.count * times, part, 'fine').amount;
      const food = withoutCut(name);
      return `${now} ${isPiece && now === '1' ? food.replace(/(?<!s)s$/, '') : food}`;
    });
}
