import { signOf } from './pot-steps.ts';
import { isNamedIn, type Line } from './sentences.ts';

const RAW_MEAT =
  /^(?!cooked|leftover|smoked|dried|cured|corned).*\b(?:chicken|turkey|duck|pork|beef|lamb|veal|venison|rabbit|goat|steaks?|sausages|meatballs)\b(?! (?:stock|broth|fat))/;
const BROWNED = /\b(?:brown|fry|sear)\b/i;
const GRILLED = /\b(?:grill|roast|bake)\b/i;
const LIFTED = /,? (?:and )?(?:then )?lift (?:it |them )?out(?= |\.|,|$)|^Lift (?:it |them )?out\.$/;
const RETURNS =
  /^((?:Then )?(?:stir in|return|add|put back|lay)) (.+?)(,? (?:and|cover and|cover, and)? ?(?:simmer|cook|warm(?: it)? through|heat|cover)\b.*? for (?:another )?(\d+) minutes(?: more)?)(.*)\.$/i;
const BOILED_APART = /\bwith (?:its|their|the) (?:liquid|stock|broth)\b/;
/** What is only warmed at the end. */
export const LEFT = 'leave on high';
const OF_CREAM = /cream|yogurt|crème|mascarpone|milk/;

/** Meat that is only browned or grilled before the long simmer of a sauce, and returned to it at the end. */
export interface SetAside {
  sentences: string[][];
  /** What goes into the cooker with the sauce; `null` if it is in there by what the steps say. */
  raw: string | null;
  /** The sign that it is done, if it is told where it was returned. */
  sign: string;
  /** The meat. */
  line: Line;
  /** Minutes that are not needed any more. */
  saved: number;
}

/**
 * A recipe in which half-cooked meat does not stand for the hours that its sauce takes in a slow cooker, where it would
 * be neither hot nor cold: it goes in with the sauce, browned just before, or raw if it was grilled.
 */
export function withMeatInSauce(
  sentences: readonly (readonly string[])[],
  main: { step: number; at: number },
  lines: readonly Line[],
): SetAside | null {
  const isBefore = (step: number, at: number) => step < main.step || (step === main.step && at < main.at);
  for (const line of lines.filter(({ name }) => RAW_MEAT.test(name))) {
    const found = placesOf(sentences, line);
    const aside = found.find(({ step, at, said }) => isBefore(step, at) && isCooked(said));
    const back = found.find(
      ({ step, at, said }) => !isBefore(step, at) && RETURNS.test(said) && !BOILED_APART.test(said),
    );
    const [, verb = '', foods = '', , minutes = '0', after = ''] = RETURNS.exec(back?.said ?? '') ?? [];
    const clause = /^(.+?), (?:lay|return|add) (the [a-z ]+?)(?: on top)?$/.exec(foods);
    const each = (clause?.[2] ?? foods).split(/, | and /).map((food) => food.replace(/^the /, ''));
    const named = each.find((food) => isNamedIn(food, line))?.replace(/ with (?:its|their|the) juices$/, '');
    if (!aside || !back || !named || isReturned(sentences, line, aside, main)) continue;
    const isRaw = GRILLED.test(aside.said);
    const others = each.filter((food) => !isNamedIn(food, line));
    const rest = clause
      ? back.said.replace(clause[0], clause[1] ?? '')
      : others.length === 0
        ? ''
        : `${verb} the ${others.join(' and ')} and ${LEFT} for ${others.some((food) => OF_CREAM.test(food)) ? 15 : 20} minutes.`;
    const into = `, and put the ${named} straight into the slow cooker.`;
    const changed = sentences.map((all, step) =>
      all.map((said, at) => {
        if (step === back.step && at === back.at) return rest;
        if (step === aside.step && at === aside.at)
          return isRaw ? '' : said.replace(LIFTED, '').replace(/\.$/, into);
        return step === aside.step && at === aside.at + 1 && /^Lift (?:it |them )?out\.$/.test(said)
          ? ''
          : said;
      }),
    );
    return {
      sentences: changed,
      raw: isRaw ? `the ${named}` : null,
      sign: signOf(after),
      line,
      saved: Number(minutes) + (isRaw ? Number(/ for (\d+) minutes/.exec(aside.said)?.[1] ?? 0) : 0),
    };
  }
  return null;
}

/** Whether it comes back before the lid is on. */
const isReturned = (
  sentences: readonly (readonly string[])[],
  line: Line,
  aside: { step: number; at: number },
  main: { step: number; at: number },
): boolean =>
  sentences.some((all, step) =>
    all.some(
      (said, at) =>
        (step > aside.step || (step === aside.step && at > aside.at)) &&
        (step < main.step || (step === main.step && at <= main.at)) &&
        [...said.matchAll(/\b(?:return|put back) the ([^.,]+)/gi)].some(([, food = '']) =>
          isNamedIn(food, line),
        ),
    ),
  );

const isCooked = (said: string): boolean =>
  GRILLED.test(said) || (BROWNED.test(said) && !/^(?:Add|Stir in|Return)\b/.test(said));

const placesOf = (sentences: readonly (readonly string[])[], line: Line) =>
  sentences.flatMap((each, step) =>
    each.flatMap((said, at) => (isNamedIn(said, line) ? [{ step, at, said }] : [])),
  );
