import { useCallback, useMemo, useState } from 'react';
import type { CardWish } from '../../../features/summary/carousel/summary-cards.ts';
import { keep, readKept } from '../../../persistence/kept.ts';
import type { DeepLink } from './deep-link.ts';

/** A summary is read as a page, or leafed through as cards. */
export type SummaryView = 'page' | 'cards';

const keptAs = 'summary-view';
const kept = (): SummaryView => (readKept(keptAs) === 'cards' ? 'cards' : 'page');

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** The card that an address names; null for none. */
export function cardWishOf({
  card,
  highlight,
}: {
  card?: string | undefined;
  highlight?: string | undefined;
}): CardWish | null {
  const [cardNumber, highlightNumber] = [numberIn(card), numberIn(highlight)];
  if (cardNumber !== null) return { card: cardNumber };
  return highlightNumber === null ? null : { highlight: highlightNumber };
}

/**
 * How the summary is shown. What was chosen holds for the next visits; an address that names a card shows the cards,
 * and that only until the next address.
 */
export function useSummaryView({ card, highlight }: DeepLink) {
  const wish = useMemo(() => cardWishOf({ card, highlight }), [card, highlight]);
  const [view, setView] = useState<SummaryView>(wish ? 'cards' : kept);
  const [granted, setGranted] = useState(wish);
  if (wish !== granted) {
    setGranted(wish);
    if (wish) setView('cards');
  }
  const choose = useCallback((chosen: SummaryView): void => {
    keep(keptAs, chosen);
    setView(chosen);
  }, []);
  return { view, wish, choose };
}
