import { createContext } from 'react';

/** Where on a page its tools stand, for what belongs there and is made further down; null where the page has none. */
export const ToolsSlot = createContext<HTMLElement | null>(null);
