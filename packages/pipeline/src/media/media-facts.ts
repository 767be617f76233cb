import { readFile, stat } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, FilePathSource, Input, type Source } from 'mediabunny';

/** What a recording's container says of itself. `durationMs` is null where it cannot be told. */
type MediaFacts = { medium: 'audio' | 'video'; mime: string; durationMs: number | null };

/** Bytes up to which a recording is read at once. */
const wholeMax = 32 << 20;

/**
 * The frames of an MP3 without a table of them are walked one by one. From a file each is a read and a buffer of its own,
 * which takes ten times as long and leaves 200 MB behind for 2.
 */
async function mediaSource(path: string): Promise<Source> {
  const { size } = await stat(path);
  return size <= wholeMax ? new BufferSource(await readFile(path)) : new FilePathSource(path);
}

/**
 * Reads a recording in place, without decoding it and without ffmpeg. Null for what is no recording that can be
 * read; a damaged one answers with what could be read.
 */
export async function readMediaFacts(path: string): Promise<MediaFacts | null> {
  const input = new Input({ source: await mediaSource(path), formats: ALL_FORMATS });
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
