import { fetchToStore } from '../media/fetch-to-store.ts';
import { mediaKey, mimeOfName } from '../media/media-file.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import type { AcquiredSource, Acquiring } from './acquired.type.ts';

const mediaMissing = () =>
  new PipelineError({
    code: 'stage.media_missing',
    message: 'The item has neither a transcript nor a recording.',
  });

/** The recording itself, from its address or as it was uploaded, with its duration. */
export async function acquireMedia({ item, meta, tools, signal }: Acquiring): Promise<AcquiredSource> {
  const { store, fetch, limits, pool } = tools;
  if (meta.file) return { words: null, details: await factsOf(meta.file.key), notes: [] };
  // What was kept is what was transcribed; the address may serve other seconds today (D32).
  if (item.mediaKey !== null && (await store.files.head(item.mediaKey)) !== null) {
    return { words: null, details: await factsOf(item.mediaKey), notes: [] };
  }
  if (!meta.mediaUrl) throw mediaMissing();
  const mime = mimeOfName(meta.mediaUrl);
  const key = mediaKey(item.id, mime, meta.mediaUrl);
  const request = { signal, maxBytes: limits.mediaFetchMaxBytes, timeoutMs: limits.mediaFetchTimeoutMs };
  await fetchToStore({ fetch, files: store.files, url: meta.mediaUrl, key, mime, request });
  return { words: null, details: await factsOf(key), notes: [] };

  async function factsOf(key: string) {
    const path = store.files.localPath(key);
    const facts = path === null ? null : await pool.run('readMediaFacts', path, signal);
    const durationMs = facts?.durationMs ?? item.durationMs;
    return { mediaKey: key, durationMs, transcribedDurationMs: facts?.durationMs ?? null };
  }
}
