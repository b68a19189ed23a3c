import type { Classic, ClassicKind } from '../classics/classic.ts';
import type { ChefRequest } from '../request/request.ts';
import { capital } from './sentences.ts';

/** What only blades make: ice, and batters of soaked grains. */
const OF_BLADES: readonly ClassicKind[] = [
  'drink',
  'pudding',
  'griddle',
  'bread',
  'cake',
  'biscuit',
  'dumpling',
];
const IS_OF_BLADES = /\bice cubes\b|\bto a smooth dough\b|\bfluffy\b|until light and creamy/;
const BY_EITHER =
  /\b(mash|crush|pound|strain|(?:finely )?chop)(?:ed)? (?:very finely )?or (?:blend|pur[ée]e)\b/gi;
const EITHER_BY = /\b(?:blend|pur[ée]e) or (?=(?:mash|crush|pound|finely chop|chop)\b)/gi;
const GRINDS = /\b([Gg])rind with\b/g;
const BLENDS =
  /(?<!flavou?rs )(?:\b([Bb]lend|[Bb]litz|[Pp]ulse|[Pp]ur[ée]e(?! (?:on|and|in|into|over)\b))(?<!(?:a|the|into|smooth|pea) pur[ée]e)\b( (?:in short bursts|again))?|\b([Pp]ut the [^.]*?) into a (?:blender|food processor)\b)/g;
const WITH_MACHINE = /,? ?with the machine running/g;
const LEFT_OVER = /(?<!flavou?rs )\bblend(?:er)?\b|food processor|machine/i;
/** What is soft enough for a masher: what a mortar has to crush is not. */
const SOFT =
  /\b(?:simmer|boil|steam|roast|bake|soften|mash|wilt|cook)\b|\b(?:canned|chickpeas|beans|avocados?|aubergines?|cream cheese|feta|silken tofu)\b/i;
const RAW =
  /^ (?:the (?:shallots?|onions?|garlic|lemongrass|ginger|allspice|[a-z]* ?chillies|coriander|fresh coriander|parsley|basil|mint|walnuts|almonds|cashews|peanuts|olives|spring onions|red onion|red peppers?|achiote|tomatoes with|coconut|prawns|sesame)|them with the|with the (?:dried|onion, garlic|shallots))\b/;
const SMOOTH = /,? (?:until|till) (?:quite |very |completely )?smooth\b(?! enough)|(?<=\b[Mm]ash) smooth\b/;
const ALONE = /\b(mash and press through a sieve)(?: and| to)\b/i;
const AS_FINE = 'as finely as you can';

/**
 * The same dish for somebody who has no blender: mashed and sieved if it is soft, chopped or pounded if it is not. `null` if nothing in
 * it is blended, or if only blades make it.
 */
export function byHand(classic: Classic, { missing }: Pick<ChefRequest, 'missing'>): Classic | null {
  const { kind, lines, steps, needs } = classic;
  const text = [...steps, ...lines.map(({ name }) => name)].join(' ');
  if (!missing.includes('blender') || OF_BLADES.includes(kind) || IS_OF_BLADES.test(text)) return null;
  let before = '';
  const written = steps.map((step) => {
    const plain = step
      .replace(BY_EITHER, '$1')
      .replace(EITHER_BY, '')
      .replace(
        GRINDS,
        (_, first: string) =>
          `${first === 'G' ? 'C' : 'c'}hop as finely as you can, or pound in a mortar, with`,
      )
      .replace(WITH_MACHINE, ' a little at a time');
    const sentences = plain.split(/(?<=\.\]?) /).map((sentence) => {
      const isSoft = kind === 'dip' || SOFT.test(before) || SOFT.test(sentence);
      before += `${sentence} `;
      return capital(sentenceByHand(sentence, isSoft, kind));
    });
    return sentences.join(' ');
  });
  return written.join() === steps.join() || written.some((step) => LEFT_OVER.test(step))
    ? null
    : { ...classic, needs: needs.filter((need) => need !== 'blender'), steps: written };
}

function sentenceByHand(sentence: string, isSoft: boolean, kind: ClassicKind): string {
  let isMashed = false;
  let isChopped = false;
  const said = sentence.replace(
    BLENDS,
    (all: string, verb = '', how = '', put: string | undefined, at: number) => {
      if (put !== undefined) return `${put.replace(/^put/, 'chop').replace(/^Put/, 'Chop')} ${AS_FINE}`;
      const after = sentence.slice(at + all.length);
      const as = (word: string) => (/^\p{Lu}/u.test(verb) ? capital(word) : word);
      if (/^ in (?!a\b)/.test(after) || how === ' again') return as('stir');
      if (/^ the tahini\b/.test(after)) return as('beat');
      if (/^ (?:them|it|everything)\b/.test(after)) return as(isSoft ? 'mash' : 'crush');
      if (isSoft && !RAW.test(after) && how === '') {
        isMashed = true;
        return as('mash');
      }
      isChopped = true;
      return `${as('chop')} ${AS_FINE}, or pound in a mortar${/^[.,]/.test(after) ? '' : ','}`;
    },
  );
  if (isChopped) return said.replace(SMOOTH, ' to a paste');
  if (!isMashed) return said;
  return kind === 'dip'
    ? said.replace(SMOOTH, ', until nearly smooth')
    : said.replace(SMOOTH, ' and press through a sieve').replace(ALONE, '$1, then');
}
