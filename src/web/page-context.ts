import { createContext, type RouterContext } from 'react-router';
import type { Api } from './api.ts';
import type { Settings } from './settings.ts';

export interface PageContext {
  api: Api;
  settings: Settings;
  /** What the page's inline scripts must carry to be run; `null` while Vite adds some of its own. */
  nonce: string | null;
  /** Writes an unexpected error to the log. */
  logError(what: string, error: unknown): void;
  /** Waits for the page's turn to be drawn. */
  turn(): Promise<void>;
}

declare global {
  var platefulPageContext: RouterContext<PageContext> | undefined;
}

/** How the host hands the API to the page loaders. The host and the page bundle are two module graphs, so the key hangs on the global object. */
globalThis.platefulPageContext ??= createContext<PageContext>();
export const pageContext: RouterContext<PageContext> = globalThis.platefulPageContext;
