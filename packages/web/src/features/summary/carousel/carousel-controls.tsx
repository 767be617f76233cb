import { limits } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlayerTrackNext } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWide } from '../../../ui/page/use-wide.ts';
import classes from './carousel.module.css';

/** Whether every card has a dot of its own; too many of them would say nothing. */
const hasDelimiters = (count: number, wide: boolean): boolean =>
  count < (wide ? limits.delimitersMax : limits.delimitersMaxMobile);

type Props = {
  position: number;
  cards: readonly { key: string; title: string }[];
  onChoose: (position: number) => void;
  /** Null where there is nothing to follow. */
  following: boolean | null;
  onFollow: () => void;
};

/** Above the cards: back and on, where one is among them, and whether they go with the sound. */
export function CarouselControls({ position, cards, onChoose, following, onFollow }: Props) {
  const { t } = useTranslation();
  const wide = useWide();
  const count = cards.length;
  return (
    <div className={classes['controls']}>
      <div className={classes['turner']}>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('carousel.previous')}
          aria-disabled={position === 0}
          onClick={() => onChoose(position - 1)}
        >
          <IconChevronLeft size={20} stroke={1.6} />
        </ActionIcon>
        {hasDelimiters(count, wide) ? (
          <ol className={classes['dots']}>
            {cards.map(({ key, title }, at) => (
              <li key={key}>
                <button
                  type="button"
                  aria-label={t('carousel.goTo', { number: at + 1, title })}
                  aria-current={at === position ? 'true' : undefined}
                  onClick={() => onChoose(at)}
                />
              </li>
            ))}
          </ol>
        ) : (
          <span className={classes['place']}>{t('carousel.place', { number: position + 1, count })}</span>
        )}
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('carousel.next')}
          aria-disabled={position === count - 1}
          onClick={() => onChoose(position + 1)}
        >
          <IconChevronRight size={20} stroke={1.6} />
        </ActionIcon>
      </div>
      {following === null ? null : (
        <button
          type="button"
          className={classes['follow']}
          aria-pressed={following}
          title={t(following ? 'carousel.followStop' : 'carousel.followHint')}
          onClick={onFollow}
        >
          <IconPlayerTrackNext size={16} stroke={1.6} aria-hidden="true" />
          <span>{t('carousel.follow')}</span>
        </button>
      )}
    </div>
  );
}
