import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  ssr: true,
  // Every route's files are known at once: no question while people look around.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
