import { usePlayer } from './player.context.ts';

type Props = {
  /** The address of the recording. */
  playable: string | null;
  /** The whole recording, in units of the drawing, which is ten units high. */
  width: number;
  top?: number;
};

/** Where a recording is heard, as a line in a drawing of its whole length; nothing while it is not. */
export function PlayHead({ playable, width, top = 0 }: Props) {
  const at = usePlayer(({ track, time, duration }) =>
    playable && track?.src === playable && duration > 0 ? Math.round((time / duration) * width) : null,
  );
  if (at === null) return null;
  return (
    <line
      data-play-head=""
      x1={at}
      x2={at}
      y1={top}
      y2={top + 10}
      stroke="var(--live)"
      strokeWidth={3}
      vectorEffect="non-scaling-stroke"
    />
  );
}
