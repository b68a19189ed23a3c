import { DIFFICULTIES, type Difficulty, LONGEST_CATEGORY } from '#features/recipes/rules/limits.ts';
import { LONGEST_TERM, MOST_PAGES } from './limits.ts';

const MOST_TOKENS = 8;
const LONGEST_TOKEN = 60;
const SHORTEST_MISSPELT = 4;

/** Stop words, also those of recipe names in German, French, Spanish and Italian; `s` is left of "shepherd's pie". */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'a an and the with of in for to or my s',
    'und mit der das dem',
    'et au aux avec de du des la le les l d',
    'y con el los las al del',
    'ai alla alle di della dei gli il lo',
  ].flatMap((words) => words.split(' ')),
);
/** Letters that PostgreSQL's `unaccent` expands and Unicode normalization does not. */
const LIGATURES: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lowercases and strips accents, as search words are stored. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłðþı]/g, (letter) => LIGATURES[letter] ?? letter);
}

/** The words of a search term, at most eight; stop words count only on their own. */
export function searchTokens(term: string): string[] {
  const words = foldText(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST_TOKEN));
  const distinctive = words.filter((word) => !FILLERS.has(word));
  return [...new Set(distinctive.length > 0 ? distinctive : words)].slice(0, MOST_TOKENS);
}

/**
 * The edit distance of two words, of which one may be in the plural; `null` if too large for a typo: more than one edit in
 * a short word, two in a long one.
 */
export function misspellingDistance(token: string, word: string): number | null {
  const [one, other] = [withoutPlural(token), withoutPlural(word)];
  const distances = [
    distanceOf(token, word),
    other === word ? null : distanceOf(token, other),
    one === token ? null : distanceOf(one, word),
  ].filter((each) => each !== null);
  return distances.length > 0 ? Math.min(...distances) : null;
}

const withoutPlural = (word: string): string => word.replace(/(?<=\p{L}{3})(?<!s)s$/u, '');

function distanceOf(token: string, word: string): number | null {
  if (token.length < SHORTEST_MISSPELT) return null;
  const most = token.length < 7 ? 1 : 2;
  if (Math.abs(token.length - word.length) > most) return null;
  const distance = editDistance(token, word);
  return distance <= most ? distance : null;
}

/** Edits: insert, delete, replace or swap adjacent letters. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Sort orders: relevance, ratings, date, total time, likes. */
export const SORTS = ['best', 'rated', 'newest', 'quickest', 'liked'] as const;
export type SearchSort = (typeof SORTS)[number];

/** A search as in the URL; unset filters are omitted. */
export interface SearchQuery {
  q: string;
  category?: string;
  diet?: string;
  maxTime?: number;
  difficulty?: Difficulty;
  author?: string;
  /** The reader's diets and allergens, which are in no page's URL. */
  suits?: string;
  /** Relevance by default. */
  sort?: Exclude<SearchSort, 'best'>;
}

export type SearchTab = 'recipes' | 'profiles';

/** Parses a search from a URL; invalid values are ignored, so that old links keep working. */
export function readSearch(address: URLSearchParams): { query: SearchQuery; tab: SearchTab; pages: number } {
  const text = (name: string, most = LONGEST_CATEGORY) => {
    const value = address.get(name)?.trim() ?? '';
    return value.length <= most ? value : value.slice(0, most);
  };
  const minutes = Number(text('maxTime'));
  const difficulty = DIFFICULTIES.find((known) => known === text('difficulty'));
  const sort = SORTS.find((known) => known !== 'best' && known === text('sort')) as SearchQuery['sort'];
  const pages = Number(text('page'));
  const [category, diet, author] = [text('category'), text('diet'), text('author', 100)];
  return {
    query: {
      q: text('q', LONGEST_TERM),
      ...(category && { category }),
      ...(diet && { diet }),
      ...(Number.isInteger(minutes) && minutes > 0 && minutes <= 10_000 && { maxTime: minutes }),
      ...(difficulty && { difficulty }),
      ...(author && { author }),
      ...(sort && { sort }),
    },
    tab: text('tab') === 'profiles' ? 'profiles' : 'recipes',
    pages: Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MOST_PAGES) : 1,
  };
}

/** The tab to show: switches if only the other one has results (spec part 1 §2 'Search'). */
export function shownTab(wanted: SearchTab, counts: Record<SearchTab, number>): SearchTab {
  const other = wanted === 'recipes' ? 'profiles' : 'recipes';
  return counts[wanted] === 0 && counts[other] > 0 ? other : wanted;
}

export function hasMorePages(
  { total, more }: { total: number; more: boolean },
  pages: number,
  perPage: number,
): boolean {
  return pages < MOST_PAGES && (more || pages * perPage < total);
}
