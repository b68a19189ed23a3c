import { join } from 'node:path';
import MagicString from 'magic-string';
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

/** Of references to fragments. */
const FRAGMENT_METHODS = [
  ...[
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
    'focus',
    'focusLast',
    'blur',
    'observeUsing',
  ],
  ...['unobserveUsing', 'getClientRects', 'getRootNode', 'compareDocumentPosition', 'scrollIntoView'],
];

/**
 * Functions for what no page has, by the file of `node_modules` they are in: the router's actions and fetchers (changes go through
 * our own queries), its routes that are discovered later and its server components; React's view transitions, references to
 * fragments, activities, lists of boundaries, states of actions, elements of one's own and early
 * loads. If one were called all the same, it throws.
 */
const UNCALLED: Record<string, readonly string[]> = {
  'react-router/dist/production/lib/router/router.js': [
    ...['handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'discoverRoutes', 'patchRoutesImpl'],
  ],
  'react-router/dist/production/lib/hooks.js': ['DefaultErrorComponent', 'RSCErrorHandler'],
  'react-router/dist/production/lib/dom/lib.js': ['HistoryRouter', 'useSubmit', 'useFormAction'],
  'react-router/dist/production/lib/dom/ssr/components.js': ['RSCPrefetchPageLinksImpl'],
  'react-dom/cjs/react-dom-client.production.js': [
    ...['startViewTransition', 'applyViewTransitionName', 'restoreViewTransitionName'],
    ...['applyViewTransitionToHostInstancesRecursive', 'measureViewTransitionHostInstancesRecursive'],
    ...['updateActivityComponent', 'mountActivityChildren', 'retryActivityComponentWithoutHydrating'],
    ...['updateSuspenseListComponent', 'mountActionState', 'rerenderActionState', 'updateActionStateImpl'],
    ...['runActionStateAction', 'dispatchActionState', 'setPropOnCustomElement'],
    ...FRAGMENT_METHODS.map((name) => `FragmentInstance.prototype.${name}`),
    ...['preload', 'preloadModule', 'preinitScript', 'preinitStyle', 'preinitModuleScript'],
  ],
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
    transform(code, id) {
      if (this.environment.name !== 'client') return null;
      const file = id.split('/node_modules/').at(-1) ?? '';
      const uncalled = new Set(UNCALLED[file]);
      if (uncalled.size === 0) return null;
      const lean = new MagicString(code);
      for (const { name, from, to } of functionsIn(this.parse(code), code))
        if (uncalled.delete(name)) lean.update(from, to, "{ throw new Error('tools/lean-libraries.ts') }");
      if (uncalled.size > 0) throw new Error(`${file} has no functions ${[...uncalled]}: lean-libraries.ts`);
      return { code: lean.toString(), map: lean.generateMap({ hires: true }) };
    },
    generateBundle(_, files) {
      const styles = Object.keys(files).filter((file) => file.endsWith('.css'));
      if (styles.length > 1) throw new Error(`Styles of a part would not be waited for: ${styles}`);
    },
  };
}

interface Syntax {
  type: string;
  start: number;
  end: number;
  id?: Syntax | null;
  left?: Syntax;
  right?: Syntax;
  body?: Syntax;
}

interface Bodied {
  name: string;
  from: number;
  to: number;
}

/** The functions of a module that are declared or assigned, wherever they stand, with where their bodies are. */
function functionsIn(node: object, code: string): Bodied[] {
  const { type, id, left, right, body } = node as Partial<Syntax>;
  const bodied = (named: Syntax | null | undefined, of: Syntax | undefined): Bodied[] =>
    named && of ? [{ name: code.slice(named.start, named.end), from: of.start, to: of.end }] : [];
  const own =
    type === 'FunctionDeclaration'
      ? bodied(id, body)
      : type === 'AssignmentExpression' && right?.type === 'FunctionExpression'
        ? bodied(left, right.body)
        : [];
  const parts = Object.values(node).flat();
  return [
    ...own,
    ...parts.flatMap((part) => (part && typeof part === 'object' ? functionsIn(part, code) : [])),
  ];
}
