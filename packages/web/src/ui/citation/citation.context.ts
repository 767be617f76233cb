import { createContext, useContext } from 'react';
import type { Place } from './place.context.ts';

/** What a citation mark shows: the words of the source and where they stand. */
export type CitedPlace = Place & { quote: string };

type CitationCard = {
  /** The id of the open card, for `aria-describedby`. */
  id: string;
  show: (anchor: HTMLElement, cited: CitedPlace) => void;
  hide: () => void;
};

const CitationContext = createContext<CitationCard>({ id: '', show: () => {}, hide: () => {} });
export const CitationProvider = CitationContext.Provider;
export const useCitationCard = (): CitationCard => useContext(CitationContext);
