import type { ErrorComponentProps } from '@tanstack/react-router';
import { PartMissing } from '../../../parts/part-missing.ts';
import { NotAllowed } from '../../access/access.ts';
import { CrashPage } from './crash-page.tsx';
import { MissingPartPage } from './missing-part-page.tsx';
import { NotAllowedPage } from './not-allowed-page.tsx';

/** What stands where a page could not be shown. */
export function FailurePage({ error }: ErrorComponentProps) {
  if (error instanceof PartMissing) return <MissingPartPage isLate={error.isLate} />;
  return error instanceof NotAllowed ? <NotAllowedPage /> : <CrashPage />;
}
