import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { FRIED_EGGS, isEggOnTop, NO_FRIED_EGG, toppingCalled } from '../additions/toppings.ts';
import { amountIn } from '../amounts/how-much.ts';
import { isAmong } from '../answer/has-none.ts';
import { backIn } from '../back/back.ts';
import { CLASSIC_KINDS } from '../classics/classic.ts';
import { plainKey } from '../classics/text.ts';
import { withoutBreadAsked } from '../kitchen/without-bread-asked.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { wordsApart } from '../request/request-words.ts';
import { crispIn } from '../swaps/crisp.ts';
import { inFormOf } from '../swaps/form-of-line.ts';
import { withItsSort } from '../swaps/of-its-sort.ts';
import { lineFor, rolesOf } from '../swaps/roles.ts';
import { tinOrDry } from '../swaps/tin-or-dry.ts';
import { bothSwappedIn } from './both-swapped.ts';
import {
  ADDS,
  AFTER_LACK,
  ANOTHER,
  CLOSES,
  DISLIKES,
  ELSE,
  FOR,
  FORGETS,
  INSTEAD,
  INSTEAD_OF,
  LACKS,
  NAME,
  ONLY,
  OPENS,
  SWAPS,
  TAKES,
} from './change-words.ts';
import type { ChefMemory } from './chef-memory.ts';
import { bareName, foodCalled, foodComing, lineCalled } from './foods-called.ts';
import { englishName } from './foreign-changes.ts';
import { waitIn } from './no-wait.ts';
import { middleIn, partIn } from './parts-of-dish.ts';
import { plainIn } from './plain-wishes.ts';
import { ALLERGENIC, dropIn, IS_LACK, lackIn } from './read-refusal.ts';
import type { Wish } from './wish.ts';

const whole = (text: string) => new RegExp(`^${OPENS}${text}${CLOSES}$`);

interface Named {
  gone?: string | undefined;
  come?: string | null | undefined;
}
type Reading = readonly [said: RegExp, named: (found: string[]) => Named];

/** What stands between the food that goes and the one that comes. */
const THEN = `(?: ,(?: ${TAKES})?|(?= (?:use|using|have|do|try|put|take|but|i|we|only|just|nur|nimm|lieber|sondern|dafur|mets|prends|mais|usa|pon|pero|mejor|metti|ma|meglio) ) ${TAKES})`;
/** What is added instead of a food takes its place. */
const PUTS = '(?:(?:add|gib|gebe|ajoute[rz]?|anade|agrega|aggiungi) (?:some |etwas |de la |du |des )?)?';
const READINGS: readonly Reading[] = [
  [whole(`${SWAPS} ${NAME}(?: ${ELSE})`), ([gone]) => ({ gone, come: null })],
  [whole(`${SWAPS} ${NAME} ,? ?${FOR} ${NAME}(?: aus| um)?`), ([gone, come]) => ({ gone, come })],
  [
    whole(`${LACKS} ${NAME}${AFTER_LACK}(?: ,)?(?: so| then| and| und| et| y| e)? (?:${ELSE})`),
    ([gone]) => ({ gone, come: null }),
  ],
  [
    whole(
      `${NAME} (?:is|are|ist|sind|est|sont) (?:all |leider )?(?:out|gone|finished|alle|leer|aus|finie?s?)(?: ,)? (?:${ELSE})`,
    ),
    ([gone]) => ({ gone, come: null }),
  ],
  [
    whole(
      `${DISLIKES} ${NAME}(?: ,)?(?: so| then| and| can you| please| maybe| lieber| dann| bitte| also| plutot| alors| mejor| meglio| quindi)*(?: (?:${ELSE}|${ANOTHER})(?: ,)?)+`,
    ),
    ([gone]) => ({ gone, come: null }),
  ],
  [whole(`${LACKS} ${NAME}${AFTER_LACK}${THEN}${NAME}`), ([gone, come]) => ({ gone, come })],
  [whole(`${FORGETS} ${NAME}${THEN}${NAME}`), ([gone, come]) => ({ gone, come })],
  [whole(`${TAKES}${PUTS}${NAME} ${INSTEAD_OF} ${NAME}`), ([come, gone]) => ({ gone, come })],
  [whole(`${INSTEAD_OF} ${NAME}${THEN}${NAME}`), ([gone, come]) => ({ gone, come })],
  [whole(`(?:use |with |take |mit |avec |con )?${NAME} for the ${NAME}`), ([come, gone]) => ({ gone, come })],
  [whole(`${SWAPS} ${NAME}`), ([gone]) => ({ gone, come: null })],
  [whole(`${ONLY} ${NAME}`), ([come]) => ({ come })],
  [whole(`${TAKES}${NAME} ${INSTEAD}`), ([come]) => ({ come })],
  [whole(`${INSTEAD} ${TAKES}${NAME}`), ([come]) => ({ come })],
];
/** Said of one food in place of a like one, with nothing but its name. */
const CORRECTED = new RegExp(
  `^(?:(?:and|but|ok|oh|no|wait|hm+|,) )*(?:actually|rather|i meant|i mean|make that|make it|can (?:i|we) use|could (?:i|we) use|can it be|posso (?:usare|mettere)|possiamo usare|puedo (?:usar|poner)|podemos usar|je peux (?:utiliser|prendre|mettre)|puis je (?:utiliser|mettre)|kann ich (?:auch )?|geht auch |eigentlich|ich meinte|plutot|en fait|mejor|mas bien|anzi|meglio) (?:make (?:that|it) |use |mit |avec |con )?${NAME}${CLOSES}$`,
);
/** What a message as a whole asks to change of the dish on screen; `null` if it says anything else. */
export function wishIn(written: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  const said = wordsApart(written);
  if (said.length > LONGEST) return null;
  const unheld = withoutBreadAsked(said, shown, knowledge);
  if (unheld) return { kind: 'place', place: unheld };
  return (
    backIn(said, shown, knowledge) ??
    waitIn(said, shown, knowledge) ??
    amountIn(said, shown, knowledge) ??
    middleIn(said, shown) ??
    partIn(said, shown, knowledge) ??
    bothSwappedIn(said, shown, knowledge) ??
    toppingIn(said, shown, knowledge) ??
    crispIn(said, shown, knowledge) ??
    swapIn(said, shown, knowledge) ??
    lackIn(said, shown, knowledge) ??
    dropIn(said, shown, knowledge) ??
    plainIn(said, shown, knowledge)
  );
}
const LONGEST = 160;

function swapIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  const halves = halvesIn(said, shown, knowledge);
  if (halves) return halves;
  for (const [pattern, named] of READINGS) {
    const found = pattern.exec(said);
    if (!found) continue;
    const both = named(found.slice(1));
    // 'Prunes, not apricots', of a dish with prunes, keeps them.
    const { gone, come } = IS_SWAP.test(said) ? inOrder(both, shown, knowledge) : both;
    const wish = swapOf(gone, come, shown, knowledge);
    const isRefusal =
      wish?.kind === 'swap' && REFUSED.test(said) && !IS_LACK.test(said) && mayHarm(wish, knowledge);
    // 'No lamb, beef instead' asks for beef, whether there was lamb in it or not.
    const isOfOther = wish?.kind === 'absent' && come && REFUSED.test(said);
    // Swapped beef means the meat of the dish.
    const ofMain =
      wish?.kind === 'absent' && come && IS_SWAP.test(said) ? mainSwapped(come, shown, knowledge) : null;
    if (ofMain) return ofMain;
    if (wish && !isRefusal && !isOfOther) return withItsSort(wish, said, shown);
  }
  const [, come] = CORRECTED.exec(said) ?? [];
  const corrected =
    come &&
    (swapOf(likeLastAdded(come, shown, knowledge), come, shown, knowledge) ??
      swapOf(undefined, come, shown, knowledge));
  if (corrected) return corrected;
  const [, other] = MADE_WITH.exec(said) ?? USES.exec(said) ?? [];
  const taken = other ? foodCalled(other, knowledge, shown.minutes >= LONG) : null;
  const roles = taken ? rolesOf(taken, knowledge) : new Set<string>();
  // Lentils come in place of beans, and basmati is rice.
  const isPulse = roles.has('pulse') && shown.lines.some(({ name }) => rolesOf(name, knowledge).has('pulse'));
  const isAlike = ALIKE.some(
    (kind) => kind.test(taken ?? '') && shown.lines.some((line) => kind.test(foodOf(line))),
  );
  return taken && (roles.has('main') || isPulse || isAlike)
    ? swapOf(undefined, other, shown, knowledge)
    : null;
}

function mainSwapped(come: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  const called = foodCalled(come, knowledge, shown.minutes >= LONG);
  const main = shown.lines.find(({ name }) => rolesOf(name, knowledge).has('main'));
  return called && main && rolesOf(called, knowledge).has('main')
    ? swapOf(foodOf(main), come, shown, knowledge)
    : null;
}

