import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Part } from '../classics/classic.ts';
import { spoken } from '../classics/text.ts';
import { inNumber, titleWord } from '../classics/title.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { rolesOf } from './roles.ts';

/** Vegetables in strips that take the place of pasta, with the minutes that they boil for. */
const STRIPS: readonly (readonly [RegExp, number])[] = [
  [/^courgettes?$/, 2],
  [/^carrots?$|^butternut squash$/, 4],
];
const LONG_PASTA =
  /spaghetti|linguine|tagliatelle|fettuccine|pappardelle|noodles|penne|fusilli|rigatoni|macaroni/;
/** Whether a vegetable is cut in the form of the pasta whose place it takes. */
export const isOfStrips = (own: string, come: string): boolean =>
  LONG_PASTA.test(own) && STRIPS.some(([name]) => name.test(come));

/** The steps with strips that boil for a few minutes only; `null` if none take the place of pasta. */
function boiledAsStrips(steps: readonly (string | null)[], own: Part, taken: Part): (string | null)[] | null {
  const [, minutes] = isOfStrips(own.name, taken.name)
    ? (STRIPS.find(([name]) => name.test(taken.name)) ?? [])
    : [];
  if (!minutes) return null;
  const boiled = new RegExp(
    `\\b((?:[Bb]oil|[Cc]ook|[Ss]immer|[Aa]dd)\\b[^.]*?\\b${spoken(taken.name)}\\b[^.]*?\\bfor )\\d+ minutes(?:, until [^.,]*)?`,
  );
  return steps.map((step) => step?.replace(boiled, `$1${minutes} minutes`) ?? null);
}

/** Nobody expects a courgette who reads of prawn linguine. */
export const titleOfStrips = (title: string, own: Part, taken: Part): string =>
  isOfStrips(own.name, taken.name)
    ? title.replace(
        new RegExp(`\\b${titleWord(inNumber(taken.name, false))}\\b`),
        (said) => `${said} Noodles`,
      )
    : title;

/** The minutes that a starch boils for. */
const boiling = (name: string, { byFoodId, catalog }: CookingKnowledge): number | null => {
  const [food] = byFoodId.get(findFood(catalog, name)?.id ?? '') ?? [];
  const use = food?.uses.get('boil') ?? food?.uses.get('absorb') ?? food?.uses.get('simmer');
  return use && use.minutes > 0 ? use.minutes : null;
};

/** Rice that takes its stock by the ladle. */
const STIRRED = /^(?:risotto|paella|arborio|carnaroli|bomba) rice$/;
const MINUTES_STIRRED = 18;

/** One starch boils for longer than another, where it is boiled. */
export function boiledAsLong(
  steps: readonly (string | null)[],
  own: Part,
  taken: Part,
  knowledge: CookingKnowledge,
): (string | null)[] {
  const strips = boiledAsStrips(steps, own, taken);
  if (strips) return strips;
  const [before, after] = [own, taken].map(({ name }) =>
    rolesOf(name, knowledge).has('starch')
      ? (boiling(name, knowledge) ?? (STIRRED.test(name) ? MINUTES_STIRRED : null))
      : null,
  );
  if (!before || !after || before === after || /potato/.test(own.name + taken.name)) return [...steps];
  const said = spoken(taken.name).split(' ').at(-1) ?? '';
  const timed = new RegExp(
    `\\b((?:[Bb]oil|[Cc]ook|[Ss]immer|[Aa]dd|[Ss]tir in)\\b[^.]*?\\b${said}\\b[^.]*?\\bfor (?:the last )?|the last )(\\d+) minutes`,
  );
  const stirred = new RegExp(`\\b(for )(\\d+) minutes(?=, until the (?:[a-z]+ )?${said} )`);
  return steps.map(
    (step) =>
      step
        ?.replace(timed, (all, start: string, minutes: string) =>
          all.includes(said) ? `${start}${Math.max(after, Number(minutes) + after - before)} minutes` : all,
        )
        .replace(stirred, (_, start: string) => `${start}${after} minutes`) ?? null,
  );
}
