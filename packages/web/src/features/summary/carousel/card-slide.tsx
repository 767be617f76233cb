import type { Highlight, Summary } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Jump } from '../../../ui/citation/place.context.ts';
import type { CardSound } from '../card-sound/card-sound.store.ts';
import { ListenButton } from '../card-sound/listen-button.tsx';
import { chapterText, overviewText } from '../card-sound/spoken-text.ts';
import { ChapterFace, HighlightFace, OverviewFace } from './card-face.tsx';
import classes from './carousel.module.css';
import { type CardTarget, cardNumberOf, type SummaryCard } from './summary-cards.ts';

type Props = {
  card: SummaryCard;
  label: string;
  title: string;
  current: boolean;
  /** Beside the current one, so that it is there when it is swiped to. */
  near: boolean;
  live: boolean;
  slug: string;
  summary: Summary;
  sound: CardSound;
  survey: ReactNode;
  nameOf: (speaker: string | null) => string | null;
  onCopy: (target: CardTarget) => void;
  onPlay: Jump;
  highlightAside?: (highlight: Highlight) => ReactNode;
};

function Tools({ card, title, slug, summary, sound, onCopy }: Props) {
  const { t } = useTranslation();
  const number = cardNumberOf(card);
  const target = card.kind === 'highlight' ? { highlight: card.number } : { card: number ?? 0 };
  const text = card.kind === 'chapter' ? chapterText(card.chapter) : overviewText(summary);
  return (
    <div className={classes['tools']}>
      {number === null || text === '' ? null : (
        <ListenButton sound={sound} card={{ slug, index: number, text }} title={title} />
      )}
      <ActionIcon
        variant="subtle"
        size={32}
        aria-label={t('carousel.copy', { title })}
        onClick={() => onCopy(target)}
      >
        <IconLink size={16} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}

function Face(props: Props) {
  const { card, summary, live, nameOf, onPlay, highlightAside, survey } = props;
  if (card.kind === 'survey') return survey;
  const tools = <Tools {...props} />;
  if (card.kind === 'overview') return <OverviewFace overview={summary.overview} tools={tools} />;
  if (card.kind === 'chapter')
    return <ChapterFace card={card} count={summary.items.length} live={live} onPlay={onPlay} tools={tools} />;
  return (
    <HighlightFace
      card={card}
      name={nameOf(card.highlight.speaker)}
      live={live}
      onPlay={onPlay}
      aside={highlightAside?.(card.highlight)}
      tools={tools}
    />
  );
}

/** One card in its place. What somebody wrote on the survey stays while they leaf. */
export function CardSlide(props: Props) {
  const { t } = useTranslation();
  const { card, label, current, near } = props;
  return (
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a card longer than its frame is scrolled with the keyboard
    // biome-ignore lint/a11y/useSemanticElements: a card is no set of form fields
    <div
      role="group"
      aria-roledescription={t('carousel.slideRole')}
      aria-label={label}
      className={classes['slide']}
      data-slide={card.kind}
      data-current={current || undefined}
      inert={!current}
      tabIndex={current ? 0 : -1}
    >
      {near || card.kind === 'survey' ? (
        <div className={classes['card']} data-kind={card.kind}>
          <Face {...props} />
        </div>
      ) : null}
    </div>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
  );
}
