import { useMemo } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { DeviceFull } from '#web/device-store.ts';
import { errorMessage } from '#web/errors.ts';
import { showToast, type Toast } from '#web/ui/states/toast.ts';
import type { GroceryChange } from '../../rules/changes.ts';
import { LONGEST_ITEM } from '../../rules/limits.ts';
import type { GroceryItem } from '../../rules/list.ts';
import { ownId, tickedOwn } from '../../rules/own-items.ts';
import { type Place, placeOf } from '../../rules/ticks.ts';
import { changeHere } from '../state/local-list.ts';
import { changeInAccount } from './pending-changes.ts';

/** Changes to the list: shown immediately, stored on the device, saved in order. */
export interface ListChanges {
  /** Ticks lines; `null` removes their ticks. */
  tick(items: readonly GroceryItem[], place: Place | null): void;
  /** Moves lines between 'at home' and 'in the cart'. */
  move(items: readonly GroceryItem[], place: Place): void;
  /** Removes every tick; undoable. */
  untickAll(items: readonly GroceryItem[]): void;
  /** Adds the items named in a text. Resolves to what could not be added; a toast explains why. */
  addItems(text: string): Promise<string>;
  removeItem(item: GroceryItem): void;
  /** Removes the cook's own items that are ticked, as after shopping; undoable, ticks included. */
  removeTicked(items: readonly GroceryItem[]): void;
  /** Changes the text of an own item. Its ticks stay. */
  renameItem(item: GroceryItem, text: string): void;
  /** `null` for the plan's amount. */
  setAmount(of: { key: string; name: string }, amount: string | null): void;
  setStaple(food: { key: string; name: string; written: string }, isStaple: boolean): void;
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
      const description = error instanceof DeviceFull ? error.message : errorMessage(error);
      showToast({ title: t('Could not change the list'), description, tone: 'danger' });
      return false;
    }
  };
  const undoable = (toast: Toast, ...undo: GroceryChange[]) =>
    showToast({
      action: { label: t('Undo'), onClick: () => void undo.every(make) },
      ...toast,
    });
  return {
    tick(items, place) {
      const changed = items.filter(({ ticked }) => ticked === (place === null));
      if (changed.length === 0) return;
      const keys = changed.map(({ key }) => key);
      if (place) make({ kind: 'tick', keys, id: newId(), place });
      else make({ kind: 'untick', keys, seen: tickIdsOf(changed) });
    },
    move(items, place) {
      const keys = items.map(({ key }) => key);
      const seen = tickIdsOf(items);
      if (seen.length > 0 && !make({ kind: 'untick', keys, seen })) return;
      make({ kind: 'tick', keys, id: newId(), place });
    },
    untickAll(items) {
      const ticked = items.filter((item) => item.ticked);
      if (ticked.length === 0) return;
      const keys = ticked.map(({ key }) => key);
      if (!make({ kind: 'untick', keys, seen: tickIdsOf(ticked) })) return;
      const places = Map.groupBy(ticked, (item) => placeOf([item]) ?? 'home');
      const again = [...places].map(
        ([place, items]): GroceryChange => ({
          kind: 'tick',
          keys: items.map(({ key }) => key),
          id: newId(),
          place,
        }),
      );
      undoable({ title: t('All ticks cleared') }, ...again);
    },
    async addItems(text) {
      const changes = (await itemsIn(text)).map((item) => ({
        kind: 'addItem' as const,
        id: newId(),
        text: item,
      }));
      const refused = changes.findIndex((change) => isTooLong(change.text) || !make(change));
      const taken = refused < 0 ? changes : changes.slice(0, refused);
      if (taken.length > 1)
        undoable(
          {
            title: t('{count, plural, one {# item added} other {# items added}}', { count: taken.length }),
            description: named(taken),
          },
          ...taken.map((item): GroceryChange => ({ ...item, kind: 'removeItem' })),
        );
      return changes
        .slice(taken.length)
        .map((item) => item.text)
        .join(', ');
    },
    removeItem({ key, text }) {
      const id = ownId(key);
      if (make({ kind: 'removeItem', id, text }))
        undoable(
          { title: t('Item removed'), description: text },
          { kind: 'addItem', id, text, restores: true },
        );
    },
    removeTicked(items) {
      const removed = tickedOwn(items).filter(({ id, text }) => make({ kind: 'removeItem', id, text }));
      if (removed.length === 0) return;
      undoable(
        {
          title: t('{count, plural, one {# item removed} other {# items removed}}', {
            count: removed.length,
          }),
          description: named(removed),
        },
        ...removed.map((item): GroceryChange => ({ ...item, kind: 'addItem', restores: true })),
      );
    },
    renameItem({ key, text: before }, text) {
      const id = ownId(key);
      if (text === before || isTooLong(text)) return;
      if (make({ kind: 'addItem', id, text }))
        undoable({ title: t('Item changed'), description: text }, { kind: 'addItem', id, text: before });
    },
    setAmount: ({ key, name }, amount) => void make({ kind: 'setAmount', key, name, amount }),
    setStaple({ key, name, written }, isStaple) {
      if (!make({ kind: 'setStaple', key, name: written, isStaple })) return;
      const title = isStaple ? t('Always at home') : t('Back on the list');
      undoable({ title, description: name }, { kind: 'setStaple', key, name: written, isStaple: !isStaple });
    },
  };
}

/** Tells the cook if it is too long. */
function isTooLong(item: string): boolean {
  if (item.length <= LONGEST_ITEM) return false;
  showToast({
    title: t('Could not change the list'),
    description: t('Please use {count} characters at most.', { count: LONGEST_ITEM }),
    tone: 'danger',
  });
  return true;
}

const MOST_NAMED = 8;

/** 'milk · eggs · bread …' */
function named(items: readonly { text: string }[]): string {
  const names = items.slice(0, MOST_NAMED).map(({ text }) => text);
  return names.join(' · ') + (items.length > MOST_NAMED ? ' …' : '');
}

/** Splits a text into items. It knows all units, so the page loads it separately from the list. */
export const importSplitItems = () => import('#features/foods/rules/ingredient/split-items.ts');

/** The items of a text; if the code that splits it cannot be loaded, the whole text is one item. */
async function itemsIn(text: string): Promise<string[]> {
  const { splitItems } = await importSplitItems().catch(() => ({ splitItems: undefined }));
  return splitItems?.(text) ?? [text.trim()].filter(Boolean);
}

function tickIdsOf(items: readonly GroceryItem[]): string[] {
  return items.flatMap(({ ticks }) => ticks.map(({ id }) => id));
}
