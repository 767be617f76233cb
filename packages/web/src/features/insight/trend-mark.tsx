import type { InsightTrend } from '@ecco/domain';
import classes from './insights.module.css';

/** Arrows are drawn: not every font has all of them. */
const paths: Record<InsightTrend, string> = {
  rise: 'M6 11V1.5M2 5.5 6 1.5l4 4',
  fall: 'M6 1v9.5M2 6.5l4 4 4-4',
  level: 'M1 6h9.5M6.5 2l4 4-4 4',
  unclear: 'M6 6h.01',
};

/** A trend as an arrow, or as a dot where too little is known. What it means stands beside it in words. */
export const TrendMark = ({ trend }: { trend: InsightTrend }) => (
  <svg
    className={classes['mark']}
    viewBox="0 0 12 12"
    width="12"
    height="12"
    aria-hidden="true"
    data-trend={trend}
  >
    <path d={paths[trend]} />
  </svg>
);
