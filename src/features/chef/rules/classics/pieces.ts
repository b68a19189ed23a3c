import { AMOUNT_WORDS } from '#shared/number-words.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import { plainPhrase } from '../request/request-words.ts';
import type { Classic } from './classic.ts';
import { plainKey } from './text.ts';

/** What small things are called in the step that makes them, with their number in braces. */
const MADE =
  /\{(\d+)\} (?:[\w-]+ ){0,3}?(?:balls|meatballs|crepes|pancakes|rounds|pieces|patties|rolls|ovals|cakes|squares|slices|strips|spoonfuls|cases|buns|triangles|cigars|discs)\b/;
const WRAPPED = /wrappers|rice papers?|spring roll|\btortillas\b/;
const LEAST = 6;
const MOST = 200;
/** Words between the number and the name: 'thirty little mushroom vol-au-vents'. */
const MOST_BETWEEN = 2;

/** How many pieces a dish makes as written; `null` if it is not made in pieces. */
export function piecesOf({ steps, lines }: Pick<Classic, 'steps' | 'lines'>): number | null {
  for (const step of steps) {
    const [, count] = MADE.exec(step) ?? [];
    if (count) return Number(count);
  }
  return lines.find(({ unit, name }) => unit === '' && WRAPPED.test(name))?.count ?? null;
}

/** 'About 40 of them', '24 pieces'. */
const OF_THEM = /\b(\d{1,3}) (?:of (?:them|those|these)|pieces|pcs)\b/;
/** Small things, whatever they are. */
const SMALL_THINGS =
  'canapes nibbles bites pieces biscuits cookies meatballs rolls buns muffins cupcakes skewers dumplings pastries tartlets parcels'.split(
    ' ',
  );
const DOZENS = /\b(?:(a|one|two|three|four|five|six|\d|half a) )?dozen\b/g;
const DOZEN_AT_END = /,\s*(?:about |around )?(?:[a-z\d]+ ){0,2}dozen(?: of (?:them|those))?\s*$/i;
const A_DOZEN = 12;

/** '3 dozen' are 36. */
const withoutDozens = (phrase: string): string =>
  phrase.replace(DOZENS, (_, many: string | undefined) => {
    const count =
      many === 'half a'
        ? 0.5
        : many === undefined || many === 'a'
          ? 1
          : (AMOUNT_WORDS.get(many) ?? Number(many));
    return String(count * A_DOZEN);
  });

/** The number before the name of a dish of pieces: thirty vol-au-vents are thirty, not for thirty. */
function piecesAsked(prompt: string, { words }: Classic): number | null {
  const phrase = withoutDozens(plainPhrase(prompt));
  const ofThem = Number(
    (OF_THEM.exec(phrase) ?? / (\d{2,3})$/.exec(DOZEN_AT_END.test(prompt) ? phrase : ''))?.[1] ?? 0,
  );
  if (ofThem >= LEAST && ofThem <= MOST) return ofThem;
  const said = phrase.split(' ');
  const names = new Set([...words, ...SMALL_THINGS].map((word) => plainKey(word.split(' ').at(-1) ?? '')));
  for (const [at, word] of said.entries()) {
    const count = AMOUNT_WORDS.get(word) ?? Number(word);
    if (!(count >= LEAST && count <= MOST)) continue;
    const next = said.slice(at + 1, at + 3 + MOST_BETWEEN);
    // A party of 15 is not a number of blinis.
    if (
      /^(?:of|for)$/.test(said[at - 1] ?? '') &&
      /^(?:party|group|crowd|table|family|buffet|do|bash)$/.test(said[at - 2] ?? '')
    )
      continue;
    const isTime = /^(?:min|minute|hour|people|guest|person|g$|ml$|day|of$)/.test(next[0] ?? '');
    if (!isTime && next.some((each) => names.has(plainKey(each)))) return count;
  }
  return null;
}

/** A request with the pieces that it asks for, and the matching number of servings. */
export function withPieces(
  request: ChefRequest,
  prompt: string,
  { classics }: CookingKnowledge,
): ChefRequest {
  const classic = classics.get(request.dishes[0] ?? '');
  const own = classic ? piecesOf(classic) : null;
  const count = classic && own ? piecesAsked(prompt, classic) : null;
  if (!classic || !own || count === null) return withoutOldPieces(request, classic, own);
  // 'For eight: thirty blinis' are thirty all the same.
  const servings =
    request.servings === null || request.servings === count
      ? servingsOf(classic, own, count)
      : request.servings;
  return { ...request, servings, pieces: count };
}

/** Somebody who asks for other servings of thirty blinis counts no pieces any more. */
function withoutOldPieces(request: ChefRequest, classic?: Classic, own?: number | null): ChefRequest {
  const { pieces, ...rest } = request;
  if (pieces === undefined) return request;
  const isSame = classic && own && request.servings === servingsOf(classic, own, pieces);
  return isSame ? request : rest;
}

const servingsOf = ({ serves }: Classic, own: number, count: number) =>
  Math.max(1, Math.round((serves * count) / own));

/** The dish whose base amounts make exactly the pieces asked for in that many servings. */
export function inPieces(classic: Classic, { pieces, servings }: ChefRequest): Classic {
  const own = pieces === undefined ? null : piecesOf(classic);
  if (!own || !pieces || servings === null) return classic;
  return { ...classic, serves: (servings * own) / pieces };
}
