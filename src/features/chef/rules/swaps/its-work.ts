import { escaped, sentencesIn, spoken } from '../classics/text.ts';

/** What is said of a food that lies in the pan already. */
const GOES_ON =
  /^(?:(?:Lift|Take) (?:it |them )?out|Take (?:it|them|the pan) off the heat|Set (?:it |them )?aside|Drain|Cool)\b[^.]*\.$/;
const SHARE =
  /\b(?:half|most|a (?:little|third|quarter|fifth)|(?:two|three) (?:thirds|quarters|fifths)) of the ([a-z ]+?)(?= in\b| and\b| with\b| over\b| for\b|[,.])/g;

/**
 * The steps without the sentences that say nothing but how one food is cooked, and the minutes that this saves; `null` if
 * there are none.
 */
export function withoutItsWork(
  steps: readonly string[],
  gone: string,
): { steps: string[]; minutes: number } | null {
  const food = `(?:${escaped(gone)}|${escaped(spoken(gone))})`;
  const end = '(?! (?:and|or|with the|until)\\b|,? (?:the )?[a-z]+ and\\b)';
  const alone = new RegExp(`^(?:Meanwhile, )?[A-Za-z]+ (?:up )?the ${food}\\b${end}[^.]*\\.$`, 'i');
  const inPan = new RegExp(
    `^((?:Meanwhile, )?heat [^.]*?),? and (?:fry|cook|sear|brown|saut[eé]) the ${food}\\b${end}[^.]*\\.$`,
    'i',
  );
  const lost: string[] = [];
  let isLost = false;
  let isFound = false;
  let minutes = 0;
  const all = steps.map((step) =>
    sentencesIn(step)
      .flatMap((sentence) => {
        const wasLost = isLost;
        isLost = alone.test(sentence) || inPan.test(sentence);
        if (wasLost && !isLost && GOES_ON.test(sentence)) return [];
        if (!isLost) return sentence;
        isFound = true;
        if (!/^Meanwhile/.test(sentence)) minutes += Number(/\bfor (\d+) minutes/.exec(sentence)?.[1] ?? 0);
        const [, heat] = inPan.exec(sentence) ?? [];
        if (heat) return `${heat}.`;
        lost.push(...[...sentence.matchAll(SHARE)].flatMap(([, name]) => name ?? []));
        return [];
      })
      .join(' '),
  );
  if (!isFound) return null;
  // What was divided with it is whole again, where nothing else takes a share.
  const whole = lost.reduce((texts, name) => {
    const shares = new RegExp(
      `\\b(?:of the ${escaped(name)}\\b|the rest of the (?:${escaped(name)}|${escaped(name.split(' ').at(-1) ?? name)})\\b)`,
      'g',
    );
    const left = texts.join('\n').match(shares) ?? [];
    const [rest] = left;
    return left.length === 1 && rest?.startsWith('the rest')
      ? texts.map((text) => text.replace(rest, `the ${name}`))
      : texts;
  }, all);
  const kneaded = whole.map((step) =>
    step.replace(/\b(Knead|Mix|Combine) (?:it|them) with (the [a-z ]+), /, '$1 $2, '),
  );
  return { steps: kneaded.filter((step) => step !== ''), minutes };
}

/** What filled a bun is served as it is. */
export const servedUnfilled = (step: string): string =>
  step.replace(/^Spread (?:it |them )?with ([^.]+?),? and fill with ([^.]+)\./, 'Serve $2 with $1.');

/** Steps in which what was named first of a mixture is gone: 'Mix the sugar with the cumin and salt.' */
export const mixedWithout = (steps: readonly string[], gone: string): string[] => {
  const names = [gone, spoken(gone), gone.split(' ').at(-1) ?? gone].map(escaped).join('|');
  const first = new RegExp(
    `\\b((?:[Mm]ix|[Ss]tir|[Ww]hisk|[Cc]ombine|[Tt]oss|[Ss]hake)(?: together)?) the (?:${names}) with (?:the )?([a-z ]+?)(?:, | and )(?=[a-z])`,
  );
  return steps.map((step) => step.replace(first, '$1 the $2 with the '));
};
