import { randomUUID } from 'node:crypto';
import type { Store, StoredFile } from '@ecco/store';
import { mimeOfName } from '../media/media-file.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import type { IngestFile } from './intake.type.ts';

const uploadLost = () =>
  new PipelineError({
    code: 'ingest.file_lost',
    message: 'The uploaded file is no longer stored. Upload it again.',
  });

const safeName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-80) || 'file';

/** Puts an upload into the file store, or finds the one that lies there already. Throws `file.too_large`. */
export async function storeUpload(
  files: Store['files'],
  { name, content }: IngestFile,
  maxBytes: number,
): Promise<StoredFile> {
  if ('key' in content) {
    const found = await files.find(content.key);
    if (found === null) throw uploadLost();
    return found;
  }
  const key = `uploads/${randomUUID()}/${safeName(name)}`;
  return files.put({ key, body: content, mime: mimeOfName(name), name, maxBytes });
}

/** The first bytes of a stored file. */
export async function headOf(
  files: Store['files'],
  file: StoredFile,
  byteCount: number,
): Promise<Uint8Array> {
  if (file.size === 0) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  const range = { start: 0, end: Math.min(file.size, byteCount) - 1 };
  for await (const chunk of await files.get(file.key, range)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
