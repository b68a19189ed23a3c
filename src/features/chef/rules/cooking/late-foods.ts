import type { Part } from '../classics/classic.ts';
import type { Sort } from '../classics/sorts.ts';
import { type Filled, spoken } from '../classics/text.ts';
import { minutesOf, STANDS, TIME, WET } from './minutes.ts';
import { withoutFood, withoutSign } from './without-food.ts';

/** How long a food bears to be in the pot, and in which minutes before the end it goes in otherwise. */
interface Quick {
  most: number;
  last: number;
  /** In a hot pan, before it is lifted out again. */
  seared: number;
  sign: string;
}

const QUICK: Partial<Record<Sort, Quick>> = {
  prawn: { most: 6, last: 4, seared: 2, sign: 'until pink all over and firm' },
  fish: { most: 8, last: 5, seared: 3, sign: 'until it is opaque and flakes easily' },
  squid: { most: 5, last: 3, seared: 2, sign: 'until just firm' },
  shells: { most: 8, last: 5, seared: 2, sign: 'until the shells have opened' },
  cheese: { most: 12, last: 5, seared: 5, sign: 'until hot and soft' },
  tofu: { most: 20, last: 8, seared: 8, sign: 'until hot all through' },
};
const SLOW: readonly Sort[] = ['poultry', 'mince', 'sausage', 'pork', 'red'];
/** What bears any time in a pot as well. */
const PLANTS: readonly Sort[] = ['pulse', 'tofu', 'plant'];
const OF_THE_SEA: readonly Sort[] = ['prawn', 'fish', 'squid', 'shells'];
/** Seared food only has to become hot in the sauce. */
const RETURNED = 3;

const ON_FIRE =
  /\b(?:add|stir|fry|sear|brown|simmer|cook|put|return|toss|turn|tip|lower|lay|layer|poach|braise|slide|grill|spread)\b/i;
const DRY = /\b(?:bake|roast|oven|grill|barbecue|batter|deep-fry|microwave)\b/i;
/** What happens in another pot. */
const BESIDE =
  /^Meanwhile\b|^Boil the (?:[a-z]+ )?(?:rice|pasta|noodles|potatoes)|\b(?:in|into) (?:a (?:frying|second|small|dry|separate)|another) pan\b/;
const LIFTED =
  /\b(?:[Ll]ift (?:it |them )?out|set (?:it |them )?aside|[Tt]ake (?:it|them|the [a-z]+) out|take out the meat|and drain)\b/;
/** What would still be hard if a sauce simmered for less. */
const HARD =
  /potato|rice|lentil|bean|pea|barley|chickpea|squash|swede|beetroot|celeriac|chestnut|dried|meat/i;
/** Nothing but meat needs a sauce to simmer for longer. */
const LONGEST_SAUCE = 25;

/**
 * Steps that cook a quick food in the place of a slow one: prawns go into a curry for its last minutes, and the sauce simmers for as long
 * as ever. `null` if the food bears the time it is given, or if the steps cannot be taken apart.
 */
export function addedLate(
  steps: readonly (string | null)[],
  { taken, before, after }: { taken: Part; before: Sort; after: Sort },
  lines: readonly Filled[],
): { steps: (string | null)[]; more: number } | null {
  const quick = QUICK[after];
  if (!quick || !(SLOW.includes(before) || (OF_THE_SEA.includes(after) && PLANTS.includes(before))))
    return null;
  const said = spoken(taken.name);
  const about = new RegExp(`\\b${said}\\b(?! (?:stock|broth|sauce|paste))`, 'i');
  const all = steps.map(
    (step) => step?.split(/(?<=[.!?]) +/).filter((text) => !/^Shred (?:it|them)\b/.test(text)) ?? [],
  );
  const flat = all.flatMap((each, step) => each.map((text, at) => ({ step, at, text })));
  const stays = staysIn(
    flat.map(({ text }) => text),
    about,
  );
  const stay = stays.at(-1);
  const total = stays.reduce((sum, { minutes }) => sum + minutes, 0);
  if (!stay || total <= quick.most || stay.isLifted) return null;
  const texts = flat.map(({ text }) => text);
  if (texts.slice(stays[0]?.from ?? 0).some((text) => DRY.test(text))) return null;
  const isSeared = stays.length > 1;
  let more = isSeared ? seared(texts, stays.slice(0, -1), quick.seared) : 0;
  if (isSeared && stay.minutes <= RETURNED + 1) return inSteps(all, flat, texts, more);

  const from = texts[stay.from] ?? '';
  const wet = texts.findIndex((text, n) => n >= stay.from && WET.test(text));
  const target = texts.findLastIndex((text, n) => n >= wet && n <= stay.to && canHold(text));
  if (wet < 0 || target < 0) return null;
  const mentioned = new RegExp(`(?<!(?:until|and) )the ${said}\\b`, 'i');
  if (texts.some((text, n) => n > stay.from && n <= stay.to && mentioned.test(text))) return null;
  const rest = withoutFood(withoutSign(from, said, quick.sign), said, taken, lines);
  if (rest === null || (rest.text === '' && target === stay.from)) return null;
  more -= rest.minutes;
  texts[stay.from] = rest.text;
  for (let n = stay.from; n <= stay.to; n++) {
    const text = withoutSign(texts[n] ?? '', said, quick.sign);
    const shorter = n <= target ? shortened(text) : { text, less: 0 };
    texts[n] = shorter.text;
    more -= shorter.less;
  }
  const further = flat.slice(target + 1, stay.to + 1).reduce((sum, { text }) => sum + minutesOf(text), 0);
  const wanted = (isSeared ? RETURNED : quick.last) - further;
  const last = Math.max(2, Math.min(wanted, minutesOf(texts[target] ?? '')));
  const marinade = /\bmarinade\b/.test(from) ? ` with ${isMany(said) ? 'their' : 'its'} marinade` : '';
  const verb = isSeared ? 'Return' : 'Add';
  texts[target] =
    `${texts[target]} ${verb} the ${said}${marinade} for the last ${last} minutes and simmer, ${quick.sign}.`.trim();
  return inSteps(all, flat, texts, more);
}

