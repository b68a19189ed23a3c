import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { LANGUAGE } from './react-router.config.ts';
import { inlineScripts } from './tools/inline-script.ts';
import { leanLibraries } from './tools/lean-libraries.ts';
import { messagesIn } from './tools/messages/plugin.ts';

/** What the shell and Home show; all other icons come with the screens that have them. */
const HOME_ICONS = String.raw`(arrow-left|arrow-right|arrow-up-right|bell|bookmark|calendar-days|chef-hat|circle-plus|clock|cloud-exclamation-point|cooking-pot|heart|house|menu|moon|plus|search|shopping-basket|sun|trending-up|x)\.mjs`;

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
            chunkFileNames: 'assets/p-[hash].js',
            // What nearly every page needs comes in two files instead of dozens of small ones: fewer requests, and
            // they compress better together. What only one screen uses stays with it.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /(?:^plateful-lean:|node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@orpc|cookie)[\\/](?!.*(queriesObserver|useQueries|nfiniteQuery(?!Behavior))))/,
                },
                {
                  name: 'shell',
                  test: new RegExp(
                    String.raw`^(?!.*esm[\\/]icons[\\/](?!${HOME_ICONS}))(?:\0(vite|rolldown)|.*[\\/](src[\\/]web|src[\\/]shared[\\/](errors|languages|listed|message|spoken|t)|src[\\/]app[\\/](layout|gate|routes|stale|slots)|lucide-react|clsx|(subscription|usage)[\\/]rules|meal-plan[\\/]rules[\\/]local-plan-key|recipes[\\/]rules[\\/]cooking-key|meal-plan[\\/]web[\\/]state[\\/]choosing|site[\\/]web[\\/]queries)[\\/.](?!.*(ui[\\/](menu|when|choice-row|fact|progress-bar|removable-row|file-button|more-button|titled-section)|pending[\\/]|native[\\/]|device-stores|versioned|offline-|sync-notice|use-wake-lock|use-warned-leave|sharing|tab-only|field|text-area|tabs|checkbox|switch|sheet|toaster|palette|theme-choice)))`,
                  ),
                  minShareCount: 2,
                },
                {
                  // Icons that several screens share, and Home does not show.
                  name: 'icons',
                  test: new RegExp(String.raw`lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!${HOME_ICONS})`),
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 4000,
                },
                {
                  // The parts of forms and lists that Home has none of, and where signing in leads back to.
                  name: 'fields',
                  test: /src[\\/](web[\\/]ui|features[\\/](accounts|subscription)[\\/]web|shared)[\\/](return-path|return-memory|form-alert|field|text-field|text-area|select-field|password-field|choice-row|fact|progress-bar|removable-row|file-button|more-button|titled-section|form-sheet|sheet-button)\./,
                  minShareCount: 2,
                },
                {
                  // Days, and where meals stand in them.
                  name: 'days',
                  test: /src[\\/](shared[\\/]dates|features[\\/]meal-plan[\\/](rules[\\/]calendar|web[\\/]state[\\/]today))\./,
                  minShareCount: 2,
                },
                {
                  // Recipes on cards.
                  name: 'cards',
                  test: /[\\/]features[\\/](search[\\/]web[\\/](search-box|queries)|recipes[\\/](rules[\\/]recipe\.ts|web[\\/](recipe-card|recipe-grid|queries[\\/]recipes\.ts))|favorites[\\/]web[\\/](queries[\\/]|state[\\/]|save-button))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
