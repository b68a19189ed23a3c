import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import type { SiteSettings } from '#server/site-settings.ts';
import { siteSettingsContract } from '../contract.ts';
import { updateSettings } from './commands.ts';
import { settingsList } from './queries.ts';

const on = implement(siteSettingsContract).$context<RequestContext>();

export function siteSettingsRoutes({ settings }: { settings: SiteSettings }) {
  return on.router({
    list: on.list.handler(({ context }) => settingsList(context, settings)),
    update: on.update.handler(async ({ context, input }) => {
      await updateSettings(context, settings, input);
      return settingsList(context, settings);
    }),
  });
}
