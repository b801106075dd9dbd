import { atom } from 'jotai';

/** Whether single-key shortcuts are enabled; it is not stored. */
export const keysEnabledAtom = atom(true);
