import { limits } from '@ecco/contract';
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconPlayerPlayFilled,
  IconVolume,
  IconX,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import { clock, durationSeconds } from '../../format/time.ts';
import { useSortableRow } from '../../ui/list/sortable-rows.tsx';
import { type QueueEntry, queue } from '../queue/queue.store.ts';
import classes from './playlist-panel.module.css';

type Props = {
  entry: QueueEntry;
  /** As it is shown. */
  title: string;
  state: 'waiting' | 'current' | 'playing';
  place: { row: number; count: number };
  onMove: (from: number, to: number, control?: string) => void;
  onRemove: (row: number) => void;
};

/** One entry of the playlist: its handle, what it is, and what can be done with it. */
export function PlaylistRow({ entry, title, state, place, onMove, onRemove }: Props) {
  const { t } = useTranslation();
  const { row, count } = place;
  const drag = useSortableRow(entry.uuid);
  const onHandleKey = (event: KeyboardEvent): void => {
    const to = event.key === 'ArrowUp' ? row - 1 : event.key === 'ArrowDown' ? row + 1 : null;
    if (to === null) return;
    event.preventDefault();
    onMove(row, to);
  };
  const length = entry.duration === null ? null : clock(durationSeconds(entry.duration));
  const show = entry.subtitle === null ? null : truncate(entry.subtitle, limits.podcastNameMax);
  return (
    <li {...drag.row} className={classes['row']} aria-current={state === 'waiting' ? undefined : 'true'}>
      <button
        type="button"
        className={classes['handle']}
        data-control="handle"
        aria-label={t('playing.handle', { title })}
        {...drag.handle}
        onKeyDown={onHandleKey}
      >
        <IconGripVertical size={18} stroke={1.6} />
      </button>
      <button
        type="button"
        className={classes['title']}
        data-control="play"
        onClick={() => queue.getState().play(entry.uuid)}
      >
        {state === 'waiting' ? <IconPlayerPlayFilled size={14} /> : <IconVolume size={16} stroke={1.8} />}
        <span>
          <span className="visually-hidden">{t('player.play')} </span>
          <strong>{title}</strong>
          <span>{[show, length].filter(Boolean).join(' · ')}</span>
        </span>
      </button>
      <div className={classes['tools']}>
        <button
          type="button"
          data-control="up"
          disabled={row === 0}
          aria-label={t('playing.up', { title })}
          onClick={() => onMove(row, row - 1, 'up')}
        >
          <IconArrowUp size={16} stroke={1.8} />
        </button>
        <button
          type="button"
          data-control="down"
          disabled={row === count - 1}
          aria-label={t('playing.down', { title })}
          onClick={() => onMove(row, row + 1, 'down')}
        >
          <IconArrowDown size={16} stroke={1.8} />
        </button>
        <button
          type="button"
          data-control="remove"
          aria-label={t('playing.remove', { title })}
          onClick={() => onRemove(row)}
        >
          <IconX size={16} stroke={1.8} />
        </button>
      </div>
    </li>
  );
}
