import type { OrganizationInsights } from '@ecco/contract';
import type { InsightWindow } from '@ecco/domain';
import { largestOf } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { Counted } from './insight-cell.tsx';
import type { OpenedCell } from './insight-grid.tsx';
import { figuresOf, hoverWords, talkVolume } from './insight-words.ts';
import classes from './insights.module.css';
import { useMeasure } from './measure.context.ts';

type Props = {
  of: OrganizationInsights;
  /** When each week ends. */
  ends: readonly string[];
  window: InsightWindow;
  onOpen: (cell: OpenedCell) => void;
};

const size = { width: 200, height: 56 };
const edge = 5;

function pointsOf(counts: readonly number[], most: number): { x: number; y: number }[] {
  const step = size.width / Math.max(1, counts.length - 1);
  return counts.map((count, at) => ({ x: at * step, y: size.height * (1 - count / most) }));
}

/** One organization over the last weeks: a line for each theme, all on one scale. */
export function ThemeLines({ of, ends, window, onOpen }: Props) {
  const { t } = useTranslation();
  const most = largestOf(
    of.rows.flatMap(({ weeks }) => weeks),
    1,
  );
  const measure = useMeasure();
  const said = talkVolume(of);
  return (
    <>
      <p className={classes['weeks']}>
        {t('insights.weeks', { count: ends.length, from: shortDate(ends[0] ?? ''), most })}
      </p>
      <ul className={classes['lines']}>
        {of.rows.map((row) => {
          const points = pointsOf(row.weeks, most);
          const last = points.at(-1);
          const { figure, words } = figuresOf(t, row, { said: of.said, measure });
          return (
            <li key={row.theme_id}>
              <button
                type="button"
                title={hoverWords(t, { row, said, window }).join('\n')}
                onClick={() => onOpen({ of, row })}
              >
                <span className={classes['lineName']}>{row.theme_name}</span>
                <span className={classes['lineCount']} data-trend={row.trend}>
                  <Counted row={row} figure={figure} />
                  <span className="visually-hidden">
                    {words}, {t(`insights.trend.${row.trend}`)}
                  </span>
                </span>
                <svg
                  viewBox={`${-edge} ${-edge} ${size.width + 2 * edge} ${size.height + 2 * edge}`}
                  aria-hidden="true"
                >
                  <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
                  {last ? <circle cx={last.x} cy={last.y} r="4" /> : null}
                </svg>
                <span className="visually-hidden">
                  {row.weeks
                    .map((count, at) => t('insights.lineWords', { date: shortDate(ends[at] ?? ''), count }))
                    .join(', ')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
