import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * The location at which the app was opened. The object is compared, not its key:
 * going back to that address is a change of page, too.
 */
export const OpenedAt = createContext<Location | null>(null);
