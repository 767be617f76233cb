import type { Item } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { JoinedItems } from '../../../features/correction/joined-items.tsx';
import { ReadingReports } from '../../../features/reading-report/reading-reports.tsx';
import { RereadButton } from '../../../features/reading-report/reread-button.tsx';
import { NoteLine } from '../../../ui/text/note-line.tsx';

/** Whether there is anything to say of how it was read. */
const hasReadingNotes = ({ reading_reports: reports, readers_improved: isOlder }: Item): boolean =>
  isOlder || reports.some(({ entries }) => entries.length > 0);

/** How well the source of an item was read, and what it was joined with; and the ways to have it read again and to tell them apart. */
export function ItemReading({ item }: { item: Item }) {
  const { t } = useTranslation();
  return (
    <>
      {hasReadingNotes(item) ? (
        <NoteLine action={item.may.read_again ? <RereadButton id={item.uuid} /> : null}>
          <ReadingReports reports={item.reading_reports} />
          {item.readers_improved ? <p>{t('readingReport.improved')}</p> : null}
        </NoteLine>
      ) : null}
      <JoinedItems item={item} />
    </>
  );
}
