import { Suspense } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import type { CitedPlace } from '../../../ui/citation/citation.context.ts';
import { useCopyQuote } from '../state/use-copy-quote.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';

const CitedWords = lazyChunk(
  () => import('./later-sections.ts'),
  ({ CitedWords }) => CitedWords,
);

/** What stands behind a citation of an item; of another one's the quote alone is known. */
export function ItemCitation({ page, cited }: { page: ItemPageState; cited: CitedPlace }) {
  const { item, playable, names, jumps } = page;
  const onCopy = useCopyQuote(page);
  const quote = <q>{cited.quote}</q>;
  if (cited.source && cited.source.uuid !== item.uuid) return quote;
  return (
    <Suspense fallback={quote}>
      <CitedWords
        item={item}
        cited={cited}
        nameOf={names.nameOf}
        onPlay={playable === null ? null : jumps.play}
        onCopy={onCopy}
      />
    </Suspense>
  );
}
