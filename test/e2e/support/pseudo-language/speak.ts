import { registerHooks } from 'node:module';
import { PSEUDO_LANGUAGE } from '../../../../tools/messages/pseudo.ts';

/**
 * Changes to source files. If this file is loaded first, a Plateful that runs from its sources offers the pseudo-language as
 * if it had a catalog.
 */
const SOURCES: Record<string, (source: string) => string> = {
  '/src/shared/languages.ts': (source) => source.replace("['en', 'de']", `['en', '${PSEUDO_LANGUAGE}']`),
  '/src/server/catalogs.ts': () => `
    import { pseudoText } from '${new URL('../../../../tools/messages/pseudo.ts', import.meta.url)}';
    export const readCatalog = () => ({ get: pseudoText });`,
};

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const [, change] = Object.entries(SOURCES).find(([path]) => url.endsWith(path)) ?? [];
    return change ? { ...loaded, source: change(String(loaded.source)) } : loaded;
  },
});
