import { readPersisted, removePersisted, writePersisted } from '../../persistence/browser-storage.ts';

const nameFor = (user: string): string => `need-to-knows.${user}`;

/** What a person typed and did not save, kept until the tab is closed; null where there is none. */
export function readDraft(user: string): string | null {
  const persisted = readPersisted(nameFor(user), 'tab');
  return typeof persisted === 'string' ? persisted : null;
}

/** Keeps what was typed; null forgets it. */
export function persistDraft(user: string, text: string | null): void {
  if (text === null) removePersisted(nameFor(user), 'tab');
  else writePersisted(nameFor(user), text, 'tab');
}
