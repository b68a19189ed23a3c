import { readPart } from '../classics/classic.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import type { Line } from './sentences.ts';

/** Something that cooks in liquid under a lid, within a sentence. */
export interface Simmering {
  step: number;
  at: number;
  /** What the sentence says to do before. */
  before: string;
  /** What cooks, if the sentence starts with it: 'the oxtail in the water'. */
  what: string;
  minutes: number;
  /** The sign that it is done, and what else follows. */
  after: string;
}

const CLAUSE =
  /\b(simmer|braise|stew|cook|bake|roast|put (?:it |them )?(?:back )?into the oven)\b((?:(?!\b(?:simmer|braise|stew|cook|bake|roast|boil|fry|add|stir in|brown|return|pour)\b)[^.])*?) for (?:another |about )?(?:<)?(\d+) (minutes|hours)\b/gi;
const LEADS_IN =
  /(?:(?:,|\band|\bthen|^)\s*(?:and |then )?)?(?:bring (?:it |everything )?(?:slowly |back )?(?:to (?:the boil|a (?:bare |gentle )?simmer)|just to the boil)(?:, skim(?:ming)?)?(?:,| and|, and|, then)?\s*)?(?:(?:skim|cover(?:ed)?(?: tightly| with foil| with a lid)?|seal (?:it |the lid )?(?:tightly )?(?:with foil)?|fold it over|wrap (?:it |them )?in foil|put on (?:the|a) lid|lower the heat|partly cover)(?:,| and|, and)?\s*)*(?:,|\band|\bthen)?\s*$/i;
const COVERED = /\b(?:cover|covered|lid|foil|seal|wrap)/i;
/** What has a pot of its own, or none. */
const OF_ITSELF =
  /\b(?:rice|pasta|spaghetti|noodles|macaroni|penne|couscous|bulgur|polenta|dumplings|tagliatelle|ditalini|vermicelli|orzo|pappardelle|cornmeal|gnocchi|tortellini|fregola|grits)\b/i;
const IN_ITSELF = /\b(?:sugar|syrup|eggs)\b/i;
const OF_FISH =
  /\b(?:fish|cod|salmon|hake|tuna|haddock|carp|monkfish|halibut|prawns?|shrimps?|mussels|clams|squid|octopus|crabs?|crayfish|lobster|flakes)\b(?! (?:stock|sauce|paste))/i;
const IN_FAT = /\b(?:oil|butter|ghee|lard|fat|dripping|bacon fat)\b/;
const WATERY =
  /\b(?:stock|broth|water|wine|beer|stout|cider|tomatoes|passata|coconut milk|milk|marinade|juices?|dashi|liquid|sauce)\b/i;
const SHORT_OF_OVEN = 60;
const DRAINS = /\bdrain\b/;

/**
 * All that simmers in a recipe, in its order: without what is boiled beside it, and without fish, which is done in minutes. What roasts
 * open is one only if it is a joint that gets as tender in its own steam. */
export function simmeringsIn(sentences: readonly (readonly string[])[], isJoint = false): Simmering[] {
  return sentences.flatMap((step, stepAt) =>
    step.flatMap((sentence, at) =>
      [...sentence.matchAll(CLAUSE)].flatMap((found) => {
        const [all, verb = '', what = '', count = '0', unit] = found;
        const minutes = Number(count) * (unit === 'hours' ? 60 : 1);
        const lead = sentence.slice(0, found.index);
        const before = lead.replace(LEADS_IN, '').trim();
        const after = sentence.slice(found.index + all.length);
        const own = what
          .replace(/,? ?(?:covered|uncovered|very gently|gently|slowly|stirring [a-z ]+),?/g, '')
          .trim();
        const isOven = /bake|roast|oven/i.test(verb);
        const lid = `${lead} ${what} ${step[at - 1] ?? ''}`;
        const isCovered = COVERED.test(lid) && !/\b(?:take off|remove|uncover)/i.test(lid);
        const isObject = /^(?:the|them|it|everything)\b/.test(own);
        if (DRAINS.test(after) || /^Drain\b/.test(step[at + 1] ?? '')) return [];
        if (
          OF_ITSELF.test(own) ||
          IN_ITSELF.test(own) ||
          OF_ITSELF.test(before) ||
          OF_FISH.test(`${before} ${own}`)
        )
          return [];
        if (isOven && (minutes < SHORT_OF_OVEN || /\buncovered\b/.test(what))) return [];
        if (isOven && !isCovered && !isJoint) return [];
        if (/^cook$/i.test(verb)) {
          const said = `${lead} ${step[at - 1] ?? ''}`;
          if (IN_FAT.test(own) || IN_FAT.test(lead) || /until (?:golden|soft but)/.test(after)) return [];
          if (isObject ? !WATERY.test(own) : !(WATERY.test(said) || isCovered || /^Add\b/.test(before)))
            return [];
        }
        return [{ step: stepAt, at, before, what: isObject ? own : '', minutes, after }];
      }),
    ),
  );
}

