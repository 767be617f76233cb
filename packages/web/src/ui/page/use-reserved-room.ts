import { useEffect } from 'react';
import { readPersisted, writePersisted } from '../../persistence/browser-storage.ts';

/**
 * Whether room is kept for a part of a page that may be empty: while nobody knows (`has` undefined), where it was there the
 * last time on this device. So it neither pushes away what is below it when it comes, nor leaves a gap that closes.
 */
export function useReservedRoom(name: string, has: boolean | undefined): boolean {
  const key = `room.${name}`;
  useEffect(() => {
    if (has !== undefined) writePersisted(key, has);
  }, [key, has]);
  return has ?? readPersisted(key) === true;
}
