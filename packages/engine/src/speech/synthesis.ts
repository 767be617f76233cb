import { loadFlite } from './flite.library.ts';
import { runInMemory } from './memory.wasi.ts';
import { speechFailed } from './speech.errors.ts';

/** The voices Flite carries: awb (Scottish man), kal16 and rms (American men), slt (American woman). */
export const fliteVoices = ['awb', 'kal16', 'rms', 'slt'] as const;
export type FliteVoice = (typeof fliteVoices)[number];

/** Samples a second of every voice above. */
export const sampleRate = 16_000;
const headerBytes = 44;

/**
 * One sentence, already in words, as mono 16-bit samples at `sampleRate`.
 * @throws SpeechError `speech.failed` when the library makes no sound of it.
 */
export async function synthesise(words: string, voice: FliteVoice): Promise<Int16Array> {
  // A text without a space would be taken for a file's name by some options; `-t` is always literal.
  const program = await loadFlite();
  const { exitCode, written } = await runInMemory(program, [
    'flite',
    '-voice',
    voice,
    '-t',
    words,
    '-o',
    '/speech.wav',
  ]);
  if (exitCode !== 0 || written.length < headerBytes) throw speechFailed(exitCode);
  return new Int16Array(
    written.slice(headerBytes, written.length - ((written.length - headerBytes) % 2)).buffer,
  );
}
