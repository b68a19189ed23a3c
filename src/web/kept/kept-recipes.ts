import { useQuery } from '@tanstack/react-query';
import { CACHES, KEPT_RECIPES, type KeptRecipe } from '#shared/offline-caches.ts';

/** The recipes that open without a connection: those stored for later, and those viewed last. */
export interface KeptRecipes {
  ids: ReadonlySet<string>;
  /** Size of those stored for later. */
  bytes: number;
}

const LOOK_MS = 2000;
const QUERY = ['kept-recipes'];

/** `undefined` until known, and if the browser stores nothing. */
export function useKeptRecipes({
  isWanted = true,
  untilHere = [],
}: {
  isWanted?: boolean;
  /** Checks again every two seconds until these are stored. */
  untilHere?: readonly string[];
} = {}): KeptRecipes | undefined {
  return useQuery({
    queryKey: QUERY,
    queryFn: keptRecipes,
    enabled: isWanted,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (untilHere.every((id) => data?.ids.has(id)) ? false : LOOK_MS),
  }).data;
}

async function keptRecipes(): Promise<KeptRecipes> {
  const [seen, wanted] = await Promise.all([caches.open(CACHES.pages), caches.open(CACHES.wanted)]);
  const requests = [...(await seen.keys()), ...(await wanted.keys())];
  const ids = requests.flatMap(({ url }) => /^\/recipe\/([^/]+)$/.exec(new URL(url).pathname)?.[1] ?? []);
  const written = await wanted.match(KEPT_RECIPES);
  const sizes = written ? Object.values((await written.json()) as Record<string, KeptRecipe>) : [];
  return {
    ids: new Set(ids.map(decodeURIComponent)),
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
