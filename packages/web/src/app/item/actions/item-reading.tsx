import type { Item } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { JoinedItems } from '../../../features/correction/joined-items.tsx';
import { ReadAgainButton } from '../../../features/reading-report/read-again-button.tsx';
import classes from '../../../features/reading-report/reading-report.module.css';
import { ReadingReports } from '../../../features/reading-report/reading-reports.tsx';

/** Whether there is anything to say of how it was read. */
const isTold = ({ reading_reports: reports, readers_improved: isOlder }: Item): boolean =>
  isOlder || reports.some(({ entries }) => entries.length > 0);

/** How well the source of an item was read, and what it was joined with; and the ways to have it read again and to tell them apart. */
export function ItemReading({ item }: { item: Item }) {
  const { t } = useTranslation();
  return (
    <>
      {isTold(item) ? (
        <div className={classes['line']}>
          <div>
            <ReadingReports reports={item.reading_reports} />
            {item.readers_improved ? (
              <p className={classes['report']}>{t('readingReport.improved')}</p>
            ) : null}
          </div>
          {item.may.read_again ? <ReadAgainButton id={item.uuid} /> : null}
        </div>
      ) : null}
      <JoinedItems item={item} />
    </>
  );
}
