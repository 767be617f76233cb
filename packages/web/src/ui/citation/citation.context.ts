import { createContext, useContext } from 'react';
import type { Place } from './place.context.ts';

/** What a citation mark shows: the words of the source and where they stand; `until`: the second at which they end. */
export type CitedPlace = Place & { quote: string; until?: number | null };

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