/** Whether a cook says 'them' of it. */
export const isMany = (said: string): boolean => /(?<!ss|us|is)s$/.test(said);

interface Stay {
  from: number;
  to: number;
  minutes: number;
  isLifted: boolean;
}

/** 'Brown it in the oil' is about the food of the sentence before. */
const IMPLIED = /\b(?:[Bb]rown|[Ff]ry|[Ss]ear|[Ss]tir-fry) (?:it|them|in|over|for)\b/;

/** From where to where the food is in the pan, and for how long. */
function staysIn(texts: readonly string[], about: RegExp): Stay[] {
  const stays: Stay[] = [];
  let now: Stay | null = null;
  texts.forEach((text, n) => {
    const isImplied = about.test(texts[n - 1] ?? '') && IMPLIED.test(text);
    const at = isImplied ? text.search(IMPLIED) : text.search(about);
    // What is only seasoned or cut is in no pan yet.
    const enters = at >= 0 && ON_FIRE.test(text) && !(STANDS.test(text) && minutesOf(text) === 0);
    if (now === null && enters && !/^(?:Mix|Toss|Season|Turn) (?!.*\b(?:brown|fry|sear)\b)/.test(text))
      now = { from: n, to: n, minutes: minutesOf(text.slice(Math.max(0, at))), isLifted: false };
    else if (now !== null && !BESIDE.test(text)) {
      now.to = n;
      now.minutes += minutesOf(text);
    }
    if (now !== null && LIFTED.test(text)) {
      stays.push({ ...now, isLifted: true });
      now = null;
    }
  });
  if (now !== null) stays.push(now);
  return stays;
}

const canHold = (text: string): boolean =>
  (WET.test(text) || /\b(?:add|stir in)\b/i.test(text)) &&
  !NO_POT.test(text) &&
  !BESIDE.test(text) &&
  !STANDS.test(text) &&
  minutesOf(text) >= RETURNED;
/** What goes on in no pot, or in one that is closed. */
const NO_POT = /\b(?:pressure|steam|dough|bowl|blend|whisk|serve)\b/i;

/** Shortens what is done to the food before it is lifted out, and tells how many minutes that makes. */
function seared(texts: string[], stays: readonly Stay[], most: number): number {
  let more = 0;
  for (const { from, to } of stays)
    for (let n = from; n <= to; n++)
      texts[n] = (texts[n] ?? '').replace(TIME, (found, count: string) => {
        const sides = /on each|on both|per side/.test(found) ? 2 : 1;
        if (Number(count) * sides <= most) return found;
        more -= (Number(count) - Math.ceil(most / sides)) * sides;
        return found.replace(/\d+ minutes?/, `${Math.ceil(most / sides)} minute${most > sides ? 's' : ''}`);
      });
  return more;
}

/** A sauce without meat simmers for as long as a sauce needs. */
function shortened(text: string): { text: string; less: number } {
  const minutes = minutesOf(text);
  if (minutes < 40 || HARD.test(text) || !WET.test(text)) return { text, less: 0 };
  return {
    text: text.replace(/\d+ minutes/, `${LONGEST_SAUCE} minutes`).replace(/,? until (?:very )?tender\b/, ''),
    less: minutes - LONGEST_SAUCE,
  };
}

function inSteps(
  all: readonly (readonly string[])[],
  flat: readonly { step: number; at: number }[],
  texts: readonly string[],
  more: number,
): { steps: (string | null)[]; more: number } {
  const steps = all.map((_, step) =>
    flat
      .flatMap((place, n) => (place.step === step ? (texts[n] ?? '') : []))
      .filter(Boolean)
      .join(' '),
  );
  return { steps: steps.map((step) => step || null), more };
}
