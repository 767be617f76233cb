import type { ErrorComponentProps } from '@tanstack/react-router';
import { NotAllowed } from '../access.ts';
import { CrashPage } from './crash-page.tsx';
import { NotAllowedPage } from './not-allowed-page.tsx';

/** What stands where a page could not be shown. */
export function FailurePage({ error }: ErrorComponentProps) {
  return error instanceof NotAllowed ? <NotAllowedPage /> : <CrashPage />;
}
