import { eq, inArray } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/commands.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import { type SiteSettings, siteSettings } from '#server/site-settings.ts';
import { AppError, type InputIssue } from '#shared/errors.ts';
import { type Message, t } from '#shared/t.ts';

interface Change {
  key: string;
  /** `undefined` returns the setting to its default. */
  value: unknown;
}

/** Stores changed settings, all or none, and records who changed what. Throws `invalid_input` naming each invalid one. */
export async function updateSettings(
  context: RequestContext,
  settings: SiteSettings,
  input: { values: Record<string, unknown>; reset: readonly string[] },
): Promise<void> {
  const changes = checked(settings, input);
  const { db, now } = context;
  const changedBy = signedIn(context).id;
  const keys = changes.map(({ key }) => key).sort();
  const rows = await db
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.key, keys))
    .orderBy(siteSettings.key)
    .for('update');
  const stored = new Map(rows.map((row) => [row.key, row.value]));
  for (const { key, value } of changes) {
    const setting = settings.declared.get(key)!;
    const from = stored.has(key) ? stored.get(key) : settings.initial(setting);
    const to = value === undefined ? settings.initial(setting) : value;
    if (value === undefined) await db.delete(siteSettings).where(eq(siteSettings.key, key));
    else
      await db
        .insert(siteSettings)
        .values({ key, value, changedBy, changedAt: now })
        .onConflictDoUpdate({ target: siteSettings.key, set: { value, changedBy, changedAt: now } });
    if (!Object.is(from, to))
      await recordAudit(context, {
        action: 'change_setting',
        subjectType: 'setting',
        subjectId: key,
        details: { from, to },
      });
  }
}

function checked(
  settings: SiteSettings,
  { values, reset }: { values: Record<string, unknown>; reset: readonly string[] },
): Change[] {
  const issues: InputIssue[] = [];
  const changes: Change[] = [];
  for (const [key, value] of Object.entries(values)) {
    const setting = settings.declared.get(key);
    const result = setting?.schema.safeParse(value);
    if (!setting) issues.push({ path: `values.${key}`, message: t('There is no setting “{key}”.', { key }) });
    else if (reset.includes(key))
      issues.push({
        path: `values.${key}`,
        message: t('{setting}: either change it or reset it.', { setting: t(setting.label) }),
      });
    else if (result?.success) changes.push({ key, value: result.data });
    else {
      const problem = result?.error.issues[0]?.message as Message | undefined;
      const message = t('{setting}: {problem}.', {
        setting: t(setting.label),
        problem: problem ? t(problem) : t('is not valid'),
      });
      issues.push({ path: `values.${key}`, message });
    }
  }
  for (const key of new Set(reset)) {
    if (settings.declared.has(key)) changes.push({ key, value: undefined });
    else issues.push({ path: 'reset', message: t('There is no setting “{key}”.', { key }) });
  }
  if (issues.length > 0) throw new AppError('invalid_input', issues[0]!.message, { issues });
  return changes;
}
