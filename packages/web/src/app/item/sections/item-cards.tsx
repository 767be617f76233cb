import { combinedDigestTitle, type Highlight, type Item, pathOf, type Summary } from '@ecco/contract';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { useLog } from '../../../events/events.context.ts';
import type { CardTarget } from '../../../features/summary/carousel/summary-cards.ts';
import type { Sounds } from '../../../features/summary/carousel/use-playing-card.ts';
import type { ChapterTarget } from '../../../features/summary/outline.tsx';
import type { Jump } from '../../../ui/citation/place.context.ts';
import { copyLink } from '../../../ui/overlay/copy-text.ts';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { ItemFeedback } from '../actions/item-feedback.tsx';

/** Only those who want cards load them. */
const SummaryCarousel = lazyChunk(
  () => import('../../../features/summary/carousel/summary-carousel.tsx'),
  ({ SummaryCarousel }) => SummaryCarousel,
);

/** The sounds of an item by which its cards can go. `playable`: the address of its recording. */
function soundsOf({ audio_digest: digest }: Pick<Item, 'audio_digest'>, playable: string | null): Sounds {
  const combined = digest?.audio.find(({ title }) => title === combinedDigestTitle);
  return {
    episode: playable,
    digest: digest && combined ? { src: combined.url, chapters: digest.chapters } : null,
  };
}

/** The card asked for last, by the address or by what points to a chapter. */
function useLastTarget(linked: CardTarget | null, chapter: ChapterTarget | null): CardTarget | null {
  const [target, setTarget] = useState(linked);
  useEffect(() => {
    if (linked) setTarget(linked);
  }, [linked]);
  useEffect(() => {
    if (chapter) setTarget({ card: chapter.index + 1 });
  }, [chapter]);
  return target;
}

type Props = {
  item: Item;
  summary: Summary;
  playable: string | null;
  target: CardTarget | null;
  chapter: ChapterTarget | null;
  onPlay: Jump;
  nameOf: (speaker: string | null) => string | null;
  highlightAside?: (highlight: Highlight) => ReactNode;
};

/** The summary of an item as cards, with what else belongs on them. */
export function ItemCards({ item, summary, playable, target: linked, chapter, ...rest }: Props) {
  const { t } = useTranslation();
  const log = useLog();
  const target = useLastTarget(linked, chapter);
  const sounds = useMemo(() => soundsOf(item, playable), [item, playable]);
  const onCopy = (place: CardTarget): void => {
    const query = new URLSearchParams(Object.entries(place).map(([name, value]) => [name, String(value)]));
    log({ event: 'copy_link', slug: item.slug, 'button-src': 'card' });
    void copyLink(t, `${location.origin}${pathOf(item)}?${query}`);
  };
  return (
    <Suspense
      fallback={
        <div role="status">
          <span className="visually-hidden">{t('carousel.loading')}</span>
          <TextLines widths={[40, 100, 96, 98, 62]} />
        </div>
      }
    >
      <SummaryCarousel
        slug={item.slug}
        summary={summary}
        sounds={sounds}
        target={target}
        survey={{ title: t('feedback.title'), card: <ItemFeedback item={item} /> }}
        onCopy={onCopy}
        {...rest}
      />
    </Suspense>
  );
}
