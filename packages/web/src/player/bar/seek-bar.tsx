import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../format/time.ts';
import { usePlayer } from '../player.context.ts';
import { chapterAt } from '../track.ts';
import classes from './seek-bar.module.css';

const percentOf = (time: number, duration: number): string =>
  `${duration > 0 ? (time / duration) * 100 : 0}%`;

/** The second under the pointer. */
function secondsAt({ clientX, currentTarget }: PointerEvent, duration: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) * duration : 0;
}

/** The progress of the track, a native slider with the chapters marked on it; their titles show beside the pointer. */
export function SeekBar() {
  const { t } = useTranslation();
  const time = usePlayer((state) => state.time);
  const duration = usePlayer((state) => state.duration);
  const seek = usePlayer((state) => state.seek);
  const chapters = usePlayer((state) => state.track?.chapters ?? null);
  const [pointed, setPointed] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  const titleAt = (seconds: number): string => chapterAt(chapters ?? [], seconds)?.title ?? '';
  const shown = pointed ?? (focused ? time : null);
  const position = t('player.position', { time: clock(time), duration: clock(duration) });

  return (
    <div className={classes['bar']}>
      <div className={classes['rail']} aria-hidden="true">
        <div className={classes['done']} style={{ width: percentOf(time, duration) }} />
        {chapters?.map((chapter) =>
          chapter.start > 0 && duration > 0 ? (
            <span
              key={chapter.index}
              data-chapter={chapter.index}
              style={{ left: percentOf(chapter.start, duration) }}
            />
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
        aria-valuetext={[position, titleAt(time)].filter(Boolean).join(', ')}
        onChange={(event) => seek(Number(event.currentTarget.value))}
        onPointerMove={(event) => setPointed(secondsAt(event, duration))}
        onPointerLeave={() => setPointed(null)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {shown !== null && duration > 0 ? (
        <div className={classes['hint']} aria-hidden="true" style={{ left: percentOf(shown, duration) }}>
          <span data-side={shown > duration * 0.66 ? 'end' : shown < duration * 0.34 ? 'start' : undefined}>
            <time>{clock(shown)}</time> {titleAt(shown)}
          </span>
        </div>
      ) : null}
    </div>
  );
}
