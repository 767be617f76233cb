import { type ItemCard, pathOf } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ProcessingLine } from '../../../features/processing/processing-line.tsx';
import { shortDate } from '../../../format/date.ts';
import { useJoinedItem } from './use-joined-item.ts';

/** That something just added was in the library already, and where. */
export function JoinedItem({ item }: { item: ItemCard }) {
  const { t } = useTranslation();
  return (
    <p role="status">
      {t('ingest.knownSince', { date: shortDate(item.created_at) ?? '' })}:{' '}
      <Link to={pathOf(item)}>{item.title}</Link>
    </p>
  );
}

/** How far something just added is, or what it turned out to be. */
export function SubmittedStatus({ item }: { item: ItemCard }) {
  const joined = useJoinedItem(item.uuid);
  return joined ? <JoinedItem item={joined} /> : <ProcessingLine item={item} />;
}
