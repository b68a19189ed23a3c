import { memoizeByObject } from '#shared/memoize.ts';
import { isOfMachine } from '../cooking/machines.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import type { Classic, ClassicKind } from './classic.ts';

/** Known dishes of a requested kind: a pasta, a soup. */
const OF_KIND: Record<string, readonly ClassicKind[]> = {
  pasta: ['pasta'],
  'tomato pasta': ['pasta'],
  'creamy pasta': ['pasta'],
  'smooth soup': ['soup'],
  'chunky soup': ['soup'],
  'leafy salad': ['salad'],
  'warm salad': ['salad'],
  'grain salad': ['salad'],
  curry: ['curry'],
  traybake: ['roast'],
  'loaf cake': ['cake'],
  'noodle soup': ['soup', 'noodles'],
  'tossed noodles': ['noodles'],
};

/** What a machine is asked for, and what keeps, is one of the dishes made for it. */
const OF_MACHINE: Record<string, readonly ClassicKind[]> = { ...OF_KIND, stew: ['stew', 'curry'] };

/** Of a cuisine, more kinds: its own dishes are what one thinks of first. */
const OF_CUISINE: Record<string, readonly ClassicKind[]> = {
  ...OF_KIND,
  stew: ['stew', 'curry'],
  curry: ['curry', 'stew'],
};

/** The kinds of known dishes that a request names; empty if it names no kind, or one without known dishes. */
export function kindsOf(request: ChefRequest): ClassicKind[] {
  const table = isOfMachine(request) ? OF_MACHINE : request.cuisine !== null ? OF_CUISINE : OF_KIND;
  return request.dishes.flatMap((id) => table[id] ?? []);
}

const SOUPY = /\b(?:broth|soup|ladle)/i;

const IN_BROTH = 'noodle soup';
const TOSSED = 'tossed noodles';

/** Whether a dish is no kind of noodles that a request rules out: 'a noodle soup' is in a broth, and 'noodles' are not. */
export function isOfNoodlesAsked(classic: Classic, dishes: readonly string[]): boolean {
  if (classic.kind !== 'noodles') return true;
  return hasBroth(classic) ? !dishes.includes(TOSSED) : !dishes.includes(IN_BROTH);
}

const hasBroth = memoizeByObject(({ title, steps }: Classic): boolean =>
  SOUPY.test([title, ...steps].join(' ')),
);

const SWEET_KINDS = [
  'fruit',
  'berry',
  'chocolate',
  'cocoa',
  'oats',
  'sugar',
  'syrup',
  'dried',
  'sweet-spice',
];

const OF_BATTER =
  /^(?:eggs?|milk|butter|(?:plain |self-raising )?flour|caster sugar|sugar|buttermilk|baking powder)$/;

/** Eggs, milk and flour are pancakes. */
export const isBatter = ({ wanted }: ChefRequest): boolean =>
  wanted.length >= 2 &&
  wanted.every(([first = '']) => OF_BATTER.test(first)) &&
  wanted.some(([first = '']) => first.includes('flour'));

/** Whether nothing but what is sweet is named. */
export function isSweetWish({ wanted }: ChefRequest, { larder }: CookingKnowledge): boolean {
  const isSweet = (name: string) => SWEET_KINDS.some((kind) => larder.get(name)?.kinds.has(kind));
  const isNeutral = (name: string) =>
    /^(?:egg|butter|milk|yogurt|Greek yogurt|soy yogurt|ricotta|mascarpone|cream|double cream|cottage cheese|cream cheese|quark|skyr|digestive biscuits|(?:vegan |gluten-free )?(?:puff|filo|shortcrust) pastry|peanut butter|nuts?|walnuts|almonds)/.test(
      name,
    );
  return (
    wanted.length > 0 &&
    wanted.some((names) => names.some(isSweet)) &&
    wanted.every((names) => names.some((name) => isSweet(name) || isNeutral(name)))
  );
}
