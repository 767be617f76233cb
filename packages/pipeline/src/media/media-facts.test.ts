import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wave } from '../testing/texts.fixture.ts';
import { readMediaFacts } from './media-facts.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'media-facts-'));
});
afterAll(() => rm(directory, { recursive: true }));

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
