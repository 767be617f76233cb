import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeModel } from './made-model.fixture.ts';
import { createSpeechMachine, type SpeechMachine } from './speech-machine.ts';

const recording = new URL('../../../../server/src/transcription-service/test-recording.mp3', import.meta.url);
const transducer = ['encoder.onnx', 'decoder.onnx', 'joiner.onnx', 'tokens.txt'];

let directory: string;
let machine: SpeechMachine | null = null;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ecco-machine-'));
});
afterEach(async () => {
  machine?.close();
  await rm(directory, { recursive: true });
});

async function put(folder: string, files: readonly string[]): Promise<void> {
  await mkdir(join(directory, folder));
  for (const file of files) await writeFile(join(directory, folder, file), 'no model at all');
}

/** Why nothing is transcribed. */
async function refusal({
  at = directory as string | null,
  model = null as string | null,
  memoryBytes = 2 ** 31,
} = {}) {
  machine = createSpeechMachine({ directory: at, memoryBytes, threads: 1, limits: { watchMs: 5 } });
  const transcriber = machine.transcriber(model, { maxBytes: 1e7, maxMs: 600_000 });
  const request = {
    bytes: await readFile(recording),
    mimeType: 'audio/mpeg',
    fileName: 'a.mp3',
    language: 'en',
  };
  const failure: unknown = await transcriber.ports.transcribe?.(request).catch((error: unknown) => error);
  if (!(failure instanceof Error && 'code' in failure)) throw new Error('It was transcribed.');
  return { code: failure.code, message: failure.message };
}

describe('recognition on this machine', () => {
  it('says that no directory is named', async () => {
    expect(await refusal({ at: null })).toMatchObject({
      ...{ code: 'transcriber.machine_unset', message: expect.stringContaining('SPEECH_MODELS_DIR') },
    });
  });

  it('says that the directory cannot be read', async () => {
    expect(await refusal({ at: '/no/such/directory' })).toMatchObject({
      ...{ code: 'transcriber.machine_unset', message: expect.stringContaining('cannot be read') },
    });
  });

  it('says that there is no model, and which file is missing of a half one', async () => {
    expect((await refusal()).code).toBe('transcriber.machine_no_model');
    await put('parakeet', transducer.slice(1));
    expect(await refusal()).toMatchObject({
      ...{
        code: 'transcriber.machine_no_model',
        message: expect.stringContaining('“parakeet” lacks encoder.onnx'),
      },
    });
  });

  it('takes no path for the name of a model', async () => {
    await put('parakeet', transducer);
    expect((await refusal({ model: '../parakeet' })).code).toBe('transcriber.machine_no_model');
  });

  it('outlives a model that ends the process in which it is loaded, and starts another one', async () => {
    await put('parakeet', transducer);
    const { hasPackage } = await createSpeechMachine({ directory, memoryBytes: 0, threads: 1 }).state();
    const code = hasPackage ? 'transcriber.machine_model' : 'transcriber.machine_package';
    expect((await refusal()).code).toBe(code);
    expect((await refusal()).code).toBe(code);
  });

  it('has a model say words with times, in one process for several recordings', async () => {
    await mkdir(join(directory, 'sense-voice'));
    for (const [file, bytes] of Object.entries(madeModel)) {
      await writeFile(join(directory, 'sense-voice', file), bytes);
    }
    machine = createSpeechMachine({ directory, memoryBytes: 2 ** 31, threads: 1 });
    if (!(await machine.state()).hasPackage) return;
    const { ports, answerForm } = machine.transcriber('sense-voice', { maxBytes: 1e7, maxMs: 600_000 });
    const request = {
      ...{ bytes: await readFile(recording), mimeType: 'audio/mpeg', fileName: 'a.mp3', language: 'en' },
    };
    const first = await ports.transcribe?.(request);
    const words = first?.segments.flatMap((segment) => segment.words) ?? [];
    expect(words.length).toBeGreaterThan(20);
    expect(words.every(({ text }) => /^word\d+$/.test(text))).toBe(true);
    const starts = words.map(({ startMs }) => startMs);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts.at(-1)).toBeGreaterThan(5_000);
    expect(answerForm()).toBe('words');
    expect(await ports.transcribe?.(request)).toEqual(first);
    // Given up in the middle it ends its process, and the next recording gets another one.
    const givenUp = ports.transcribe?.(request, AbortSignal.timeout(1));
    await expect(givenUp).rejects.toThrow('timeout');
    expect(await ports.transcribe?.(request)).toEqual(first);
  });

  it.runIf(process.platform === 'linux')('is ended where it takes more memory than it may', async () => {
    await put('parakeet', transducer);
    expect(await refusal({ memoryBytes: 2 ** 20 })).toMatchObject({
      ...{ code: 'transcriber.machine_memory', message: expect.stringContaining('SPEECH_MAX_MEMORY') },
    });
  });
});
