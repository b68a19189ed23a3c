import { createContext } from 'react';
import type { Viewer } from '#shared/viewer.ts';

/** The values the server rendered with; `null` on pages that are the same for everyone. */
export const ViewerContext = createContext<Viewer | null>(null);
