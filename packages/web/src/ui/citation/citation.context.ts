import { createContext, useContext } from 'react';
import type { CitedPlace } from './place.ts';

type CitationCard = {
  /** The id of the open card, for `aria-describedby`. */
  id: string;
  show: (anchor: HTMLElement, cited: CitedPlace) => void;
  hide: () => void;
  /** Whether the card holds something to press, the way to the place among it. */
  isOperable: boolean;
  /** Goes into the open card, where it holds something to press. */
  enter: () => void;
};

const CitationContext = createContext<CitationCard>({
  id: '',
  show: () => {},
  hide: () => {},
  isOperable: false,
  enter: () => {},
});
export const CitationProvider = CitationContext.Provider;
export const useCitationCard = (): CitationCard => useContext(CitationContext);
