import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What React Router asks while routes are discovered at once (`react-router.config.ts`), and nobody instruments it. */
const ROUTER = {
  'fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;`,
  'instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;`,
};

/** Not what it runs on servers only. */
const IN_ROUTER = /\/react-router\/dist\/production\/(?!.*\/(rsc|server-runtime)\/)/;

/** Vite's waits for the styles of what is imported later, of which there are none. */
const VITE_IMPORT = '\0vite/preload-helper.js';
const PLAIN_IMPORT = 'export const __vitePreload = (load) => load();';

const OWN = 'plateful-lean:';
const ICON = join(import.meta.dirname, '../src/web/ui/lucide-icon.ts');

/**
 * Leaves out of the built pages what libraries bring and no page uses, and bundlers cannot see: parts of React Router for
 * features that are off, and lucide's way to draw an icon, which handles every platform and option.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'plateful-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId(source, importer = '') {
      const file = source.split('/').at(-1) ?? '';
      if (file === 'createLucideIcon.mjs' && importer.includes('/lucide-react/')) return ICON;
      const isRouter = IN_ROUTER.test(importer);
      return isRouter && file in ROUTER && this.environment.name === 'client' ? OWN + file : null;
    },
    load(id) {
      if (id === VITE_IMPORT) return PLAIN_IMPORT;
      return id.startsWith(OWN) ? ROUTER[id.slice(OWN.length) as keyof typeof ROUTER] : null;
    },
    generateBundle(_, files) {
      const styles = Object.keys(files).filter((file) => file.endsWith('.css'));
      if (styles.length > 1) throw new Error(`Styles of a part would not be waited for: ${styles}`);
    },
  };
}
