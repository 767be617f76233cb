import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';

/** What a recording's container says of itself. `durationMs` is null where it cannot be told. */
type MediaFacts = { medium: 'audio' | 'video'; mime: string; durationMs: number | null };

/**
 * Reads a recording in place, without decoding it and without ffmpeg. Null for what is no recording that can be
 * read; a damaged one answers with what could be read.
 */
export async function readMediaFacts(path: string): Promise<MediaFacts | null> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    if (!(await input.canRead())) return null;
    const video = await input.getPrimaryVideoTrack();
    const seconds = await input.computeDuration().catch(() => null);
    return {
      medium: video === null ? 'audio' : 'video',
      mime: (await input.getMimeType()).split(';')[0] ?? 'application/octet-stream',
      durationMs: seconds === null || !Number.isFinite(seconds) ? null : Math.round(seconds * 1000),
    };
  } finally {
    input.dispose();
  }
}
