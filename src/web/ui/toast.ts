export interface Toast {
  title: string;
  description?: string;
  tone?: 'success' | 'danger' | 'info';
  /** One thing to do about it, e.g. Undo. */
  action?: { label: string; onClick(): void };
  /** Milliseconds it stays; 3000 unless told (spec part 1 §4). `Infinity` stays until dismissed. */
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

/**
 * Shows a short message; at most three are in sight, the newest in front. The same `id` again changes the toast that
 * is shown. Returns the id.
 */
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

/** What the part that draws toasts, which is loaded on the first one, listens to. */
export const toasts = {
  areWaiting: () => waiting.length > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Hears of each toast; for a sheet, behind which nothing is read out. */
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
