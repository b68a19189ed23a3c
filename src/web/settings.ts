import { useRouteLoaderData } from 'react-router';
import type { AccessMode } from '#shared/endpoint.ts';
import type { SignUpMode } from '#shared/sign-up-mode.ts';

/** Public settings of this Plateful, the same for everyone. */
export interface Settings {
  /** Its public URL, without a trailing slash. */
  publicUrl: string;
  access: AccessMode;
  signUp: SignUpMode;
  /** The name of the identity provider that people may sign in with. */
  oidc: string | null;
  /** Whether the developer's mail outbox is available. */
  outbox: boolean;
  /** Phones whose app can be sent push notifications: 'android', 'ios'. */
  phones: readonly string[];
}

export const UNKNOWN_SETTINGS: Settings = {
  publicUrl: '',
  access: 'browse',
  signUp: 'open',
  oidc: null,
  outbox: false,
  phones: [],
};

export function useSettings(): Settings {
  return (useRouteLoaderData('root') as { settings?: Settings } | null)?.settings ?? UNKNOWN_SETTINGS;
}