/** What a sentence says to do before something goes into a cooker, and how it gets there; where a tin is named, it is the cooker instead. */
export function filled(
  { before, what }: Pick<Simmering, 'before' | 'what'>,
  cooker: string,
  tipped: string,
): string {
  const first = before.replace(/[,;]$/, '').replace(/,? (?:and|then)$/, '');
  if (what !== '') {
    const [, food = '', rest = ''] = /^(.*?)((?: (?:in|with|and enough)\b.*)?)$/.exec(what) ?? [];
    const added = rest
      .replace(/^ in (?=the|\d|plenty|fresh|enough|half|most)/, ' with ')
      .replace(/(?<=^ with .*) with /g, ' and ');
    return `${first === '' ? '' : `${first}. `}Put ${food} into the ${cooker}${added}.`;
  }
  const inCooker = first.replace(
    /\b(?:in|into) an? (?:[a-z]+ )*(?:tin|dish|pot|casserole|pan)\b(?: lined with [a-z ]+)?/,
    `in the ${cooker}`,
  );
  if (/^(?:(?:Cover|Bring|Seal)?$|Wrap\b)/.test(inCooker)) return tipped;
  return inCooker !== first && /^(?:Lay|Set|Put|Place)\b/.test(inCooker)
    ? `${inCooker}.`
    : `${inCooker}. ${tipped}`;
}

/** 'Until the lentils, and the meat, are tender' ends where something else is to be done. */
const SIGN =
  /,? until (?:(?!,? (?:then|drain|season|toss|stirring|turning|shaking|skimming|crushing|basting|and (?:add|stir|serve|lift|drain|scatter|pour|toss|take|crush|mash|tip|skim|strain|cool|remove|shred|pull|leave|turn|blend|beat|set aside|keep|[a-z]+ (?:it|them)))\b).)*/;

/** Only the sign that it is done: what is stirred or skimmed meanwhile is not in a closed pot. */
export const signOf = (after: string): string =>
  SIGN.exec(after.replace(/\.$/, ''))?.[0]
    .replace(/^(?!,)/, ',')
    .replace(/,$/, '') ?? '';

