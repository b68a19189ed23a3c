import type { ChefRequest } from '../request/request.ts';
import type { ClassicKind } from './classic.ts';
import { isOfMachine } from './machines.ts';

/** Dishes with a name that are of a kind that somebody asks for: a pasta, a soup. */
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

/** The kinds of dishes with a name that a request asks for; empty if it names no kind, or one that has none. */
export function kindsOf(request: ChefRequest): ClassicKind[] {
  const table = isOfMachine(request) ? OF_MACHINE : request.cuisine !== null ? OF_CUISINE : OF_KIND;
  return request.dishes.flatMap((id) => table[id] ?? []);
}
