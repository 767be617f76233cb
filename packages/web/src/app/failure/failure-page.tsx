import type { ErrorComponentProps } from '@tanstack/react-router';
import { ChunkMissing } from '../../chunks/chunk-missing.ts';
import { NotAllowed } from '../access/access.ts';
import { CrashPage } from './crash-page.tsx';
import { MissingChunkPage } from './missing-chunk-page.tsx';
import { NotAllowedPage } from './not-allowed-page.tsx';

/** What stands where a page could not be shown. */
export function FailurePage({ error }: ErrorComponentProps) {
  if (error instanceof ChunkMissing) return <MissingChunkPage isLate={error.isLate} />;
  return error instanceof NotAllowed ? <NotAllowedPage /> : <CrashPage />;
}
