export interface Toast {
  title: string;
  description?: string;
  tone?: 'success' | 'danger' | 'info';
  /** One action, e.g. Undo. */
  action?: { label: string; onClick(): void };
  /** Milliseconds; by default 3000 (spec part 1 §4), or with an action 8000. `Infinity` stays until dismissed. */
  duration?: number;
}

export interface ShownToast extends Toast {
  id: string;
}

let waiting: ShownToast[] = [];
let deliver: ((toast: ShownToast) => void) | null = null;
let count = 0;
const listeners = new Set<() => void>();
const readers = new Set<(toast: Toast) => void>();

/** Shows a toast and returns its id; at most three are visible, newest in front. Reusing an `id` updates that toast. */
export function showToast(toast: Toast, id = `toast-${++count}`): string {
  for (const read of readers) read(toast);
  if (deliver) {
    deliver({ ...toast, id });
    return id;
  }
  waiting = [...waiting, { ...toast, id }];
  for (const listener of listeners) listener();
  return id;
}

/** The interface of the lazily loaded toaster. */
export const toasts = {
  areWaiting: () => waiting.length > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Subscribes to toasts; for sheets, because nothing behind an open one is announced. */
  onShow(reader: (toast: Toast) => void): () => void {
    readers.add(reader);
    return () => readers.delete(reader);
  },
  deliverTo(receiver: (toast: ShownToast) => void): () => void {
    deliver = receiver;
    for (const toast of waiting) receiver(toast);
    waiting = [];
    return () => {
      deliver = null;
    };
  },
};
