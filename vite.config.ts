import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { LANGUAGE } from './react-router.config.ts';
import { CHUNKS } from './tools/chunks.ts';
import { inlineScripts } from './tools/inline-script.ts';
import { leanLibraries } from './tools/lean-libraries.ts';
import { messagesIn } from './tools/messages/plugin.ts';

/** What reads PDFs, 1.6 MB. */
const ONLINE = /node_modules[\\/]unpdf[\\/]/;

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
            codeSplitting: { groups: CHUNKS },
          },
        },
      },
    },
  },
});
