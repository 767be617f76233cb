import type { ReadingReport } from '@ecco/contract';
import { Suspense } from 'react';
import { lazyChunk } from '../../chunks/lazy-chunk.ts';

const ReadingReports = lazyChunk(
  () => import('../../features/reading-report/reading-reports.tsx'),
  ({ ReadingReports }) => ReadingReports,
);

/** How well a source was read, where not all of it was; it brings its code and words with it. */
export function ReportNotes({ reports }: { reports: readonly ReadingReport[] }) {
  if (reports.every(({ entries }) => entries.length === 0)) return null;
  return (
    <Suspense>
      <ReadingReports reports={reports} />
    </Suspense>
  );
}
