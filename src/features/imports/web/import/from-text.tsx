import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import type { useImport } from '../queries/import.ts';

interface Props {
  text: string;
  onChange(text: string): void;
  reading: ReturnType<typeof useImport>;
}

/** Imports from text: a message, a note, or a page, including HTML. */
export function FromText({ text, onChange, reading }: Props) {
  return (
    <div className="grid gap-5">
      <TextArea
        label={t('Recipe text')}
        hint={t('Title, ingredients and steps, copied from a message, a note or a web page. HTML works too.')}
        rows={10}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        error={reading.problem ?? undefined}
        className="max-h-[40dvh]"
      />
      <Button wide busy={reading.isReading} disabled={!text.trim()} onClick={() => reading.readText(text)}>
        {reading.isReading ? t('Reading…') : t('Import recipe')}
      </Button>
    </div>
  );
}
