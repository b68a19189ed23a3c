import type { Part } from '../classics/classic.ts';
import { escaped, sentencesIn, spoken } from '../classics/text.ts';
import { capital } from '../devices/sentences.ts';

export const IS_COOKED = /^(?:cooked|canned|left ?over)\b/;
export const MEAT = /\b(chicken|turkey|beef|lamb|pork)\b(?! (?:stock|mince))/;
export const PASTA =
  /^(?:spaghetti|linguine|tagliatelle|fettuccine|pappardelle|penne|fusilli|rigatoni|macaroni|farfalle|orecchiette|bucatini|ditalini|conchiglie|ziti|pasta)$/;
/** How much more or less a food weighs once it is cooked. */
const WEIGHS: readonly (readonly [RegExp, number])[] = [
  [/\brice$|couscous|bulgur|quinoa|barley/, 2.5],
  [PASTA, 2],
  [/noodles$/, 2],
  [MEAT, 0.75],
];

/** Whether a food comes cooked in place of a raw one. */
export const comesCooked = (own: Pick<Part, 'name'>, come: string): boolean =>
  IS_COOKED.test(come) && !come.startsWith('canned') && !IS_COOKED.test(own.name);

export const weighsCooked = (own: Pick<Part, 'name'>, come: string): number =>
  comesCooked(own, come) ? (WEIGHS.find(([name]) => name.test(own.name))?.[1] ?? 1) : 1;

/** Minutes in which what is cooked gets hot. */
const HOT = 4;

/** What is ready to eat, and dries out in a pan. */
const CURED = /^(?:smoked (?:salmon|trout|mackerel)|prosciutto|parma ham|serrano ham)\b/i;

/** What is ready to eat is warmed where the other was fried. */
function warmedOnly(
  steps: readonly (string | null)[],
  { name }: Part,
): { steps: (string | null)[]; saved: number } {
  let saved = 0;
  const fried = new RegExp(
    `\\b([Ff])ry the (${escaped(spoken(name))})((?: (?:in|over) [^.,]*?)*) for (\\d+) minutes(?:,? until [^.,]*| on each side)*`,
  );
  const changed = steps.map(
    (step) =>
      step?.replace(fried, (_, f: string, food: string, where: string, minutes: string) => {
        saved += Number(minutes) - 1;
        return `${f === 'F' ? 'W' : 'w'}arm the ${food}${where} for 1 minute`;
      }) ?? null,
  );
  return { steps: changed, saved };
}

/** The steps without the cooking of a food that is cooked already, and the minutes that this saves. */
export function withoutCooking(
  steps: readonly (string | null)[],
  own: Part,
  taken: Part,
): { steps: (string | null)[]; saved: number } {
  if (CURED.test(taken.name) && !CURED.test(own.name)) return warmedOnly(steps, taken);
  if (!comesCooked(own, taken.name)) return { steps: [...steps], saved: 0 };
  const food = escaped(spoken(taken.name).replace(/^(?:cooked|leftover) /, ''));
  const named = `(?:[a-z]+ )?${food}`;
  const boiled = new RegExp(
    `^(Meanwhile, )?(boil|cook|simmer) the ${named}( (?:in|with) [^.]*?)? for (\\d+) minutes(?:, until [^.,]*)?(.*)\\.$`,
    'i',
  );
  const heated = new RegExp(
    `\\b${food}\\b[^.]*?\\bfor (\\d+) minutes(?=[^.]*\\b(?:hot all through|cooked through)\\b)`,
  );
  let saved = 0;
  const changed = steps.map((step) => {
    if (step === null) return null;
    return (
      sentencesIn(step)
        .flatMap((sentence) => {
          const [, beside = '', , where = '', minutes = '0', after = ''] = boiled.exec(sentence) ?? [];
          if (minutes !== '0') {
            const [, other, last] =
              /, adding the ([^,.]+?) for the last (?:(\d+) minutes|minute)/.exec(after) ?? [];
            if (beside === '') saved += Number(minutes) - Number(last ?? 0);
            if (other)
              return `${beside}${beside ? 'boil' : 'Boil'} the ${other}${where} for ${last ?? 1} ${last ? 'minutes' : 'minute'}, and drain.`;
            const rest = after
              .replace(/^,? ?(?:and )?drain(?: and steam dry)?/, '')
              .replace(/^,? ?(?:and |then )?/, '');
            return rest === ''
              ? []
              : `${beside}${beside ? 'heat' : 'Heat'} the ${spoken(taken.name)} through and ${rest}.`;
          }
          const hot = sentence.replace(heated, (all, long: string) => {
            const much = Number(long);
            if (much <= HOT) return all;
            saved += much - HOT;
            return all.replace(`for ${long} minutes`, `for ${HOT} minutes`);
          });
          return hot === sentence ? sentence : hot.replace(/\bcooked through\b/, 'hot all through');
        })
        // What was not boiled has no water.
        .map((sentence, at, all) =>
          at === 0 && all.length < sentencesIn(step).length
            ? capital(sentence.replace(/^Drain(?:,| and) /, ''))
            : sentence,
        )
        .join(' ')
    );
  });
  return { steps: changed, saved };
}
