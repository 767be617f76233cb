import { createContext, useContext } from 'react';

const NewItemsContext = createContext<ReadonlySet<string>>(new Set());

/** The ids of the items that are new to who looks at a page. */
export const NewItemsProvider = NewItemsContext.Provider;
export const useIsNew = (uuid: string): boolean => useContext(NewItemsContext).has(uuid);
