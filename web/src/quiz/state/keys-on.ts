import { atom } from 'jotai';

/** Whether single keys do anything, for as long as the page is open: nothing is stored. */
export const keysOnAtom = atom(true);
