import { basename } from 'node:path';
import type { Maker } from '@ecco/engine';
import type { ItemDetails } from '@ecco/store';
import { z } from 'zod';
import { bodyOf, findTranscript, readBytes, saveTranscript } from '../item/transcript-file.ts';
import { mimeOfName } from '../media/media-file.ts';
import { ask } from '../work/engine-chain.ts';
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

const Heard = z.object({ engine: z.string(), version: z.string() });

/** Who heard the words of this run, where an earlier try came that far: hearing an hour of speech twice costs. */
async function heardBefore({ tools, key }: WordsWork): Promise<z.infer<typeof Heard> | null> {
  const { files } = tools.store;
  if ((await files.head(key)) === null || (await files.head(`${key}.maker`)) === null) return null;
  return Heard.parse(JSON.parse(new TextDecoder().decode(await readBytes(files, `${key}.maker`))));
}

/** A fetched recording that is larger than what is kept goes once it has been heard; an upload always stays (D32). */
async function keptOrDropped({ item, meta, tools }: WordsWork): Promise<ItemDetails> {
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

async function heardBy(work: WordsWork, maker: Maker): Promise<Words> {
  const { details, place, meta } = await openingOf(work);
  return {
    origin: 'transcriber',
    details: { ...details, ...(await keptOrDropped(work)) },
    meta,
    report: null,
    maker,
    publisher: null,
    place,
  };
}

/** Has the item's recording transcribed. Throws `stage.recording_lost`, `work.no_transcriber`, and the transcriber's own errors. */
export async function hearWords(work: WordsWork): Promise<Words> {
  const { item, tools, signal, key } = work;
  const { store, engines } = tools;
  const before = await heardBefore(work);
  if (before !== null) return heardBy(work, before);
  if (item.mediaKey === null) throw recordingLost();
  const input = {
    bytes: await readBytes(store.files, item.mediaKey),
    mimeType: mimeOfName(item.mediaKey),
    fileName: basename(item.mediaKey),
    language: item.language?.split(/[-_]/)[0] ?? null,
  };
  const made = await ask(engines, { task: 'transcribe', port: (ports) => ports.transcribe, input, signal });
  const runs = made.value.segments.map(({ text, speaker, startMs, endMs }) => ({
    text,
    speaker,
    startMs,
    endMs,
    page: null,
  }));
  await saveTranscript(store.files, key, { language: made.value.language, runs });
  const maker = bodyOf(new TextEncoder().encode(JSON.stringify(made.maker)));
  await store.files.put({ key: `${key}.maker`, body: maker, mime: 'application/json' });
  return heardBy(work, made.maker);
}
