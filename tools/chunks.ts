import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Begins to hydrate when it is evaluated, so it is a file of its own, after those of the page. */
const START = join(ROOT, 'src/app/entry.client.tsx');

/** What all pages import begins here. */
const ROOTS = [START, join(ROOT, 'src/app/root.tsx?__react-router-build-client-route')];

/** What most pages need besides. */
const ON_MOST_PAGES = modules(
  ...['app/layout/page-head', 'web/load-in-browser', 'web/offline', 'web/hooks/use-hydrated'],
  ...['web/ui/after-heading', 'web/ui/avatar', 'web/ui/button', 'web/ui/icon-button', 'web/ui/picture'],
  'web/ui/t',
  ...[
    'web/ui/states/skeleton',
    'web/ui/states/spinner',
    'web/ui/use-near',
    'web/ui/when-near',
    'web/ui/chip',
  ],
  ...['web/ui/states/error-state', 'web/ui/states/empty-state', 'web/hooks/use-offline', 'web/ui/badge'],
  ...['web/native/browser', 'web/native/native'],
  ...['features/foods/web/dietary-mark', 'features/accounts/web/queries/avoided'],
  ...['features/recipes/rules/recipe', 'features/recipes/rules/limits', 'features/recipes/rules/difficulty'],
  ...['features/recipes/web/queries/recipes', 'features/profiles/web/queries/hidden-people'],
);

/** The icons that the shell and Home show. */
const HOME_ICONS = icons(
  ...['arrow-left', 'arrow-right', 'arrow-up-right', 'bell', 'bookmark', 'calendar-days', 'chef-hat'],
  ...['circle-plus', 'clock', 'cloud-exclamation-point', 'cooking-pot', 'heart', 'house', 'menu', 'moon'],
  ...['plus', 'search', 'shopping-basket', 'sun', 'x'],
);

/** Those that the plan shows at first, and other screens besides. */
const KITCHEN_ICONS = icons(
  ...['book-open', 'calendar-heart', 'calendar-plus', 'check', 'chevron-down', 'chevron-left'],
  ...['chevron-right', 'cloud-off', 'copy', 'ellipsis', 'external-link', 'grip-vertical', 'layout-grid'],
  ...['notebook-pen', 'pencil', 'printer', 'share-2', 'sparkles', 'trash', 'triangle-exclamation-point'],
  'users',
);
/** Besides these, those that the list shows. */
const LIST_ICONS = icons('ellipsis-vertical', 'rotate-ccw', 'shopping-cart', 'store');
/** Besides these, those that the recipe form shows. */
const FORM_ICONS = icons('camera', 'download', 'image-plus', 'refresh-cw');

const ANY_ICON = /[\\/]lucide-react[\\/]/;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

let onEveryPage: Set<string> | undefined;

function isInShell(id: string, graph: ModuleGraph): boolean {
  onEveryPage ??= importedBy(ROOTS, graph);
  return id !== START && (onEveryPage.has(id) || ON_MOST_PAGES(id) || HOME_ICONS(id));
}

/** All that modules import at once, with themselves. Not icons, which are all imported from one file. */
function importedBy(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const next = [...ids];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id) || ANY_ICON.test(id)) continue;
    found.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * The files that pages share. What every page needs comes in two files instead of dozens of small ones: fewer requests, and
 * they compress better together. What several pages share comes in few others; what only one screen uses stays with it. A
 * group takes along what its modules import, unless an earlier group has it: what is needed alone is a group of its own.
 */
