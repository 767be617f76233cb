import { limits } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import { clock } from '../../format/time.ts';
import { isMobile } from '../../ui/page/is-mobile.ts';
import { isPlainClick } from '../../ui/page/is-plain-click.ts';
import { usePlayer, usePlayerStore } from '../player.context.ts';
import { queue } from '../queue/queue.store.ts';
import { chapterAt, type Track } from '../track.ts';
import { BarPanels } from './bar-panels.tsx';
import { serveMediaSession } from './media-session.ts';
import classes from './player-bar.module.css';
import { PlayerFailure } from './player-failure.tsx';
import { usePlayerKeys } from './player-keys.ts';
import { SeekBar } from './seek-bar.tsx';
import { SoundChoice } from './sound-choice.tsx';
import { Transport } from './transport.tsx';
import { useRoomNow } from './use-room-now.ts';

/** How far it is, on a bar that has no room for more. */
function ThinProgress() {
  const share = usePlayer(({ time, duration }) => (duration > 0 ? Math.min(1, time / duration) : 0));
  return <div className={classes['thin']} aria-hidden="true" style={{ width: `${share * 100}%` }} />;
}

/** How far it is, the progress, and how much remains. */
function BarTimes() {
  const { t } = useTranslation();
  const time = usePlayer((state) => Math.floor(state.time));
  const duration = usePlayer((state) => state.duration);
  const left = clock(Math.max(0, duration - time));
  return (
    <div className={classes['times']}>
      <time>{clock(time)}</time>
      <SeekBar />
      <time title={t('playing.remaining', { time: left })}>−{left}</time>
    </div>
  );
}

const titleLimit = (): number => (isMobile() ? limits.playerTitleMaxMobile : limits.playerTitleMax);

const firstWords = (text: string): string => text.split(/\s+/).slice(0, limits.playerAuthorWords).join(' ');

/** What plays, leading to its page, who it is by, and the chapter that runs. */
function BarTitle({ track, onOpen }: { track: Track; onOpen: (path: string) => void }) {
  const chapter = usePlayer((state) => chapterAt(state.track?.chapters ?? [], state.time)?.title ?? null);
  const author = track.subtitle === null ? null : firstWords(track.subtitle);
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(track.path);
  };
  return (
    <div className={classes['who']}>
      <a href={track.path} title={track.title} onClick={follow}>
        {truncate(track.title, titleLimit())}
      </a>
      <span>{[author, chapter].filter(Boolean).join(' · ')}</span>
    </div>
  );
}

/** The keys and the lock screen of the system serve the player as long as it is there. */
function useMediaSession(): void {
  const player = usePlayerStore();
  useEffect(() => serveMediaSession(player, queue), [player]);
}

/** The player at the bottom of the window, on every page, as long as something is there to play. */
export function PlayerBar({ onOpen }: { onOpen: (path: string) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const track = usePlayer((state) => state.track);
  const failed = usePlayer((state) => state.status === 'failed');
  const close = usePlayer((state) => state.close);
  usePlayerKeys();
  useMediaSession();
  const bar = useRef<HTMLElement>(null);
  useRoomNow(bar, track !== null);
  if (!track) return null;

  return (
    <section
      ref={bar}
      className={classes['bar']}
      aria-label={t('playing.region')}
      data-open={open || undefined}
    >
      <ThinProgress />
      <BarTitle track={track} onOpen={onOpen} />
      <Transport />
      <SoundChoice track={track} onOpen={onOpen} />
      {failed ? <PlayerFailure /> : <BarTimes />}
      <BarPanels onOpen={onOpen} />
      <ActionIcon
        className={classes['opener']}
        variant="subtle"
        size={40}
        aria-expanded={open}
        aria-label={t(open ? 'playing.shut' : 'playing.open')}
        onClick={() => setOpen(!open)}
      >
        {open ? <IconChevronDown size={20} stroke={1.6} /> : <IconChevronUp size={20} stroke={1.6} />}
      </ActionIcon>
      <ActionIcon
        className={classes['close']}
        variant="subtle"
        size={40}
        aria-label={t('playing.close')}
        onClick={() => {
          close();
          queue.getState().clear();
        }}
      >
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </section>
  );
}
