import type { Segment } from '@ecco/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../../events/events.context.ts';
import { useSearchInside } from '../../../features/search/api/search-inside.api.ts';
import { phrasesOf } from '../../../features/search/sort-results.ts';
import { quoteText, type Spoken } from '../../../features/transcript/quote.ts';
import { Transcript } from '../../../features/transcript/transcript.tsx';
import { shownTitle } from '../../../format/text.ts';
import { JumpProvider } from '../../../ui/citation/place.context.ts';
import { placeLabel } from '../../../ui/citation/place-label.ts';
import { copyWords } from '../../../ui/overlay/copy-text.ts';
import { LineCorrection, mayKeep } from '../actions/item-curation.tsx';
import { useCopyPlace } from '../state/use-copy-place.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';
import { questionOf } from './item-question.ts';

/** Copies words with who said them, where they stand, and the link that leads there. */
function useCopyQuote({ item, jumps }: ItemPageState): (spoken: readonly Spoken[], first: Segment) => void {
  const { t } = useTranslation();
  const log = useLog();
  const { hrefOf } = jumps;
  return useMemo(
    () => (spoken, first) => {
      const { content_id: line, start_ms, page_number: page } = first;
      const place = placeLabel(t, { line, page, seconds: start_ms === null ? null : start_ms / 1_000 });
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

/** Everything that was said or written, line by line. An earnings call is read here, not played. */
export function ItemWords({ page }: { page: ItemPageState }) {
  const { item, summary, playable, tones, names, jumps } = page;
  const { data: found } = useSearchInside(item.uuid, questionOf(page).searched);
  const phrases = useMemo(() => phrasesOf(found?.results ?? []), [found]);
  const source = useMemo(
    () => ({ id: item.uuid, total: item.content_total, first: item.content }),
    [item.uuid, item.content_total, item.content],
  );
  const landmarks = useMemo(
    () =>
      (summary?.items ?? []).flatMap((chapter) =>
        chapter.start_timestamp === null
          ? []
          : [{ line: chapter.content_id, start: chapter.start_timestamp }],
      ),
    [summary],
  );
  const copyPlace = useCopyPlace(page);
  const onCopy = useMemo(
    () => (segment: Segment) => copyPlace({ line: segment.content_id, segment: segment.id }),
    [copyPlace],
  );
  const onQuote = useCopyQuote(page);
  const [corrected, setCorrected] = useState<Segment | null>(null);
  return (
    <JumpProvider value={item.kind === 'earnings' ? jumps.show : jumps.stay}>
      <Transcript
        source={source}
        tones={tones}
        nameOf={names.nameOf}
        landmarks={landmarks}
        playable={playable}
        target={jumps.line}
        phrases={phrases}
        onCopy={onCopy}
        onQuote={onQuote}
        onCorrect={mayKeep(page) ? setCorrected : undefined}
      />
      {mayKeep(page) ? (
        <LineCorrection item={item} segment={corrected} onClose={() => setCorrected(null)} />
      ) : null}
    </JumpProvider>
  );
}
