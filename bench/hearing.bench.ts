import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutAndJoined, cutRecording, mp3Header, scheduleOf } from '@ecco/pipeline/testing';

export const name = 'hearing';

const minute = 60_000;
const hour = 60 * minute;
const noLimit = Number.MAX_SAFE_INTEGER;
const wantedCuts = 200;

const worlds = [
  ['at pauses', { pauses: true, lengthMs: 8 * minute }],
  ['mid-word, nobody pauses', { pauses: false, lengthMs: 8 * minute }],
  ['around an hour of silence', { pauses: true, lengthMs: 4 * minute, silenceMs: hour }],
] as const;

/** Words lost, doubled or moved: how many edits stand between what was said and what is told. */
function edits(said: readonly string[], texts: readonly string[]): number {
  let row = Array.from({ length: texts.length + 1 }, (_none, place) => place);
  said.forEach((word, one) => {
    const next = [one + 1];
    texts.forEach((other, place) => {
      const same = (row[place] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(same, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}

async function joins(): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  for (const [label, options] of worlds) {
    let [cuts, wrong, words, farthest] = [0, 0, 0, 0];
    for (let seed = 1; cuts < wantedCuts; seed += 1) {
      const maxMs = 'silenceMs' in options ? 200_000 + seed * 7_001 : 20_000 + ((seed * 1_733) % 20_000);
      const joined = await cutAndJoined({
        schedule: scheduleOf({ seed, ...options }),
        limits: { maxMs, maxBytes: noLimit },
        seed,
        jitterMs: 150,
      });
      cuts += joined.cuts;
      words += joined.said.length;
      wrong += edits(joined.said, joined.told);
      farthest = Math.max(farthest, joined.farthestMs);
    }
    rows.push({
      case: label,
      cuts,
      words,
      'lost, doubled or moved': wrong,
      'farthest ms': Math.round(farthest),
    });
  }
  return rows;
}

/** An MP3 of so many hours at 128 kbit/s, of frames that hold noise. */
async function longMp3(path: string, hours: number): Promise<number> {
  const frame = randomBytes(417);
  frame.set([0xff, 0xfb, 0x90, 0xc0]);
  const header = mp3Header(frame, 0);
  if (header === null) throw new Error('It is no frame.');
  const block = Buffer.concat(Array.from({ length: 1_000 }, () => frame));
  const blocks = Math.round((hours * 3_600 * header.sampleRate) / header.samples / 1_000);
  const file = await open(path, 'w');
  for (let count = 0; count < blocks; count += 1) await file.write(block);
  await file.close();
  return (blocks * 1_000 * header.samples * 1_000) / header.sampleRate;
}

async function lengths(): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  for (const hours of [1, 10]) {
    const directory = await mkdtemp(join(tmpdir(), 'ecco-hearing-'));
    try {
      const path = join(directory, 'long.mp3');
      const lengthMs = await longMp3(path, hours);
      let most = 0;
      const before = process.memoryUsage.rss();
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage.rss() - before);
      }, 20);
      const used = process.cpuUsage();
      const pieces = await cutRecording({
        path,
        directory,
        limits: { maxBytes: 25_000_000, maxMs: 1_400_000 },
      });
      const { user, system } = process.cpuUsage(used);
      clearInterval(watch);
      rows.push({
        case: `an MP3 of ${hours} h`,
        pieces: pieces.length,
        'cpu s': ((user + system) / 1e6).toFixed(1),
        '% of real time': (((user + system) / 1e3 / lengthMs) * 100).toFixed(3),
        'most MB more': Math.round(most / 1e6),
      });
    } finally {
      await rm(directory, { recursive: true });
    }
  }
  return rows;
}

/** Words of recordings that were cut and joined, and what cutting long ones costs. */
export const run = async (): Promise<Record<string, string | number>[]> => [
  ...(await joins()),
  ...(await lengths()),
];
