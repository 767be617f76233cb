import { limits } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward30,
  IconRewindForward30,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { usePlayer } from './player.context.ts';
import classes from './player-bar.module.css';

/** Back, play or pause, forward. */
export function Transport() {
  const { t } = useTranslation();
  const playing = usePlayer((state) => state.status === 'playing');
  const toggle = usePlayer((state) => state.toggle);
  const step = usePlayer((state) => state.step);
  const seconds = limits.seekStepSeconds;
  return (
    <div className={classes['transport']}>
      <ActionIcon
        className={classes['step']}
        variant="subtle"
        size={40}
        aria-label={t('player.back', { seconds })}
        onClick={() => step(-seconds)}
      >
        <IconRewindBackward30 size={22} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        className={classes['play']}
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
        aria-label={t('player.forward', { seconds })}
        onClick={() => step(seconds)}
      >
        <IconRewindForward30 size={22} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}
