import { insightTrends } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import classes from './insights.module.css';
import { TrendMark } from './trend-mark.tsx';

/** What the marks of the cells mean. */
export function TrendKey() {
  const { t } = useTranslation();
  return (
    <p className={classes['key']}>
      {insightTrends.map((trend) => (
        <span key={trend} className={classes['counted']}>
          <TrendMark trend={trend} /> {t(`insights.key.${trend}`)}
        </span>
      ))}
      <span>– {t('insights.key.none')}</span>
    </p>
  );
}
