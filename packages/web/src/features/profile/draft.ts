import { forget, keep, readKept } from '../../persistence/kept.ts';

const nameFor = (user: string): string => `need-to-knows.${user}`;

/** What a person typed and did not save, kept until the tab is closed; null where there is none. */
export function readDraft(user: string): string | null {
  const kept = readKept(nameFor(user), 'tab');
  return typeof kept === 'string' ? kept : null;
}

/** Keeps what was typed; null forgets it. */
export function keepDraft(user: string, text: string | null): void {
  if (text === null) forget(nameFor(user), 'tab');
  else keep(nameFor(user), text, 'tab');
}
