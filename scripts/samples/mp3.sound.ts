import { createMp3Encoder } from 'wasm-media-encoders';
import type { Recording } from './recording.sound.ts';

/** Plenty for one voice at 16 kHz, and three episodes stay below seven megabytes. */
const bitrate = 24;
const secondsAtOnce = 10;
const loudest = 2 ** 15;

/** The recording as an MP3 file, mono. */
export async function toMp3({
  samples,
  sampleRate,
}: Pick<Recording, 'sampleRate'> & { samples: Int16Array }): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate, bitrate });
  const frames: Uint8Array[] = [];
  const step = secondsAtOnce * sampleRate;
  for (let at = 0; at < samples.length; at += step) {
    const float32Array = Float32Array.from(samples.subarray(at, at + step), (value) => value / loudest);
    frames.push(encoder.encode([float32Array]).slice());
  }
  frames.push(encoder.finalize().slice());
  return Buffer.concat(frames);
}
