import { englishWords } from '#features/foods/rules/food-names.ts';
import { pluralOf } from '#features/foods/rules/plurals.ts';

/** The words of a line that name its product, in the spelling of the catalog's names. */
export function namedIn(
  written: string,
  words: ReadonlySet<string>,
  capitals: ReadonlyMap<string, string>,
): string {
  // 'worcestershire sauce or teriyaki sauce': each word names the product once.
  const left = new Set(words);
  const named = written.split(/\s+/).filter((word) => {
    const own = englishWords(word);
    const isNaming = own.length > 0 && own.every((each) => left.has(each));
    if (isNaming) for (const each of own) left.delete(each);
    return isNaming;
  });
  const chosen = named.length > 0 ? named : [written];
  return chosen
    .join(' ')
    .replace(/[,;:.]+(?= |$)/g, '')
    .replace(/[\p{L}'’]+/gu, (word) => capitals.get(word.toLowerCase()) ?? word.toLowerCase());
}

interface Known {
  name: string;
  plural: string;
}

/** The name most lines use, the shorter of two, in the plural for several. */
export function shownName(names: readonly string[], known: Known | null, isSeveral: boolean): string {
  const byWords = Map.groupBy(names, (name) => englishWords(name).join(' '));
  const [most = []] = [...byWords.values()].sort(
    (a, b) =>
      b.length - a.length || shortest(a).length - shortest(b).length || compare(shortest(a), shortest(b)),
  );
  const forms = [...new Set(most)].sort((a, b) => a.length - b.length || compare(a, b));
  const [first = '', ...others] = forms;
  if (!known || known.plural === known.name) return others.at(-1) ?? first;
  const last = others.at(-1) ?? first;
  if (!isSeveral) return first === last || isCountedOnce(most) ? first : last;
  if (last !== first) return last;
  if (last.toLowerCase().endsWith(known.plural.toLowerCase())) return last;
  return last.toLowerCase().endsWith(known.name.toLowerCase())
    ? last.slice(0, last.length - known.name.length) + known.plural
    : pluralOf(last);
}

const isCountedOnce = (names: readonly string[]) => names.length === 1;
const shortest = (names: readonly string[]) =>
  [...names].sort((a, b) => a.length - b.length || compare(a, b))[0] ?? '';
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
