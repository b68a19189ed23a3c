import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { LONGEST_SETTING, MOST_SETTINGS } from './rules/limits.ts';

const field = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    options: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  z.object({ kind: z.literal('switch') }),
  z.object({ kind: z.literal('number'), min: z.number(), max: z.number() }),
  /** In the minor unit of the setting `currency`; `null` if it is optional and not set. */
  z.object({ kind: z.literal('amount'), min: z.number(), max: z.number(), optional: z.boolean() }),
]);

const value = z.union([z.string().max(LONGEST_SETTING), z.number(), z.boolean(), z.null()]);

const siteSetting = z.object({
  key: z.string(),
  group: z.string(),
  label: z.string(),
  help: z.string(),
  field,
  value,
  default: value,
  /** `null` while the setting has its default. */
  changed: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
});
export type SiteSetting = z.infer<typeof siteSetting>;

const list = z.object({ settings: z.array(siteSetting) });
const key = z.string().max(LONGEST_ID);

export const siteSettingsContract = {
  list: endpoint({
    method: 'GET',
    path: '/site-settings',
    summary: 'The settings of this Plateful, with who changed them',
    access: 'elevated',
  }).output(list),
  update: endpoint({
    method: 'PATCH',
    path: '/site-settings',
    summary: 'Update settings, or reset them to their defaults; all or none',
    access: 'elevated',
    changesSettings: true,
  })
    .input(
      z.object({
        values: z
          .record(key, value)
          .refine((values) => Object.keys(values).length <= MOST_SETTINGS, msg('Too many settings at once.'))
          .default({}),
        /** Settings to reset to their defaults. */
        reset: z.array(key).max(MOST_SETTINGS).default([]),
      }),
    )
    .output(list),
};
