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
    load: (id) => (id.startsWith(OWN) ? ROUTER[id.slice(OWN.length) as keyof typeof ROUTER] : null),
  };
}
