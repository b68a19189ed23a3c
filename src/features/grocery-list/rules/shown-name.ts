import { englishWords } from '#features/foods/rules/catalog/food-names.ts';
import { pluralOf, singularOf } from '#features/foods/rules/catalog/plurals.ts';

/** Forms given by a line's unit: a can, a bunch. */
const TOLD_BY_UNIT = new Set(['canned', 'fresh']);
/** Forms given beside the name: 'corn (frozen)'. */
const FORMS = new Set(['dried', 'frozen', 'cooked', 'smoked', 'mini']);

/** The words of a line that name its product, in the spelling of the catalog's names. */
export function namedIn(
  written: string,
  product: string,
  words: ReadonlySet<string>,
  capitals: ReadonlyMap<string, string>,
): string {
  // In 'worcestershire sauce or teriyaki sauce', each word names the product once; in 'half and half', 'half' names it
  // twice.
  const own = englishWords(product);
  const left = new Map([...words].map((word) => [word, Math.max(1, countOf(own, word))]));
  const named = written.split(/[\s/]+/).filter((word) => {
    const said = englishWords(word);
    const isNaming = said.length > 0 && said.every((each) => (left.get(each) ?? 0) > 0);
    if (isNaming) for (const each of said) left.set(each, (left.get(each) ?? 0) - 1);
    return isNaming;
  });
  const untold = [...words].filter((word) => left.get(word) !== 0 && !TOLD_BY_UNIT.has(word));
  if (named.length === 0 || untold.some((word) => !FORMS.has(word))) return product;
  // 'pods of cardamom' are cardamom pods, but 'rapeseed oil or peanut oil' is not 'oil peanut'.
  const said = named.flatMap(englishWords);
  const isTurned = / (?:of|or|from) /.test(written) && isOutOfOrder(own, said);
  if (isTurned) return product;
  const ordered = CHOICE.test(written) ? inOrder(named, words) : named;
  // 'dill fresh' is fresh dill.
  const isLast = ordered.length > 1 && AFTER.test(ordered.at(-1) ?? '');
  return [...untold, ...(isLast ? [...ordered.slice(-1), ...ordered.slice(0, -1)] : ordered)]
    .join(' ')
    .replace(/[,;:.]+(?= |$)/g, '')
    .replace(/[\p{L}'’]+/gu, (word) => capitals.get(word.toLowerCase()) ?? word.toLowerCase());
}

const countOf = (words: readonly string[], word: string) => words.filter((each) => each === word).length;

const CHOICE = / or |\//;
/** Words that some cooks put after the food. */
const AFTER = /^(?:fresh|ripe|seedless|raw|organic)$/i;

/** 'milk skim or full cream' is skim milk. */
function inOrder(named: readonly string[], words: ReadonlySet<string>): readonly string[] {
  const order = [...words];
  const placeOf = (word: string) => order.indexOf(englishWords(word)[0] ?? '');
  return named.some((word) => placeOf(word) < 0) ? named : [...named].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Whether all words occur, but in a different order. */
function isOutOfOrder(words: readonly string[], said: readonly string[]): boolean {
  const places = words.map((word) => said.indexOf(word));
  return !places.includes(-1) && places.some((place, at) => place < (places[at - 1] ?? 0));
}

interface Known {
  name: string;
  plural: string;
}

/** What a row shows: one piece, several, an amount that is several, or one that is not a count. */
export type Counted = 'one' | 'several' | 'much' | 'measured';

/**
 * The name that most lines use; in a tie the catalog's, otherwise the shorter one. It is plural for several pieces, and for
 * an amount if a line writes it in the plural.
 */
export function shownName(names: readonly string[], known: Known | null, counted: Counted): string {
  const own = known && englishWords(known.name).join(' ');
  const byWords = [...Map.groupBy(names, (name) => englishWords(name).join(' '))];
  const [most = []] = byWords
    .sort(([a, some], [b, others]) => {
      const isOwn = Number(b === own) - Number(a === own);
      return others.length - some.length || isOwn || byLength(commonest(some), commonest(others));
    })
    .map(([, group]) => group);
  // 'Mayonnaise' rather than 'mayonaise'
  const isKnown = (other: string) =>
    [known?.name, known?.plural].some((own) => own?.toLowerCase() === other.toLowerCase());
  const name = commonest(most.some(isKnown) ? most.filter(isKnown) : most);
  // Of 'Tomate' and 'Tomaten', the longer one is the plural.
  if (!known && counted === 'several')
    return (
      names
        .filter((other) => other.toLowerCase().startsWith(name.toLowerCase()) && !/[ /]/.test(other))
        .sort(byLength)
        .at(-1) ?? name
    );
  if (!known || known.plural === known.name) return name;
  const several = most.find((other) => isPluralOf(other, name));
  if (several) return counted === 'one' ? name : several;
  const single = most.find((other) => isPluralOf(name, other));
  if (single) return counted === 'one' ? single : name;
  // '1 ripe avocados'
  if (
    counted === 'one' &&
    known.plural !== known.name &&
    name.toLowerCase().endsWith(known.plural.toLowerCase())
  )
    return name.slice(0, name.length - known.plural.length) + known.name;
  if (counted === 'one') return singularOf(name);
  const isMuch = counted === 'much' && !GROUND.test(name) && !/ of /.test(name);
  if (counted !== 'several' && !isMuch) return name;
  const ends = (end: string) => name.toLowerCase().endsWith(end.toLowerCase());
  if (ends(known.plural)) return name;
  if (ends(known.name)) return name.slice(0, name.length - known.name.length) + known.plural;
  return isMuch ? name : pluralOf(name);
}

const GROUND = /\b(?:ground|puréed|pureed|grated)\b/i;

/** The most frequent of several spellings; in a tie, the shorter one. */
function commonest(names: readonly string[]): string {
  const bySpelling = [...Map.groupBy(names, (name) => name).values()];
  return bySpelling.sort((a, b) => b.length - a.length || byLength(a[0] ?? '', b[0] ?? ''))[0]?.[0] ?? '';
}

const isPluralOf = (many: string, one: string) => many.length > one.length && pluralOf(one) === many;
const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1);
