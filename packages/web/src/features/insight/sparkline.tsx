import { largestOf } from '@ecco/domain';
import classes from './insights.module.css';

const size = { width: 48, height: 16 };

/** Counts of windows as small bars, the newest filled. What they say stands beside them in words. */
export function Sparkline({ counts }: { counts: readonly number[] }) {
  const most = largestOf(counts, 0) || 1;
  const step = size.width / Math.max(1, counts.length);
  return (
    <svg
      className={classes['sparkline']}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      aria-hidden="true"
    >
      {counts.map((count, at) => {
        const height = count === 0 ? 1 : Math.max(2, (count / most) * size.height);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
            key={at}
            x={at * step}
            y={size.height - height}
            width={Math.max(1, step - 1.5)}
            height={height}
            data-newest={at === counts.length - 1 || undefined}
          />
        );
      })}
    </svg>
  );
}
