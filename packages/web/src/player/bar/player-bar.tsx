import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayer } from '../player.context.ts';
import { queue } from '../queue/queue.store.ts';
import { BarPanels } from './bar-panels.tsx';
import { BarTimes, ThinProgress } from './bar-times.tsx';
import { BarTitle } from './bar-title.tsx';
import classes from './player-bar.module.css';
import { PlayerFailure } from './player-failure.tsx';
import { usePlayerKeys } from './player-keys.ts';
import { SoundChoice } from './sound-choice.tsx';
import { Transport } from './transport.tsx';
import { useMediaSession } from './use-media-session.ts';

/** The player at the bottom of the window, on every page, as long as something is there to play. */
export function PlayerBar({ onOpen }: { onOpen: (path: string) => void }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const track = usePlayer((state) => state.track);
  const failed = usePlayer((state) => state.status === 'failed');
  const close = usePlayer((state) => state.close);
  usePlayerKeys();
  useMediaSession();
  if (!track) return null;

  return (
    <section className={classes['bar']} aria-label={t('playing.region')} data-open={open || undefined}>
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
