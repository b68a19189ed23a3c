import { createContext } from 'react';
import type { Session } from '../../contract.ts';

/** The current session; undefined until known. */
export const SessionContext = createContext<Session | undefined>(undefined);
