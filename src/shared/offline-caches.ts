/** The caches of the service worker, which pages read and clear. A number goes up when what is stored changes its shape. */
export const CACHES = {
  /** Built files, which belong to nobody. */
  files: 'plateful-files-2',
  /** Pages and personal answers of whoever is signed in, recipes they looked at, and `OWNER`. */
  pages: 'plateful-pages-2',
  /** Recipes they saved or planned. */
  wanted: 'plateful-wanted-1',
  pictures: 'plateful-pictures-1',
  /** Their changes that wait for a connection, and the server's answers to them. */
  outbox: 'plateful-outbox-1',
} as const;

/** What is deleted when somebody else uses the device. Changes in the outbox name their person, and wait for them. */
export const PRIVATE_CACHES = [CACHES.pages, CACHES.wanted, CACHES.pictures] as const;

/** Own pages that open without a connection. */
export const OWN_PAGES = ['/meal-plan', '/grocery-list', '/recipe-book', '/profile'] as const;

/** The view of a page that holds all that its others show. */
export const fullestView = (path: string): string => (path === '/profile' ? '/profile?view=saved' : path);

export const isOwnPage = (path: string): boolean => (OWN_PAGES as readonly string[]).includes(path);

/** What a page tells the service worker. */
export type WorkerMessage =
  /** Who is signed in; `null` for a visitor. What is kept of anybody else is deleted. */
  | { type: 'person'; userId: string | null }
  /** Keep this page, and the built files that it needs now or later. */
  | { type: 'keep'; path: string; unlessYoungerThanMs: number }
  /** Keep these recipes and no others, the most important first. */
  | { type: 'want'; recipes: string[] }
  | { type: 'forget' }
  /** Take over from the version in use. */
  | { type: 'activate' };
