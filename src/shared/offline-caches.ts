import { paths } from './paths.ts';

/** Prefix of caches that are deleted when somebody else uses the device. */
const PRIVATE = 'plateful-private-';

/** The caches of the service worker, which pages read and clear. The number goes up when the stored format changes. */
export const CACHES = {
  /** Built files, which are the same for everyone. */
  files: 'plateful-files-2',
  /** Pages and personal responses of the person signed in, recipes they looked at, and `OWNER`. */
  pages: `${PRIVATE}pages-1`,
  /** Recipes they saved, planned or have in their book, compressed, and `KEPT_RECIPES`. */
  wanted: `${PRIVATE}recipes-2`,
  /** Their recipe book, and the cards of their saved recipes. */
  lists: `${PRIVATE}lists-1`,
  pictures: `${PRIVATE}pictures-1`,
  /**
   * Changes waiting for a connection, and the server's responses to them. They name their person, and are kept until that
   * person is back.
   */
  outbox: 'plateful-outbox-1',
} as const;

/** Deletes everything stored for the person who is, or was, signed in. */
export async function deletePrivate(caches: CacheStore): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PRIVATE)) await caches.delete(name);
}

/** The subset of the browser's `CacheStorage` that we use, which the server's types lack. */
interface CacheStore {
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}

/** A person's own pages that open without a connection. */
export const OWN_PAGES = [
  paths.mealPlan.pattern,
  paths.groceryList.pattern,
  paths.recipeBook,
  paths.profile,
] as const;

/** Pages whose data the device stores itself, newer than in a stored page. */
export const isCopied = (path: string): boolean =>
  path === paths.mealPlan.pattern || path === paths.groceryList.pattern;

/** The view of a page that includes everything its other views show. */
export const fullestView = (path: string): string => (path === paths.profile ? paths.savedRecipes : path);

export const isOwnPage = (path: string): boolean => (OWN_PAGES as readonly string[]).includes(path);

/** The address under which the cache of wanted recipes stores its index: a `KeptRecipe` for each address. */
export const KEPT_RECIPES = '/kept';
export interface KeptRecipe {
  /** The recipe's version; `null` if unknown. */
  version: number | null;
  /** The build of the page that asked for it. */
  build: string;
  /** When it was fetched, in milliseconds since 1970. */
  at: number;
  /** Size of the stored page and its picture. */
  bytes: number;
  /** The picture's address without its width. */
  picture: string | null;
}

/** Space that wanted recipes and their pictures may take on a device: enough for about a thousand. */
export const MOST_KEPT_BYTES = 80 * 2 ** 20;
/** How many of them are fetched if the browser does not tell what kind of connection it has. */
export const FEW_RECIPES = 80;

export interface WantedRecipe {
  id: string;
  /** The latest version; `null` if unknown. */
  version: number | null;
}

/** What a page sends to the service worker. */
export type WorkerMessage =
  /**
   * Who is signed in, and in which kitchen; `null` for a visitor. Data of anybody else, or of another kitchen, is deleted.
   */
  | { type: 'person'; userId: string | null; kitchenId: string | null }
  /** Stores this page, and the built files that it needs now or later; `build` is that of the page that asks. */
  | { type: 'keep'; path: string; unlessYoungerThanMs: number; build: string }
  /**
   * Stores these recipes and no others, most important first; fetches only the first `fetchFirst`, and recipes seen lately
   * that another build rendered.
   */
  | { type: 'want'; recipes: WantedRecipe[]; fetchFirst: number; build: string }
  | { type: 'forget' }
  /** Stores nothing more: a successor waits, and browsers activate it once this version has nothing left to do. */
  | { type: 'retire' }
  /** Takes over from the version in use. */
  | { type: 'activate' };
