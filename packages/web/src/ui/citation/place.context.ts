import { createContext, useContext } from 'react';
import type { Place } from './place.ts';

/** Goes to a place: shows it, and plays from it where there is something to play. */
export type Jump = (place: Place) => void;

const JumpContext = createContext<Jump>(() => {});
export const JumpProvider = JumpContext.Provider;
export const useJump = (): Jump => useContext(JumpContext);
