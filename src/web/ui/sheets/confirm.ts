export interface Question {
  title: string;
  text?: string;
  /** Label of the confirm button, e.g. 'Delete'. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
}

export interface OpenQuestion extends Question {
  answer(yes: boolean): void;
}

let current: OpenQuestion | null = null;
const listeners = new Set<() => void>();

function show(question: OpenQuestion | null): void {
  current = question;
  for (const listener of listeners) listener();
}

/** Asks before something irreversible. Resolves to whether the answer was yes; dismissing counts as no. */
export function confirm(question: Question): Promise<boolean> {
  current?.answer(false);
  return new Promise((resolve) => {
    show({
      ...question,
      answer: (yes) => {
        show(null);
        resolve(yes);
      },
    });
  });
}

export const questions = {
  current: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
