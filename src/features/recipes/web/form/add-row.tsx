import { Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { Rows } from '../state/rows.ts';

/** Adds a row at the end, up to the limit. `what` names one row: 'step'. */
export function AddRow({ what, rows: { ids, isFull, most, addAfter } }: { what: string; rows: Rows }) {
  return (
    <div>
      <Button
        variant="secondary"
        icon={<Plus aria-hidden="true" />}
        disabled={isFull}
        onClick={() => addAfter(ids.length - 1)}
      >
        {`Add ${what}`}
      </Button>
      {isFull && <p className="mt-2 text-sm text-muted">{`You can add up to ${most} ${what}s.`}</p>}
    </div>
  );
}
