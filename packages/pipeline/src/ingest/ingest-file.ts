/** Ingests a file: keeps the bytes, tells by them what it is, and writes the item with its first job. */
import { randomUUID } from 'node:crypto';
import type { Store, StoredFile } from '@ecco/store';
import { type Form, metaOf, type PipelineMeta } from '../item/item-meta.ts';
import { readBytes } from '../item/transcript-file.ts';
import { mimeOfName } from '../media/media-file.ts';
import { textTooLarge } from '../sources/source.errors.ts';
import type { SourceKind } from '../sources/source.type.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import { feedAsFile } from './ingest.errors.ts';
import { ingestItem } from './ingest-item.ts';
import { ingestOpml } from './ingest-opml.ts';
import type { IngestFile, Intake, IntakeResult } from './intake.type.ts';
import { kindOf } from './kind-of.ts';
import { openSource } from './opened-source.ts';
import { formOf, recognizedAs } from './recognized-form.ts';
import { titleOfName } from './title-of-name.ts';

/** Enough of a file to tell what it is, also of a text whose names come late. */
const headBytes = 256 * 1024;

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
async function storeUpload(
  files: Store['files'],
  { name, content }: IngestFile,
  maxBytes: number,
): Promise<StoredFile> {
  if ('key' in content) {
    const match = await files.find(content.key);
    if (match === null) throw uploadLost();
    return match;
  }
  const key = `uploads/${randomUUID()}/${safeName(name)}`;
  return files.put({ key, body: content, mime: mimeOfName(name), name, maxBytes });
}

/** The first bytes of a stored file. */
async function fileHead(files: Store['files'], file: StoredFile, byteCount: number): Promise<Uint8Array> {
  if (file.size === 0) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  const range = { start: 0, end: Math.min(file.size, byteCount) - 1 };
  for await (const chunk of await files.get(file.key, range)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** What the bytes tell. `saidTitle` is the one that a transcript gives itself. */
type FileFacts = { file: StoredFile; form: Form; mime: string; saidTitle: string | null };

async function ingestStored(
  intake: Intake,
  { file, form, mime, saidTitle }: FileFacts,
  { name, title, kind }: IngestFile,
): Promise<IntakeResult> {
  const meta: Partial<PipelineMeta> = {
    form,
    file: { key: file.key, mime, name, url: null },
    titleIsGuess: title === undefined,
    kindIsGuess: kind === undefined,
  };
  const isHeard = form === 'media' && mime !== '';
  const { item, created } = await ingestItem(intake.store, intake.jobOf, {
    kind: kind ?? kindOf(form, `${title ?? ''} ${saidTitle ?? ''} ${name}`, isHeard ? mime : ''),
    title: title ?? saidTitle ?? titleOfName(name),
    slug: title ?? titleOfName(name),
    canonicalUrl: `sha256:${file.sha256}`,
    addedBy: intake.addedBy,
    mediaKey: form === 'media' || form === 'pdf' ? file.key : null,
    nextStage: 'acquire',
    meta: JSON.parse(JSON.stringify(meta)),
  });
  return {
    recognised: recognizedAs[form],
    known: !created,
    items: [item],
    show: null,
    showsQueued: 0,
    showsLeftOut: 0,
  };
}

const isRead = (kind: SourceKind['kind']): boolean => kind !== 'media' && kind !== 'pdf';

async function ingestUpload(intake: Intake, file: StoredFile, input: IngestFile): Promise<IntakeResult> {
  const { files } = intake.store;
  const head = await fileHead(files, file, headBytes);
  const reported = await intake.headPool.run('readHead', { bytes: head, name: input.name });
  const load = () => readBytes(files, file.key);
  const opened = await openSource(intake, reported, { name: input.name, size: file.size, load });
  const { recognised, saidTitle } = opened;
  const { kind } = recognised;
  if (kind === 'feed' || kind === 'directory') throw feedAsFile();
  if (isRead(kind) && file.size > intake.textMaxBytes) throw textTooLarge(intake.textMaxBytes);
  if (kind === 'opml') return ingestOpml(intake, opened.bytes ?? (await load()), null);
  const mime = kind === 'media' ? recognised.mime : file.mime;
  return ingestStored(intake, { file, form: formOf[kind], mime, saidTitle }, input);
}

/** Throws `source.*`, `ingest.*` and `file.*` errors with words for a reader; what it throws leaves no file. */
export async function ingestFile(intake: Intake, input: IngestFile): Promise<IntakeResult> {
  const { files } = intake.store;
  const file = await storeUpload(files, input, intake.uploadMaxBytes);
  try {
    const ingested = await ingestUpload(intake, file, input);
    const isKept = ingested.items.some((item) => metaOf(item).file?.key === file.key);
    if (!isKept) await files.delete(file.key);
    return ingested;
  } catch (error) {
    // What lay in the store before is the caller's.
    if (!('key' in input.content)) await files.delete(file.key);
    throw error;
  }
}
