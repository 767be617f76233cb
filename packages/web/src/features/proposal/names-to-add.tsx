import { Suspense } from 'react';
import { lazyChunk } from '../../chunks/lazy-chunk.ts';
import { useSession } from '../../session/get-session.api.ts';

const AddNames = lazyChunk(
  () => import('./add-names.tsx'),
  ({ AddNames }) => AddNames,
);

/** What makes organizations of names that a page shows and the directory does not have, for those who keep it. */
export function NamesToAdd({ names }: { names: readonly (string | null)[] }) {
  const mayAdd = useSession()?.role === 'admin';
  const known = [...new Set(names.filter((name) => name !== null))].sort();
  if (!mayAdd || known.length === 0) return null;
  return (
    <Suspense>
      {/* Names that come later are asked about anew. */}
      <AddNames key={known.join()} names={known} />
    </Suspense>
  );
}
