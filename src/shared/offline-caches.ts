/** What the names of caches begin with that are deleted when somebody else uses the device. */
const PRIVATE = 'plateful-private-';

/** The caches of the service worker, which pages read and clear. A number goes up when what is stored changes its shape. */
export const CACHES = {
  /** Built files, which belong to nobody. */
  files: 'plateful-files-2',
  /** Pages and personal answers of the person signed in, recipes they looked at, and `OWNER`. */
  pages: `${PRIVATE}pages-1`,
  /** Recipes they saved or planned. */
  wanted: `${PRIVATE}recipes-1`,
  pictures: `${PRIVATE}pictures-1`,
  /** Changes that wait for a connection, and the server's answers to them. They name their person, and wait for them. */
  outbox: 'plateful-outbox-1',
} as const;

/** Deletes what is kept of the person who is, or was, signed in. */
export async function deletePrivate(caches: CacheStore): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PRIVATE)) await caches.delete(name);
}

/** The browser's `CacheStorage`, as far as the server's types know it. */
interface CacheStore {
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}

/** Own pages that open without a connection. */
export const OWN_PAGES = ['/meal-plan', '/grocery-list', '/recipe-book', '/profile'] as const;

/** Own pages whose data the device keeps itself, newer than in a page that was kept. */
export const isCopied = (path: string): boolean => path === '/meal-plan' || path === '/grocery-list';

/** The view of a page that holds all that its others show. */
export const fullestView = (path: string): string => (path === '/profile' ? '/profile?view=saved' : path);

export const isOwnPage = (path: string): boolean => (OWN_PAGES as readonly string[]).includes(path);

/** What a page tells the service worker. */
export type WorkerMessage =
  /** Who is signed in, and in which kitchen; `null` for a visitor. What is kept of anybody else, or of another kitchen, is deleted. */
  | { type: 'person'; userId: string | null; kitchenId: string | null }
  /** Keep this page, and the built files that it needs now or later. */
  | { type: 'keep'; path: string; unlessYoungerThanMs: number }
  /** Keep these recipes and no others, the most important first. */
  | { type: 'want'; recipes: string[] }
  | { type: 'forget' }
  /** Take over from the version in use. */
  | { type: 'activate' };
