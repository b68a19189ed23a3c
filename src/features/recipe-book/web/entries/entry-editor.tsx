import { type FormEvent, useEffect, useId, useState } from 'react';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { useWarnedLeave } from '#web/hooks/use-warned-leave.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { mayLeave } from '#web/ui/sheets/may-leave.ts';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { Entry } from '../../contract.ts';
import { type EntryText, entryProblems } from '../../rules/entries.ts';
import { entryNow, useSaveEntry } from '../queries/entries.ts';
import { draftOf } from '../state/draft.ts';

interface Props {
  /** The entry being edited, a new one, or none. */
  edited: Entry | 'new' | null;
  onClose(): void;
}

/** The form to add or edit an entry. */
export function EntryEditor({ edited, onClose }: Props) {
  const formId = useId();
  const [isDirty, setDirty] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isNew = edited === 'new';
  const entry = isNew ? null : edited;
  const draft = draftOf(entry?.id ?? null);
  useWarnedLeave(edited !== null && isDirty, () => draft.remove());
  const close = () => {
    draft.remove();
    setDirty(false);
    onClose();
  };
  const ask = async () => {
    if (await mayLeave(isDirty)) close();
  };
  return (
    <Sheet
      open={edited !== null}
      onClose={() => void ask()}
      title={isNew ? t('Add Recipe') : t('Edit Recipe')}
      size="md"
      footer={
        <>
          <Button variant="ghost" onClick={() => void ask()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            {isSaving ? t('Saving…') : t('Save')}
          </Button>
        </>
      }
    >
      {edited && (
        <EntryForm
          id={formId}
          entry={entry}
          onDirty={setDirty}
          onSaving={setSaving}
          onSaved={() => {
            close();
            showToast({
              title: isNew ? t('Added to your recipe book') : t('Recipe updated'),
              tone: 'success',
            });
          }}
        />
      )}
    </Sheet>
  );
}

interface FormProps {
  id: string;
  entry: Entry | null;
  onDirty(isDirty: boolean): void;
  onSaving(isSaving: boolean): void;
  onSaved(): void;
}

function EntryForm({ id, entry, onDirty, onSaving, onSaved }: FormProps) {
  const { mutateAsync: save } = useSaveEntry();
  const draft = draftOf(entry?.id ?? null);
  const [written] = useState(() => draft.get());
  const { title, content, version: opened } = written ?? entry ?? { title: '', content: '', version: null };
  const [words, setWords] = useState<EntryText>({ title, content });
  const [entryId] = useState(() => entry?.id ?? newId());
  const [version, setVersion] = useState(opened);
  const [wasSent, setSent] = useState(false);
  const [theirs, setTheirs] = useState<Entry | null>(null);
  const problems = wasSent ? entryProblems(words) : [];
  const problemOf = (field: keyof EntryText) => problems.find((problem) => problem.field === field)?.message;
  useEffect(() => {
    if (written) onDirty(true);
  }, [written, onDirty]);
  const write = (change: Partial<EntryText>) => {
    const changed = { ...words, ...change };
    setWords(changed);
    draft.set({ ...changed, version });
    onDirty(true);
  };
  const send = async (on: number | null) => {
    setSent(true);
    const [problem] = entryProblems(words);
    if (problem) return document.getElementById(`${id}-${problem.field}`)?.focus();
    onSaving(true);
    try {
      await save({ id: entryId, version: on, ...words });
      onSaved();
    } catch (error) {
      if (errorCode(error) === 'conflict' && on !== null)
        setTheirs(await entryNow(entryId).catch(() => null));
      else showToast({ title: t('Failed to save'), description: errorMessage(error), tone: 'danger' });
    } finally {
      onSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(version);
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5 pt-1">
      {theirs && (
        <div role="alert" className="grid gap-3 rounded-control bg-saffron-soft p-4 text-saffron-ink">
          <p className="font-medium">{t('This recipe was changed elsewhere since you opened it.')}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setWords({ title: theirs.title, content: theirs.content });
                setVersion(theirs.version);
                draft.remove();
                setTheirs(null);
              }}
            >
              {t('Show saved version')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => void send(theirs.version)}>
              {t('Keep my version')}
            </Button>
          </div>
        </div>
      )}
      <TextField
        id={`${id}-title`}
        data-autofocus
        label={t('Title')}
        autoComplete="off"
        value={words.title}
        error={problemOf('title')}
        onChange={(event) => write({ title: event.target.value })}
      />
      <TextArea
        id={`${id}-content`}
        label={t('Recipe')}
        hint={t('Ingredients, steps, notes: any way you like.')}
        className="min-h-48!"
        value={words.content}
        error={problemOf('content')}
        onChange={(event) => write({ content: event.target.value })}
      />
    </form>
  );
}
