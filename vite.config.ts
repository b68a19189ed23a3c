import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { LANGUAGE } from './react-router.config.ts';
import { inlineScripts } from './tools/inline-script.ts';
import { leanLibraries } from './tools/lean-libraries.ts';
import { messagesIn } from './tools/messages/plugin.ts';

const EVERY_PAGE = ['entry.client.tsx', 'root.tsx?__react-router-build-client-route'];
/** What most pages need besides. */
const MOST_PAGES =
  /[\\/]src[\\/](web[\\/](ui[\\/](avatar|button|icon-button|picture|skeleton|spinner|t)|load-in-browser|offline|use-hydrated)\.|app[\\/]layout[\\/]page-head\.|features[\\/](foods[\\/]web[\\/]allergen-mark|accounts[\\/]web[\\/]queries[\\/]allergens|recipes[\\/](rules[\\/](recipe|limits|difficulty)|web[\\/]queries[\\/]recipes)|profiles[\\/]web[\\/]queries[\\/]hidden-people)\.)/;
/** The icons that the shell and Home show. */
const HOME_ICONS =
  /[\\/]lucide-react[\\/].*[\\/](arrow-left|arrow-right|arrow-up-right|bell|bookmark|calendar-days|chef-hat|circle-plus|clock|cloud-exclamation-point|cooking-pot|heart|house|menu|moon|plus|search|shopping-basket|sun|x)\.mjs$/;
/** Those that the plan, the list and the recipe form show at first, and other screens besides. */
const KITCHEN_ICONS =
  /[\\/]lucide-react[\\/].*[\\/](check|chevron-down|chevron-left|chevron-right|cloud-off|copy|ellipsis|grip-vertical|pencil|printer|share-2|sparkles|trash|triangle-exclamation-point|users)\.mjs$/;
/** What reads PDFs, 1.6 MB. */
const ONLINE = /node_modules[\\/]unpdf[\\/]/;
const ICONS = /[\\/]lucide-react[\\/]/;

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

let onEveryPage: Set<string> | undefined;

function isInShell(id: string, graph: ModuleGraph): boolean {
  onEveryPage ??= importedBy(
    EVERY_PAGE.map((file) => join(import.meta.dirname, 'src/app', file)),
    graph,
  );
  return onEveryPage.has(id) || MOST_PAGES.test(id) || HOME_ICONS.test(id);
}

/** All that modules import at once, with themselves. Not icons, which are all imported from one file. */
function importedBy(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const next = [...ids];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id) || ICONS.test(id)) continue;
    found.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * What is imported when needed preloads its styles only: making a link for each of a dozen small modules blocks a phone
 * longer than they take to be found.
 */
function resolveDependencies(
  _file: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  return hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css'));
}

export default defineConfig({
  plugins: [
    leanLibraries(),
    tailwindcss(),
    reactRouter(),
    inlineScripts(),
    messagesIn(LANGUAGE, import.meta.dirname),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { resolveDependencies } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page carries the names of all files: they say no more than they must.
            entryFileNames: 'assets/p-[hash].js',
            // What is large and of no use offline, the service worker keeps on no device.
            chunkFileNames: ({ moduleIds }) =>
              moduleIds.some((id) => ONLINE.test(id)) ? 'assets/online-[hash].js' : 'assets/p-[hash].js',
            // What every page needs comes in two files instead of dozens of small ones: fewer requests, and they compress
            // better together. What several pages share comes in few others; what only one screen uses stays with it.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /(?:^plateful-lean:|node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie)[\\/](?!.*(queriesObserver|useQueries|nfiniteQuery(?!Behavior))))/,
                },
                {
                  debugName: 'shell',
                  name: (id, graph) => (isInShell(id, graph) ? 'shell' : null),
                },
                {
                  debugName: 'kitchen-icons',
                  name: (id) => (KITCHEN_ICONS.test(id) ? 'kitchen-icons' : null),
                },
                {
                  // Icons that several screens share, and Home does not show.
                  name: 'icons',
                  test: /[\\/]lucide-react[\\/]/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 1500,
                },
                {
                  // The parts of forms.
                  name: 'fields',
                  test: /src[\\/](web[\\/]ui|features[\\/]accounts[\\/]web)[\\/](field|text-field)\./,
                  minShareCount: 2,
                },
                {
                  // Days, and what a cook prefers.
                  name: 'days',
                  test: /src[\\/](shared[\\/](dates|week-start|unit-systems)|web[\\/](device-stores|told-choice)|features[\\/](meal-plan[\\/]web[\\/]state[\\/]today|accounts[\\/](rules[\\/]diets|web[\\/]queries[\\/]preferences)))\./,
                  minShareCount: 2,
                },
                {
                  // Where meals stand in the days.
                  name: 'calendar',
                  test: /src[\\/]features[\\/]meal-plan[\\/]rules[\\/](calendar|limits)\./,
                  minShareCount: 2,
                },
                {
                  // How the plan and the list are kept and changed.
                  name: 'kitchen',
                  test: /src[\\/](web[\\/](pending[\\/]|versioned\.)|features[\\/]meal-plan[\\/](rules[\\/](changes|read-change|answers|occurrences)|web[\\/]queries[\\/](pending-changes|live))\.)/,
                  minShareCount: 2,
                },
                {
                  // Recipes on cards.
                  name: 'cards',
                  test: /[\\/]features[\\/](recipes[\\/]web[\\/](recipe-card|recipe-grid|glance)|favorites[\\/]web[\\/](state[\\/]|save-button))|app[\\/]slots[\\/]card/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
