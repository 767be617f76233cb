import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTitle, truncate } from '../../format/text.ts';
import { SortableRows } from '../../ui/list/sortable-rows.tsx';
import { isMobile } from '../../ui/page/is-mobile.ts';
import { usePlayer } from '../player.context.ts';
import { queue } from '../queue/queue.store.ts';
import { useQueue } from '../queue/use-queue.ts';
import { BarPanel } from './bar-panel.tsx';
import classes from './playlist-panel.module.css';
import { PlaylistRow } from './playlist-row.tsx';

type Props = { opener: RefObject<HTMLElement | null>; onClose: () => void; onOpen: (path: string) => void };

const cut = (title: string): string =>
  truncate(shownTitle(title), isMobile() ? limits.playlistTitleMaxMobile : limits.playlistTitleMax);

/** Nothing but what plays: where more comes from. */
function Alone({ onLists }: { onLists: () => void }) {
  const { t } = useTranslation();
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    onLists();
  };
  return (
    <p className={classes['alone']}>
      {t('playing.alone')}{' '}
      <a href="/home" onClick={follow}>
        {t('playing.lists')}
      </a>
    </p>
  );
}

function Entries() {
  const { t } = useTranslation();
  const entries = useQueue((state) => state.entries);
  const current = usePlayer((state) => state.track?.uuid ?? null);
  const playing = usePlayer((state) => state.status === 'playing');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** What had the focus in a row before the rows changed; a row that is moved in the page loses it. */
  const held = useRef<{ row: number; control: string } | null>(null);

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  useLayoutEffect(() => {
    if (held.current === null || entries.length === 0) return;
    const { row, control } = held.current;
    held.current = null;
    const rows = list.current?.children;
    const requested = rows?.[Math.min(row, rows.length - 1)]?.querySelector<HTMLElement>(
      `[data-control="${control}"]`,
    );
    (requested?.matches(':disabled')
      ? requested.parentElement?.querySelector<HTMLElement>('[data-control=handle]')
      : requested
    )?.focus();
  }, [entries]);

  const move = (from: number, to: number, control = 'handle'): void => {
    const entry = entries[from];
    if (!entry || to < 0 || to >= entries.length || from === to) return;
    held.current = { row: to, control };
    queue.getState().move(from, to);
    setSaid(t('playing.moved', { title: cut(entry.title), place: to + 1, count: entries.length }));
  };
  const remove = (row: number): void => {
    const entry = entries[row];
    if (!entry) return;
    held.current = { row, control: 'remove' };
    queue.getState().remove(entry.uuid);
    setSaid(t('playing.removed', { title: cut(entry.title) }));
  };

  return (
    <>
      <SortableRows ids={entries.map(({ uuid }) => uuid)} onMove={move}>
        <ol ref={list} className={classes['entries']}>
          {entries.map((entry, row) => (
            <PlaylistRow
              key={entry.uuid}
              entry={entry}
              title={cut(entry.title)}
              state={entry.uuid !== current ? 'waiting' : playing ? 'playing' : 'current'}
              place={{ row, count: entries.length }}
              onMove={move}
              onRemove={remove}
            />
          ))}
        </ol>
      </SortableRows>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  );
}

/** What plays, and what follows: reorder, remove, play this one. */
export function PlaylistPanel({ opener, onClose, onOpen }: Props) {
  const { t } = useTranslation();
  const track = usePlayer((state) => state.track);
  const name = useQueue((state) => state.name);
  const count = useQueue((state) => state.entries.length);
  const leave = (path: string): void => {
    onClose();
    onOpen(path);
  };
  return (
    <BarPanel
      title={t('playing.now')}
      closeLabel={t('playing.closePlaylist')}
      opener={opener}
      onClose={onClose}
    >
      {track ? (
        <div className={classes['now']}>
          <strong>{cut(track.title)}</strong>
          <span>{track.subtitle === null ? null : truncate(track.subtitle, limits.podcastNameMax)}</span>
        </div>
      ) : null}
      {count === 0 ? (
        <Alone onLists={() => leave('/home')} />
      ) : (
        <>
          <div className={classes['listHead']}>
            <h3>{t('playing.listOf', { name: name === null ? t('playing.queue') : cut(name), count })}</h3>
            <Button size="compact-xs" variant="subtle" onClick={() => queue.getState().clear()}>
              {t('playing.clear')}
            </Button>
          </div>
          <Entries />
        </>
      )}
    </BarPanel>
  );
}
