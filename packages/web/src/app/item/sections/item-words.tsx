import type { Segment } from '@ecco/contract';
import { useMemo, useState } from 'react';
import { useSearchInside } from '../../../features/search/api/search-inside.api.ts';
import { phrasesOf } from '../../../features/search/sort-results.ts';
import { Transcript } from '../../../features/transcript/transcript.tsx';
import { JumpProvider } from '../../../ui/citation/place.context.ts';
import { LineCorrection, mayCurate } from '../actions/item-curation.tsx';
import { landmarksOf } from '../state/landmarks-of.ts';
import { useCopyPlace } from '../state/use-copy-place.ts';
import { useCopyQuote } from '../state/use-copy-quote.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';
import { questionOf } from './item-question.ts';

/** Everything that was said or written, line by line. An earnings call is read here, not played. */
export function ItemWords({ page }: { page: ItemPageState }) {
  const { item, summary, playable, tones, names, jumps } = page;
  const { data: match } = useSearchInside(item.uuid, questionOf(page).searched);
  const phrases = useMemo(() => phrasesOf(match?.results ?? []), [match]);
  const source = useMemo(
    () => ({ id: item.uuid, total: item.content_total, first: item.content }),
    [item.uuid, item.content_total, item.content],
  );
  const landmarks = useMemo(() => landmarksOf(summary), [summary]);
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
        onCorrect={mayCurate(page) ? setCorrected : undefined}
      />
      {mayCurate(page) ? (
        <LineCorrection item={item} segment={corrected} onClose={() => setCorrected(null)} />
      ) : null}
    </JumpProvider>
  );
}
