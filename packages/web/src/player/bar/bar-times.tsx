import { useTranslation } from 'react-i18next';
import { clock } from '../../format/time.ts';
import { usePlayer } from '../player.context.ts';
import classes from './player-bar.module.css';
import { SeekBar } from './seek-bar.tsx';

/** How far it is, on a bar that has no room for more. */
export function ThinProgress() {
  const share = usePlayer(({ time, duration }) => (duration > 0 ? Math.min(1, time / duration) : 0));
  return <div className={classes['thin']} aria-hidden="true" style={{ width: `${share * 100}%` }} />;
}

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
