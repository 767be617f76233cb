import { createContext, useContext } from 'react';

/** A place in a source: the line, and the second or the page it stands at. */
export type Place = {
  line: number;
  segment: string | null;
  seconds: number | null;
  page: number | null;
  /** Whose place it is and its address, where it may be another source than the one that is read. */
  source?: { uuid: string; href: string };
};

/** Goes to a place: shows it, and plays from it where there is something to play. */
export type Jump = (place: Place) => void;

const JumpContext = createContext<Jump>(() => {});
export const JumpProvider = JumpContext.Provider;
export const useJump = (): Jump => useContext(JumpContext);
