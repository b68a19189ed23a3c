import type { RequestContext } from './context.ts';
import type { Db } from './database/db.ts';
import type { StoredBytes } from './storage/quota.ts';

/** Something people publish, as moderators see it. */
export interface PublishedContent {
  id: string;
  title: string;
  /** Its text, shortened. */
  text: string;
  /** Address of its picture. */
  picture: string | null;
  authorId: string | null;
  authorName: string;
  /** The page that shows it. */
  path: string | null;
  isHidden: boolean;
}

/** A kind of content that can be reported, hidden from everyone, and shown again. */
export interface Reportable {
  /** Contents by id, hidden ones too; unknown ids are skipped. */
  find(db: Db, ids: readonly string[]): Promise<PublishedContent[]>;
  /** Hides it from every page and every response immediately. */
  hide(db: Db, id: string, at: Date): Promise<void>;
  show(db: Db, id: string): Promise<void>;
}

/** Content that was just published or changed. */
export interface NewContent {
  type: string;
  id: string;
  authorId: string;
  /** All of its text. */
  text: string;
  /** Addresses of the pictures it shows. */
  pictures: readonly (string | null)[];
}

/**
 * Called by everything that publishes, in the same transaction. Hides suspicious content until a moderator has seen it, and
 * returns whether it did.
 */
export type Screen = (context: RequestContext, content: NewContent) => Promise<boolean>;

/** A file of a person's data export. */
export interface ExportedFile {
  /** Below the export's folder: `recipes/tomato-soup.json`. */
  path: string;
  content: string | Uint8Array;
}

/** Data as a readable JSON file. */
export function jsonFile(path: string, data: unknown): ExportedFile {
  return { path, content: `${JSON.stringify(data, null, 2)}\n` };
}

/** A feature's data about a person. */
export interface PersonalData {
  storedBytes?: StoredBytes;
  /** Everything that belongs to the person, one file after another. */
  exported?(db: Db, userId: string): AsyncIterable<ExportedFile>;
  /** What must happen before the account's row is deleted, which cascades to everything that references it. */
  erase?(db: Db, userId: string, choices: { keepRecipes: boolean }): Promise<void>;
}

/** A stored file that rows name. Its content never changes. */
export interface NamedFile {
  /** Its name, without the folder. */
  name: string;
  /** Where it belongs according to its rows: under its name, unless moderators withhold it. */
  place: string;
  /** The other place it may be: files are moved shortly before or after their rows change. */
  otherPlace: string;
}

/** What always holds for a feature's rows beyond the constraints. `npm run doctor` checks it. */
export interface Invariant {
  /** 'Recipes count their likes.' */
  name: string;
  /** SQL for the `id` of each row that violates it. */
  broken: string;
  /** SQL that repairs all such rows; `locks` are the tables that nobody may write to meanwhile. */
  repair?: { statement: string; locks: readonly string[] };
}

/** A number that operators watch, as `/metrics` shows it. */
export interface Measure {
  /** Without the prefix: 'backup_timestamp_seconds'. */
  name: string;
  help: string;
  /** `null` while unknown. */
  value(db: Db): Promise<number | null>;
}

/** The services a feature offers to later ones; `app/server/offers.ts` gathers it. */
export interface Offers {
  reportable?: Readonly<Record<string, Reportable>>;
  personal?: PersonalData;
  /** Every file that its rows name. */
  files?(db: Db): AsyncIterable<NamedFile>;
  invariants?: readonly Invariant[];
  measures?: readonly Measure[];
}
