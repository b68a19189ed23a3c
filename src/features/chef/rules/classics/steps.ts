import type { FilledLine } from './foods.ts';
import { plainKey } from './text.ts';
import { DISTINCTIVE, titleWord } from './title.ts';

const ANATOMY =
  /\b(?:(?:its|the) skin|skin side|skin is|carv(?:e|ing)|cavity|bones?|thigh|drumsticks?|joint|juices (?:run|from|of a)|discarding fat|no pink|medium rare)\b/;

/** Whether a step mentions something that no plant has, so that it was written for an animal. */
export const speaksOfAnatomy = (step: string | null): boolean => step !== null && ANATOMY.test(step);

const WHOLE =
  /\b(?:whole (?:chicken|turkey|duck|goose)|leg of lamb|joint|in one piece|shoulder|topside|brisket|gammon|carcass)\b/;
const OF_WHOLE =
  /\b(?:carv(?:e|ing)|cavity|(?:its|the|under its) skin|legs|breast side|crackling|joint|juices (?:run|from|of a)|truss(?:ed)?|into portions)\b/;

/** Whether the steps are about a whole bird or a joint of one animal, and something else is cooked. */
export const isNoJoint = ({ own, taken }: FilledLine, steps: readonly (string | null)[]): boolean =>
  taken !== null &&
  taken !== own &&
  WHOLE.test(`${own.name} ${own.cut}`) &&
  steps.some((step) => step !== null && OF_WHOLE.test(step));

const HOT_THROUGH = /\bsteam(?:ing hot|s) all through\b|\b74 °C/;

/** Says at the last step that heats meat which is cooked already how hot it has to get. */
export function heatThrough(steps: (string | null)[], food: string): void {
  const isHeated = (step: string | null) =>
    (step?.includes(food) && /\b(?:stir|fry|sear|simmer|cook|warm|bake|roast|toss)\b/i.test(step)) ?? false;
  const at = steps.findLastIndex(isHeated);
  const step = steps[at];
  const isHotLater = steps.slice(at).some((later) => HOT_THROUGH.test(later ?? ''));
  if (step && !isHotLater) steps[at] = `${step} Heat until it steams all through, 74 °C (165 °F).`;
}

/** What is white, and no egg. */
const NO_EGG = ' (?:sauce|wine|pepper|bread|fish|cabbage|onion|rice|beans?|chocolate|miso)\\b';

/** Whether the steps still mention a food that is gone: 'the yolks' of what is now yogurt. */
export function isStillSaid(
  { own }: FilledLine,
  lines: readonly FilledLine[],
  steps: readonly (string | null)[],
): boolean {
  // 'The beef' is the steak, not the stock that is gone.
  const left = lines.flatMap(({ taken }) =>
    taken ? `${plainKey(taken.name)} ${titleWord(taken.name).toLowerCase()}`.split(' ') : [],
  );
  const key = plainKey(own.name);
  return [...key.split(' '), ...(/^egg$|egg yolk|egg white/.test(key) ? ['yolk', 'white'] : [])]
    .filter((word) => DISTINCTIVE.test(word) && !left.includes(word))
    .some((word) => steps.some((step) => step && new RegExp(`\\b${word}s?\\b(?!${NO_EGG})`, 'i').test(step)));
}

/** Dough without gluten has nothing that kneading would stretch. */
export function withoutKneading(step: string | null, lines: readonly FilledLine[]): string | null {
  const isWithout = lines.some(
    ({ own, taken }) => taken !== null && taken !== own && /^gluten-free flour/.test(taken.name),
  );
  if (!step || !isWithout) return step;
  return step
    .replace(/\bKnead (?=the )(.*?) for \d+ minutes\b/, 'Beat $1 for 4 minutes')
    .replace(
      /\b([Kk])nead for \d+ minutes(?:, until [^,.]*)?/,
      (_, k: string) =>
        `${k === 'K' ? 'B' : 'b'}eat with a wooden spoon for 4 minutes, to a soft, sticky dough`,
    )
    .replace(/\b([Kk])nead(?= )/, (_, k: string) => (k === 'K' ? 'Beat' : 'beat'));
}
