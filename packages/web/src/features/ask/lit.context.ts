import { createContext, useContext } from 'react';

type Lit = {
  /** The source that is pointed at, by the uuid of its item. */
  lit: string | null;
  light: (uuid: string | null) => void;
};

const LitContext = createContext<Lit>({ lit: null, light: () => {} });
export const LitProvider = LitContext.Provider;
export const useLit = (): Lit => useContext(LitContext);
