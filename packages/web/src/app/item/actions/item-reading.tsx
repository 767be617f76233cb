import type { Item } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { ReadAgainButton } from '../../../features/reading-report/read-again-button.tsx';
import classes from '../../../features/reading-report/reading-report.module.css';
import { ReadingReports } from '../../../features/reading-report/reading-reports.tsx';

/** How well the source of an item was read, and the way to have it read again. */
export function ItemReading({ item }: { item: Item }) {
  const { t } = useTranslation();
  return (
    <div className={classes['line']}>
      <div>
        <ReadingReports reports={item.reading_reports} />
        {item.readers_improved ? <p className={classes['report']}>{t('readingReport.improved')}</p> : null}
      </div>
      {item.may.read_again ? <ReadAgainButton id={item.uuid} /> : null}
    </div>
  );
}
