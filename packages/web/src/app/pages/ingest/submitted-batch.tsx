import type { ItemCard } from '@ecco/contract';
import { Suspense } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { NamesToAdd } from '../../../features/proposal/names-to-add.tsx';
import { SubmittedStatus } from './joined-item.tsx';

const AddedTable = lazyChunk(
  () => import('../../../features/correction/added-table.tsx'),
  ({ AddedTable }) => AddedTable,
);

/** What somebody has just added at once, as a table to put right and to confirm together. */
export const SubmittedBatch = ({ items }: { items: readonly ItemCard[] }) => (
  <Suspense>
    <AddedTable
      items={items}
      statusOf={(item) => <SubmittedStatus item={item} />}
      unknownNames={(names) => <NamesToAdd names={names} />}
    />
  </Suspense>
);
