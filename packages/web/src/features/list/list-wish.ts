import { readPersisted, removePersisted, writePersisted } from '../../persistence/browser-storage.ts';

/** Holds the uuid of the list that a visitor wanted to save when they went to sign in. */
const storageKey = 'list-to-claim';

export const storeWish = (uuid: string): void => writePersisted(storageKey, uuid, 'tab');

/** Whether this list was to be saved, which is asked once. */
export function takeWish(uuid: string): boolean {
  if (readPersisted(storageKey, 'tab') !== uuid) return false;
  removePersisted(storageKey, 'tab');
  return true;
}
