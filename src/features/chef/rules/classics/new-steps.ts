import { cookedInside, minceDone } from '../cooking/cooked-inside.ts';
import { addedLate, isMany } from '../cooking/late-foods.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Part } from './classic.ts';
import { slicedInstead } from './sliced-instead.ts';
import { type Sort, sortOf } from './sorts.ts';
import { type Filled, plainKey, spoken } from './text.ts';

/** The sign of doneness for a sort of food, and its minimum and maximum minutes in a pan, a pot or on a grill. */
interface Doneness {
  sign: string;
  /** What says so already. */
  said: RegExp;
  least: number;
  most: number;
}

const OFTEN = 600;
/** Minutes after which meat is not only done, but soft. */
const STEWED = 40;
const DONENESS: Readonly<Record<Sort, Doneness | null>> = {
  poultry: {
    sign: 'until cooked through, with no pink left inside (74 °C / 165 °F)',
    said: /no pink|cooked through|74 °C|juices run clear|falls? apart|tender/,
    least: 7,
    most: OFTEN,
  },
  mince: {
    sign: 'until browned, with no pink left',
    said: /no pink|browned|cooked through|71 °C/,
    least: 6,
    most: OFTEN,
  },
  sausage: {
    sign: 'until browned all over and cooked through',
    said: /cooked through|no pink|brown/,
    least: 10,
    most: OFTEN,
  },
  pork: {
    sign: 'until cooked through (63 °C / 145 °F)',
    said: /no pink|cooked through|63 °C|tender|falls? apart/,
    least: 6,
    most: OFTEN,
  },
  red: { sign: 'until browned', said: /brown|tender|63 °C|cooked|sear/i, least: 3, most: OFTEN },
  fish: {
    sign: 'until it is opaque and flakes easily',
    said: /flakes|cooked through|opaque/,
    least: 4,
    most: 18,
  },
  prawn: {
    sign: 'until pink all over and firm',
    said: /pink|cooked through/,
    least: 3,
    most: 4,
  },
  shells: { sign: 'until the shells have opened', said: /open/, least: 4, most: 8 },
  squid: { sign: 'until white and just firm', said: /white|firm|cooked through/, least: 2, most: 5 },
  ready: null,
  tofu: null,
  pulse: null,
  cheese: null,
  plant: null,
};
/** What replaces a sign of doneness that only meat and fish show. */
const OF_PLANTS: Partial<Record<Sort, string>> = {
  tofu: 'until hot and golden at the edges',
  pulse: 'until hot all through',
  cheese: 'until golden',
  plant: 'until tender',
  ready: 'until hot all through',
};

/** Signs that only some sorts show, with these. */
const SIGNS: readonly (readonly [sign: RegExp, of: readonly Sort[]])[] = [
  [/\bflakes?\b/, ['fish']],
  [/shells|\bopen(?:s|ed)?\b/, ['shells']],
  [/(?<!no |longer )\bpink\b(?! (?:is )?left)/, ['prawn']],
  [/no (?:longer )?pink|pink is left/, ['poultry', 'mince', 'sausage', 'pork', 'red']],
  [/juices run clear/, ['poultry']],
  [/\d °C/, ['poultry', 'mince', 'sausage', 'pork', 'red', 'fish']],
  [/\bopaque\b/, ['fish', 'prawn', 'squid']],
];
const CLAUSE =
  /,? until (?:(?! (?:then|and (?:add|stir|serve|lift|drain|scatter|pour|toss)) )[^.;])*?(?=$|[.;]|, (?:then|turning|stirring|and (?:add|stir|serve|lift|drain|scatter|pour|toss)|covered|basting)| and (?:add|stir|serve|lift|drain|scatter|pour|toss)\b)/g;
const FLESH =
  /\b(?:prawns|shrimps?|fish|chicken|beef|pork|lamb|mussels|clams|salmon|cod|sausages?|duck|turkey)\b/;
