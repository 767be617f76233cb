import classes from './progress-bar.module.css';

/** A thin bar in the live color; `label` says what it measures. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className={classes['bar']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
    >
      <div style={{ width: `${Math.max(2, Math.min(100, percent))}%` }} />
    </div>
  );
}
