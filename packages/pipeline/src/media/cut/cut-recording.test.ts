import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutRecording, type Piece } from './cut-recording.ts';
import { framesOf, framesReader } from './frames.reader.ts';
import {
  bytesOf,
  containerOf,
  containers,
  isPause,
  noisyMp3,
  numberOf,
  packetMs,
} from './packets.fixture.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ecco-cut-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function written(name: string, bytes: Uint8Array): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, bytes);
  return path;
}

const secondsOf = (piece: Piece): number => (piece.endMs - piece.startMs) / 1000;
const limits = { maxMs: 25_000, maxBytes: Number.MAX_SAFE_INTEGER };

/** Every piece begins where the one before it is said to, and the last ends with the recording. */
function expectUnbroken(pieces: readonly Piece[], wholeMs: number): void {
  expect(pieces[0]?.fromMs).toBe(0);
  for (const [place, piece] of pieces.entries()) {
    expect(piece.toMs).toBe(pieces[place + 1]?.fromMs ?? piece.endMs);
    expect(piece.startMs).toBeLessThanOrEqual(piece.fromMs);
    expect(piece.endMs).toBeGreaterThanOrEqual(piece.toMs);
    expect(secondsOf(piece)).toBeLessThanOrEqual(25);
  }
  expect(Math.abs((pieces.at(-1)?.endMs ?? 0) - wholeMs)).toBeLessThan(100);
}

async function numbersOf(path: string): Promise<number[]> {
  const input = new Input({ source: new BufferSource(await bytesOf(path)), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  if (track === null) throw new Error('the piece has sound');
  const numbers: number[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) numbers.push(numberOf(packet.data));
  return numbers;
}

describe('a recording in a container', () => {
  it.each(containers.map((made) => [made.name, made] as const))(
    'is cut at pauses into files of its packets: %s',
    async (name, made) => {
      const path = await written(name, await containerOf(made, 3_000));
      const pieces = await cutRecording({ path, limits, directory });
      expectUnbroken(pieces, 60_000);
      for (const piece of pieces) {
        const numbers = await numbersOf(piece.path);
        expect(numbers[0]).toBe(Math.round(piece.startMs / packetMs));
        expect(numbers).toEqual(numbers.map((_none, index) => (numbers[0] ?? 0) + index));
        if (piece !== pieces.at(-1)) expect(isPause(Math.round(piece.toMs / packetMs))).toBe(true);
      }
    },
  );
});

describe('an MP3', () => {
  it('is cut where its frames say that it is quiet, into runs of them', async () => {
    const path = await written('recording.mp3', await noisyMp3(60));
    const pieces = await cutRecording({ path, limits, directory });
    expectUnbroken(pieces, 60_000);
    for (const { toMs } of pieces.slice(0, -1)) expect(Math.floor(toMs / 1000) % 10).toBe(9);
  });

  it('is read frame by frame behind its tag, over damaged bytes, and without the tag at its end', async () => {
    const sound = await noisyMp3(5);
    const tag = Uint8Array.from([
      0x49,
      0x44,
      0x33,
      4,
      0,
      0,
      0,
      0,
      0,
      20,
      ...new Array<number>(20).fill(0xff),
    ]);
    const middle = Math.floor(sound.length / 2);
    const damage = new Uint8Array(700).fill(0x41);
    const end = Buffer.from(`TAG${'x'.repeat(125)}`);
    const whole = Buffer.concat([tag, sound.subarray(0, middle), damage, sound.subarray(middle), end]);
    const path = await written('damaged.mp3', whole);
    const framed = await framesOf(path);
    if (framed === null) throw new Error('it is made of frames');
    let endMs = 0;
    for await (const packet of framesReader(path, framed).packets()) endMs = packet.endMs;
    expect(Math.abs(endMs - 5_000)).toBeLessThan(250);
  });
});

describe('a recording that cannot be cut', () => {
  it.each([
    ['has no form that is known', Buffer.from('just words '.repeat(9_000)), 'source.recording.uncut'],
    ['is empty', Buffer.alloc(0), 'source.recording.uncut'],
  ])('says so where it %s', async (_what, bytes, code) => {
    const path = await written('note.bin', bytes);
    await expect(cutRecording({ path, limits, directory })).rejects.toMatchObject({ code });
  });
});
