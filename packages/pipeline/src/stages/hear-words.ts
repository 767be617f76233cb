import type { Status } from '@ecco/domain';
import type { Maker } from '@ecco/engine';
import type { Item, ItemDetails } from '@ecco/store';
import { z } from 'zod';
import { expectedNames } from '../hearing/expected-names.ts';
import { hearRecording } from '../hearing/hear-recording.ts';
import { forgetPieces } from '../hearing/hearing-file.ts';
import { withInventionsAside } from '../hearing/inventions/set-aside.ts';
import { findTranscript, readBytes, saveTranscript, transcriptBody } from '../item/transcript-file.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import { nothingLabeled, readOpening } from './read-opening.ts';
import type { Words, WordsWork } from './words.type.ts';

const recordingLost = () =>
  new PipelineError({
    code: 'stage.recording_lost',
    message: 'The recording is not stored. Process the item again from its source.',
  });

/** Captions of the first minutes. */
const openingTurns = 60;

const TranscriptMaker = z.object({ engine: z.string(), version: z.string() });

/** Who heard the words of this run, where an earlier try came that far: hearing an hour of speech twice costs. */
async function earlierMaker({ tools, key }: WordsWork): Promise<z.infer<typeof TranscriptMaker> | null> {
  const { files } = tools.store;
  if ((await files.head(key)) === null || (await files.head(`${key}.maker`)) === null) return null;
  return TranscriptMaker.parse(JSON.parse(new TextDecoder().decode(await readBytes(files, `${key}.maker`))));
}

/** A fetched recording that is larger than what is kept goes once it has been heard; an upload always stays (D32). */
async function retainOrDrop({ item, meta, tools }: WordsWork): Promise<ItemDetails> {
  if (item.mediaKey === null || meta.file) return {};
  const { files } = tools.store;
  const head = await files.head(item.mediaKey);
  if (head !== null && head.size <= tools.limits.mediaKeepMaxBytes) return {};
  await files.delete(item.mediaKey);
  return { mediaKey: null };
}

/** What is said where the recording begins, or that its file is named after. */
async function openingOf({ item, meta, tools, key }: WordsWork) {
  const transcript = await findTranscript(tools.store.files, key);
  const texts = transcript?.runs.slice(0, openingTurns).map(({ text }) => text) ?? [];
  const source = meta.file?.name ?? meta.mediaUrl ?? item.sourceUrl;
  return readOpening({ item, meta }, { source, texts, labeled: nothingLabeled });
}

async function transcribeWith(work: WordsWork, maker: Maker): Promise<Words> {
  const { details, place, meta } = await openingOf(work);
  return {
    origin: 'transcriber',
    details: { ...details, ...(await retainOrDrop(work)) },
    meta,
    report: null,
    maker,
    publisher: null,
    place,
  };
}

/** What an item is in while its words are read or heard. */
export const hearingStatus = ({ kind }: Pick<Item, 'kind'>): Status =>
  kind === 'video' ? 'PROCESSING_VIDEO' : 'TRANSCRIBING';

const minutes = (ms: number): number => Math.round(ms / 60_000);

/** "17 of 62 minutes heard", where it takes more than one piece to hear it. */
async function reportProgress(
  { item, tools }: WordsWork,
  { doneMs, wholeMs }: { doneMs: number; wholeMs: number },
): Promise<void> {
  if (doneMs >= wholeMs) return;
  const message = `${minutes(doneMs)} of ${minutes(wholeMs)} minutes heard`;
  const { id: itemId, run } = item;
  const status = hearingStatus(item);
  await tools.store.items.report({ itemId, run, stage: 'transcript', status, message });
}

/** Has the item's recording transcribed. Throws `stage.recording_lost`, `work.no_transcriber`, and the transcriber's own errors. */
export async function transcribeItem(work: WordsWork): Promise<Words> {
  const { item, tools, signal, key } = work;
  const { store, engines, pool } = tools;
  const { files } = store;
  const before = await earlierMaker(work);
  if (before !== null) return transcribeWith(work, before);
  const head = item.mediaKey === null ? null : await files.head(item.mediaKey);
  if (item.mediaKey === null || head === null) throw recordingLost();
  const recordingTranscript = await hearRecording({
    engines,
    files,
    cut: (cutting) => pool.run('cutRecording', cutting, signal),
    signal,
    key,
    language: item.language?.split(/[-_]/)[0] ?? null,
    names: await expectedNames(store, item),
    recording: { mediaKey: item.mediaKey, size: head.size, durationMs: item.transcribedDurationMs },
    progress: work.progress ?? ((doneMs, wholeMs) => reportProgress(work, { doneMs, wholeMs })),
  });
  const runs = withInventionsAside(recordingTranscript.segments).map(
    ({ text, speaker, startMs, endMs, confidence, words, setAside }) => ({
      text,
      speaker,
      startMs,
      endMs,
      page: null,
      heard: { confidence, words },
      setAside,
    }),
  );
  const { language, voices } = recordingTranscript;
  await saveTranscript(files, key, { language, voices, runs });
  const maker = transcriptBody(new TextEncoder().encode(JSON.stringify(recordingTranscript.maker)));
  await files.put({ key: `${key}.maker`, body: maker, mime: 'application/json' });
  await forgetPieces(files, key);
  return transcribeWith(work, recordingTranscript.maker);
}
