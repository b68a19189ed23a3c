import { ACCESS_SETTINGS } from './access.ts';
import { CLUSTER_SETTINGS } from './cluster.ts';
import { DATABASE_SETTINGS } from './database.ts';
import { PAYMENTS_SETTINGS } from './payments.ts';
import { PHONES_SETTINGS } from './phones.ts';
import { SERVER_SETTINGS } from './server.ts';
import { SERVICES_SETTINGS } from './services.ts';
import { SITE_SETTINGS } from './site.ts';
import { WATCHING_SETTINGS } from './watching.ts';

/** Every setting, in the order of the documentation. `docs/configuration.md` is generated from this. */
export const SETTINGS = {
  ...SERVER_SETTINGS,
  ...DATABASE_SETTINGS,
  ...WATCHING_SETTINGS,
  ...ACCESS_SETTINGS,
  ...CLUSTER_SETTINGS,
  ...PAYMENTS_SETTINGS,
  ...SERVICES_SETTINGS,
  ...PHONES_SETTINGS,
  ...SITE_SETTINGS,
} as const;
