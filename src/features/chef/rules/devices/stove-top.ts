import { type Classic, type ClassicKind, readLine } from '../classics/classic.ts';
import type { ChefRequest } from '../request/request.ts';
import { type Clause, FAT, onStove } from './stove-clause.ts';

/** What rises or gets crisp in dry heat all around it is made by the oven. */
const OF_THE_OVEN: readonly ClassicKind[] = [
  'cake',
  'biscuit',
  'bread',
  'pizza',
  'tart',
  'pudding',
  'griddle',
  'drink',
  'jam',
];
const RISES =
  /\b(?:pastry|filo|dough|yeast|baking powder|bicarbonate|self-raising|tortilla chips|tater tots|skin for crackling)\b|\bwhole (?:turkey|goose|suckling)/;
const SETS =
  /\bbatter\b|\bcustard\b|\bdough\b|without opening|\bpuffed\b|\brisen\b|\bset (?:in|all)\b|\bjust set\b|muffin tin|loaf tin|\bskewer\b|on the rack|crackl|blister|in foil|\bblind\b|ovenproof|\bmould\b/i;

/** A joint gets tender in its own steam, or it has a crust that only an oven makes. */
const JOINT = /\b(?:whole|leg|joint|rack|crown|belly|gammon|saddle|fillet|topside|sirloin|rib of)\b/;
const STEAMS = /\bwhole chicken\b|\bin (?:two|three|four|\d) |\b(?:thighs?|legs|wings|drumsticks|breast)\b/;

