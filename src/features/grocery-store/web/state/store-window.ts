/** What the store's window tells the page that opened it. */
export type WindowMessage =
  | { type: 'grocery-store-authorized'; code: string; state: string }
  | { type: 'grocery-store-refused'; state: string };

export type StoreAnswer = WindowMessage | 'closed';

const WIDTH = 600;
const HEIGHT = 700;
const LOOK_MS = 1000;
/** After which the window is closed (spec part 2 §9). */
const LONGEST_MS = 300_000;

/** Opens an empty window in the middle of ours, while the click still allows it; `null` when the browser blocks it. */
export function openStoreWindow(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  return window.open(
    '',
    'plateful-grocery-store',
    `popup,width=${WIDTH},height=${HEIGHT},left=${Math.max(0, left)},top=${Math.max(0, top)}`,
  );
}

/** Waits for what becomes of the window: its answer, or that it is gone. What others say, or to others, is not heard. */
export function answerOf(opened: Window, state: string): Promise<StoreAnswer> {
  return new Promise((resolve) => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== opened) return;
      if (isWindowMessage(data) && data.state === state) settle(data);
    };
    const settle = (answer: StoreAnswer) => {
      window.removeEventListener('message', hear);
      clearInterval(looking);
      clearTimeout(patience);
      opened.close();
      resolve(answer);
    };
    window.addEventListener('message', hear);
    const looking = setInterval(() => {
      if (opened.closed) settle('closed');
    }, LOOK_MS);
    const patience = setTimeout(() => settle('closed'), LONGEST_MS);
  });
}

/** Tells the page that opened this window; `false` when there is none, or the store's pages cut the tie. */
export function tellOpener(message: WindowMessage): boolean {
  const opener = window.opener as Window | null;
  opener?.postMessage(message, window.location.origin);
  return opener !== null;
}

function isWindowMessage(data: unknown): data is WindowMessage {
  const { type, code, state } = (data ?? {}) as Record<string, unknown>;
  if (typeof state !== 'string') return false;
  return (
    type === 'grocery-store-refused' || (type === 'grocery-store-authorized' && typeof code === 'string')
  );
}
