import { useRouteLoaderData } from 'react-router';

/** What the browser may know of how this Plateful is run; the same for everyone. */
export interface Settings {
  /** Its address, without a slash at the end. */
  publicUrl: string;
  access: 'browse' | 'strict' | 'open';
  /** Whether the developer's mail outbox can be looked at. */
  outbox: boolean;
}

export const UNKNOWN_SETTINGS: Settings = { publicUrl: '', access: 'browse', outbox: false };

export function useSettings(): Settings {
  return (useRouteLoaderData('root') as { settings?: Settings } | null)?.settings ?? UNKNOWN_SETTINGS;
}
