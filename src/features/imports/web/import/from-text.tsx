import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import type { useImport } from '../queries.ts';

/** Imports from text: a message, a note, or a page, including HTML. */
export function FromText({ text: given, reading }: { text: string; reading: ReturnType<typeof useImport> }) {
  const [text, setText] = useState(given);
  return (
    <div className="grid gap-5">
      <TextArea
        label="Recipe text"
        hint="Title, ingredients and steps, copied from a message, a note or a web page. HTML works too."
        rows={10}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={reading.problem ?? undefined}
        className="max-h-[40dvh]"
      />
      <Button wide busy={reading.isReading} disabled={!text.trim()} onClick={() => reading.readText(text)}>
        {reading.isReading ? 'Reading…' : 'Import recipe'}
      </Button>
    </div>
  );
}
