import { insightTrends } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import classes from './insights.module.css';
import { TrendMark } from './trend-mark.tsx';

const shades = ['0', '1', '2', '3'] as const;

/** What the marks of the cells mean, and where cells are tinted, what the tints do. */
export function TrendKey({ areTinted }: { areTinted: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={classes['key']}>
      <p>
        {insightTrends.map((trend) => (
          <span key={trend} className={classes['counted']}>
            <TrendMark trend={trend} /> {t(`insights.key.${trend}`)}
          </span>
        ))}
        <span>– {t('insights.key.none')}</span>
      </p>
      {areTinted ? (
        <p>
          <span>{t('insights.tint.title')}</span>
          {shades.map((shade) => (
            <span key={shade} className={classes['counted']}>
              <i className={classes['tint']} data-shade={shade} aria-hidden="true" />{' '}
              {t(`insights.tint.${shade}`)}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}