const IS_SWAP = new RegExp(`(?:^| )${SWAPS} `);
/** 'Swap beef for the chicken' is said of a dish with chicken, too. */
function inOrder({ gone, come }: Named, shown: ChefMemory, knowledge: CookingKnowledge): Named {
  const isThere = (name: string) => lineCalled(name, shown, knowledge) !== null;
  return gone && come && !isThere(gone) && isThere(come) ? { gone: come, come: gone } : { gone, come };
}

/** What the last message brought, if another line does not do more of what is named now: spaghetti are no nuts. */
function likeLastAdded(come: string, shown: ChefMemory, knowledge: CookingKnowledge): string | undefined {
  const last = lastAdded(shown);
  const called = foodCalled(come, knowledge, shown.minutes >= LONG);
  if (last === undefined || called === null) return last;
  const roles = rolesOf(called, knowledge);
  const isAlike = [...rolesOf(last, knowledge)].some((role) => roles.has(role));
  return isAlike || lineFor(called, shown.lines, knowledge) === null ? last : undefined;
}

/** The one line that the last message brought: who says 'make that chorizo' means it. */
function lastAdded({ lines, earlier = [] }: ChefMemory): string | undefined {
  // Of three chillies, one is left: that is none that was added.
  const keyOf = (line: { name: string }) => plainKey(foodOf(line));
  const before = new Set((earlier[0]?.lines ?? lines).map(keyOf));
  const added = lines.filter((line) => !before.has(keyOf(line)) && !/, for /.test(line.name));
  return added.length === 1 && added[0] ? foodOf(added[0]) : undefined;
}

const HALF_FOR_HALF = whole(`half (?:the )?${NAME}(?: ,)?(?: and)? half (?:the )?${NAME}`);
const HALF_SWAPPED = whole(`(?:${SWAPS} )?half (?:of )?(?:the |my )?${NAME} ${FOR} ${NAME}`);

/** Half of a food made of another, mixed with it. */
function halvesIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  const [, one, other] = HALF_FOR_HALF.exec(said) ?? HALF_SWAPPED.exec(said) ?? [];
  if (!one || !other) return null;
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  for (const [own, next] of pairs) {
    const gone = lineCalled(own, shown, knowledge);
    const come = foodCalled(next, knowledge, shown.minutes >= LONG);
    if (gone && come && !lineCalled(next, shown, knowledge))
      return {
        kind: 'swap',
        gone,
        come: inFormOf(gone, come, knowledge),
        share: 0.5,
        words: '',
        isMixed: true,
      };
  }
  return null;
}

/** Said of what a dish is built around. */
const MADE_WITH = whole(
  `(?:(?:make|do|cook|try) (?:it|them|this|that) with|(?:what|how) about(?: doing it with| making it with| using| some)?|(?:can|could) (?:it|this) be(?: made)?(?: with)?|mach(?:e|s)? (?:es|das|sie) mit|fais l[ea]s? avec|hazl[oa]s? con|fall[oa] con) ${NAME}`,
);

/** Said of the meat or fish of a dish: 'use salmon'. */
const USES = whole(`(?:use|take|nimm|prends|utilise|usa) ${NAME}`);

const REFUSED = new RegExp(
  `^${OPENS}(?:no|not|without|ohne|kein(?:e|en|er)?|sans|pas de|sin|nada de|senza|niente) `,
);

/** Whether who refuses a food may be one who must not have it: no milk, but oat milk. */
function mayHarm({ gone, come }: Extract<Wish, { kind: 'swap' }>, { catalog }: CookingKnowledge): boolean {
  const traits = findFood(catalog, gone)?.traits ?? [];
  const others = come === null ? [] : (findFood(catalog, come)?.traits ?? []);
  return traits.some((trait) => ALLERGENIC.has(trait) && !others.includes(trait));
}

