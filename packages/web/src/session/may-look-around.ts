import type { SessionInfo } from '@ecco/contract';
import { isSignedIn } from './is-signed-in.ts';

/** Whether the library may be looked through and searched. With the waitlist on, visitors see single items only. */
export const mayLookAround = (session: SessionInfo | undefined): boolean =>
  isSignedIn(session) || session?.waitlist_on === false;
