import type { ClassicKind } from '../classics/classic.ts';
import { capital } from './sentences.ts';

/** What a sentence cooks in an oven. */
export interface Clause {
  /** Whether the sentence starts with it. */
  isFirst: boolean;
  /** 'Cover', 'uncover'. */
  lid: string;
  verb: string;
  /** 'uncovered', 'on a lined tray'. */
  how: string;
  /** What stands before the number. */
  lead: string;
  minutes: number;
  /** ', turning once, until golden'. */
  sign: string;
  /** The text of the recipe until there, and the step. */
  before: string;
  step: string;
}

interface Dish {
  kind: ClassicKind;
  /** All lines with their cuts. */
  names: string;
  steps: string;
}

const IN_DISH: readonly ClassicKind[] = ['bake', 'pie', 'pasta', 'egg', 'dip', 'rice'];
const RAW_SIGN =
  /cooked through|no pink|no longer (?:pink|glassy)|°C|flake|opaque|come off the bone|comes away/;
const LAID_RAW = /\b[Ll]ay the (?:[a-z]+ )?(?:cod|fish|salmon|prawns|chicken|sausages|lamb|pork)\b/;
const TENDER = /\b(?:tender|soft|knife|collapse|potatoes|rice)/;
const STEAMING = /steaming/;
const DRY_PASTA = /\b(?:lasagne sheets|cannelloni)\b/;
const ROOTS = /\bpotatoes\b/;
const BOILED_ROOTS = /\b[Bb]oil the (?:[a-z]+ )*potatoes\b|\b[Ff]ry the potatoes\b/;
const SLICED = /\b(?:aubergines?|courgettes?)\b/;
const BREAD = /\b(?:baguette|ciabatta|breads?|pitta breads|croutons)\b/;
const CHEESE = /\b(?:cheddar|mozzarella|gruyère|Gruyère|parmesan|feta|cheese|Reblochon)\b/;
const LIQUID = /\b(?:stock|broth|water|wine|juice|beer|stout|ale|cider|milk|tomatoes|passata)\b/;
const COATED =
  /\b(?:[Tt]urn|[Rr]oll|[Pp]ress|[Cc]oat|[Dd]ip)\b[^.]*\b(?:breadcrumbs|crumbs|cornflakes)\b|\bfish fingers\b/;
const FLESH = /\b(?:chicken|turkey|duck|pork|beef|lamb|sausages|chipolatas|salmon|cod|fish|bacon)\b/;
export const FAT = /\b(?:oil|butter|ghee|lard|fat|dripping)\b/;

const LONG = 60;
const ON_LOW = 12;
/** Eggs in a sauce or a mash set under the lid. */
const WITH_EGG = 20;
const LONGEST_ON_LOW = 30;
const SHARE_ON_LOW = 0.7;
const SHARE_OPEN = 0.65;
const BROWN_AT_END = 20;

const BROWNS =
  /,? until (?:deep |just |nicely )?(?:golden|brown|browned|crisp|crusted)(?: and (?:crisp|golden|brown|bubbling))?(?: (?:on top|in (?:places|spots)|at the edges|all over))?(?=[.,<>|]|$)/;
const AND_BROWN =
  /(?:,| and) (?:the [a-z]+ (?:is )?)?(?:deep )?(?:golden|brown|browned|crisp)(?: (?:on top|in (?:places|spots)|at the edges))?(?=[.,<>|]|$)|\b(?:brown|golden)(?: on top)? and (?=bubbling|soft|tender|crisp|set)/g;
const GETS_BROWN = /golden|brown|crisp|char/;

/** Without browning, which no covered pan does from above. */
const unbrowned = (sign: string, names: string): string =>
  sign
    .replace(BROWNS, `, until hot all through${CHEESE.test(names) ? ' and melted on top' : ''}`)
    .replace(AND_BROWN, '');
const turned = (sign: string): string => sign.replace(', turning once', ', turning often');

