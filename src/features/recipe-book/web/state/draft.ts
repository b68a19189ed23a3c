import { deviceStores } from '#web/device-stores.ts';
import type { EntryText } from '../../rules/entries.ts';
import { LIMITS } from '../../rules/limits.ts';

interface EntryDraft extends EntryText {
  /** Of the entry that it changes; `null` for a new one. */
  version: number | null;
}

const drafts = deviceStores<EntryDraft>({ key: 'book-draft', parse: readDraft, lifetime: 'tab' });

/** What was written in an entry, or in a new one, and not saved: it survives reloads and signing in again. */
export const draftOf = (entryId: string | null) => drafts.of(entryId ?? 'new');

function readDraft(stored: unknown): EntryDraft | null {
  const { title, content, version } = Object(stored) as Partial<EntryDraft>;
  if (typeof title !== 'string' || typeof content !== 'string') return null;
  return {
    title: title.slice(0, LIMITS.title * 2),
    content: content.slice(0, LIMITS.content * 2),
    version: typeof version === 'number' ? version : null,
  };
}
