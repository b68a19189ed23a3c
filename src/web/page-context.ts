import { createContext, type RouterContext } from 'react-router';
import type { Viewer } from '#shared/viewer.ts';
import type { Api } from './api.ts';
import type { Settings } from './settings.ts';

export interface PageContext {
  api: Api;
  settings: Settings;
  /** Pages that are the same for everyone must not call this. */
  viewer(): Viewer;
  /** The nonce for inline scripts; `null` while Vite adds its own. */
  nonce: string | null;
  /** Returns the page as it may be sent (one character per byte), and sets the policy for its scripts in its headers. */
  secure(html: string, headers: Headers): string;
  /** Logs an unexpected error. */
  logError(what: string, error: unknown): void;
  /** Waits for the page's turn to render. */
  turn(): Promise<void>;
}

declare global {
  var platefulPageContext: RouterContext<PageContext> | undefined;
}

/**
 * The host passes the API to page loaders through this. Host and page bundle are separate module graphs, so the key lives on
 * the global object.
 */
globalThis.platefulPageContext ??= createContext<PageContext>();
export const pageContext: RouterContext<PageContext> = globalThis.platefulPageContext;
