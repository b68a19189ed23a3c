import { createContext } from 'react';

/** The nonce for inline scripts of the page being rendered (`PageContext.nonce`). Undefined in the browser. */
export const Nonce = createContext<string | undefined>(undefined);
