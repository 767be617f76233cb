import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { truncate } from '../format/text.ts';
import { clock } from '../format/time.ts';
import { usePlayer } from './player.context.ts';
import type { PlayerState } from './player.store.ts';
import classes from './player-bar.module.css';
import { usePlayerKeys } from './player-keys.ts';
import { SeekBar } from './seek-bar.tsx';
import { SpeedSelect } from './speed-select.tsx';
import { chapterAt, type Track } from './track.ts';
import { Transport } from './transport.tsx';

const titleLimit = 50;

function Times() {
  const { t } = useTranslation();
  const time = usePlayer((state) => Math.floor(state.time));
  const duration = usePlayer((state) => state.duration);
  const left = clock(Math.max(0, duration - time));
  return (
    <div className={classes['times']}>
      <time>{clock(time)}</time>
      <SeekBar />
      <time title={t('player.remaining', { time: left })}>−{left}</time>
    </div>
  );
}

function NowPlaying({ path, title, subtitle }: { path: string; title: string; subtitle: string | null }) {
  const { t } = useTranslation();
  const failed = usePlayer((state) => state.status === 'failed');
  const chapter = usePlayer((state) => chapterAt(state.track?.chapters ?? [], state.time)?.title ?? null);
  return (
    <div className={classes['now']}>
      <a href={path}>{truncate(title, titleLimit)}</a>
      {failed ? (
        <span role="alert" className={classes['failed']}>
          {t('player.failed')}
        </span>
      ) : (
        <span>{chapter ?? subtitle}</span>
      )}
    </div>
  );
}

/** A video has its own controls in its page; the bar joins once it has been started, for when it is out of sight. */
const barTrack = ({ track, time, status }: PlayerState): Track | null =>
  track?.kind === 'video' && time === 0 && status !== 'playing' ? null : track;

/** The player at the bottom of the window, on every page, as long as something is there to play. */
export function PlayerBar({ onOpen }: { onOpen: (path: string) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const track = usePlayer(barTrack);
  const close = usePlayer((state) => state.close);
  usePlayerKeys();

  useEffect(() => {
    document.documentElement.toggleAttribute('data-player', track !== null);
  }, [track]);
  if (!track) return null;

  return (
    <section className={classes['bar']} aria-label={t('player.region')} data-open={open || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only turns the link inside into a move of the router */}
      <div
        className={classes['who']}
        onClick={(event) => {
          if (!(event.target instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          onOpen(track.path);
        }}
      >
        <NowPlaying path={track.path} title={track.title} subtitle={track.subtitle} />
      </div>
      <Transport />
      <Times />
      <SpeedSelect />
      <ActionIcon
        className={classes['opener']}
        variant="subtle"
        size={40}
        aria-expanded={open}
        aria-label={t(open ? 'player.shut' : 'player.open')}
        onClick={() => setOpen(!open)}
      >
        {open ? <IconChevronDown size={20} stroke={1.6} /> : <IconChevronUp size={20} stroke={1.6} />}
      </ActionIcon>
      <ActionIcon
        className={classes['close']}
        variant="subtle"
        size={40}
        aria-label={t('player.close')}
        onClick={close}
      >
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </section>
  );
}
