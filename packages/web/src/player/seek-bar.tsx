import { useTranslation } from 'react-i18next';
import { clock } from '../format/time.ts';
import { usePlayer } from './player.context.ts';
import classes from './seek-bar.module.css';

const percentOf = (time: number, duration: number): string =>
  `${duration > 0 ? (time / duration) * 100 : 0}%`;

/** The progress of the track, a native slider with the chapters marked on it. */
export function SeekBar() {
  const { t } = useTranslation();
  const time = usePlayer((state) => state.time);
  const duration = usePlayer((state) => state.duration);
  const seek = usePlayer((state) => state.seek);
  const chapters = usePlayer((state) => state.track?.chapters ?? null);

  return (
    <div className={classes['bar']}>
      <div className={classes['rail']} aria-hidden="true">
        <div className={classes['done']} style={{ width: percentOf(time, duration) }} />
        {chapters?.map((chapter) =>
          chapter.start > 0 && duration > 0 ? (
            <span key={chapter.index} style={{ left: percentOf(chapter.start, duration) }} />
          ) : null,
        )}
      </div>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(time)}
        aria-label={t('player.seek')}
        aria-valuetext={t('player.position', { time: clock(time), duration: clock(duration) })}
        onChange={(event) => seek(Number(event.currentTarget.value))}
      />
    </div>
  );
}
