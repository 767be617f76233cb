import type { InsightRow, OrganizationInsights } from '@ecco/contract';
import type { InsightWindow } from '@ecco/domain';
import type { ButtonHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { excerptOf, figuresOf, hoverWords, talkVolume } from './insight-words.ts';
import classes from './insights.module.css';
import { useMeasure } from './measure.context.ts';
import { Sparkline } from './sparkline.tsx';
import { TrendMark } from './trend-mark.tsx';

type Props = {
  row: InsightRow;
  of: OrganizationInsights;
  window: InsightWindow;
  onOpen: () => void;
  /** What makes it a part of a grid that is walked with keys. */
  part?: ButtonHTMLAttributes<HTMLButtonElement>;
};

/** How strong a cell is tinted: by its share of what its organization says, in four steps. */
function shadeOf(row: InsightRow, { mention_count }: OrganizationInsights): number {
  const share = row.mention_count / Math.max(1, mention_count);
  return share >= 0.4 ? 3 : share >= 0.2 ? 2 : share >= 0.08 ? 1 : 0;
}

const isNotMentioned = ({ mention_count, trend }: InsightRow): boolean =>
  mention_count === 0 && trend !== 'fall';

/** The trend and the figure; a dash where nothing is said. */
export function Counted({ row, figure }: { row: InsightRow; figure: string }) {
  if (isNotMentioned(row)) return <span aria-hidden="true">–</span>;
  return (
    <span className={classes['counted']} aria-hidden="true">
      <TrendMark trend={row.trend} /> {figure}
    </span>
  );
}

/** A theme of an organization: its trend, its count, how it came, and its weightiest words. */
export function InsightCell({ row, of, window, onOpen, part }: Props) {
  const { t } = useTranslation();
  const words = hoverWords(t, { row, said: talkVolume(of), window });
  const measure = useMeasure();
  const { figure, words: figureWords, bars } = figuresOf(t, row, { said: of.said, measure });
  const [quote] = row.top_quotes;
  const isSilent = isNotMentioned(row);
  const name = isSilent ? t('insights.notMentioned') : `${figureWords}, ${t(`insights.trend.${row.trend}`)}`;
  return (
    <button
      type="button"
      className={classes['cell']}
      data-shade={shadeOf(row, of)}
      data-trend={row.trend}
      title={words.join('\n')}
      onClick={onOpen}
      {...part}
    >
      <span className="visually-hidden">
        {row.theme_name}: {name}.
      </span>
      <span className={classes['count']}>
        <Counted row={row} figure={figure} />
        <Sparkline counts={bars} />
      </span>
      {quote ? <span className={classes['excerpt']}>{excerptOf(quote.text)}</span> : null}
    </button>
  );
}
