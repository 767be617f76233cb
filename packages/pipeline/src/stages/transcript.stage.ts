/**
 * From the source to words: the publisher's transcript, captions, an uploaded transcript or the text of a page are
 * read; what has none of these is heard by the transcriber. The words are kept as a file before anything is
 * written, so that no later fault reads or hears them again.
 */
import { metaOf, writeMeta } from '../item/item-meta.ts';
import { transcriptKey } from '../item/transcript-file.ts';
import { keepMediaJob } from '../jobs/keep-media.job.ts';
import { aboutSite } from './about-site.ts';
import { hearWords } from './hear-words.ts';
import { noteMaker } from './maker-note.ts';
import { readWords } from './read-words.ts';
import type { Stage } from './stage.type.ts';

export const transcriptStage: Stage = {
  name: 'transcript',
  working: (item) => (item.kind === 'video' ? 'PROCESSING_VIDEO' : 'TRANSCRIBING'),
  done: 'TRANSCRIPT_RECEIVED',
  tries: 4,
  async compute({ item, signal }, tools) {
    const meta = metaOf(item);
    const key = transcriptKey(item.id, item.run);
    const work = { item, meta, tools, signal, key };
    const words = meta.words ? await readWords(work, meta.words) : await hearWords(work);
    // What came with a feed stays where it came from.
    const publisher = item.showId === null ? words.publisher : null;
    const about = publisher && (await aboutSite({ tools, signal }, publisher));
    return async (tx) => {
      await tx.items.update(item.id, words.details);
      if (publisher) {
        const { id } = await tx.shows.putPublication({ ...publisher, ...about });
        await tx.items.update(item.id, { showId: id });
      }
      await writeMeta(tx, item.id, { ...words.meta, transcript: { key, origin: words.origin } });
      if (words.maker !== null) await noteMaker(tx, item, 'transcribe', words.maker);
      if (meta.words && item.mediaKey === null && meta.mediaUrl && tools.limits.mediaKeepMaxBytes > 0) {
        await tx.jobs.send(keepMediaJob, { itemId: item.id }, { singletonKey: item.id });
      }
    };
  },
};
