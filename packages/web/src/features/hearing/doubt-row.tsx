import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { timeLabel } from '../../ui/citation/place.ts';
import { Moment } from '../../ui/text/moment.tsx';
import { type DoubtEntry, placeOfDoubt } from './doubt-entries.ts';
import classes from './hearing.module.css';

export type RowActions = {
  onPlay: ((entry: DoubtEntry) => void) | null;
  onAccept: (entry: DoubtEntry) => void;
  onEdit: (entry: DoubtEntry) => void;
  onUndo: (entry: DoubtEntry) => void;
};

type Props = RowActions & {
  entry: DoubtEntry;
  isCurrent: boolean;
  /** By how many rows the arrow keys go on. */
  onMove: (by: number) => void;
  onFocus: () => void;
};

/** What a key does to the row that has the focus. */
function keyAction(
  key: string,
  { entry, onMove, onPlay, onAccept, onEdit }: Props,
): (() => void) | undefined {
  const actions: Record<string, (() => void) | undefined> = {
    ArrowDown: () => onMove(1),
    ArrowUp: () => onMove(-1),
    ' ': onPlay === null ? undefined : () => onPlay(entry),
    Enter: entry.review === null ? () => onAccept(entry) : undefined,
    e: () => onEdit(entry),
    E: () => onEdit(entry),
  };
  return actions[key];
}

function ReviewNote({ entry: { review, aside } }: { entry: DoubtEntry }) {
  const { t } = useTranslation();
  if (review === null) return null;
  const who = review.paper ?? review.by ?? t('hearing.somebody');
  return (
    <p className={classes['note']}>
      {aside === null ? t('hearing.by', { who }) : t('hearing.restoredBy', { who })} ·{' '}
      <Moment iso={review.at} />
    </p>
  );
}

/** A place to hear and to confirm, or a line to take back. */
export function DoubtRow(props: Props) {
  const { entry, isCurrent, onPlay, onAccept, onEdit, onUndo, onFocus } = props;
  const { t } = useTranslation();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent && !row.current?.contains(document.activeElement)) row.current?.focus();
  }, [isCurrent]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return;
    const act = keyAction(event.key, props);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const { aside, review, line, before, words, after } = entry;
  const time = timeLabel(t, placeOfDoubt(line));
  return (
    <li
      ref={row}
      tabIndex={isCurrent ? 0 : -1}
      {...(isCurrent && { 'data-autofocus': true })}
      className={classes['row']}
      data-done={review !== null || undefined}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {aside === null ? null : (
        <p className={classes['note']}>
          {t('hearing.aside')} · {t(`hearing.reason.${aside.reason}`)}
        </p>
      )}
      <p className={classes['words']}>
        {before}
        <mark>{words}</mark>
        {after}
      </p>
      <ReviewNote entry={entry} />
      <div className={classes['actions']}>
        {onPlay === null || time === null ? null : (
          <Button variant="default" size="compact-sm" onClick={() => onPlay(entry)}>
            {t('hearing.play', { time })}
          </Button>
        )}
        {review === null ? (
          <>
            <Button size="compact-sm" onClick={() => onAccept(entry)}>
              {t(aside === null ? 'hearing.confirm' : 'hearing.restore')}
            </Button>
            <Button variant="default" size="compact-sm" onClick={() => onEdit(entry)}>
              {t('hearing.edit')}
            </Button>
          </>
        ) : (
          <Button variant="default" size="compact-sm" onClick={() => onUndo(entry)}>
            {t('hearing.undo')}
          </Button>
        )}
      </div>
    </li>
  );
}
