import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * The location at which the app was opened. Compare the object, not its key: after going back to
 * that address, the key is the same but the object is new.
 */
export const OpenedAt = createContext<Location | null>(null);
