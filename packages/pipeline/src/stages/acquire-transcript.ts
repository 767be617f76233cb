import type { PipelineMeta } from '../item/item-meta.ts';
import { transcriptBody } from '../item/transcript-file.ts';
import { isPacked } from '../sources/packed/packing.ts';
import { failureOf } from '../work/failure.ts';
import type { AcquiredSource, Acquiring } from './acquired.type.ts';

type Link = PipelineMeta['transcripts'][number];

/** Formats by what they tell: JSON and VTT name speakers, SRT has times, HTML and text often have neither. */
const order = ['json', 'vtt', 'srt', 'html', 'plain'];

function rank(link: Link): number {
  const said = `${link.type ?? ''} ${link.url}`
    .toLowerCase()
    .replace('subrip', 'srt')
    .replace('.txt', 'plain');
  const place = order.findIndex((format) => said.includes(format));
  return place === -1 ? order.length : place;
}

/** The publisher's transcripts, the most telling format first; those in the item's language before others. */
function rankTranscripts(links: readonly Link[], language: string | null): Link[] {
  const primary = (code: string | null) => code?.toLowerCase().split(/[-_]/)[0] ?? null;
  const foreign = (link: Link) =>
    language !== null && link.language !== null && primary(link.language) !== primary(language) ? 1 : 0;
  return [...links].sort((one, other) => foreign(one) - foreign(other) || rank(one) - rank(other));
}

async function fetchLink(
  { item, tools, signal, transcriptKey }: Acquiring,
  link: Link,
): Promise<AcquiredSource['words']> {
  const fetched = await tools.fetch.get(link.url, { signal, maxBytes: tools.limits.textMaxBytes });
  if (fetched.notModified) return null;
  const { head, bytes } = fetched;
  const mime = link.type ?? head.mime ?? 'text/plain';
  const hint = { mime, name: link.url, charset: head.charset };
  const { bytes: plain } = isPacked(bytes)
    ? await tools.pool.run('unpackSource', { bytes, name: link.url, charset: head.charset }, signal)
    : { bytes };
  await tools.pool.run('parseTranscript', { bytes: plain, hint }, signal);
  const key = transcriptKey ?? `items/${item.id}/publisher-transcript`;
  await tools.store.files.put({ key, body: transcriptBody(bytes), mime });
  const { charset } = head;
  return { key, mime, name: null, url: link.url, charset, origin: 'publisher', language: link.language };
}

/**
 * The first of the publisher's transcripts that can be fetched and read. A passing fault is thrown while tries
 * are left, as the publisher's own words are worth waiting for (D24).
 */
export async function acquireTranscript(work: Acquiring): Promise<AcquiredSource> {
  const notes: string[] = [];
  for (const link of rankTranscripts(work.meta.transcripts, work.item.language)) {
    try {
      const words = await fetchLink(work, link);
      if (words !== null) return { words, details: {}, notes };
    } catch (error) {
      work.signal.throwIfAborted();
      const failure = failureOf(error, 'acquire');
      if (failure.retryable && !work.lastTry) throw error;
      notes.push(`A transcript of the publisher could not be used: ${failure.message}`);
    }
  }
  return { words: null, details: {}, notes };
}
