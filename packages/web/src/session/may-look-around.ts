import type { SessionInfo } from '@ecco/contract';

/** Whether the library may be looked through and searched. With the waitlist on, visitors see single items only. */
export const mayLookAround = (session: SessionInfo | undefined): boolean =>
  session !== undefined && (session.role !== 'anonymous' || !session.waitlist_on);
