import type { AisleId } from '#features/foods/rules/catalog/food.ts';
import { englishWords } from '#features/foods/rules/catalog/food-names.ts';
import { addsOnlyNoun, productWords } from '#features/foods/rules/catalog/product-words.ts';

/** A name in the English column, with its other names. */
export interface Entry {
  names: string[];
  /**
   * '=name': another name of the food. '~name': a kind of it, bought as a separate product. Otherwise decided by its words.
   */
  as: 'same' | 'kind' | 'told';
}

/** Names of a food that mean the same product, and names of its kinds, one list per product. */
export interface Names {
  same: string[];
  kinds: string[][];
}

/** 'scallion, =green onion, ~baby onion = pickling onion'. */
export function readEntries(text: string): Entry[] {
  return text.split(',').flatMap((part): Entry[] => {
    const names = part
      .replace(/^\s*[=~]/, '')
      .split('=')
      .flatMap((name) => name.trim() || []);
    if (names.length === 0) return [];
    const [mark] = part.trim();
    return [{ names, as: mark === '=' ? 'same' : mark === '~' || names.length > 1 ? 'kind' : 'told' }];
  });
}

/**
 * Distinguishes synonyms from kinds. Without a mark, a name that adds a distinctive word to the food's name is a kind ('red
 * wine vinegar'), and one with other words is a synonym ('zucchini').
 */
export function namesOf({ name, aisle }: { name: string; aisle: AisleId }, entries: readonly Entry[]): Names {
  const wordsOf = (text: string) => productWords(englishWords(text), aisle);
  const own = new Set(wordsOf(name));
  const extraOf = (text: string) =>
    wordsOf(text)
      .filter((word) => !own.has(word))
      .sort()
      .join(' ');
  const kinds: string[][] = entries.flatMap(({ names, as }) => (as === 'kind' ? [[...names]] : []));
  const ofKinds = new Set(kinds.flat().map((each) => englishWords(each).join(' ')));
  const byExtra = new Map<string, string[]>();
  for (const kind of kinds) for (const each of kind) byExtra.set(extraOf(each), kind);
  const sameExtra = new Set(entries.flatMap(({ names, as }) => (as === 'same' ? names.map(extraOf) : [])));
  const same: string[] = [];
  const unshared: string[] = [];
  for (const { names, as } of entries) {
    const [each = ''] = names;
    if (as === 'kind' || (as === 'told' && ofKinds.has(englishWords(each).join(' ')))) continue;
    const extra = extraOf(each);
    const isSame =
      as === 'same' ||
      extra === '' ||
      (sameExtra.has(extra) && !byExtra.has(extra)) ||
      addsOnlyNoun(englishWords(each), englishWords(name));
    const kind = byExtra.get(extra);
    if (isSame) same.push(each);
    else if (kind) kind.push(each);
    else if (wordsOf(each).some((word) => own.has(word))) {
      const begun = [each];
      kinds.push(begun);
      byExtra.set(extra, begun);
    } else unshared.push(each);
  }
  // 'Granny Smith' comes before or after 'Granny Smith apple'.
  for (const each of unshared) (byExtra.get(extraOf(each)) ?? same).push(each);
  return { same, kinds };
}
