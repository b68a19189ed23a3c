import { Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { ROW_TEXTS, type RowList } from '../state/row-texts.ts';
import type { Rows } from '../state/rows.ts';

/** Adds a row at the end, up to the limit. */
export function AddRow({ list, rows: { ids, isFull, most, addAfter } }: { list: RowList; rows: Rows }) {
  const texts = ROW_TEXTS[list];
  return (
    <div>
      <Button
        variant="secondary"
        icon={<Plus aria-hidden="true" />}
        disabled={isFull}
        onClick={() => addAfter(ids.length - 1)}
      >
        {texts.add}
      </Button>
      {isFull && <p className="mt-2 text-sm text-muted">{texts.full(most)}</p>}
    </div>
  );
}
