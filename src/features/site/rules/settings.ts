import type { AccessMode } from '#shared/endpoint.ts';
import { choiceSetting } from '#shared/site-setting.ts';
import { msg } from '#shared/t.ts';

export const ACCESS = choiceSetting<AccessMode>('access', {
  group: msg('Access'),
  label: msg('What needs a subscription'),
  help: msg('Takes effect immediately, on every page and in the API. Admins always have access.'),
  options: {
    browse: msg('Planning, shopping and creating; anyone may browse'),
    strict: msg('Everything except single recipes'),
    open: msg('Nothing'),
  },
  fallback: 'browse',
});
