/**
 * Proves that a killed process pays no piece of a recording twice, and loses no word.
 *
 * The product takes in an hour of speech whose words are known, and a service hears it in pieces. As soon as what it was
 * answered is stored, the product is killed (SIGKILL), and started again on the same directory; the service counts how
 * often it answered which piece.
 *
 *   BENCH_MINUTES=60 BENCH_KILLS=5 BENCH_SEED=1 npm run bench -- hearing-kill
 */
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { eventually } from '../e2e/eventually.ts';
import { toWav } from '../e2e/wav.ts';
import { type Product, startProduct } from './abuse/product.ts';
import { type HearingService, openHearingService } from './hearing/hearing-service.ts';
import { type SpokenRecording, speakRecording } from './hearing/spoken-hour.ts';

export const name = 'hearing-kill';

const minutes = Number(process.env['BENCH_MINUTES'] ?? 60);
const kills = Number(process.env['BENCH_KILLS'] ?? 5);
const seed = Number(process.env['BENCH_SEED'] ?? 1);
/** Pieces that are answered in each life of the product. */
const answersOfLife = 4;
const patienceMs = 180_000;

const until = (what: string, isSo: () => boolean | Promise<boolean>): Promise<true> =>
  eventually(what, async () => (await isSo()) || null, patienceMs);

type Recording = { slug: string };

async function upload(url: string, { sampleRate, samples }: SpokenRecording): Promise<Recording> {
  const response = await fetch(`${url}/v2/uploads?name=board-meeting.wav`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', 'sec-fetch-site': 'same-origin' },
    body: new Blob([toWav({ sampleRate, samples }).slice()]),
  });
  const body = await response.text();
  const slug = /"slug":"([^"]+)"/.exec(body)?.[1];
  if (slug === undefined) throw new Error(`It was not taken in: ${response.status} ${body.slice(0, 300)}`);
  return { slug };
}

/** Words as letters and digits alone: sentences are set by the product. */
const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const TranscriptPage = z.object({ segments: z.array(z.object({ text: z.string() })), total: z.number() });

async function transcriptOf(url: string, { slug }: Recording): Promise<string[]> {
  const words: string[] = [];
  for (let from = 0, total = 1; from < total; ) {
    const response = await fetch(`${url}/v2/content/${slug}/transcript?from=${from}`);
    const page = TranscriptPage.parse(await response.json());
    total = page.total;
    for (const { text } of page.segments) words.push(...plainWords(text));
    if (page.segments.length === 0) break;
    from += page.segments.length;
  }
  return words;
}

const isRead = async (url: string, { slug }: Recording): Promise<boolean> => {
  const text = await (await fetch(`${url}/v2/content/${slug}`)).text();
  if (text.includes('"processing_status":"FAILED"')) throw new Error(`It failed: ${text.slice(0, 2_000)}`);
  return text.includes('"processing_status":"ASSERTIONS_COMPLETE"');
};

const storedPieces = (directory: string): number =>
  globSync(join(directory, '**', '*.heard-*')).filter((path) => !path.endsWith('.heard-by')).length;

type Life = { directory: string; service: HearingService; environment: Record<string, string> };

/** Starts the product, lets it pay a few pieces, and kills it once they are stored. */
async function liveAndDie({ directory, service, environment }: Life, recording: SpokenRecording | null) {
  service.permit(answersOfLife);
  const before = service.answered.length;
  const product = await startProduct(environment);
  const taken = recording && (await upload(product.url, recording));
  await until(
    `the answer for ${answersOfLife} more pieces`,
    () => service.answered.length === before + answersOfLife && service.held() > 0,
  );
  await until('storing what was answered', () => storedPieces(directory) === service.answered.length);
  await product.kill();
  return taken;
}

async function finish(product: Product, taken: Recording): Promise<string[]> {
  await until('reading the recording', () => isRead(product.url, taken));
  const words = await transcriptOf(product.url, taken);
  await product.kill();
  return words;
}

/** @throws where a word is lost, or a piece is paid twice */
export async function run(): Promise<Record<string, string | number>[]> {
  const recording = await speakRecording(minutes, seed);
  const service = await openHearingService(recording);
  const directory = await mkdtemp(join(tmpdir(), 'ecco-hearing-kill-'));
  const environment = {
    DATA_DIR: directory,
    WAITLIST_MODE: 'off',
    TRANSCRIBER_URL: service.baseUrl,
    TRANSCRIBER_MAX_SECONDS: '120',
  };
  const life = { directory, service, environment };
  try {
    const taken = await liveAndDie(life, recording);
    if (taken === null) throw new Error('Nothing was taken in.');
    for (let kill = 2; kill <= kills; kill += 1) await liveAndDie(life, null);
    service.permit(Number.MAX_SAFE_INTEGER);
    const told = await finish(await startProduct(environment), taken);
    const said = plainWords(recording.words.map(({ word }) => word).join(' '));
    const pieces = new Set(service.answered).size;
    const rows = [
      {
        'minutes of speech': minutes,
        kills,
        pieces,
        'paid twice': service.answered.length - pieces,
        'words said': said.length,
        'words told': told.length,
        'first difference': said.findIndex((word, at) => word !== told[at]),
      },
    ];
    if (service.answered.length !== pieces || said.join(' ') !== told.join(' '))
      throw new Error(`A word was lost or a piece paid twice: ${JSON.stringify(rows)}`);
    return rows;
  } finally {
    service.close();
    await rm(directory, { recursive: true, force: true });
  }
}
