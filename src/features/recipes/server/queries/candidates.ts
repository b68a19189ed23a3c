import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Db, preparedPerDb } from '#server/database/db.ts';
import type { Comparable } from '../../rules/alike.ts';
import { type WordFrequencies, wordFrequencies } from './word-frequencies.ts';

const KEEP_MS = 60_000;
/** How many recipes the cached lists contain in total: about 3 MB. */
const MOST_KEPT = 6_000;
const CANDIDATES = 60;
const TAG_CANDIDATES = 40;
/** How many of the most popular recipes, and of those mentioning a tag, are searched for similarities. */
const POPULAR = 600;
const TAG_MENTIONS = 300;
/** A tag in more recipes than this is also shared by popular ones. */
const COMMON_WORD = 3_000;

/** A recipe that another may be similar to. */
export interface Candidate extends Comparable {
  id: string;
  score: number;
  /** Its tags, in a form for comparison. */
  keys: readonly string[];
}

/** Lists by name, each read at most once a minute, with a limit on the total number of entries. */
export function listsWithin<Item extends object>(most: number) {
  return new LRUCache<string, Item[], () => Promise<Item[]>>({
    maxSize: most,
    sizeCalculation: (list) => list.length + 1,
    ttl: KEEP_MS,
    fetchMethod: (_name, _stale, { context }) => context(),
    // A list that is evicted while it is being read is still returned to its waiting callers.
    ignoreFetchAbort: true,
  });
}

/** Lists of candidates, shared by all recipes that use them: which recipes are similar may lag by a minute. */
const listsOf = preparedPerDb(() => listsWithin<Candidate>(MOST_KEPT));

/**
 * The recipes that one may be similar to: the newest and most popular of its category, those sharing a tag or main food, and
 * the most popular overall. One statement for each list that was not used in the last minute.
 */
export async function candidatesFor(
  db: Db,
  { category, tags, mainFoods }: Pick<Comparable, 'category' | 'tags' | 'mainFoods'>,
): Promise<Candidate[]> {
  const keys = keysOf(tags);
  const wanted = keys.filter(isRare(await wordFrequencies(db)));
  const [popular, ofCategory, ...tagged] = await Promise.all([
    listOfPopular(db),
    listOfCategory(db, category),
    ...wanted.map((tag) => listWithTag(db, tag)),
  ]);
  const isShared = ({ keys: others, mainFoods: foods }: Candidate) =>
    others.some((key) => keys.includes(key)) || foods.some((food) => mainFoods.includes(food));
  const found = [
    ...popular.slice(0, CANDIDATES),
    ...popular.filter(isShared).slice(0, CANDIDATES),
    ...ofCategory,
    ...tagged.flat(),
  ];
  return [...new Map(found.map((candidate) => [candidate.id, candidate])).values()];
}

const isRare =
  ({ share, recipes }: WordFrequencies) =>
  (tag: string) =>
    tag.split(/\s+/).some((word) => share(word) * recipes < COMMON_WORD);

const keysOf = (tags: readonly string[]) => tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean);

const COLUMNS = sql.raw('id, category, tags, difficulty, score, title, main_foods');

const listOfPopular = (db: Db) =>
  listed(db, 'popular', sql`select ${COLUMNS} from recipes order by score desc, id desc limit ${POPULAR}`);

function listOfCategory(db: Db, category: string): Promise<Candidate[]> {
  const own = sql`from recipes where categories @> ${sql.param([category])}::text[]`;
  return listed(
    db,
    `category ${category}`,
    sql`(select ${COLUMNS} ${own} order by score desc, id desc limit ${CANDIDATES})
    union all (select ${COLUMNS} ${own} order by created_at desc, id desc limit ${CANDIDATES})`,
  );
}

function listWithTag(db: Db, tag: string): Promise<Candidate[]> {
  return listed(
    db,
    `tag ${tag}`,
    sql`select ${COLUMNS} from (
      select ${COLUMNS} from recipes where search @@ plainto_tsquery('plateful', ${tag}) limit ${TAG_MENTIONS}
    ) mentioned where exists (select from unnest(tags) own where lower(trim(own)) = ${tag}) limit ${TAG_CANDIDATES}`,
  );
}

function listed(db: Db, name: string, statement: SQL): Promise<Candidate[]> {
  const read = async () => {
    const { rows } = await db.execute<Row>(statement);
    return rows.map(({ main_foods: mainFoods, ...row }) => ({ ...row, mainFoods, keys: keysOf(row.tags) }));
  };
  return listsOf(db).forceFetch(name, { context: read });
}

interface Row {
  [column: string]: unknown;
  id: string;
  category: string;
  tags: string[];
  difficulty: string | null;
  score: number;
  title: string;
  main_foods: string[];
}
