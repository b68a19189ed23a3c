import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

/** The names of the built files are hashes of their contents. */
const files = readdirSync('build/client/assets').filter((name) => !/\.(?:gz|br)$/.test(name));
const build = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12);

/** The service worker, beside the pages it serves: a classic script in one file, which every browser can run. */
export default defineConfig({
  publicDir: false,
  define: { BUILD: JSON.stringify(build) },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    target: 'es2023',
    rolldownOptions: {
      input: 'src/worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
