import type { Item } from '@ecco/contract';
import { Suspense } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';

const AddOrganization = lazyChunk(
  () => import('../../../features/proposal/add-organization.tsx'),
  ({ AddOrganization }) => AddOrganization,
);

/** What makes an organization of whose item it is, while nobody in the directory is called so. */
export function AddOwner({ item: { organization_named: name } }: { item: Pick<Item, 'organization_named'> }) {
  if (name === null) return null;
  return (
    <Suspense>
      <AddOrganization name={name} />
    </Suspense>
  );
}
