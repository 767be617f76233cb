import { limits } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipForwardFilled,
  IconRewindBackward30,
  IconRewindForward30,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { usePlayer } from '../player.context.ts';
import { queue } from '../queue/queue.store.ts';
import { useQueue } from '../queue/use-queue.ts';
import { slugOf } from '../track.ts';
import classes from './player-bar.module.css';

/** Back, play or pause, forward, and the next entry of the playlist. */
export function Transport() {
  const { t } = useTranslation();
  const log = useLog();
  const playing = usePlayer((state) => state.status === 'playing');
  const waiting = usePlayer(({ status, buffering }) => status === 'loading' || buffering);
  const track = usePlayer((state) => state.track);
  const toggle = usePlayer((state) => state.toggle);
  const step = usePlayer((state) => state.step);
  const hasNext = useQueue(({ entries }) => entries.some(({ uuid }) => uuid !== track?.uuid));
  const seconds = limits.seekStepSeconds;
  const skip = (): void => {
    if (track) log({ event: 'skip', slug: slugOf(track), 'button-src': 'player' });
    queue.getState().next();
  };
  return (
    <div className={classes['transport']}>
      <ActionIcon
        className={classes['step']}
        variant="subtle"
        size={40}
        aria-label={t('playing.back', { seconds })}
        onClick={() => step(-seconds)}
      >
        <IconRewindBackward30 size={22} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        className={classes['play']}
        data-waiting={waiting || undefined}
        variant="filled"
        radius="xl"
        size={44}
        aria-label={t(playing ? 'player.pause' : 'player.play')}
        onClick={toggle}
      >
        {playing ? <IconPlayerPauseFilled size={20} /> : <IconPlayerPlayFilled size={20} />}
      </ActionIcon>
      <ActionIcon
        className={classes['step']}
        variant="subtle"
        size={40}
        aria-label={t('playing.forward', { seconds })}
        onClick={() => step(seconds)}
      >
        <IconRewindForward30 size={22} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={40}
        disabled={!hasNext}
        aria-label={t('playing.next')}
        onClick={skip}
      >
        <IconPlayerSkipForwardFilled size={18} />
      </ActionIcon>
    </div>
  );
}