const HEATS =
  /(?:^|(?<=[.>\]] ?))(?:The day before: )?(?:Meanwhile, )?[Hh]eat the oven to [^.]*\.(?: |$|(?=\[))/g;
const HEATS_AND =
  /,? ?\b(?:then |and )?(?:lower|raise|turn (?:down|up)|heat) the (?:oven|heat) to \d+ °C \(\d+ °F\)(?:, or \d+ °C \(\d+ °F\) with the fan on,?)?(?: and |,? ?)/g;
const TURNS_TO =
  /(?:^|(?<=[.>] ))(?:Lower|Raise|Turn (?:down|up)) (?:the oven )?(?:up |down )?to \d+ °C \(\d+ °F\)(?:, or \d+ °C \(\d+ °F\) with the fan on)?(?:\.|,|,? and)(?: (\w)|$)/g;
const AT_HEAT = /,? at \d+ °C \(\d+ °F\)(?:, or \d+ °C \(\d+ °F\) with the fan on)?,?(?= |\.|$)/g;
const SHIELDS = / Cover it if it browns too soon\./g;
const UNDER_GRILL = /\b([Tt]oast (?:the|both|on)[^.]*?) under a hot grill\b/g;

const UNDER_HOT_GRILL = /\bput (it|them) under a hot grill for\b/g;
const VESSEL =
  /\b(in|into|on|onto|to|Oil|Grease|Butter|grease|butter) (?:(?:a|an|the|two) )?(?:(?:deep|wide|large|small|second|lined|oiled|greased|buttered|baking|roasting|pie|clay|metal|[\d.]+ l|\d+ (?:by|x) \d+ cm|\d+ cm) )*(?:rack over a (?:lined )?tray(?: of water)?|dish|tins?|trays?)\b/g;
const THE_VESSEL = /\bthe (?:baking |roasting )?(?:dish|tin|tray)\b/g;
const LEFT_OVER =
  /\bovens?\b|\bbak(?:e|es|ed|ing)\b|\broast(?:s|ed|ing)?\b|\btrays?\b|\btins?\b|\bfoil\b|\bgrill\b|\bfan on\b|\bdish(?:es)?\b|\brack\b/i;
const OIL = '3 tbsp sunflower oil';
/** Minutes from which on it needs a pan that holds its heat. */
const LONG = 120;

/** Something in the oven for some minutes, how ('uncovered', 'on a lined tray'), and the sign that it is done. */
const COOKS =
  /\b(?:(cover(?: tightly| with (?:foil|a lid|baking paper))?|uncover|take off the foil)(?:,? (?:then|and)|,) (?:uncover and )?)?(bake|roast|braise|cook|grill)((?: (?:uncovered|covered|whole|them|it|both|in one layer|cut side up|in the oven|in a deep pan|under (?:a hot grill|high heat)|on (?:a|an|the|two|three) (?:[a-z]+ ){0,2}?(?:trays?|rack over a tray(?: of water)?)))*) for (another )?(<?)(\d+) minutes((?:(?!\b(?:bake|roast|cook|brush|uncover|scatter)\b)[^.])*)/gi;

/**
 * The same dish from a covered pan, for somebody who has a stove and no oven; `null` if it is the oven that makes it.
 */
export function fromThePan(
  classic: Classic,
  { missing, using }: Pick<ChefRequest, 'missing' | 'using'>,
): Classic | null {
  const isWithoutOven = missing.includes('oven') || (using.includes('stove') && !using.includes('oven'));
  if (!isWithoutOven || missing.includes('stove') || !classic.needs.includes('oven')) return null;
  const { kind, lines, steps } = classic;
  const names = lines.map(({ name, cut }) => `${name}, ${cut}`).join(' ; ');
  if (OF_THE_OVEN.includes(kind) || RISES.test(names) || SETS.test(steps.join(' '))) return null;
  if (kind === 'roast' && JOINT.test(names) && !STEAMS.test(names)) return null;
  const dish = { kind, names, steps: steps.join(' ') };
  const isBird = lines.some(({ name }) => name === 'whole chicken');
  const vessel = isBird || classic.cook > LONG ? 'a deep, heavy pan' : 'a wide pan';
  let saved = 0;
  let isKnown = true;
  let before = '';
  const written = steps.map((step) => {
    const bare = step
      .replace(HEATS, '')
      .replace(TURNS_TO, (_, first = '') => first.toUpperCase())
      .replace(HEATS_AND, ' ')
      .replace(AT_HEAT, '')
      .replace(SHIELDS, '')
      .replace(UNDER_GRILL, '$1 in a dry pan over medium heat')
      .trim();
    const text = bare
      .replace(UNDER_HOT_GRILL, 'fry $1 over high heat, turning, for')
      .replace(COOKS, (all: string, ...found: (string | undefined)[]) => {
        const clause = clauseIn(all, found, before + bare.slice(0, Number(found[7])), bare);
        if (!clause) return all;
        const cooked = onStove(clause, dish);
        if (!cooked) {
          isKnown = false;
          return all;
        }
        saved += clause.minutes - cooked.minutes;
        return cooked.said;
      });
    before += `${bare} `;
    return text
      .replace(VESSEL, (_, where: string) => `${where.replace(/^on/, 'in')} ${vessel}`)
      .replace(THE_VESSEL, 'the pan')
      .replace(/\bcover with foil\b/g, 'cover')
      .replace(/\bTake off the foil\b/g, 'Take off the lid')
      .replace(/ {2,}/g, ' ')
      .trim();
  });
  if (!isKnown || written.some((step) => LEFT_OVER.test(step))) return null;
  const isOiled = !FAT.test(names) && written.some((step) => step.includes('in the sunflower oil'));
  return {
    ...classic,
    title: titleOf(classic),
    needs: [...new Set([...classic.needs.filter((need) => need !== 'oven'), 'stove'])],
    cook: Math.max(10, classic.cook - saved),
    cookOther: Math.max(10, classic.cookOther - saved),
    about: aboutOf(classic),
    lines: isOiled ? [...lines, readLine(OIL)] : lines,
    steps: written.filter((step) => step !== ''),
  };
}

/** `null` if it is on the stove already: what cooks, rather than bakes, does so in an oven only where it says so. */
function clauseIn(
  all: string,
  [lid = '', verb = '', how = '', another = '', open = '', minutes = '0', sign = '']: readonly (
    | string
    | undefined
  )[],
  before: string,
  step: string,
): Clause | null {
  const isOven = !/^cook$/i.test(verb) || /in the oven/.test(how) || /^cover tightly/i.test(lid);
  return isOven
    ? {
        isFirst: /^\p{Lu}/u.test(all),
        lid,
        verb: verb.toLowerCase(),
        how,
        lead: `${another}${open}`,
        minutes: Number(minutes),
        sign,
        before,
        step,
      }
    : null;
}

/** Kinds of dishes that are called by what the oven does to them. */
const CALLED_SO: readonly ClassicKind[] = ['bake', 'roast', 'pie', 'side', 'pasta'];

const BAKED = /\b(?:baked|roasted)\b(?! (?:beans|potato|red pepper))/;
const AS_BAKED = /\b(a|an|the) (?:baked|roasted) /g;
const IS_BROWN = / until [^,.]*\b(?:golden|crisp|brown|bubbling|skin)\b[^,.]*/;
const OF_OVEN = /\b(?:bak|roast|oven|tray|crust|golden|charred)/;

function aboutOf({ about }: Classic): string {
  const cooked = about.replace(IS_BROWN, '').replace(AS_BAKED, '$1 ').replace(BAKED, 'cooked in a pan');
  return OF_OVEN.test(cooked) ? 'Cooked in a pan on the stove instead of in the oven.' : cooked;
}

/** 'Pot-Roast Chicken', 'Pan-Roasted Carrots', 'Sausage Skillet', 'Stovetop Moussaka'. */
function titleOf({ title, kind, lines }: Classic): string {
  if (!CALLED_SO.includes(kind)) return title;
  if (lines.some(({ name }) => name === 'whole chicken') && title.startsWith('Roast ')) return `Pot-${title}`;
  if (/^Roast(?:ed)? /.test(title)) return title.replace(/^Roast(?:ed)? /, 'Pan-Roasted ');
  if (title.endsWith(' Traybake')) return title.replace(/ Traybake$/, ' Skillet');
  return `Stovetop ${title.replace(/^(?:Baked|Leftover|Oven|Sheet Pan) | Bake$/g, '')}`;
}
