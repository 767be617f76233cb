import type { Item } from '@ecco/contract';
import { Suspense } from 'react';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { WithWords } from '../../../messages/with-words.tsx';

const AddOrganization = lazyChunk(
  () => import('../../../features/proposal/add-organization.tsx'),
  ({ AddOrganization }) => AddOrganization,
);

/** What makes an organization of whose item it is, while nobody in the directory is called so. */
export function AddOwner({ item: { organization_named: name } }: { item: Pick<Item, 'organization_named'> }) {
  if (name === null) return null;
  return (
    <Suspense>
      <WithWords chunk="proposal" before={null}>
        <AddOrganization name={name} />
      </WithWords>
    </Suspense>
  );
}
