import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { t } from '#shared/t.ts';
import { FileButton } from '#web/ui/file-button.tsx';
import type { useImport } from '../queries/import.ts';

const TYPES =
  '.html,.htm,.json,.jsonld,.md,.markdown,.cook,.mmf,.mxp,.mx2,.xml,.txt,.docx,.odt,.pdf,.csv,.zip,.rtk,.mcb,.paprikarecipes,.paprikarecipe,.melarecipes,.melarecipe,text/html,text/plain,text/markdown,text/csv,application/json,application/zip';

/** Imports from a saved page or a recipe file, chosen or dropped. */
export function FromFile({ reading }: { reading: ReturnType<typeof useImport> }) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) reading.readFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'grid justify-items-center gap-4 rounded-card border-2 border-dashed px-5 py-10 text-center',
        isOver ? 'border-primary bg-primary-soft' : 'border-edge/60',
      )}
    >
      <FileText aria-hidden="true" className="size-10 stroke-[1.5] text-muted" />
      <p className="text-muted">
        {t(
          'Drop a file here: a saved page (.html), Markdown, Cooklang, text or a document (.pdf, .docx, .odt), or an export from another app (.zip, .json, .csv). At most 5 MB, or 100 MB for a zip file.',
        )}
      </p>
      <FileButton
        accept={TYPES}
        inputLabel={t('Recipe file')}
        busy={reading.isReading}
        onPick={(file) => reading.readFile(file)}
      >
        {reading.isReading ? t('Reading…') : t('Choose a file')}
      </FileButton>
      {reading.problem && (
        <p role="alert" className="font-medium text-danger-ink">
          {reading.problem}
        </p>
      )}
    </div>
  );
}
