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
const isOfStrips = (own: string, come: string): boolean =>
  LONG_PASTA.test(own) && STRIPS.some(([name]) => name.test(come));

/** Vegetables in slices that take the place of sheets of pasta, with the minutes that a side browns for. */
const SLICES: readonly (readonly [RegExp, number])[] = [
  [/^(?:courgettes?|aubergines?|eggplants?|zucchinis?|leeks?)$/, 2],
  [/^(?:butternut squash(?:es)?|pumpkins?|sweet potato(?:es)?|celeriacs?|swedes?)$/, 4],
];
const minutesASide = (own: string, come: string): number | undefined =>
  own === 'lasagne sheets' ? SLICES.find(([name]) => name.test(come))?.[1] : undefined;

/** How a vegetable is cut that takes the place of pasta, and how much of it for a gram; `null` for any other swap. */
export function inFormOfPasta(own: Part, come: string): { cut: string; times: number } | null {
  if (own.unit !== 'g') return null;
  if (isOfStrips(own.name, come)) return { cut: 'in long thin strips', times: 2 };
  return minutesASide(own.name, come) ? { cut: 'in long slices, 5 mm thick', times: 2.8 } : null;
}

/** Sheets of pasta need no browning; slices of a vegetable would make the dish watery. */
function brownedAsSlices(
  steps: readonly (string | null)[],
  own: Part,
  taken: Part,
): (string | null)[] | null {
  const minutes = minutesASide(own.name, taken.name);
  const said = spoken(taken.name);
  const first = minutes ? steps.findIndex((step) => step?.includes(said)) : -1;
  if (first < 0) return null;
  return steps.map((step, at) =>
    at === first
      ? `Brown the ${said} in a hot pan for ${minutes} minutes on each side and lay them on kitchen paper. ${step}`
      : step,
  );
}

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

/** Nobody expects a courgette who reads of prawn linguine, or of lasagne. */
export function titleInForm(title: string, own: Part, taken: Part): string {
  const name = titleWord(inNumber(taken.name, false));
  if (minutesASide(own.name, taken.name)) return title.includes(name) ? title : `${name} ${title}`;
  return isOfStrips(own.name, taken.name)
    ? title.replace(new RegExp(`\\b${name}\\b`), (said) => `${said} Noodles`)
    : title;
}

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
  const shaped = boiledAsStrips(steps, own, taken) ?? brownedAsSlices(steps, own, taken);
  if (shaped) return shaped;
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
