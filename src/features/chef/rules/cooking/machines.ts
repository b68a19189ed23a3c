import { type Message, msg, t } from '#shared/t.ts';
import type { Classic, ClassicKind } from '../classics/classic.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';

/** The words that a dish's title starts with, by the leaning it is made for (request/restriction-words.ts). */
const MACHINES: Readonly<Record<string, string>> = {
  'slow-cooker': 'Slow Cooker ',
  'pressure-cooker': 'Pressure Cooker ',
  'air-fryer': 'Air Fryer ',
  microwave: 'Microwave ',
  'bread-machine': 'Bread Machine ',
};

/** The machine that a dish is made for; `null` if none. */
export const machineOf = ({ title }: Pick<Classic, 'title'>): string | null =>
  Object.keys(MACHINES).find((machine) => title.startsWith(MACHINES[machine] ?? '')) ?? null;

/** The title of a dish without the machine that it is made for: 'Air Fryer Salmon' is salmon. */
export const titleWithoutMachine = ({ title }: Pick<Classic, 'title'>): string =>
  title.slice(MACHINES[machineOf({ title }) ?? '']?.length ?? 0);

/** Whether a dish needs a machine that the request does not mention. */
export const needsOtherMachine = (classic: Pick<Classic, 'title'>, { leanings }: ChefRequest): boolean => {
  const machine = machineOf(classic);
  return machine !== null && !leanings.includes(machine);
};

/** The names of a kind of dish in the machine that is to cook it: 'pressure cooker risotto'. */
export const namesInMachine = (kind: string, leanings: readonly string[]): string[] =>
  leanings.flatMap((leaning) => (MACHINES[leaning] ? [plainPhrase(`${MACHINES[leaning]}${kind}`)] : []));

export const isMachine = (leaning: string): boolean => leaning in MACHINES;

/** Whether a machine is to cook. */
export const isOfMachine = ({ leanings }: Pick<ChefRequest, 'leanings'>): boolean => leanings.some(isMachine);

/** The slow cooker's own beef stew, if somebody asks for beef stew, by any of its names, in one. */
export function inMachine(
  { words }: Classic,
  { leanings }: ChefRequest,
  classics: ReadonlyMap<string, Classic>,
): Classic | undefined {
  const machine = MACHINES[leanings.find((leaning) => MACHINES[leaning]) ?? ''];
  if (machine === undefined) return undefined;
  const named = words.map((word) => plainPhrase(`${machine}${word}`));
  return [...classics.values()].find(
    (other) => other.title.startsWith(machine) && other.words.some((word) => named.includes(word)),
  );
}

/** A request without the machine that its dish is made for, because that needs no comment. */
export const withoutMachine = (request: ChefRequest, classic: Pick<Classic, 'title'>): ChefRequest => ({
  ...request,
  leanings: request.leanings.filter((leaning) => leaning !== machineOf(classic)),
});

const OF_LIQUID: readonly ClassicKind[] = ['stew', 'soup', 'curry', 'sauce'];
const DRIPS = /\bbatter\b|\bchoux\b|\byeast\b/;

/** The machines asked for that a dish was not rewritten for: nothing rises in a slow cooker, and nothing simmers in moving air. */
const unfitFor = ({ needs }: Pick<Classic, 'needs'>, leanings: readonly string[]): string[] =>
  leanings.filter(
    (leaning) => leaning in MACHINES_SAID && !(leaning === 'air-fryer' && needs.includes('oven')),
  );

/** What the cook is told about machines that cannot make a dish. */
export const unfitSaid = (
  classic: Pick<Classic, 'kind' | 'needs' | 'steps' | 'title' | 'lines'>,
  leanings: readonly string[],
): string[] =>
  machineOf(classic) === null
    ? unfitFor(classic, leanings).map((leaning) => {
        const { title, kind } = classic;
        if (leaning === 'air-fryer' && OF_LIQUID.includes(kind))
          return t(
            '{title} cooks in its liquid, for which an air fryer has no place, so this is for a pot on the stove.',
            { title },
          );
        if (leaning === 'air-fryer' && isRunny(classic))
          return t(
            '{title} is made with a wet batter or dough, which drips through the basket of an air fryer, so this is for hot oil.',
            { title },
          );
        if (leaning !== 'air-fryer' && QUICK.includes(kind))
          return t(
            '{title} needs a high heat for a few minutes, which {machine} does not have, so this is for a stove or an oven.',
            {
              title,
              machine: t(MACHINES_SAID[leaning as keyof typeof MACHINES_SAID]),
            },
          );
        return t(
          'I do not know a good way to make {title} in {machine}, so this is for a stove or an oven.',
          {
            title,
            machine: t(MACHINES_SAID[leaning as keyof typeof MACHINES_SAID]),
          },
        );
      })
    : [];

const QUICK: readonly ClassicKind[] = ['fry', 'noodles', 'griddle', 'egg'];

const isRunny = ({ kind, steps, lines }: Pick<Classic, 'kind' | 'steps' | 'lines'>): boolean =>
  ['fry', 'pudding', 'griddle', 'filled'].includes(kind) &&
  (steps.some((step) => DRIPS.test(step)) || lines.some(({ name }) => DRIPS.test(name)));

const MACHINES_SAID: Readonly<Record<'slow-cooker' | 'pressure-cooker' | 'air-fryer', Message>> = {
  'slow-cooker': msg('a slow cooker'),
  'pressure-cooker': msg('a pressure cooker'),
  'air-fryer': msg('an air fryer'),
};

/** A request without the machines that cannot make a dish, because they need no further comment. */
export const withoutUnfit = (request: ChefRequest, classic: Pick<Classic, 'needs'>): ChefRequest => {
  const unfit = unfitFor(classic, request.leanings);
  return { ...request, leanings: request.leanings.filter((leaning) => !unfit.includes(leaning)) };
};
