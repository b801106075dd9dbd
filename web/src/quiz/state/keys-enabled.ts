import { atom } from 'jotai';

/** Whether single-key shortcuts are enabled. The setting is not stored. */
export const keysEnabledAtom = atom(true);
