import type { SessionInfo } from '@ecco/contract';

/** Whether somebody with an account is looking. False until it is known. */
export const isSignedIn = (session: SessionInfo | undefined): boolean =>
  session !== undefined && session.role !== 'anonymous';
