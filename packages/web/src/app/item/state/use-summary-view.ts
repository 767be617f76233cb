import { useCallback, useMemo, useState } from 'react';
import type { CardTarget } from '../../../features/summary/carousel/summary-cards.ts';
import { readPersisted, writePersisted } from '../../../persistence/browser-storage.ts';
import type { DeepLink } from './deep-link.ts';

/** A summary is read as a page, or leafed through as cards. */
export type SummaryView = 'page' | 'cards';

const storageKey = 'summary-view';
const persisted = (): SummaryView => (readPersisted(storageKey) === 'cards' ? 'cards' : 'page');

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** The card that an address names; null for none. */
function cardTargetOf({
  card,
  highlight,
}: {
  card?: string | undefined;
  highlight?: string | undefined;
}): CardTarget | null {
  const [cardNumber, highlightNumber] = [numberIn(card), numberIn(highlight)];
  if (cardNumber !== null) return { card: cardNumber };
  return highlightNumber === null ? null : { highlight: highlightNumber };
}

/**
 * How the summary is shown. What was chosen holds for the next visits; an address that names a card shows the cards,
 * and that only until the next address.
 */
export function useSummaryView({ card, highlight }: DeepLink) {
  const target = useMemo(() => cardTargetOf({ card, highlight }), [card, highlight]);
  const [view, setView] = useState<SummaryView>(target ? 'cards' : persisted);
  const [granted, setGranted] = useState(target);
  if (target !== granted) {
    setGranted(target);
    if (target) setView('cards');
  }
  const choose = useCallback((chosen: SummaryView): void => {
    writePersisted(storageKey, chosen);
    setView(chosen);
  }, []);
  return { view, target, choose };
}