/** What else is done in a sentence that only its own food needs. */
const ONLY_SHELLS = /stay shut|broken or stay open|pull off the beards/;
const HEATED =
  /\b(?:fry|sear|brown|grill|poach|cook|simmer|roast|bake|stir-fry|griddle|steam|sauté|turn|heat|boil|barbecue|braise)\b/i;
const MINUTES = /(\bfor|,) (\d+) minutes\b/;
/** What would not be done if it were cooked for less. */
const SLOW = /potato|rice|pasta|noodle|carrot|lentil|onion|squash|dough|bread|aubergine|pastry/i;

/** Rewrites steps for another food: with its sign of doneness, its time, and no verb that does not fit it. */
export function stepsFor(
  steps: readonly (string | null)[],
  own: Part,
  taken: Part,
  knowledge: CookingKnowledge,
  lines: readonly Filled[] = [],
): { steps: (string | null)[]; more: number } | null {
  const [before, after] = [sortOf(own.name, knowledge), sortOf(taken.name, knowledge)];
  const ofMince = after === 'mince' ? minceDone(steps, taken.name) : steps;
  const boned = ofMince.map((step) => step && offTheBone(step, own, taken));
  const inPieces = roastedInPieces(boned, own, taken);
  if (inPieces) return inPieces;
  if (before === 'poultry' && DARK_MEAT.test(own.name) && BREAST_MEAT.test(taken.name))
    return sooner(boned, BRAISED_BREAST);
  if (before === null || after === null || before === after) return { steps: boned, more: 0 };
  const said = spoken(taken.name);
  // The stock of a chicken is not the chicken.
  const about = new RegExp(`\\b${plainKey(said).split(' ').at(-1)}(?! (?:stock|broth|bouillon))`, 'i');
  const worded = cookedInside(slicedInstead(boned, before, after, taken.name), before, after)
    .map((step) => step && eachSentence(step, (sentence) => fitted(sentence, said, about, after)))
    .map((step) => step && inItsNumber(step, spoken(own.name), said, about));
  const late = addedLate(worded, { taken, before, after }, lines);
  if (late) return late;
  const doneness = DONENESS[after];
  if (!doneness) return { steps: worded.map((step) => step || null), more: 0 };
  if (before === 'ready' && !worded.some((step) => step !== null && isCooking(step, about)))
    return cookedFirst(worded, taken, knowledge);
  const timed = inTime(worded, about, doneness);
  if (timed === null || after !== 'poultry' || !STEWING.includes(before)) return timed;
  const stewed = sooner(timed.steps, STEWED_POULTRY);
  return { steps: stewed.steps, more: timed.more + stewed.more };
}

const WHOLE_BIRD = /^whole (?:chicken|turkey|duck|goose)/;
/** How long pieces of a bird roast for. */
const PIECES: readonly (readonly [piece: RegExp, minutes: number])[] = [
  [/breast|fillet/, 25],
  [/thighs?|drumsticks?|wings?/, 40],
  [/legs?/, 45],
];

/** Pieces are roasted long before a whole bird is, and are not carved. */
function roastedInPieces(
  steps: readonly (string | null)[],
  own: Part,
  taken: Part,
): { steps: (string | null)[]; more: number } | null {
  const minutes = PIECES.find(([piece]) => piece.test(taken.name))?.[1];
  if (!WHOLE_BIRD.test(own.name) || minutes === undefined) return null;
  let more = 0;
  const shorter = steps.map(
    (step) =>
      step &&
      eachSentence(step.replace(/, then carve\b/, ''), (sentence) =>
        sentence.replace(ROASTED, (all, start: string, said: string) => {
          if (Number(said) <= minutes) return all;
          more += minutes - Number(said);
          return `${start}${minutes} minutes`;
        }),
      ),
  );
  return { steps: shorter, more };
}
const ROASTED = /(\b(?:[Rr]oast|[Bb]ake|[Cc]ook)\b[^.]*?\bfor )(\d+) minutes/;
const HALF_A_BREAST = /^(?:chicken|turkey) thighs?$/;
const BREAST = /\bbreasts?$/;

