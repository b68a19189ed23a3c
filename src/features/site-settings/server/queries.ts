import { eq } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { RequestContext } from '#server/context.ts';
import { type SiteSettings, siteSettings } from '#server/site-settings.ts';
import type { SettingField } from '#shared/site-setting.ts';
import { t } from '#shared/t.ts';
import type { SiteSetting } from '../contract.ts';

/** Every declared setting, in the order of declaration. */
export async function settingsList(
  { db }: Pick<RequestContext, 'db'>,
  settings: SiteSettings,
): Promise<{ settings: SiteSetting[] }> {
  const rows = await db
    .select({
      key: siteSettings.key,
      value: siteSettings.value,
      at: siteSettings.changedAt,
      by: profiles.name,
    })
    .from(siteSettings)
    .leftJoin(profiles, eq(profiles.id, siteSettings.changedBy));
  const stored = new Map(rows.map((row) => [row.key, row]));
  const list = [...settings.declared.values()].map((setting): SiteSetting => {
    const { key, schema } = setting;
    const shown = {
      ...{ key, group: t(setting.group), label: t(setting.label), help: t(setting.help) },
      field: saidIn(setting.field),
    };
    const initial = settings.initial(setting) as SiteSetting['value'];
    const row = stored.get(key);
    const parsed = row && schema.safeParse(row.value);
    if (!row || !parsed?.success) return { ...shown, value: initial, default: initial, changed: null };
    const changed = { at: row.at.toISOString(), by: row.by };
    const value = parsed.data as SiteSetting['value'];
    return { ...shown, value, default: initial, changed };
  });
  return { settings: list };
}

/** The field with its options in the reader's language. */
function saidIn(field: SettingField): SiteSetting['field'] {
  if (field.kind !== 'choice') return field;
  return { ...field, options: field.options.map(({ value, label }) => ({ value, label: t(label) })) };
}
