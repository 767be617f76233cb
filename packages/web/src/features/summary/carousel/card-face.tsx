import type { Overview } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { quoted } from '../../../format/text.ts';
import { type Jump, JumpProvider } from '../../../ui/citation/place.context.ts';
import { placeOf } from '../../../ui/citation/place.ts';
import { PlaceChip } from '../../../ui/citation/place-chip.tsx';
import { CitedList, CitedParagraph } from '../cited-sentences.tsx';
import { isSilent, OverviewSections } from '../overview-sections.tsx';
import summaryClasses from '../summary.module.css';
import classes from './carousel.module.css';
import type { ChapterCard, HighlightCard } from './summary-cards.ts';

/** What a card can do, at its head. */
type Tools = { tools: ReactNode };
/** What the time of a card does: it plays, where its sources lead to their lines. */
type Playing = { onPlay: Jump; live: boolean };

export function OverviewFace({ overview, tools }: Tools & { overview: Overview | null }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes['cardHead']}>
        <span className={classes['kind']}>{t('carousel.overview')}</span>
        {tools}
      </div>
      <div className={summaryClasses['prose']} data-card="overview">
        {isSilent(overview) ? <p className={summaryClasses['nothing']}>{t('summary.nothing')}</p> : null}
        <OverviewSections overview={overview} />
      </div>
    </>
  );
}

type ChapterProps = Tools & Playing & { card: ChapterCard; count: number };

export function ChapterFace({ card: { chapter }, count, live, onPlay, tools }: ChapterProps) {
  const { t } = useTranslation();
  const place = placeOf(chapter);
  return (
    <>
      <div className={classes['cardHead']}>
        <JumpProvider value={onPlay}>
          <PlaceChip place={place} end={chapter.end_timestamp} live={live} />
        </JumpProvider>
        <span className={classes['kind']}>
          {t('carousel.chapterIndex', { number: chapter.index + 1, count })}
        </span>
        {tools}
      </div>
      <h3 className={classes['title']}>{chapter.title}</h3>
      <div className={summaryClasses['prose']}>
        <CitedParagraph sentences={chapter.summary} />
        {chapter.takeaways.length > 0 ? (
          <details>
            <summary>{t('summary.details')}</summary>
            <CitedList sentences={chapter.takeaways} />
          </details>
        ) : null}
      </div>
    </>
  );
}

type HighlightProps = Tools & Playing & { card: HighlightCard; name: string | null; aside: ReactNode };

export function HighlightFace({ card: { highlight }, name, live, onPlay, aside, tools }: HighlightProps) {
  const { t } = useTranslation();
  const place = placeOf(highlight);
  return (
    <>
      <div className={classes['cardHead']}>
        <JumpProvider value={onPlay}>
          <PlaceChip place={place} live={live} />
        </JumpProvider>
        <span className={classes['kind']}>{t('carousel.highlight')}</span>
        {tools}
      </div>
      <figure className={classes['quote']}>
        <blockquote>{quoted(highlight.text)}</blockquote>
        {name === null ? null : <figcaption>{name}</figcaption>}
      </figure>
      {aside}
    </>
  );
}