export const CHUNKS = [
  {
    name: 'libraries',
    test: /(?:^plateful-lean:|node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie)[\\/](?!.*(queriesObserver|useQueries|nfiniteQuery(?!Behavior))))/,
  },
  {
    debugName: 'shell',
    name: (id: string, graph: ModuleGraph) => (isInShell(id, graph) ? 'shell' : null),
  },
  { name: 'kitchen-icons', test: KITCHEN_ICONS },
  { name: 'list-icons', test: LIST_ICONS },
  { name: 'form-icons', test: FORM_ICONS },
  {
    // Icons that several screens share, and Home does not show.
    name: 'icons',
    test: ANY_ICON,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1500,
  },
  {
    // The parts of forms.
    name: 'fields',
    test: modules('web/ui/fields/field', 'web/ui/fields/text-field'),
    minShareCount: 2,
  },
  {
    name: 'menus',
    test: modules('web/ui/menus/menu', 'web/ui/menus/menu-parts', 'web/ui/tabs'),
    minShareCount: 2,
  },
  {
    // Days with their meals, and what a cook prefers.
    name: 'days',
    test: modules(
      ...['shared/dates', 'shared/week-start', 'shared/unit-systems', 'web/device-stores', 'web/told-choice'],
      ...['features/meal-plan/web/state/today', 'features/meal-plan/web/state/planned-servings'],
      ...['features/accounts/rules/diets', 'features/accounts/web/queries/preferences'],
      ...['features/meal-plan/rules/calendar', 'features/meal-plan/rules/limits'],
      ...['features/meal-plan/web/state/place', 'features/meal-plan/web/queries/plan-access'],
    ),
    minShareCount: 2,
  },
  {
    // How the plan and the list are kept and changed.
    name: 'kitchen',
    test: modules(
      ...['web/pending/call', 'web/pending/entry', 'web/pending/outbox', 'web/pending/outbox-store'],
      ...['web/pending/queue', 'web/pending/queues', 'web/kept/versioned'],
      ...['features/meal-plan/rules/changes', 'features/meal-plan/rules/read-change'],
      ...['features/meal-plan/rules/answers', 'features/meal-plan/rules/occurrences'],
      ...['features/meal-plan/web/queries/pending-changes', 'features/meal-plan/web/queries/live'],
      ...['web/kept/offline-cache', 'web/ui/states/sync-notice', 'features/meal-plan/rules/meal-names'],
    ),
    minShareCount: 2,
  },
  {
    // What of a recipe somebody does not eat.
    name: 'dietary',
    test: modules(
      ...['features/foods/web/dietary-words', 'features/foods/rules/diets/dietary-warning'],
      ...['features/foods/rules/diets/diet-names', 'features/foods/rules/diets/allergen-names'],
    ),
  },
  {
    // What is planned, and how that is changed.
    name: 'plan',
    test: modules(
      ...['features/meal-plan/web/queries/plan', 'features/meal-plan/web/state/offline-plan'],
      ...['features/meal-plan/web/queries/changes', 'features/meal-plan/web/queries/dietary-facts'],
      'features/meal-plan/web/meal-actions',
    ),
  },
  {
    // What a cook saved and likes.
    name: 'favorites',
    test: modules(
      'features/favorites/rules/changes',
      'features/favorites/web/state/local-saves',
      'features/favorites/web/queries/favorite-ids',
    ),
  },
  {
    // Recipes on cards, the search for them, and what Home shows around them.
    name: 'browse',
    test: modules(
      ...['features/recipes/web/recipe-card', 'features/recipes/web/recipe-grid'],
      ...['features/recipes/web/glance', 'features/recipes/web/recipes-error', 'app/slots/card-actions'],
      ...['features/favorites/web/save-button', 'features/favorites/web/queries/favorites'],
      ...['features/search/web/queries', 'features/search/web/search-box'],
      ...['app/pages/home/later-section', 'app/pages/home/promos-loading'],
      ...['app/pages/home/whole-words', 'app/pages/home/wide-title'],
    ),
  },
  {
    // The recipes and the book that a device keeps.
    name: 'kept',
    test: modules(
      ...['web/kept/kept-lists', 'web/kept/use-kept', 'features/favorites/web/queries/kept-saved'],
      'features/recipe-book/web/queries/kept-book',
    ),
  },
  {
    // The grocery list, which is copied to the device from other pages as well.
    name: 'list',
    test: modules(
      ...['features/grocery-list/rules/range', 'features/grocery-list/rules/aisles'],
      ...['features/grocery-list/rules/planned-foods', 'features/grocery-list/rules/seen'],
      ...['features/grocery-list/web/state/offline-list', 'features/grocery-list/web/state/preset'],
      ...['features/grocery-list/web/queries/list-query', 'features/foods/rules/catalog/food'],
    ),
    minShareCount: 2,
  },
  {
    // A meal as it is drawn in a plan, on the screen and on paper.
    name: 'meals',
    test: modules(
      ...['features/meal-plan/web/plan-steps', 'features/meal-plan/web/meal-dietary-mark'],
      ...['features/meal-plan/web/meal-picture', 'features/meal-plan/web/print/print-meal'],
      ...['features/meal-plan/web/print/print-meals', 'features/meal-plan/web/print/print-days'],
      ...['features/meal-plan/web/print/print-month', 'features/meal-plan/web/drag/held-meal'],
      'features/meal-plan/web/drag/places',
    ),
    minShareCount: 2,
  },
];

/** Tells modules of ours by their names. A name that no file has any more would quietly move it to another chunk. */
function modules(...names: string[]): (id: string) => boolean {
  const files = names.map((name) => {
    const found = ['.ts', '.tsx'].map((end) => join(ROOT, 'src', name + end)).find(existsSync);
    if (!found) throw new Error(`src/${name} is no file: tools/chunks.ts`);
    return found;
  });
  return (id) => files.includes(id);
}

function icons(...names: string[]): (id: string) => boolean {
  const folder = 'node_modules/lucide-react/dist/esm/icons';
  const unknown = names.filter((name) => !existsSync(join(ROOT, folder, `${name}.mjs`)));
  if (unknown.length > 0) throw new Error(`There are no icons ${unknown}: tools/chunks.ts`);
  const files = names.map((name) => `/${folder}/${name}.mjs`);
  return (id) => files.some((file) => id.endsWith(file));
}
