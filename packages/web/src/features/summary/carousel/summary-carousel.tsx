/*
 * The summary as cards to leaf through. One card is seen at a time, the others are out of reach of the keyboard and of
 * screen readers; which one it is and why stands in use-carousel.ts, how it is brought into sight in use-slides.ts.
 */
import type { Highlight, Summary } from '@ecco/contract';
import type { TFunction } from 'i18next';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerStore } from '../../../player/player.context.ts';
import type { Jump } from '../../../ui/citation/place.context.ts';
import { createCardSound } from '../card-sound/card-sound.store.ts';
import { CardSlide } from './card-slide.tsx';
import classes from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { type CardTarget, cardsOf, type SummaryCard } from './summary-cards.ts';
import { useCarousel } from './use-carousel.ts';
import type { Sounds } from './use-playing-card.ts';
import { useSlides } from './use-slides.ts';

type Props = {
  slug: string;
  summary: Summary;
  sounds: Sounds;
  /** A card to open, from an address or from elsewhere on the page. */
  target: CardTarget | null;
  nameOf: (speaker: string | null) => string | null;
  /** The last card. */
  survey: { title: string; card: ReactNode };
  onCopy: (target: CardTarget) => void;
  /** What the time of a card does. */
  onPlay: Jump;
  /** Stands below a highlight, for those who have something to do with it. */
  highlightAside?: (highlight: Highlight) => ReactNode;
};

const takesArrows = 'input, textarea, select, [role="slider"], [contenteditable="true"]';

/** Which way an arrow key leads; 0 for other keys, and where the key belongs to something else. */
function directionOf(event: KeyboardEvent): -1 | 0 | 1 {
  const isOther = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
  if (isOther || (event.target instanceof Element && event.target.closest(takesArrows))) return 0;
  if (event.key === 'ArrowLeft') return -1;
  return event.key === 'ArrowRight' ? 1 : 0;
}

/** What was asked for from elsewhere is brought into sight; on a page that is already read, it is read on from there. */
function useTargetInSight(frame: RefObject<HTMLElement | null>, target: CardTarget | null): void {
  const opened = useRef<CardTarget | null>(target);
  useEffect(() => {
    if (target === null) return;
    frame.current?.scrollIntoView({ block: 'start' });
    if (opened.current !== target)
      frame.current?.querySelector<HTMLElement>('[data-current]')?.focus({ preventScroll: true });
    opened.current = target;
  }, [frame, target]);
}

function cardTitle(t: TFunction, card: SummaryCard, survey: string): string {
  if (card.kind === 'chapter') return card.chapter.title;
  if (card.kind === 'overview') return t('carousel.overview');
  return card.kind === 'survey' ? survey : t('carousel.highlightNumber', { number: card.number + 1 });
}

/** The summary as cards, of which one is seen at a time. */
export function SummaryCarousel({ slug, summary, sounds, target, survey, ...rest }: Props) {
  const { t } = useTranslation();
  const player = usePlayerStore();
  const [sound] = useState(() => createCardSound({ player }));
  useEffect(() => () => sound.getState().stop(), [sound]);
  const [announced, setAnnounced] = useState('');
  const cards = useMemo(() => cardsOf(summary), [summary]);
  const named = cards.map((card) => ({ card, key: card.key, title: cardTitle(t, card, survey.title) }));

  const frame = useRef<HTMLElement>(null);
  // Somebody who reads with the keyboard would lose the place at which they are.
  const mustStay = useCallback(
    () => frame.current?.querySelector('[data-slide] :focus-visible, [data-slide]:focus-visible') != null,
    [],
  );
  const carousel = useCarousel({ cards, sounds, target, mustStay });
  const { position, choose } = carousel;
  const onChoose = (at: number): void => {
    const to = named[at];
    if (!to) return;
    choose(at);
    setAnnounced(t('carousel.announce', { number: at + 1, count: cards.length, title: to.title }));
  };
  const track = useSlides<HTMLDivElement>({ position, count: cards.length, onSwipe: choose });

  useTargetInSight(frame, target);

  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = directionOf(event);
    if (direction === 0) return;
    event.preventDefault();
    onChoose(position + direction);
  };

  return (
    <section
      ref={frame}
      className={classes['carousel']}
      aria-roledescription={t('carousel.role')}
      aria-label={t('carousel.one')}
      onKeyDown={onKeyDown}
    >
      <CarouselControls
        position={position}
        cards={named}
        onChoose={onChoose}
        following={sounds.episode === null && sounds.digest === null ? null : carousel.isFollowing}
        onFollow={carousel.toggleFollowing}
      />
      <div ref={track} className={classes['track']}>
        {named.map(({ card, title }, at) => (
          <CardSlide
            key={card.key}
            card={card}
            label={t('carousel.slide', { number: at + 1, count: cards.length, title })}
            title={title}
            current={at === position}
            near={Math.abs(at - position) <= 1}
            live={at === carousel.playing}
            slug={slug}
            summary={summary}
            sound={sound}
            survey={survey.card}
            {...rest}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </section>
  );
}
