import { useTranslation } from 'react-i18next';
import { clock } from '../format/time.ts';
import { usePlayer } from './player.context.ts';
import classes from './player-bar.module.css';
import { SeekBar } from './seek-bar.tsx';

/** How far it is, the progress, and how much remains. */
export function BarTimes() {
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