/** How much of its weight is left without bones, and without the carcass; a breast is as heavy as two thighs. */
export const ofPieces = (own: string, taken: string): number =>
  HALF_A_BREAST.test(own) && BREAST.test(taken)
    ? 0.5
    : !WHOLE_BIRD.test(own)
      ? 1
      : PIECES[0]?.[0].test(taken)
        ? 0.5
        : 0.8;

const ON_BONE =
  /shank|\bribs?\b|\blegs?\b|thighs$|drumstick|wings|oxtail|^whole |chops?$|knuckle|hock|cutlets?$/;

/** What has no bone comes away from none. */
export const offTheBone = (step: string, own: Part, taken: Part): string =>
  ON_BONE.test(own.name) && !ON_BONE.test(taken.name)
    ? step
        .replace(/ on the bone\b/, '')
        .replace(
          /\b(?:it|they|the [a-z ]+?) (?:comes?|falls?|fall) (?:away )?(?:from|off) the bone\b/g,
          'a fork goes through it without effort',
        )
    : step;

const eachSentence = (step: string, change: (sentence: string) => string | null): string | null =>
  step
    .split(/(?<=[.!?]) +/)
    .flatMap((sentence) => change(sentence) ?? [])
    .join(' ') || null;

const STANDS = /\b(?:[Cc]hill|[Mm]arinate|[Ff]reeze|[Ss]oak|[Ll]eave)\b/;
/** 'Sear it' is about the food of the sentence before. */
const OF_IT = /^(?:Sear|Fry|Brown|Cook|Grill|Roast|Simmer|Poach|Bake) (?:it|them)\b/;

/** Whether a sentence gives the food its minutes, rather than the sauce that is poured over it. */
const isCooking = (text: string, about: RegExp) => {
  const [named, timed] = [text.search(about), text.search(MINUTES)];
  return named >= 0 && named < timed && HEATED.test(text) && !STANDS.test(text);
};

function fitted(sentence: string, said: string, about: RegExp, sort: Sort): string | null {
  if (sort !== 'shells' && ONLY_SHELLS.test(sentence)) return null;
  if (!about.test(sentence)) return sentence;
  const sign = DONENESS[sort]?.sign ?? OF_PLANTS[sort] ?? '';
  const isForeign = (text: string) =>
    SIGNS.some(([pattern, sorts]) => pattern.test(text) && !sorts.includes(sort));
  // 'The rice is tender and the prawns are pink' is about two foods.
  const own = sentence.replace(new RegExp(`(the ${said} (?:is|are)) [^,.;]*`), (all, start: string) =>
    isForeign(all) ? `${start} ${OF_PLANTS[sort] ? 'hot' : 'cooked through'}` : all,
  );
  return apart(
    (sort === 'fish' ? own : own.replace(' in large flakes', '')).replace(CLAUSE, (clause) =>
      isForeign(clause) && !FLESH.test(clause.replace(about, ''))
        ? `${clause.startsWith(',') ? ',' : ''} ${sign}`
        : clause,
    ),
    said,
    sort,
  )
    .replace(new RegExp(`\\b(${MANY}) is\\b`), '$1 are')
    .replace(new RegExp(`\\b(the (?:${MASS})) are\\b`), '$1 is');
}

