import { correctionFates, differenceKinds, type RevisionChanges } from '@ecco/domain';
import type { FileStore, Item, Revision } from '@ecco/store';
import { z } from 'zod';
import { metaOf, PipelineMeta } from '../item/item-meta.ts';
import { readBytes, transcriptBody } from '../item/transcript-file.ts';

type RevisionName = Pick<Revision, 'id' | 'itemId'>;

const base = ({ id, itemId }: RevisionName): string => `items/${itemId}/revision-${id}`;

/** The words as read or transcribed. */
export const revisedTranscriptKey = (revision: RevisionName): string => `${base(revision)}.json`;
/** The words as the publisher or a person gave them. */
export const revisionWordsKey = (revision: RevisionName): string => `${base(revision)}-words`;
/** The transcript whose place it took; `run`: the last one of the item with that. */
export const formerTranscriptKey = (revision: RevisionName, run: number): string =>
  `${base(revision)}-former-${run}.json`;
const changesKey = (revision: RevisionName): string => `${base(revision)}-changes.json`;

/** What of an item says which transcript it has. */
const TranscriptSource = z.object({
  words: PipelineMeta.shape.words,
  joinedWords: PipelineMeta.shape.joinedWords,
  transcript: PipelineMeta.shape.transcript,
  maker: z.string().nullable(),
  mediaKey: z.string().nullable(),
  transcribedDurationMs: z.number().nullable(),
});
export type TranscriptSource = z.infer<typeof TranscriptSource>;

export const transcriptSource = (stored: unknown): TranscriptSource => TranscriptSource.parse(stored);

export function sourceOf(item: Item): TranscriptSource {
  const { words, joinedWords, transcript } = metaOf(item);
  const { mediaKey, transcribedDurationMs } = item;
  const maker = item.makers['transcribe'] ?? null;
  return {
    ...{ words: words ?? null, joinedWords: joinedWords ?? null, transcript: transcript ?? null },
    ...{ maker, mediaKey, transcribedDurationMs },
  };
}

const Place = z.object({
  line: z.number(),
  startMs: z.number().nullable(),
  before: z.string(),
  words: z.string(),
  after: z.string(),
});
const Changes: z.ZodType<RevisionChanges> = z.object({
  counts: z.object({
    same: z.number(),
    differ: z.number(),
    figures: z.number(),
    names: z.number(),
    corrections: z.number(),
    lost: z.number(),
  }),
  differences: z.array(z.object({ kind: z.enum(differenceKinds), old: Place, new: Place })),
  leftOut: z.number(),
  corrections: z.array(
    z.object({
      fate: z.enum(correctionFates),
      said: z.string(),
      corrected: z.string(),
      now: z.string(),
      line: z.number(),
      startMs: z.number().nullable(),
    }),
  ),
  namesLost: z.array(z.string()),
});

export async function saveChanges(files: FileStore, revision: RevisionName, changes: RevisionChanges) {
  const body = transcriptBody(new TextEncoder().encode(JSON.stringify(changes)));
  await files.put({ key: changesKey(revision), body, mime: 'application/json' });
}

/** How the transcript of a revision differs from the other one; null before that is known. */
export async function readChanges(files: FileStore, revision: RevisionName): Promise<RevisionChanges | null> {
  const key = changesKey(revision);
  if ((await files.head(key)) === null) return null;
  return Changes.parse(JSON.parse(new TextDecoder().decode(await readBytes(files, key))));
}
