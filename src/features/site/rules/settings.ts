import type { AccessMode } from '#shared/endpoint.ts';
import { choiceSetting } from '#shared/site-setting.ts';

export const ACCESS = choiceSetting<AccessMode>('access', {
  group: 'Access',
  label: 'What needs a subscription',
  help: 'Takes effect at once, on every page and in the API. Admins always have access.',
  options: {
    browse: 'Planning, shopping and creating; anyone may browse',
    strict: 'Everything except single recipes',
    open: 'Nothing',
  },
  fallback: 'browse',
});
