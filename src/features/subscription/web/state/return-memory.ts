import { safeReturnPath } from '#shared/return-path.ts';
import { deviceStore, TEXT } from '#web/device-store.ts';

/** Where someone came from while they pay on another site. */
const returnPath = deviceStore<string | null>({
  key: 'plateful-return',
  empty: null,
  parse: (stored) => safeReturnPath(String(stored)),
  format: TEXT,
  lifetime: 'tab',
});

export const rememberReturn = (from: string | null): void => void returnPath.set(from);

export const rememberedReturn = (): string | null => returnPath.get();
