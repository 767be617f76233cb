/**
 * Brings everything here that the item needs to be read: the publisher's transcript, captions or page, chapters,
 * and the recording where nothing else holds its words. Later stages ask no other machine for the source.
 */
import { type ReadingReport, withReportOf } from '@ecco/domain';
import { metaOf, type PipelineMeta, writeMeta } from '../item/item-meta.ts';
import { hasEngine } from '../work/engine-chain.ts';
import { failureOf } from '../work/failure.ts';
import { noTranscriber } from '../work/work.errors.ts';
import { acquireMedia } from './acquire-media.ts';
import { acquirePage } from './acquire-page.ts';
import { acquireTranscript } from './acquire-transcript.ts';
import { acquireVideo } from './acquire-video.ts';
import type { AcquiredSource, Acquiring } from './acquired.type.ts';
import type { Stage } from './stage.type.ts';

async function recording(work: Acquiring): Promise<AcquiredSource> {
  const { joinedWords } = work.meta;
  if (joinedWords) return { words: joinedWords, notes: [], details: { transcribedDurationMs: null } };
  const transcript = await acquireTranscript(work);
  // What an earlier run heard is no measure for words that came from elsewhere.
  if (transcript.words !== null) return { ...transcript, details: { transcribedDurationMs: null } };
  // A recording is only worth its bytes where somebody can hear it.
  if (!hasEngine(work.tools.engines, 'transcribe')) throw noTranscriber(transcript.notes[0]);
  const media = await acquireMedia(work);
  return { ...media, notes: [...transcript.notes, ...media.notes] };
}

const acquire: Record<PipelineMeta['form'], (work: Acquiring) => Promise<AcquiredSource>> = {
  media: recording,
  video: acquireVideo,
  article: acquirePage,
  pdf: acquirePage,
  text: acquirePage,
  transcript: acquirePage,
};

type Chapters = { chapters: PipelineMeta['chapters']; notes: string[]; report?: ReadingReport };

/** The publisher's chapters. They are welcome but not needed: where they cannot be read, a note says so. */
async function acquireChapters({ meta, tools, signal }: Acquiring): Promise<Chapters> {
  // Those that stood in the feed were kept with the item.
  if (!meta.chaptersUrl) return { chapters: meta.chapters, notes: [] };
  try {
    const fetched = await tools.fetch.get(meta.chaptersUrl, { signal, maxBytes: tools.limits.textMaxBytes });
    if (fetched.notModified) return { chapters: meta.chapters, notes: [] };
    const { chapters, report } = await tools.pool.run('parseChapters', fetched.bytes, signal);
    const listed = chapters.filter((chapter) => chapter.listed && chapter.title !== '');
    return { chapters: listed.map(({ title, startMs }) => ({ title, startMs })), notes: [], report };
  } catch (error) {
    signal.throwIfAborted();
    const { message } = failureOf(error, 'acquire');
    return { chapters: meta.chapters, notes: [`The publisher's chapters could not be used: ${message}`] };
  }
}

export const acquireStage: Stage = {
  name: 'acquire',
  working: () => 'IGNITING_ROCKET_BOOSTERS',
  done: null,
  tries: 4,
  async compute({ item, signal, lastTry }, tools) {
    const meta = metaOf(item);
    const work: Acquiring = { item, meta, tools, signal, lastTry };
    const acquired = await acquire[meta.form](work);
    const { chapters, notes, report } = await acquireChapters(work);
    return async (tx) => {
      await tx.items.update(item.id, {
        ...acquired.details,
        notes: [...new Set([...acquired.notes, ...notes])],
        ...(report && { readingReports: withReportOf(item.readingReports, report) }),
      });
      await writeMeta(tx, item.id, { words: acquired.words, chapters, failure: null });
    };
  },
};
