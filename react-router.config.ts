import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { shortenRouteLists } from './tools/route-list.ts';

/** The language of this build, and of a development server. */
export const LANGUAGE = process.env.PLATEFUL_LANGUAGE ?? 'en';

export default {
  appDirectory: 'src/app',
  // Each language is a build of its own (docs/decisions/0049-languages.md).
  buildDirectory: `build/pages/${LANGUAGE}`,
  ssr: true,
  // Every route's files are known at once: no question while people look around.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) =>
    shortenRouteLists(join(buildDirectory, 'client', 'assets')),
} satisfies Config;
