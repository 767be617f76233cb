import { saveTranscript, transcriptMime } from '../item/transcript-file.ts';
import { readCaptions, readVideo } from '../sources/video/read-video.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import type { AcquiredSource, Acquiring } from './acquired.type.ts';

const linkMissing = () =>
  new PipelineError({
    code: 'stage.video_missing',
    message: 'The item has no address of a video. Submit the video again.',
  });

/** The captions of a video of a video site. Throws `source.video.*`, which say what to upload instead. */
export async function acquireVideo({ item, meta, tools, signal }: Acquiring): Promise<AcquiredSource> {
  if (!meta.video) throw linkMissing();
  const video = await readVideo(tools.fetch, meta.video, { signal });
  const { track, language, segments, report } = await readCaptions(tools.fetch, video, {
    signal,
    language: item.language,
  });
  const key = `items/${item.id}/captions.json`;
  const runs = segments.map((segment) => ({ ...segment, page: null }));
  await saveTranscript(tools.store.files, key, { language, runs, report });
  const notes = track.automatic ? ['The captions were made by a machine of the video site.'] : [];
  return {
    words: { key, mime: transcriptMime, name: null, url: track.url, origin: 'captions', language },
    details: { durationMs: item.durationMs ?? video.durationMs, imageUrl: item.imageUrl ?? video.image },
    notes,
  };
}
