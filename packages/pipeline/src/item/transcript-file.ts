import { ReadingReport } from '@ecco/contract/schemas';
import { setAsideReasons } from '@ecco/domain';
import type { FileStore } from '@ecco/store';
import { z } from 'zod';

const TranscribedWord = z.object({
  text: z.string(),
  startMs: z.number(),
  endMs: z.number(),
  confidence: z.number().nullable(),
});

/**
 * The words of one run of an item as they were read or heard, before they are cut into segments. Kept as a file,
 * so that a fault later on never reads a page or hears a recording twice.
 */
export const TranscriptFile = z.object({
  language: z.string().nullable(),
  /** What its voices sound like, by their labels, where the transcriber said it. */
  voices: z
    .array(
      z.object({
        speaker: z.string(),
        model: z.string(),
        vector: z.array(z.number()),
        spokenMs: z.number(),
      }),
    )
    .nullish(),
  /** How well captions were read before they were kept here. */
  report: ReadingReport.nullish(),
  runs: z.array(
    z.object({
      speaker: z.string().nullable(),
      text: z.string(),
      startMs: z.number().nullable(),
      endMs: z.number().nullable(),
      page: z.number().nullable(),
      isEstimated: z.boolean().optional(),
      /** How a run of a recording was transcribed; left out of what was read. */
      heard: z.object({ confidence: z.number().nullable(), words: z.array(TranscribedWord) }).nullish(),
      setAside: z.enum(setAsideReasons).nullish(),
    }),
  ),
});
export type TranscriptFile = z.infer<typeof TranscriptFile>;

/** The media type by which a stored file is known to be one of ours. */
export const transcriptMime = 'application/vnd.ecco.transcript+json';

/** One file for each item and run: a new run reads and hears anew. */
export const transcriptKey = (itemId: string, run: number): string =>
  `items/${itemId}/transcript-${run}.json`;

export async function readBytes(files: FileStore, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await files.get(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function* transcriptBody(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

export async function saveTranscript(
  files: FileStore,
  key: string,
  transcript: TranscriptFile,
): Promise<void> {
  const body = transcriptBody(new TextEncoder().encode(JSON.stringify(transcript)));
  await files.put({ key, body, mime: transcriptMime });
}

/** The transcript under this key, or null where none was saved. */
export async function findTranscript(files: FileStore, key: string): Promise<TranscriptFile | null> {
  if ((await files.head(key)) === null) return null;
  return TranscriptFile.parse(JSON.parse(new TextDecoder().decode(await readBytes(files, key))));
}
