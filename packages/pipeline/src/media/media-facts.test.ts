import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMediaFacts } from './media-facts.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'media-facts-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Mono 16-bit silence. */
function wave(seconds: number, sampleRate = 8000): Buffer {
  const data = Buffer.alloc(seconds * sampleRate * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

it('tells medium and duration of a recording', async () => {
  const path = join(directory, 'silence.wav');
  await writeFile(path, wave(3));
  expect(await readMediaFacts(path)).toMatchObject({ medium: 'audio', durationMs: 3000 });
});

it('knows nothing of a file that is no recording', async () => {
  const path = join(directory, 'note.mp3');
  await writeFile(path, 'just words');
  expect(await readMediaFacts(path)).toBeNull();
});
