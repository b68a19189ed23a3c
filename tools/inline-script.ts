import { build, type Plugin } from 'vite';

const QUERY = '?inline-script';

/**
 * `import code from './main.ts?inline-script'`: bundles the module into one string, for a script inside the HTML. Empty in
 * the browser.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'plateful-inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const code = this.environment.name === 'client' ? '' : await bundled(id.slice(0, -QUERY.length));
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

async function bundled(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  if (!('output' in made)) throw new Error(`${entry} became no single bundle.`);
  return made.output[0].code.trim();
}
