import { createContext, useContext } from 'react';

type Highlighted = {
  /** The source that is pointed at, by the uuid of its item. */
  lit: string | null;
  light: (uuid: string | null) => void;
};

const HighlightContext = createContext<Highlighted>({ lit: null, light: () => {} });
export const HighlightProvider = HighlightContext.Provider;
export const useHighlight = (): Highlighted => useContext(HighlightContext);
