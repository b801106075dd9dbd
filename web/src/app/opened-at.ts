import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * The location at which the app was opened. The object, not its key: going
 * back to where it was opened is a change of the page, too.
 */
export const OpenedAt = createContext<Location | null>(null);
