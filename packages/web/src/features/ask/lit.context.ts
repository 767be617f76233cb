import { createContext, useContext } from 'react';

type Highlighted = {
  /** The source that is pointed at, by the uuid of its item. */
  lit: string | null;
  light: (uuid: string | null) => void;
};

const LitContext = createContext<Highlighted>({ lit: null, light: () => {} });
export const LitProvider = LitContext.Provider;
export const useLit = (): Highlighted => useContext(LitContext);
