import { basename } from 'node:path';
import type { Maker } from '@ecco/engine';
import type { ItemDetails } from '@ecco/store';
import { z } from 'zod';
import { fileNameOf } from '../item/file-name.ts';
import { bodyOf, findTranscript, readBytes, saveTranscript } from '../item/transcript-file.ts';
import { mimeOfName } from '../media/media-file.ts';
import { dateOfTalk } from '../sources/document/paper.date.ts';
import { ask } from '../work/engine-chain.ts';
import { PipelineError } from '../work/pipeline.errors.ts';
import { datedBy } from './found-date.ts';
import { placeOfTalk } from './said-place.ts';
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

/** The day, the show and the body that are said where the recording begins, or that its file is named after. */
async function readOpening({ item, meta, tools, key }: WordsWork): Promise<Pick<Words, 'details' | 'place'>> {
  const transcript = await findTranscript(tools.store.files, key);
  const texts = transcript?.runs.slice(0, openingTurns).map(({ text }) => text) ?? [];
  const name = fileNameOf(meta.file?.name ?? meta.mediaUrl ?? item.sourceUrl);
  return {
    details: datedBy(item, dateOfTalk({ name, title: item.title, texts })),
    place: placeOfTalk({ item, meta }, { texts, show: null, organization: null }),
  };
}

async function heardBy(work: WordsWork, maker: Maker): Promise<Words> {
  const { details, place } = await readOpening(work);
  return {
    origin: 'transcriber',
    details: { ...details, ...(await keptOrDropped(work)) },
    meta: {},
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
  const runs = made.value.segments.map((segment) => ({ ...segment, page: null }));
  await saveTranscript(store.files, key, { language: made.value.language, runs });
  const maker = bodyOf(new TextEncoder().encode(JSON.stringify(made.maker)));
  await store.files.put({ key: `${key}.maker`, body: maker, mime: 'application/json' });
  return heardBy(work, made.maker);
}
