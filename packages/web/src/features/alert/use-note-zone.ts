import { useEffect } from 'react';
import { readPersisted, writePersisted } from '../../persistence/browser-storage.ts';
import { useSession } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { useNoteTimeZone } from './api/alerts.api.ts';
import { zoneHere } from './zone-here.ts';

/** Whose zone this browser has told. */
const storageKey = 'zone-told';
/** The zone of whoever has told none. */
const unsaid = 'UTC';

/** Has the server told once in which zone somebody who signed in sits; it keeps what they chose themselves. */
export function useNoteZone(): void {
  const session = useSession();
  const userId = isSignedIn(session) ? session?.user_profile?.uuid : undefined;
  const { mutate } = useNoteTimeZone();
  useEffect(() => {
    const zone = zoneHere();
    if (userId === undefined || zone === unsaid || readPersisted(storageKey) === userId) return;
    mutate(zone, { onSuccess: () => writePersisted(storageKey, userId) });
  }, [userId, mutate]);
}
