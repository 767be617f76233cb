import type { PipelineMeta } from '../item/item-meta.ts';
import type { VideoLink } from '../sources/source.type.ts';
import { readVideo } from '../sources/video/read-video.ts';
import { canonicalUrl } from './canonical-url.ts';
import { ingestItem } from './ingest-item.ts';
import type { Intake, IntakeResult } from './intake.type.ts';

/**
 * Ingests a video of a video site under its own title. Throws `source.video.*`, which say what to upload where
 * the site does not answer.
 */
export async function ingestVideo(intake: Intake, link: VideoLink): Promise<IntakeResult> {
  const video = await readVideo(intake.fetch, link);
  const meta: Partial<PipelineMeta> = { form: 'video', video: link };
  const { item, created } = await ingestItem(intake.store, intake.jobOf, {
    kind: 'video',
    addedBy: intake.addedBy,
    title: video.title || 'Untitled video',
    description: video.description || null,
    author: video.author,
    imageUrl: video.image,
    durationMs: video.durationMs,
    publishedAt: video.publishedAt === null ? null : new Date(video.publishedAt),
    sourceUrl: link.url,
    videoUrl: link.url,
    canonicalUrl: canonicalUrl(link.url),
    nextStage: 'acquire',
    meta: JSON.parse(JSON.stringify(meta)),
  });
  return { recognised: 'video', known: !created, items: [item], show: null, showsQueued: 0, showsLeftOut: 0 };
}