/** 'Turn it in the paste' of chicken is 'turn them' of prawns, and the other way round. */
function inItsNumber(step: string, own: string, said: string, about: RegExp): string {
  if (isMany(own) === isMany(said)) return step;
  const [from, to] = isMany(said) ? ['it', 'them'] : ['them', 'it'];
  const [its, their] = isMany(said) ? ['its', 'their'] : ['their', 'its'];
  const [is, are] = isMany(said) ? ['it is', 'they are'] : ['they are', 'it is'];
  let isAbout = false;
  return (
    eachSentence(step, (sentence) => {
      // 'Season the prawns. Brown them' is about the same food still.
      isAbout =
        about.test(sentence) || (isAbout && new RegExp(`\\b(?:${HANDLING}) ${from}\\b`, 'i').test(sentence));
      if (!isAbout) return sentence;
      return sentence
        .replace(new RegExp(`\\b(${HANDLING}) ${from}\\b`, 'gi'), `$1 ${to}`)
        .replace(new RegExp(`\\b(with|in) ${its} (marinade|oil|juices)\\b`, 'g'), `$1 ${their} $2`)
        .replace(new RegExp(`\\buntil ${is}\\b`, 'g'), `until ${are}`);
    }) ?? step
  );
}
const HANDLING =
  'turn|brown|fry|sear|season|coat|toss|stir-fry|cook|grill|poach|rub|dust|lift|return|drain|cut|slice|dry|arrange|spread|lay|put|take|shred|tear|pull|chop';

const MANY = 'chickpeas|lentils|mushrooms|prawns|beans|sausages|mussels|scallops|clams';
const MASS = 'chicken|beef|pork|lamb|turkey|duck|salmon|cod|tofu|steak|aubergine';
/** What forks pull into shreds. */
const OF_FIBRES: readonly Sort[] = ['poultry', 'pork', 'red'];

/** Nobody tears chickpeas with two forks. */
function apart(sentence: string, said: string, sort: Sort): string {
  if (OF_FIBRES.includes(sort)) return sentence;
  const instead =
    sort === 'pulse'
      ? `mash a few of the ${said}`
      : sort === 'tofu' || sort === 'fish'
        ? `break up the ${said} with a fork`
        : `cut up the ${said}`;
  const flaked = sentence.replace(
    new RegExp(`\\b([Ff])lake the ${said}`),
    (_, f: string) => `${f === 'F' ? 'C' : 'c'}rush the ${said} roughly with a fork`,
  );
  if (flaked !== sentence && sort !== 'fish') return flaked;
  return sentence.replace(
    /\b([Ss]hred|[Tt]ear|[Pp]ull)( apart)? (?:the [\w ]+?|it|them)( apart)?( in the [\w ]+?)?( with two forks| into shreds|(?=[,. ]))/,
    (all, verb: string, _a, _b, where: string | undefined, how: string) =>
      how === '' && !all.includes(said)
        ? all
        : `${/^[STP]/.test(verb) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead}${where ?? ''}`,
  );
}

/** A raw food that replaces a ready-to-eat one is poached first. */
function cookedFirst(
  steps: (string | null)[],
  taken: Part,
  { larder }: CookingKnowledge,
): { steps: (string | null)[]; more: number } | null {
  const food = [...larder.values()].find(({ plural, name }) => plural === taken.name || name === taken.name);
  const poach = food?.uses.get('poach');
  if (!food || !poach) return null;
  const step = `Poach the ${spoken(taken.name)} in barely simmering salted water for ${poach.minutes} minutes, ${food.done}. Drain and leave to cool.`;
  return { steps: [step, ...steps], more: poach.minutes };
}

/** Meat that is stewed for hours. */
const STEWING: readonly Sort[] = ['red', 'pork'];
/** Minutes from which what is cooked so long is cooked for fewer. */
interface Sooner {
  from: number;
  to: number;
}
const STEWED_POULTRY: Sooner = { from: 60, to: 45 };
const BRAISED_BREAST: Sooner = { from: 25, to: 18 };
const DARK_MEAT = /\b(?:thighs?|legs?|drumsticks?|quarters)\b/;
const BREAST_MEAT = /\bbreasts?\b/;

