import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What an answer shows, and in the same words what a change changes:
 *
 * - `recipe:7f3…`, `recipes`: the very same words
 * - `person~jo` is shown by a search for names with "jo", and changed by `person~Joanna jo1`
 * - `popular>12.5` is shown by a list that ends at 12.5, and changed by `popular>13`; of a recipe that was listed before by
 *   `popular>13 12`, from 12 to 13
 * - `spelled^leek` is shown by a search for "leek", and changed by `spelled^leeks`, a word that no recipe had before
 * - `spelled^?leak` is shown if no recipe has "leak", and changed by `spelled^leek`, which it may be a typo of
 *
 * Queries say what they show beside the SQL that reads it; triggers say what changed beside the tables
 * (docs/decisions/0060-what-changed.md).
 */
export type Shown = string;

/** Marks a response whose changes are not notified: it is never cached. */
export const UNTRACKED: Shown = 'untracked';

const collecting = new AsyncLocalStorage<Set<Shown>>();

/** Records what the response in progress shows. Does nothing for responses that are not cached. */
export function shows(...what: readonly Shown[]): void {
  const shown = collecting.getStore();
  if (shown) for (const one of what) shown.add(one);
}

/** Produces a response, and collects what it shows. */
export async function withShown<Made>(make: () => Promise<Made>): Promise<{ made: Made; shown: Set<Shown> }> {
  const shown = new Set<Shown>();
  return { made: await collecting.run(shown, make), shown };
}

/** A comparison other than equality, as in `person~jo` and `popular>12.5`. */
interface Comparison {
  /** The prefix, such as `person~`. */
  kind: string;
  operand: string;
  fits(operand: string, detail: string): boolean;
}

const FITS: Record<string, Comparison['fits']> = { '~': mayContain, '>': crosses, '^': mayBeRelated };

function comparisonOf(what: Shown): Comparison | null {
  const [, kind = '', sign = '', operand = ''] = /^(\w+)([~>^])(.*)$/s.exec(what) ?? [];
  const fits = FITS[sign];
  return fits ? { kind: kind + sign, operand, fits } : null;
}

/** The database folds case in its own way, so beyond ASCII anything may match. */
function mayContain(term: string, text: string): boolean {
  const isPlain = !/[^\x20-\x7e]/.test(term + text);
  return !isPlain || text.toLowerCase().includes(term.toLowerCase());
}

/**
 * Whether a value reaches or crosses a threshold. A value that stays above it was listed already, or is left out for another
 * reason. Lists without an end have a negative threshold.
 */
function crosses(threshold: string, value: string): boolean {
  const end = Number(threshold);
  const [now, before] = value.split(' ').map(Number);
  if (end < 0 || now === undefined) return true;
  if (before === undefined) return !(now < end);
  return !((now < end && before < end) || (now > end && before > end));
}

/** Whether a word may contain another, or be a form of it: forms of a word start alike. */
function mayBeRelated(term: string, word: string): boolean {
  if (term.startsWith(MISSPELLED)) return mayCorrect(term.slice(MISSPELLED.length), word);
  return term[0] === word[0] || mayContain(term, word);
}

/** Prefix of a `spelled` word that no recipe contains: any similar word may be its correction. */
export const MISSPELLED = '?';

/** Whether a word may be the correction of a misspelled one: the database compares their trigrams, with marked ends. */
function mayCorrect(misspelled: string, word: string): boolean {
  if (/[^a-z0-9]/.test(word)) return true;
  const [marked, other] = [misspelled, word].map((text) => `  ${text} `) as [string, string];
  const trigrams = Array.from({ length: marked.length - 2 }, (_, at) => marked.slice(at, at + 3));
  return word.includes(misspelled) || trigrams.some((trigram) => other.includes(trigram));
}

/** Tells for each change whether a response that shows this has to be made again. */
export function concerning(shown: ReadonlySet<Shown>): (change: Shown) => boolean {
  const compared = Map.groupBy(
    [...shown].flatMap((what) => comparisonOf(what) ?? []),
    ({ kind }) => kind,
  );
  return (change) => {
    if (shown.has(change)) return true;
    const changed = comparisonOf(change);
    if (!changed) return false;
    return compared.get(changed.kind)?.some(({ operand, fits }) => fits(operand, changed.operand)) ?? false;
  };
}

/** Finds the responses that a change affects, without looking at the others. */
export class ShownIndex {
  readonly #equal = new Map<Shown, Set<string>>();
  readonly #compared = new Map<string, Map<Shown, Set<string>>>();

  add(key: string, shown: Iterable<Shown>): void {
    for (const what of shown) {
      const keys = this.#at(what);
      const known = keys.get(what) ?? new Set();
      keys.set(what, known.add(key));
    }
  }

  remove(key: string, shown: Iterable<Shown>): void {
    for (const what of shown) {
      const keys = this.#at(what);
      const known = keys.get(what);
      known?.delete(key);
      if (known?.size === 0) keys.delete(what);
    }
  }

  concernedBy(change: Shown): Set<string> {
    const changed = comparisonOf(change);
    if (!changed) return new Set(this.#equal.get(change));
    const found = new Set<string>();
    for (const [what, keys] of this.#compared.get(changed.kind) ?? [])
      if (changed.fits(what.slice(changed.kind.length), changed.operand))
        for (const key of keys) found.add(key);
    return found;
  }

  #at(what: Shown): Map<Shown, Set<string>> {
    const comparison = comparisonOf(what);
    if (!comparison) return this.#equal;
    const known = this.#compared.get(comparison.kind) ?? new Map<Shown, Set<string>>();
    this.#compared.set(comparison.kind, known);
    return known;
  }
}
