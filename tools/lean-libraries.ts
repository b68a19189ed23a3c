import { join } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/**
 * What React Router checks; in our setup, all routes are known at once (`react-router.config.ts`), and nobody instruments
 * it.
 */
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

/** Methods of fragment refs. */
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
 * Functions for features that no page uses, by their file in `node_modules`: the router's actions and fetchers (changes go
 * through our own queries), lazy route discovery and server components; React's view transitions, fragment refs, activities,
 * suspense lists, action states, custom elements, preloads, suspended styles, compiler caches, form actions and `findDOMNode`; and
 * what no form needs of react-hook-form. If one is called nevertheless, it throws.
 */
const UNCALLED: Record<string, readonly string[]> = {
  'react-router/dist/production/lib/router/router.js': [
    ...['handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'discoverRoutes', 'patchRoutesImpl'],
    ...['fetch', 'getFetcher', 'resetFetcher', 'deleteFetcher', 'queueFetcherForDeletion'],
    ...['patchRoutes', '_internalSetRoutes'],
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
    ...['preload', 'preloadModule', 'preinitScript', 'preinitStyle', 'preinitModuleScript', 'preconnectAs'],
    ...['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance'],
    ...['acquireResource', 'suspendResource', 'insertStylesheet', 'insertSuspendedStylesheets'],
    ...['preloadStylesheet', 'cutOffTailIfNeeded', 'useMemoCache', 'ReactDOMSharedInternals.findDOMNode'],
    ...['startHostTransition', 'requestFormReset'],
  ],
  'react-hook-form/dist/index.esm.mjs': [...['setValues', 'resetField', 'resetDefaultValues', 'unregister']],
};

/**
 * Functions that are called but have nothing to do here: they handle view transitions, form actions and the browser's own
 * validation, or name the minified components on an error's stack.
 */
const IDLE: Record<string, readonly string[]> = {
  'react-dom/cjs/react-dom-client.production.js': [
    ...['trackEnterViewTransitions', 'commitExitViewTransitions', 'commitNestedViewTransitions'],
    ...['restoreNestedViewTransitions', 'restoreEnterOrExitViewTransitions', 'getStackByFiberInDevAndProd'],
    ...['extractEvents$1'],
  ],
  'react-hook-form/dist/index.esm.mjs': ['setCustomValidity'],
};

const THROW = "{ throw new Error('tools/lean-libraries.ts') }";

/** Excludes what it runs only on servers. */
const IN_ROUTER = /\/react-router\/dist\/production\/(?!.*\/(rsc|server-runtime)\/)/;

/** Vite's helper waits for the styles of lazily imported modules, which have none. */
const VITE_IMPORT = '\0vite/preload-helper.js';
const PLAIN_IMPORT = 'export const __vitePreload = (load) => load();';

const OWN = 'plateful-lean:';
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const ICON_MAKER = join(import.meta.dirname, '../src/web/ui/lucide-icon.ts');

/**
 * Removes from the built pages library code that no page uses but bundlers cannot detect: parts of React Router for features
 * that are off, and lucide's function for drawing an icon, which handles every platform and option.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'plateful-lean-libraries',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId(source, importer = '') {
      const file = source.split('/').at(-1) ?? '';
      const isRouter = IN_ROUTER.test(importer);
      return isRouter && file in ROUTER && this.environment.name === 'client' ? OWN + file : null;
    },
    load(id) {
      if (id === VITE_IMPORT) return PLAIN_IMPORT;
      if (ICON.test(id)) return iconModule(id);
      return id.startsWith(OWN) ? ROUTER[id.slice(OWN.length) as keyof typeof ROUTER] : null;
    },
    transform(code, id) {
      if (this.environment.name !== 'client') return null;
      const file = id.split('/node_modules/').at(-1) ?? '';
      const bodies = new Map([
        ...(UNCALLED[file] ?? []).map((name) => [name, THROW] as const),
        ...(IDLE[file] ?? []).map((name) => [name, '{}'] as const),
      ]);
      if (bodies.size === 0) return null;
      const lean = new MagicString(code);
      for (const { name, from, to } of functionsIn(this.parse(code), code)) {
        const body = bodies.get(name);
        if (body && bodies.delete(name)) lean.update(from, to, body);
      }
      if (bodies.size > 0)
        throw new Error(`${file} has no functions ${[...bodies.keys()]}: lean-libraries.ts`);
      return { code: lean.toString(), map: lean.generateMap({ hires: true }) };
    },
    generateBundle(_, files) {
      const styles = Object.keys(files).filter((file) => file.endsWith('.css'));
      if (styles.length > 1) throw new Error(`Styles of a part would not be waited for: ${styles}`);
    },
  };
}

interface IconData {
  name: string;
  /** The icon's shapes; `key` is for React. */
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/** An icon's module with its shapes as markup. Aliases of an icon import it. */
async function iconModule(id: string): Promise<string | null> {
  const { __iconData } = (await import(id)) as { __iconData?: IconData };
  if (!__iconData) return null;
  const { name, node } = __iconData;
  const shapes = node.map(([tag, { key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `import { lucideIcon } from ${JSON.stringify(ICON_MAKER)};
    export default lucideIcon(${JSON.stringify(name)}, ${JSON.stringify(shapes.join(''))});`;
}

interface Syntax {
  type: string;
  start: number;
  end: number;
  id?: Syntax | null;
  left?: Syntax;
  right?: Syntax;
  init?: Syntax | null;
  body?: Syntax;
}

interface Bodied {
  name: string;
  from: number;
  to: number;
}

/** The functions of a module that are declared or assigned, at any depth, with the positions of their bodies. */
function functionsIn(node: object, code: string): Bodied[] {
  const { type, id, left, right, init, body } = node as Partial<Syntax>;
  const bodied = (named: Syntax | null | undefined, of: Syntax | undefined): Bodied[] =>
    named && of ? [{ name: code.slice(named.start, named.end), from: of.start, to: of.end }] : [];
  const own =
    type === 'FunctionDeclaration'
      ? bodied(id, body)
      : type === 'AssignmentExpression' && right?.type === 'FunctionExpression'
        ? bodied(left, right.body)
        : type === 'VariableDeclarator' && init?.type === 'ArrowFunctionExpression'
          ? bodied(id, init.body)
          : [];
  const parts = Object.values(node).flat();
  return [
    ...own,
    ...parts.flatMap((part) => (part && typeof part === 'object' ? functionsIn(part, code) : [])),
  ];
}
