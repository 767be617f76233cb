import type { Fact } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { shownAssets } from '../../format/money.ts';
import { type AssetsOfDay, assetsOverTime, pointsOf } from './assets-over-time.ts';
import classes from './organization-facts.module.css';

const size = { width: 260, height: 64 };
/** Room for the dots at the edges. */
const edge = 6;

const assetsText = ({ asOf, dollars, source }: AssetsOfDay): string =>
  [shortDate(asOf), shownAssets(dollars), source].filter(Boolean).join(' · ');

/** What an organization has had, as a line; where only one day is known there is nothing to draw. */
export function AssetsChart({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation();
  const series = assetsOverTime(facts);
  const points = pointsOf(series, size);
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last || series.length < 2) return null;
  return (
    <figure className={classes['chart']}>
      <figcaption>{t('organization.assetsOverTime')}</figcaption>
      <svg
        viewBox={`${-edge} ${-edge} ${size.width + 2 * edge} ${size.height + 2 * edge}`}
        aria-hidden="true"
      >
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }, at) => {
          const day = series[at];
          return day ? (
            <circle key={day.asOf} cx={x} cy={y} r="4">
              <title>{assetsText(day)}</title>
            </circle>
          ) : null;
        })}
      </svg>
      <p aria-hidden="true">
        <span>
          {shownAssets(first.dollars)}, {first.asOf.slice(0, 4)}
        </span>
        <span>
          {shownAssets(last.dollars)}, {last.asOf.slice(0, 4)}
        </span>
      </p>
      <ol className="visually-hidden">
        {series.map((day) => (
          <li key={day.asOf}>{assetsText(day)}</li>
        ))}
      </ol>
    </figure>
  );
}
