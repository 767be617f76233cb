import type { Files, StoredFile } from '@ecco/store';
import { mp3DurationMs } from '../media/mp3.frames.ts';
import { id3Tag, type TagChapter, withoutTag } from './id3.tag.ts';
import { type SpokenPlan, spokenPrefix } from './spoken-plan.ts';

type SpokenFile = {
  key: string;
  title: string;
  /** Frames in the order in which they are heard. */
  sound: readonly Uint8Array[];
  chapters?: readonly TagChapter[];
};
type Recording = SpokenFile & { artist: string | null; name: string };

async function* audioBody(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}

/** Writes a recording, its tag before its sound. */
export async function saveRecording(
  files: Files,
  { key, title, artist, name, sound, chapters = [] }: Recording,
): Promise<StoredFile> {
  const lengthMs = sound.reduce((sum, frames) => sum + mp3DurationMs(frames), 0);
  const tag = id3Tag({ title, artist, lengthMs, chapters });
  return files.put({ key, body: audioBody([tag, ...sound]), mime: 'audio/mpeg', name });
}

/** Writes a recording of an item. */
export const saveSpoken = (
  files: Files,
  { item, showName }: SpokenPlan,
  file: SpokenFile,
): Promise<StoredFile> =>
  saveRecording(files, {
    ...file,
    artist: showName ?? item.author,
    name: `${item.slug} ${file.title}.mp3`,
  });

/** The sound of a recording that was written before; null where there is none. */
export async function readSpoken(files: Files, key: string): Promise<Uint8Array | null> {
  if ((await files.find(key)) === null) return null;
  const chunks: Uint8Array[] = [];
  for await (const chunk of await files.get(key)) chunks.push(chunk);
  return withoutTag(Buffer.concat(chunks));
}

/** Removes the recordings of an item but these. */
export async function dropSpoken(files: Files, itemId: string, but: ReadonlySet<string>): Promise<void> {
  for await (const { key } of files.list(spokenPrefix(itemId))) {
    if (!but.has(key)) await files.delete(key);
  }
}
