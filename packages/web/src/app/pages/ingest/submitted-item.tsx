import type { ItemCard, ItemDetails } from '@ecco/contract';
import { Suspense } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { useDetails } from '../../../features/correction/api/corrections.api.ts';
import { LibraryList } from '../../../features/library/library-list.tsx';
import { ProcessingLine } from '../../../features/processing/processing-line.tsx';
import { NamesToAdd } from '../../../features/proposal/names-to-add.tsx';
import { JoinedItem } from './joined-item.tsx';
import { useJoinedItem } from './use-joined-item.ts';

const AddedDetails = lazyChunk(
  () => import('../../../features/correction/added-details.tsx'),
  ({ AddedDetails }) => AddedDetails,
);

/** The item as it is by now: the answer to an upload knows no more than the name of the file. */
const withDetails = (item: ItemCard, details: ItemDetails): ItemCard => ({
  ...item,
  title: details.title,
  kind: details.kind,
  content_type: details.kind,
  release_date: details.date,
  organization: details.organization,
  organization_named: details.organization_named,
});

/** What somebody has just added, with what was read of it to confirm or to put right. */
export function SubmittedItem({ item }: { item: ItemCard }) {
  const { data: details } = useDetails(item.uuid);
  const joined = useJoinedItem(item.uuid);
  if (joined) return <JoinedItem item={joined} />;
  return (
    <>
      <LibraryList
        items={[details ? withDetails(item, details) : item]}
        statusOf={(one) => <ProcessingLine item={one} />}
      />
      <Suspense>
        <AddedDetails id={item.uuid} />
      </Suspense>
      <NamesToAdd names={[details?.organization_named ?? null]} />
    </>
  );
}