function swapOf(
  gone: string | undefined,
  come: string | null | undefined,
  shown: ChefMemory,
  knowledge: CookingKnowledge,
): Wish | null {
  const inOtherForm = tinOrDry(gone, come, shown.lines);
  if (inOtherForm) return { kind: 'swap', ...inOtherForm, share: 1, words: '' };
  const called = come ? foodComing(come, shown, knowledge, isStewed(gone, shown, knowledge)) : null;
  // 'No red meat, fish instead' is about the stock as well.
  if ((come && !called) || (gone && WHOLE_GROUP.test(gone.trim()))) return null;
  const line =
    gone === undefined
      ? called && lineFor(called, shown.lines, knowledge)
      : (lineCalled(gone, shown, knowledge) ?? alikeLine(gone, called, shown, knowledge));
  const taken = called && line ? inFormOf(line, called, knowledge) : called;
  if (!line && gone && called && isWithout(gone, called, shown, knowledge))
    return { kind: 'absent', food: bareName(gone) };
  if (!line)
    return come === null && gone && !IT.test(bareName(gone)) && !isAmong(gone, shown.lines, knowledge)
      ? { kind: 'absent', food: bareName(gone) }
      : null;
  if (line === taken)
    return gone ? { kind: 'absent', food: bareName(gone), ...(taken ? { has: taken } : {}) } : null;
  if (taken && (isOtherGrain(line, taken, shown, knowledge) || isOfOtherUse(line, taken))) return null;
  return {
    kind: 'swap',
    gone: line,
    come: taken,
    share: 1,
    // The rules that read words know no cuts, and no flour with baking powder in it.
    words:
      come && taken && (FLOUR.test(taken) || isOfCut(bareName(come), taken))
        ? ''
        : `${said(come) ?? taken ?? ''} instead of ${said(gone) ?? line}`,
  };

  function said(words: string | null | undefined): string | null {
    return words ? (englishName(bareName(words), knowledge) ?? bareName(words)) : null;
  }
}
/** Whether what comes has the time of a stew: the fillet of a dish that takes long is roasted for minutes all the same. */
function isStewed(gone: string | undefined, shown: ChefMemory, knowledge: CookingKnowledge): boolean {
  const line = gone === undefined ? null : lineCalled(gone, shown, knowledge);
  const own = line ?? shown.lines.map(foodOf).find((name) => rolesOf(name, knowledge).has('main')) ?? '';
  return shown.minutes >= LONG && !TENDER.test(own);
}
const TENDER = /\b(?:fillets?|tenderloin|sirloin|rump|steaks?|breasts?|loin)\b/;
const WHOLE_GROUP =
  /^(?:(?:red |white |rotes )?meat|(?:rotes )?fleisch|dairy|gluten|seafood|shellfish|nuts|viande(?: rouge)?|carne(?: rossa| roja)?)$/;
/** Whether a food that is to make place is not there, and nothing that somebody could mean by it. */
function isWithout(gone: string, come: string, shown: ChefMemory, knowledge: CookingKnowledge): boolean {
  const other = foodCalled(gone, knowledge);
  if (!other || IT.test(bareName(gone)) || isAmong(gone, shown.lines, knowledge)) return false;
  const [own, taken] = [other, come].map((name) => rolesOf(name, knowledge));
  // Rice may stand beside a dish, and what is wanted of meat comes to it.
  const isBeside = ['starch', 'bread'].some((role) => own?.has(role) && taken?.has(role));
  // Of a dish that the chef chose, other meat makes another one.
  const isOtherMeat = own?.has('main') === true && shown.request.isChosen !== true;
  return !isBeside && (!taken?.has('main') || isOtherMeat);
}
const FLOUR = /^(?:self-raising|plain) flour$/;
const CUT =
  /\b(?:cheeks?|shanks?|shin|neck|ribs|belly|shoulder|thighs?|breasts?|legs?|loin|chops?|wings|drumsticks?)$/;

/** Whether a cut was named, and is what the chef knows by that name. */
const isOfCut = (said: string, taken: string): boolean => {
  const [cut] = CUT.exec(said) ?? [];
  return cut !== undefined && taken.includes(cut.replace(/s$/, ''));
};

/** Somebody who has yoghurt and no buttermilk means what is there of the kind: the milk. */
function alikeLine(
  gone: string,
  taken: string | null,
  { lines }: ChefMemory,
  knowledge: CookingKnowledge,
): string | null {
  const other = taken && foodCalled(gone, knowledge);
  const line = other ? lineFor(taken, lines, knowledge) : null;
  if (!other || !line) return null;
  const roles = rolesOf(line, knowledge);
  return [...rolesOf(other, knowledge)].some((role) => roles.has(role) && !BY_NAME.includes(role))
    ? line
    : null;
}

/** Nobody means beef who says chicken, or potatoes who says pasta. */
const BY_NAME: readonly string[] = ['plant', 'main', 'starch'];

/** What is stewed for so many minutes is not tender meat. */
const LONG = 75;
const RICE = /\brice\b/;
/** What swells in its liquid as rice does. */
const GRAIN = /quinoa|bulgur|barley|farro|spelt|freekeh|millet|buckwheat|cauliflower rice/;
const ALIKE = [/\brice$/, /\b(?:noodles|udon|soba)\b/];
const BOILED_APART = /\b[Bb]oil the (?:[a-z]+ )?rice\b[^.]*\bdrain\b/;

