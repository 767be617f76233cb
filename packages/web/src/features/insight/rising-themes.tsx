import type { InsightsGrid } from '@ecco/contract';
import type { InsightWindow } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { changeWords } from './insight-words.ts';
import classes from './insights.module.css';
import { TrendMark } from './trend-mark.tsx';

type Props = { rising: InsightsGrid['rising']; window: InsightWindow };

/** The themes of which most more is said than before; an arrow up only where that is beyond chance. */
export function RisingThemes({ rising, window }: Props) {
  const { t } = useTranslation();
  const windowName = t(`insights.windowName.${window}`);
  return (
    <div className={classes['rising']}>
      <h3>{t('insights.rising')}</h3>
      {rising.length === 0 ? (
        <p>{t('insights.noneRising', { window: windowName })}</p>
      ) : (
        <ul>
          {rising.map((theme) => (
            <li key={theme.theme_id} title={changeWords(t, theme, window)}>
              <span className={classes['counted']} aria-hidden="true">
                {theme.theme_name} <TrendMark trend={theme.trend} /> +{theme.change}
              </span>
              <span className="visually-hidden">
                {t('insights.risingBy', { name: theme.theme_name, count: theme.change, window: windowName })},{' '}
                {t(`insights.trend.${theme.trend}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
