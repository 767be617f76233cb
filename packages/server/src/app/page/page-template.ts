import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type ChunksByPage, readPageChunks } from './page-chunks.ts';

const changedAt = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;

type Template = { html: string; chunks: ChunksByPage };

/**
 * The page of the web room, read again when a new build has replaced it, so that it never names assets that are
 * gone. While a build is being written the last whole one is kept. @throws when there is none at first.
 */
export function pageTemplate(directory: string): () => Template {
  const file = join(directory, 'index.html');
  const read = (): Template => ({ html: readFileSync(file, 'utf8'), chunks: readPageChunks(directory) });
  let readAt = changedAt(file);
  let template = read();
  return () => {
    const changed = changedAt(file);
    if (changed !== null && changed !== readAt) {
      template = read();
      readAt = changed;
    }
    return template;
  };
}
