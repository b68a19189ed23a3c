import { createContext } from 'react';

/** What inline scripts of the page being made must carry (`PageContext.nonce`). Nothing in the browser, which needs none. */
export const Nonce = createContext<string | undefined>(undefined);
