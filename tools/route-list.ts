import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface RouteList {
  routes: Record<string, object>;
}

const FILE = /^manifest-[\w-]{8}\.js$/;
const CONTENT = /^window\.__reactRouterManifest=(.*);$/s;

/**
 * Cuts the list of all pages, which each first view loads, to half its size: it omits what a page does not have, and files
 * that a page's own module names. Only links that prefetch a page load less because of this. The server has a separate list.
 */
export function shortenRouteLists(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => FILE.test(each))) {
    const file = join(folder, name);
    const list = CONTENT.exec(readFileSync(file, 'utf8'))?.[1];
    if (!list) throw new Error(`${file} is not what React Router wrote before: tools/route-list.ts`);
    writeFileSync(file, `window.__reactRouterManifest=${shortened(JSON.parse(list) as RouteList)};`);
  }
}

function shortened({ routes, ...others }: RouteList): string {
  const short = Object.entries(routes).map(
    ([id, { imports: _, ...route }]: [string, { imports?: string[] }]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([, value]) => isSaid(value))),
    ],
  );
  return JSON.stringify({ ...others, routes: Object.fromEntries(short) });
}

const isSaid = (value: unknown) => value !== false && !(Array.isArray(value) && value.length === 0);
