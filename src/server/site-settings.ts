import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Setting } from '#shared/site-setting.ts';
import { writtenAt } from './database/columns.ts';
import type { Db } from './database/db.ts';
import type { DatabaseNotifications } from './database/notifications.ts';
import { logWarning } from './monitoring/log.ts';

/** Values that admins have changed; all other settings have their defaults. */
export const siteSettings = pgTable('site_settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<unknown>(),
  changedBy: uuid('changed_by'),
  changedAt: writtenAt('changed_at'),
});

/** The current values of the settings that admins edit. */
export interface SettingValues {
  get<Value>(setting: Setting<Value>): Value;
}

/** Delay while notifications cannot be received, and after a failed attempt. */
const READ_AGAIN_MS = 1_000;

/** Every setting's value, kept in memory and read again as soon as any process changes one. */
export class SiteSettings implements SettingValues {
  readonly declared: ReadonlyMap<string, Setting>;
  readonly #initial: ReadonlyMap<string, unknown>;
  readonly #db: Db;
  readonly #notifications: DatabaseNotifications;
  #stored = new Map<string, unknown>();
  #reading: Promise<void> | null = null;
  #readAt = 0;
  #isStale = false;
  #version = 0;

  /** Reads the stored values. `initial` holds what the environment says instead of a setting's own default. */
  static async read(
    db: Db,
    notifications: DatabaseNotifications,
    declared: readonly Setting[],
    initial: ReadonlyMap<string, unknown>,
  ): Promise<SiteSettings> {
    const settings = new SiteSettings(db, notifications, declared, initial);
    await settings.readAgain();
    notifications.on('settings', () => {
      settings.#isStale = true;
      settings.#readSoon();
    });
    return settings;
  }

  private constructor(
    db: Db,
    notifications: DatabaseNotifications,
    declared: readonly Setting[],
    initial: ReadonlyMap<string, unknown>,
  ) {
    this.#db = db;
    this.#notifications = notifications;
    this.declared = new Map(declared.map((setting) => [setting.key, setting]));
    this.#initial = initial;
  }

  /** Increases with every change of a value: anything made under an earlier version is outdated. */
  get version(): number {
    this.#keepFresh();
    return this.#version;
  }

  get<Value>(setting: Setting<Value>): Value {
    this.#keepFresh();
    const value = this.#stored.get(setting.key);
    return value === undefined ? this.initial(setting) : (value as Value);
  }

  /** The value until an admin changes it. */
  initial<Value>({ key, fallback }: Setting<Value>): Value {
    return this.#initial.has(key) ? (this.#initial.get(key) as Value) : fallback;
  }

  /** Reads the stored values now; a read that started earlier may have missed a change. */
  async readAgain(): Promise<void> {
    await this.#reading?.catch(() => {});
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    this.#readAt = Date.now();
    this.#isStale = false;
    const rows = await this.#db
      .select()
      .from(siteSettings)
      .catch((error: unknown) => {
        this.#isStale = true;
        throw error;
      });
    const stored = new Map<string, unknown>();
    for (const { key, value } of rows) {
      const parsed = this.declared.get(key)?.schema.safeParse(value);
      if (parsed?.success) stored.set(key, parsed.data);
    }
    if (isSame(stored, this.#stored)) return;
    this.#stored = stored;
    this.#version++;
  }

  /** Meanwhile callers get the last known values: pages are served even while the database is unreachable. */
  #keepFresh(): void {
    if (!this.#isStale && this.#notifications.listening) return;
    if (Date.now() - this.#readAt >= READ_AGAIN_MS) this.#readSoon();
  }

  #readSoon(): void {
    this.readAgain().catch((error) => logWarning('The settings could not be read', error));
  }
}

function isSame(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => Object.is(value, other.get(key)));
}
