import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../../events/events.context.ts';
import { quoteText } from '../../../features/transcript/quote.ts';
import type { CopyQuote } from '../../../features/transcript/quote-of-line.ts';
import { shownTitle } from '../../../format/text.ts';
import { placeLabel, placeOfLine } from '../../../ui/citation/place.ts';
import { copyWords } from '../../../ui/overlay/copy-text.ts';
import type { ItemPageState } from './use-item-page-state.ts';

/** Copies words with who said them, where they stand, and the link that leads there. */
export function useCopyQuote({ item, jumps }: Pick<ItemPageState, 'item' | 'jumps'>): CopyQuote {
  const { t } = useTranslation();
  const log = useLog();
  const { hrefOf } = jumps;
  return useMemo(
    () => (spoken, first) => {
      const { content_id: line } = first;
      const place = placeLabel(t, placeOfLine(first));
      const words = quoteText(spoken, {
        title: shownTitle(item.title),
        place,
        href: hrefOf({ line, segment: first.id }),
      });
      log({ event: 'copy_quote', slug: item.slug, 'button-src': 'transcript', idx: line });
      void copyWords(words, { done: t('quote.copied'), failed: t('quote.failed') });
    },
    [t, log, hrefOf, item.title, item.slug],
  );
}