/** How it reads on the stove, and its minutes there; `null` if that makes another dish of it. */
export function onStove(
  clause: Clause,
  { kind, names, steps }: Dish,
): { said: string; minutes: number } | null {
  const { lid, verb, how, minutes, sign, before, step } = clause;
  const isCovered = /^cover/i.test(lid) || /\bcovered\b/.test(how.replace('uncovered', ''));
  const isOpened = /^(?:uncover|take off)/i.test(lid) || /\buncovered\b/.test(how);
  const pan = /\b(?:pan|tray|trays|dish|tin)\b/.test(step) ? '' : ' in a wide pan';
  const lidded = (heat: string, count: number, until: string, how = 'cook') => ({
    said: written(
      clause,
      clause.isFirst || /^cover/i.test(lid) ? `cover and ${how} ${heat}` : `${how}, covered, ${heat}`,
      count,
      until,
    ),
    minutes: count,
  });
  const open = (said: string, count: number, until: string) => ({
    said: written(clause, said, count, until),
    minutes: count,
  });
  if (verb === 'grill')
    return /tray/.test(step) && FLESH.test(step)
      ? open('cook over high heat, in batches,', minutes, turned(sign))
      : null;
  if (minutes >= LONG && (isCovered || /oven/.test(how)) && LIQUID.test(names))
    return lidded('very gently', minutes, sign, 'simmer');
  if (BREAD.test(step) && !CHEESE.test(step) && !FLESH.test(step) && minutes <= 12)
    return open(`toast${pan} over medium heat, turning often,`, Math.min(6, minutes), sign);
  if (/\bbrush/i.test(step) && SLICED.test(step) && verb === 'roast' && !RAW_SIGN.test(sign) && minutes < 30)
    return open('fry in a wide pan over medium heat, in batches, turning once,', 8, sign);
  if (COATED.test(steps) && !/\bdish\b/.test(before)) {
    const fat = FAT.test(names) ? '' : ' in the sunflower oil';
    const count = Math.max(10, Math.round(minutes * SHARE_ON_LOW));
    return open(`cook${pan}${fat} over medium heat`, count, turned(sign));
  }
  const isRaw = RAW_SIGN.test(sign) && !STEAMING.test(sign);
  if (isRaw || (verb === 'bake' && LAID_RAW.test(before))) {
    const isToBrown = minutes >= BROWN_AT_END && GETS_BROWN.test(sign) && !CHEESE.test(step);
    const fat = FAT.test(names) ? '' : ' in the sunflower oil';
    const last = isToBrown ? ', taking off the lid for the last 5 minutes' : '';
    return lidded(
      `${fat.trim()} over medium-low heat`.trim(),
      minutes,
      `${last}${isToBrown ? sign : unbrowned(sign, '')}`,
    );
  }
  if (isOpened)
    return open('cook without a lid over low heat', Math.min(minutes, ON_LOW), unbrowned(sign, names));
  if (verb === 'bake' && (IN_DISH.includes(kind) || /\bdish\b/.test(before))) {
    const isRawRoot = ROOTS.test(names) && !BOILED_ROOTS.test(steps) && !/mash/.test(steps);
    const isUnsigned = !/until/.test(sign) && minutes <= LONGEST_ON_LOW;
    const isTender =
      isUnsigned || (TENDER.test(sign) && !STEAMING.test(sign)) || DRY_PASTA.test(names) || isRawRoot;
    const least = /\begg/.test(names) ? WITH_EGG : ON_LOW;
    const count = isTender
      ? Math.min(minutes, Math.max(LONGEST_ON_LOW, Math.round(minutes * SHARE_ON_LOW)))
      : Math.min(minutes, least);
    return lidded('over low heat', count, unbrowned(sign, names));
  }
  if (kind === 'roast' && FLESH.test(names)) return lidded('over medium-low heat', minutes, sign);
  if (kind === 'filled' && CHEESE.test(names))
    return lidded('over low heat', Math.min(minutes, 6), unbrowned(sign, ''));
  return open(
    `cook${pan} over medium heat, half covered,`,
    Math.max(6, Math.round(minutes * SHARE_OPEN)),
    turned(sign),
  );
}

function written({ isFirst, lead }: Clause, said: string, minutes: number, sign: string): string {
  const start = isFirst ? capital(said) : said;
  return `${start} for ${lead}${minutes} minutes${sign}`;
}
