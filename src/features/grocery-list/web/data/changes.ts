import { useMemo } from 'react';
import { useSession } from '#features/accounts/web/data.ts';
import { newId } from '#shared/id.ts';
import { errorMessage } from '#web/errors.ts';
import { showToast, type Toast } from '#web/ui/toast.ts';
import type { GroceryItem } from '../../contract.ts';
import type { GroceryChange } from '../../rules/changes.ts';
import { changeHere } from './local-list.ts';
import { changeInAccount } from './unsaved.ts';

const UNDO_MS = 6000;

/** What people do to their list: shown at once, kept on the device, saved in order. */
export interface ListChanges {
  tick(items: readonly GroceryItem[], isTicked: boolean): void;
  /** Takes every tick back, with a way to undo it. */
  untickAll(items: readonly GroceryItem[]): void;
  /** True when it was taken up; otherwise a toast says why not. */
  write(text: string): boolean;
  remove(item: GroceryItem): void;
  /** `null` for what the plan needs. */
  setAmount(of: { key: string; name: string }, amount: string | null): void;
  setStaple(food: { key: string; name: string }, isStaple: boolean): void;
}

export function useListChanges(): ListChanges {
  const userId = useSession().user?.id ?? null;
  return useMemo(() => listChanges(userId), [userId]);
}

function listChanges(userId: string | null): ListChanges {
  const make = (change: GroceryChange): boolean => {
    try {
      if (userId) changeInAccount(userId, change);
      else changeHere(change);
      return true;
    } catch (error) {
      const description = error instanceof Error ? error.message : errorMessage(error);
      showToast({ title: 'Could not change the list', description, tone: 'danger' });
      return false;
    }
  };
  const undoable = (toast: Toast, undo: GroceryChange) =>
    showToast({ duration: UNDO_MS, action: { label: 'Undo', onClick: () => void make(undo) }, ...toast });
  const tick = (items: readonly GroceryItem[], isTicked: boolean): void => {
    const keys = items.filter((item) => item.ticked !== isTicked).map(({ key }) => key);
    if (keys.length === 0) return;
    if (isTicked) make({ kind: 'tick', keys, id: newId() });
    else make({ kind: 'untick', keys, seen: items.flatMap(({ ticks }) => ticks) });
  };
  return {
    tick,
    untickAll(items) {
      const ticked = items.filter((item) => item.ticked);
      if (ticked.length === 0) return;
      const keys = ticked.map(({ key }) => key);
      if (make({ kind: 'untick', keys, seen: ticked.flatMap(({ ticks }) => ticks) }))
        undoable({ title: 'All ticks cleared' }, { kind: 'tick', keys, id: newId() });
    },
    write: (text) => make({ kind: 'write', id: newId(), text }),
    remove({ key, text }) {
      const id = key.slice('own:'.length);
      if (make({ kind: 'drop', id, text }))
        undoable({ title: 'Item removed', description: text }, { kind: 'write', id, text });
    },
    setAmount: ({ key, name }, amount) => void make({ kind: 'amount', key, name, amount }),
    setStaple({ key, name }, isStaple) {
      if (!make({ kind: 'staple', key, name, isStaple })) return;
      const title = isStaple ? 'Always at home' : 'Back on the list';
      undoable({ title, description: name }, { kind: 'staple', key, name, isStaple: !isStaple });
    },
  };
}
