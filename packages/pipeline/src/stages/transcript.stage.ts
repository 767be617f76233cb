/**
 * From the source to words: the publisher's transcript, captions, an uploaded transcript or the text of a page are
 * read; what has none of these is heard by the transcriber. The words are kept as a file before anything is
 * written, so that no later fault reads or hears them again.
 */
import { withReportOfWords } from '@ecco/domain';
import { metaOf, writeMeta } from '../item/item-meta.ts';
import { transcriptKey } from '../item/transcript-file.ts';
import { storeMediaJob } from '../jobs/store-media.job.ts';
import type { AboutSite } from '../sources/article/read-site.ts';
import { hearingStatus, transcribeItem } from './hear-words.ts';
import { noteMaker } from './maker-note.ts';
import { readWords } from './read-words.ts';
import type { Stage } from './stage.type.ts';
import { storeStatedPlace } from './stated-place.ts';
import type { Words, WordsWork } from './words.type.ts';

export const transcriptStage: Stage = {
  name: 'transcript',
  working: hearingStatus,
  done: 'TRANSCRIPT_RECEIVED',
  tries: 4,
  async compute({ item, signal }, tools) {
    const meta = metaOf(item);
    const key = transcriptKey(item.id, item.run);
    const work = { item, meta, tools, signal, key };
    const words = meta.words ? await readWords(work, meta.words) : await transcribeItem(work);
    // What came with a feed stays where it came from.
    const publisher = item.showId === null ? words.publisher : null;
    const about = publisher && (await aboutSite({ tools, signal }, publisher));
    return async (tx) => {
      await tx.items.update(item.id, {
        ...words.details,
        readingReports: withReportOfWords(item.readingReports, words.report),
      });
      if (publisher) {
        const { id } = await tx.shows.putPublication({ ...publisher, ...about });
        await tx.items.update(item.id, { showId: id });
      }
      if (words.place) await storeStatedPlace(tx, item, words.place);
      await writeMeta(tx, item.id, { ...words.meta, transcript: { key, origin: words.origin } });
      if (words.maker !== null) await noteMaker(tx, item, 'transcribe', words.maker);
      if (meta.words && item.mediaKey === null && meta.mediaUrl && tools.limits.mediaKeepMaxBytes > 0) {
        await tx.jobs.send(storeMediaJob, { itemId: item.id }, { singletonKey: item.id });
      }
    };
  },
};

/** The head of a front page, with what some builders write into it. */
const frontBytes = 256 * 1024;
const frontTimeoutMs = 10_000;

const nothing: AboutSite = { description: null, imageUrl: null };

/**
 * What the front page of a publication says of it, asked for once. An article does not wait for a second try, and
 * goes without where the page cannot be had.
 */
async function aboutSite(
  { tools, signal }: Pick<WordsWork, 'tools' | 'signal'>,
  publisher: NonNullable<Words['publisher']>,
): Promise<AboutSite> {
  const known = await tools.store.shows.findPublication(publisher);
  if (known && (known.imageUrl ?? known.description) !== null) return nothing;
  try {
    const options = { signal, timeoutMs: frontTimeoutMs };
    const { head, bytes } = await tools.fetch.peek(publisher.website, frontBytes, options);
    return await tools.pool.run('readSite', { bytes, url: head.url, charset: head.charset }, signal);
  } catch {
    signal.throwIfAborted();
    return nothing;
  }
}
