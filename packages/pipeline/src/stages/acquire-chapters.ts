import type { PipelineMeta } from '../item/item-meta.ts';
import { failureOf } from '../work/failure.ts';
import type { Acquiring } from './acquired.type.ts';

type Chapters = { chapters: PipelineMeta['chapters']; notes: string[] };

/** The publisher's chapters. They are welcome but not needed: where they cannot be read, a note says so. */
export async function acquireChapters({ meta, tools, signal }: Acquiring): Promise<Chapters> {
  if (!meta.chaptersUrl) return { chapters: [], notes: [] };
  try {
    const fetched = await tools.fetch.get(meta.chaptersUrl, { signal, maxBytes: tools.limits.textMaxBytes });
    if (fetched.notModified) return { chapters: [], notes: [] };
    const chapters = await tools.pool.run('parseChapters', fetched.bytes, signal);
    const listed = chapters.filter((chapter) => chapter.listed && chapter.title !== '');
    return { chapters: listed.map(({ title, startMs }) => ({ title, startMs })), notes: [] };
  } catch (error) {
    signal.throwIfAborted();
    const { message } = failureOf(error, 'acquire');
    return { chapters: [], notes: [`The publisher's chapters could not be used: ${message}`] };
  }
}
