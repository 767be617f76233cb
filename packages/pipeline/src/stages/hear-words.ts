import { basename } from 'node:path';
import { z } from 'zod';
import { mimeOfName } from '../media/media-file.ts';
import { ask } from '../work/engine-chain.ts';
import { noTranscriber } from '../work/work.errors.ts';
import { bodyOf, readBytes, saveTranscript } from './transcript-file.ts';
import type { Words, WordsWork } from './words.type.ts';

const Heard = z.object({ engine: z.string(), version: z.string() });

/** Who heard the words of this run, where an earlier try came that far: hearing an hour of speech twice costs. */
async function heardBefore({ tools, key }: WordsWork): Promise<z.infer<typeof Heard> | null> {
  const { files } = tools.store;
  if ((await files.head(key)) === null || (await files.head(`${key}.maker`)) === null) return null;
  return Heard.parse(JSON.parse(new TextDecoder().decode(await readBytes(files, `${key}.maker`))));
}

/** Has the item's recording transcribed. Throws `work.no_transcriber` and what the transcriber throws. */
export async function hearWords(work: WordsWork): Promise<Words> {
  const { item, tools, signal, key } = work;
  const { store, engines } = tools;
  const before = await heardBefore(work);
  const outcome = { origin: 'transcriber', details: {}, meta: {} } as const;
  if (before !== null) return { ...outcome, maker: before };
  if (item.mediaKey === null) throw noTranscriber();
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
  return { ...outcome, maker: made.maker };
}