/** Poultry is done long before beef is, breasts before thighs, and dry in their time. */
function sooner(
  steps: readonly (string | null)[],
  { from, to }: Sooner,
): { steps: (string | null)[]; more: number } {
  let more = 0;
  const shorter = steps.map(
    (step) =>
      step &&
      eachSentence(step, (sentence) => {
        const minutes = Number(MINUTES.exec(sentence)?.[2] ?? 0);
        if (minutes < from || !HEATED.test(sentence) || SLOW.test(sentence)) return sentence;
        more += to - minutes;
        return sentence.replace(MINUTES, `$1 ${to} minutes`);
      }),
  );
  return { steps: shorter, more };
}

/** At least as long as the food needs, and hardly longer than it bears. */
function inTime(
  steps: (string | null)[],
  about: RegExp,
  { sign, said, least, most }: Doneness,
): { steps: (string | null)[]; more: number } | null {
  const sentences = steps.map((step) => step?.split(/(?<=[.!?]) +/) ?? null);
  const places = sentences.flatMap((all, step) =>
    (all ?? []).flatMap((sentence, at) =>
      isCooking(sentence, about) || (about.test(all?.[at - 1] ?? '') && isCooking(sentence, OF_IT))
        ? [{ step, at, sentence }]
        : [],
    ),
  );
  const last = places.at(-1);
  // 'Add the chicken. Cover and simmer' says its time in the next sentence.
  if (!last) return { steps, more: 0 };
  const minutesOf = (text: string) =>
    Number(MINUTES.exec(text)?.[2] ?? 0) * (/minutes on (?:each|both)/.test(text) ? 2 : 1);
  const total = places.reduce((sum, { sentence }) => sum + minutesOf(sentence), 0);
  const change = (place: typeof last, minutes: number) => {
    const all = sentences[place.step];
    if (all) all[place.at] = (all[place.at] ?? '').replace(MINUTES, `$1 ${minutes} minutes`);
  };
  let more = 0;
  if (total < least && !isCookedLater(sentences, last)) {
    more = least - total;
    const sides = /minutes on (?:each|both)/.test(last.sentence) ? 2 : 1;
    change(last, Math.ceil((minutesOf(last.sentence) + more) / sides));
  } else if (total > most) {
    const own = places.filter(({ sentence }) => !SLOW.test(sentence));
    const rest = total - own.reduce((sum, { sentence }) => sum + minutesOf(sentence), 0);
    if (rest > most) return null;
    for (const place of own) {
      const sides = /minutes on (?:each|both)/.test(place.sentence) ? 2 : 1;
      const share = ((most - rest) * minutesOf(place.sentence)) / (total - rest) / sides;
      change(place, Math.max(2, Math.round(share)));
    }
  }
  const isSaid = sentences.some((all) =>
    all?.some((sentence) => about.test(sentence) && said.test(sentence)),
  );
  const all = sentences[last.step];
  // What is browned first and simmers then is not done in between.
  if (!isSaid && all && !isCookedLater(sentences, last))
    all[last.at] = (all[last.at] ?? '').replace(
      /(?:\bfor|,) \d+ minutes(?: each)?(?: (?:on|per) (?:each|both) sides?)?(?:, turning(?: once| often)?)?(?:,? until [^.,;]*)?/,
      (found) => `${found.replace(/,? until .*$/, '')}, ${total >= STEWED ? 'until tender' : sign}`,
    );
  return { steps: sentences.map((each) => each?.join(' ') ?? null), more };
}

/** Whether what was seared simmers in the sauce afterward. */
const isCookedLater = (
  sentences: readonly (string[] | null)[],
  last: { step: number; at: number },
): boolean =>
  sentences.some((all, step) =>
    all?.some(
      (sentence, at) =>
        (step > last.step || (step === last.step && at > last.at)) &&
        /\b(?:simmer|bake|roast|cover|braise)\b/i.test(sentence) &&
        Number(MINUTES.exec(sentence)?.[2] ?? 0) >= 8,
    ),
  );
