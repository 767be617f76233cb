import { transcriptBody } from '../item/transcript-file.ts';
import { mediaKey } from '../media/media-file.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import type { AcquiredSource, Acquiring } from './acquired.type.ts';

const sourceMissing = () =>
  new PipelineError({
    code: 'stage.source_missing',
    message: 'The item has neither an address nor a file to be read from.',
  });

/** What is read as it is: a page, a PDF, a text or a transcript, from its address or as it was uploaded. */
export async function acquirePage({ item, meta, tools, signal }: Acquiring): Promise<AcquiredSource> {
  const origin = meta.form === 'transcript' ? 'uploaded' : 'page';
  if (meta.file) {
    const retained = meta.form === 'pdf' ? { mediaKey: meta.file.key } : {};
    return { words: { ...meta.file, origin }, details: retained, notes: [] };
  }
  if (item.sourceUrl === null) throw sourceMissing();
  const isPdf = meta.form === 'pdf';
  const maxBytes = isPdf ? tools.limits.mediaFetchMaxBytes : tools.limits.textMaxBytes;
  const fetched = await tools.fetch.get(item.sourceUrl, { signal, maxBytes });
  if (fetched.notModified) throw sourceMissing();
  const { head, bytes } = fetched;
  const mime = head.mime ?? 'application/octet-stream';
  const key = isPdf ? mediaKey(item.id, 'application/pdf', head.url) : `items/${item.id}/source`;
  await tools.store.files.put({ key, body: transcriptBody(bytes), mime });
  const words = { key, mime, name: head.fileName, url: head.url, charset: head.charset };
  return {
    words: { ...words, origin: origin === 'uploaded' ? 'publisher' : origin },
    details: isPdf ? { mediaKey: key, documentUrl: head.url } : {},
    notes: [],
  };
}
