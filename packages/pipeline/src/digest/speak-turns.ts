import { mp3SampleRate } from '../media/mp3.frames.ts';
import { ask, type Engines } from '../work/engine-chain.ts';
import type { WorkPool } from '../work/work-pool.ts';
import { voicesDiffer } from './digest.errors.ts';
import type { Turn } from './script.ts';

/** Who speaks, and where sound is encoded. */
export type Voice = { engines: Engines; pool: WorkPool };

const turnPauseMs = 350;
/** At the end of a recording, so that the last word is not cut off by the player. */
const lastPauseMs = 250;

const silence = (sampleRate: number, ms: number): Int16Array =>
  new Int16Array(Math.round((sampleRate * ms) / 1000));

/** The rate that all of these have. @throws PipelineError `speech.voices-differ` */
export function rateOf(sounds: readonly Uint8Array[]): number {
  const rates = new Set(sounds.map(mp3SampleRate));
  const [rate = null] = rates;
  if (rates.size > 1 || rate === null) throw voicesDiffer();
  return rate;
}

/** So much silence, encoded. */
export const encodeSilence = (
  { pool }: Voice,
  { sampleRate, ms }: { sampleRate: number; ms: number },
  signal: AbortSignal,
): Promise<Uint8Array> => pool.run('encodeMp3', { chunks: [silence(sampleRate, ms)], sampleRate }, signal);

/**
 * Says some turns: the frames of an MP3 without a header. Throws the voice's own error, `speech.voices-differ`, or the
 * signal's reason.
 */
export async function speakTurns(
  { engines, pool }: Voice,
  turns: readonly Turn[],
  signal: AbortSignal,
): Promise<Uint8Array> {
  const chunks: Int16Array[] = [];
  let rate: number | null = null;
  for (const input of turns) {
    const { value } = await ask(engines, { task: 'speak', port: (ports) => ports.speak, input, signal });
    if (rate !== null && value.sampleRate !== rate) throw voicesDiffer();
    if (rate !== null) chunks.push(silence(rate, turnPauseMs));
    rate = value.sampleRate;
    chunks.push(value.samples);
  }
  const sampleRate = rate ?? 16_000;
  chunks.push(silence(sampleRate, lastPauseMs));
  return pool.run('encodeMp3', { chunks, sampleRate }, signal);
}
