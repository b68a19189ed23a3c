import { createContext } from 'react';
import type { Viewer } from '#shared/viewer.ts';

/** What the server rendered by; `null` on pages that are the same for everyone. */
export const ViewerContext = createContext<Viewer | null>(null);