/** What follows after the sign, as a sentence: 'then lift out'. */
export function restOf(after: string): string {
  const rest = after
    .replace(/\.$/, '')
    .replace(/^,? (?:stirring|turning|crushing|skimming|basting|shaking|topping up|adding)[^,.]*/, '')
    .replace(SIGN, '');
  const [, said] = /^,? (?:and |then |and then )(.*)$/.exec(rest) ?? [];
  if (!said) return '';
  // 'Then the potatoes for 25 minutes' adds them.
  return /^the /.test(said) ? ` Add ${said}.` : ` ${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}

const THIN =
  /^(?:(?:hot |cold )?water|(?:canned )?coconut milk|coconut water|dashi|cider|dry cider|(?:red |white )?wine|beer|stout|ale|.*\b(?:stock|broth))$/;

const inMl = (line: Line): number | null => {
  if (!THIN.test(foodOf(line)) || !/ (?:ml|l)$/.test(line.amount)) return null;
  const { count } = readPart(`${line.amount} ${line.name}`);
  return line.amount.endsWith(' l') ? count * 1000 : count;
};

/** How much thin liquid there is, in ml. */
export const liquidIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + (inMl(line) ?? 0), 0);

/** Whether the liquid is served, or measured again, rather than a sauce. */
export const isBroth = (steps: readonly string[]): boolean =>
  /\b(?:broth|strain(?! the sauce)|keep \d|kept stock)\b/i.test(steps.join(' '));

/** The lines with a share of their thin liquid, and no less of it than `least` ml, if there was as much. */
export function withLessLiquid(lines: readonly Line[], share: number, least = 0): Line[] {
  const all = liquidIn(lines);
  const left = all === 0 ? 1 : Math.min(1, Math.max(share, least / all));
  return lines.map((line) => {
    const own = inMl(line);
    if (own === null || left === 1) return line;
    return { ...line, amount: quantityOf(own * left, { unit: 'ml', units: 'ml' }, 'fine').amount };
  });
}

const IN_LAYERS =
  /\b((?:[Ll]ayer|[Pp]ack|[Ss]tand|[Ss]et|[Aa]rrange|[Ll]ay)\b[^.]*?) in (?:a|the) (?:[a-z]+, )?(?:[a-z]+ )*(?:pan|pot|casserole|dish|tin)\b/;

/** What is laid into a pot in layers is laid into the cooker instead, and is not tipped over; `null` if nothing is. */
export function laidInto(
  sentences: readonly (readonly string[])[],
  { step, at }: Pick<Simmering, 'step' | 'at'>,
  cooker: string,
): string[][] | null {
  const isBefore = (stepAt: number, n: number) => stepAt < step || (stepAt === step && n < at);
  const isLaid = sentences.some((each, stepAt) =>
    each.some((sentence, n) => isBefore(stepAt, n) && IN_LAYERS.test(sentence)),
  );
  return isLaid
    ? sentences.map((each, stepAt) =>
        each.map((sentence, n) =>
          isBefore(stepAt, n) ? sentence.replace(IN_LAYERS, `$1 in the ${cooker}`) : sentence,
        ),
      )
    : null;
}

const DAIRY =
  /(?:,| and|, and| with) (?:the )?(?:rest of the |half of the |most of the )?((?:double |single |soured? |whipping )?cream|crème fraîche|(?:Greek )?yogurt|(?<!coconut )milk|cream cheese|mascarpone)(?=[ ,.]|$)/;

/** Cream and milk curdle in hours of heat: a sentence without them, and what is left for the end. */
export function withoutDairy(before: string): { before: string; dairy: string | null } {
  const [said, dairy] = DAIRY.exec(before) ?? [];
  if (!said || !dairy) return { before, dairy: null };
  const rest = before.replace(said, '');
  // 'Add the stock, cream' had an 'and' that is gone.
  return { before: rest.replace(/^((?:Add|Pour in|Stir in) [^,]+), (the [^,]+)$/, '$1 and $2'), dairy };
}

const HEATS_OVEN = /\b[Hh]eat the oven to [^.]*?(?:\.(?: |$)|(?= and [a-z]+ ))/;
const IN_OVEN = /\b(?:[Bb]ake|[Rr]oast|in the oven|into the oven)\b/;

/** Steps that heat an oven only before something bakes or browns in it, and not for what is cooked elsewhere now. */
export function withoutIdleOven(steps: readonly string[]): string[] {
  const all = steps.map((step) => step.replace(/\ban ovenproof (?=pan|pot)/, 'a heavy '));
  const heated = all.findIndex((step) => HEATS_OVEN.test(step));
  if (heated < 0) return all;
  const [said = ''] = HEATS_OVEN.exec(all[heated] ?? '') ?? [];
  const sentences = all.map((step, at) =>
    (at === heated ? step.replace(HEATS_OVEN, '').trim() : step).split(/(?<=\.\)?) (?=\p{Lu})/u),
  );
  const last = sentences.findLastIndex((step) => step.some((sentence) => IN_OVEN.test(sentence)));
  const at = (sentences[last] ?? []).findIndex((sentence) => IN_OVEN.test(sentence));
  const baking = sentences[last]?.[at];
  if (baking === undefined) return sentences.map((step) => step.join(' ')).filter((step) => step !== '');
  const isHeated = /\bat \d+ °C|\b[Rr]aise the oven|\bthe oven to \d/.test(baking);
  const first = isHeated ? '' : `${said.trim().replace(/^h/, 'H').replace(/\.?$/, '.')} `;
  return sentences
    .map((step, n) =>
      n === last
        ? step.with(
            at,
            `${first}${baking.replace(/\b([Rr])aise the oven to\b/, (_, first: string) => `${first === 'R' ? 'H' : 'h'}eat the oven to`)}`,
          )
        : step,
    )
    .map((step) => step.join(' '))
    .filter((step) => step !== '');
}

/** What was in the oven all the time has to get there now, out of the cooker. */
export const intoOven = (sentence: string): string => {
  if (!/\b(?:bake|roast)\b/.test(sentence) || /\b(?:dish|tray|tin)\b/.test(sentence)) return sentence;
  const bare = sentence
    .replace(/^(?:Take off the foil|Open the parcel|Uncover|Unwrap the [a-z]+), (\w)/, (_, first: string) =>
      first.toUpperCase(),
    )
    .replace(/\buncovered (?=for\b)/, '')
    .replace(/\bfor another (?=\d)/, 'for ');
  return `${/\broast\b/.test(sentence) ? 'Lift it onto a tray' : 'Put it into a baking dish'}. ${bare}`;
};

/** Whether a recipe has something that no cooker has the room for. */
export const isTooLarge = (lines: readonly Line[]): boolean =>
  lines.some(({ name }) => /^whole (?:turkey|goose)/.test(name));
