import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { useJump } from '../../../ui/citation/place.context.ts';
import { type CitedPlace, placeLabel } from '../../../ui/citation/place.ts';
import { useCopyQuote } from '../state/use-copy-quote.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';

const CitedWords = lazyChunk(
  () => import('./later-sections.ts'),
  ({ CitedWords }) => CitedWords,
);

/** What stands behind a citation of an item; of another one's the quote and the way there are known. */
export function ItemCitation({ page, cited }: { page: ItemPageState; cited: CitedPlace }) {
  const { item, playable, names, jumps } = page;
  const { t } = useTranslation();
  const onCopy = useCopyQuote(page);
  const jump = useJump();
  const onGo = (): void => jump(cited);
  const quote = <q>{cited.quote}</q>;
  if (cited.source && cited.source.uuid !== item.uuid)
    return (
      <>
        {quote}
        <p>
          <Button size="compact-sm" variant="default" onClick={onGo}>
            {t('chip.goTo', { place: placeLabel(t, cited) })}
          </Button>
        </p>
      </>
    );
  return (
    <Suspense fallback={quote}>
      <CitedWords
        item={item}
        cited={cited}
        nameOf={names.nameOf}
        onPlay={playable === null ? null : jumps.play}
        onCopy={onCopy}
        onGo={onGo}
      />
    </Suspense>
  );
}
