/** The message from the store's window to its opener. */
export type WindowMessage =
  | { type: 'grocery-store-authorized'; code: string; state: string }
  | { type: 'grocery-store-refused'; state: string };

export type StoreAnswer = WindowMessage | 'closed';

const WIDTH = 600;
const HEIGHT = 700;
const LOOK_MS = 1000;
/** When the window is closed automatically (spec part 2 §9). */
const LONGEST_MS = 300_000;

/** Opens a centered blank popup while the click still permits it; `null` if blocked. */
export function openStoreWindow(): Window | null {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  return window.open(
    '',
    'plateful-grocery-store',
    `popup,width=${WIDTH},height=${HEIGHT},left=${Math.max(0, left)},top=${Math.max(0, top)}`,
  );
}

/** Waits for the window's message or its closing. Messages from other windows or origins are ignored. */
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

/** Sends the result to the opener; `false` if there is none, or the store's pages severed the link. */
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
