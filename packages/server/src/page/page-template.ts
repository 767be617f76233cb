import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const changedAt = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

/**
 * The page of the web room, read again when a new build has replaced it, so that it never names assets that are
 * gone. While a build is being written the last whole one is kept. @throws when there is none at first.
 */
export function pageTemplate(directory: string): () => string {
  const file = join(directory, 'index.html');
  let readAt = changedAt(file);
  let template = readFileSync(file, 'utf8');
  return () => {
    const changed = changedAt(file);
    if (changed !== null && changed !== readAt) {
      template = readFileSync(file, 'utf8');
      readAt = changed;
    }
    return template;
  };
}