/** Nobody rolls out flour in place of pastry. */
const isOfOtherUse = (gone: string, come: string): boolean =>
  (/pastry|filo|dough/.test(gone) && !/pastry|filo|dough|tortilla|bread/.test(come)) ||
  (/\bflour$/.test(come) && !/flour|starch/.test(gone));

/** Whether what a dish of rice is made of makes place for what is not rice: that is another dish. */
function isOtherGrain(
  gone: string,
  come: string,
  { dish }: ChefMemory,
  knowledge: CookingKnowledge,
): boolean {
  const isStarch = (name: string) => rolesOf(name, knowledge).has('starch');
  if (!isStarch(gone) || !isStarch(come)) return false;
  const classic = knowledge.classics.get(dish);
  // Rice that is boiled by itself makes place for anything that is.
  const isApart = classic?.steps.some((step) => BOILED_APART.test(step)) === true;
  return classic?.kind === 'rice' && !isApart && RICE.test(gone) && !RICE.test(come) && !GRAIN.test(come);
}

const IT =
  /^(?:it|that|this|them|these|everything|something|all|es|das|alles|ca|tout|todo|tutto|(?:the |my )?(?:dish|recipe|meal|topic|subject|mind))\b/;

function toppingIn(said: string, { dish }: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  const kind = knowledge.classics.get(dish)?.kind;
  if (isEggOnTop(said) && !(kind && (NO_FRIED_EGG.includes(kind) || CLASSIC_KINDS[kind] === 'sweet')))
    return { kind: 'topping', name: FRIED_EGGS };
  const [, named] =
    new RegExp(
      `^${OPENS}(?:${ADDS} )*(?:some |a few |a |an |the |eine? |einen |une? |una |ein paar |etwas |des |du |de la |de |unos |un po di )?${NAME}(?: (?:on top|on it|dazu|drauf|obendrauf|oben drauf|par dessus|encima|por encima|sopra))?${CLOSES}$`,
    ).exec(said) ?? [];
  // Spanish 'no' opens a message, too, but nobody refuses a topping to get it.
  const name = named && !/^no /.test(said) ? toppingCalled(named) : null;
  return name ? { kind: 'topping', name } : null;
}

const PARTS = /[.!?;]+\s+|\s*,\s+(?:(?:and|but|und|et|y|e|ma|mais|pero|aber)\s+)?|\s+(?:and|und|et)\s+/iu;
const NAMES_WHAT_GOES = new RegExp(` ${INSTEAD_OF} | for the |(?:^| )(?:${SWAPS}|${LACKS}) `);

/** The first of two changes that a message asks for, and what else it says; `null` if it is to be read as a whole. */
export function wishAndRest(
  written: string,
  shown: ChefMemory,
  knowledge: CookingKnowledge,
): { wish: Wish; rest: string } | null {
  if (written.length > LONGEST_OF_PARTS) return null;
  const [, form = '', beside = ''] = FORM_AND.exec(written.trim()) ?? [];
  const placed = form === '' ? null : wishIn(form, shown, knowledge);
  const kind = knowledge.classics.get(shown.dish)?.kind;
  // 'As muffins with cheese': the cornbread on screen, and not those that have a name.
  if (placed?.kind === 'place' && (kind === 'cake' || kind === 'bread'))
    return { wish: placed, rest: beside };
  const parts = written.split(PARTS).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  for (const [at, part] of parts.entries()) {
    const wish = wishIn(part, shown, knowledge);
    if (!wish || wish.kind === 'absent' || wish.kind === 'keep') continue;
    if (wish.kind === 'back' && wish.version === null) continue;
    if (wish.kind === 'swap' && wish.share === 1 && !NAMES_WHAT_GOES.test(wordsApart(part))) continue;
    const isSame = (other: string) =>
      JSON.stringify(wishIn(other, shown, knowledge)) === JSON.stringify(wish);
    // 'Bit bland, more flavour' says one thing twice.
    return { wish, rest: parts.filter((other, n) => n !== at && !isSame(other)).join(', ') };
  }
  return null;
}
const MOST_PARTS = 4;
const FORM_AND =
  /^((?:(?:ok|and|but|please|could you|can you|can i|can we),? )*(?:(?:make|do|bake|turn|have|i want|i'd like) )?(?:it |them |this |these |that )?(?:as|into|in|als|en|come|como) (?:some |a few |mini )?(?:muffins?|cup ?cakes?|fairy cakes?)(?: instead| please)?),? +(?:and |but )?((?:for|with|without|no|using|in|from|to|mit|ohne|f[uü]r|avec|sans|pour|con|sin|senza|per|para|vegan|gluten|dairy|less|more)\b.+)$/iu;
const LONGEST_OF_PARTS = 300;
