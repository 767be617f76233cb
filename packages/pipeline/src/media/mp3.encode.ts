import { createMp3Encoder } from 'wasm-media-encoders';
import { mp3Kilobits } from './mp3.frames.ts';

/** Mono 16-bit samples in the order in which they are heard. */
export type Sound = { chunks: readonly Int16Array[]; sampleRate: number };

const loudest = 2 ** 15;
const samplesAtOnce = 16_384;
const rates = [8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000] as const;

// Compiling it takes longer than most sounds: once for each thread.
let encoder: ReturnType<typeof createMp3Encoder> | null = null;

/** The frames of an MP3 file without any header. Frames of sounds of one rate may be put behind each other. */
export async function encodeMp3({ chunks, sampleRate }: Sound): Promise<Uint8Array> {
  encoder ??= createMp3Encoder();
  const mp3 = await encoder;
  // From here on nothing waits, so that no other sound comes between.
  const outputSampleRate = rates.find((rate) => rate === sampleRate);
  mp3.configure({
    channels: 1,
    sampleRate,
    bitrate: mp3Kilobits,
    ...(outputSampleRate && { outputSampleRate }),
  });
  const frames: Uint8Array[] = [];
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += samplesAtOnce) {
      const samples = Float32Array.from(chunk.subarray(at, at + samplesAtOnce), (value) => value / loudest);
      // What it gives is its own memory, which it writes to again.
      frames.push(mp3.encode([samples]).slice());
    }
  }
  frames.push(mp3.finalize().slice());
  return Buffer.concat(frames);
}
