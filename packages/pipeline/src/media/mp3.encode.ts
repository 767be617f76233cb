import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, Mp3OutputFormat, NullTarget, Output } from 'mediabunny';

/** Bits a second; plenty for one voice at 16 kHz, and constant, so that a place in time is a place in the file. */
const mp3Bitrate = 24_000;

/** Mono 16-bit samples in the order in which they are heard. */
export type Sound = { chunks: readonly Int16Array[]; sampleRate: number };

/** The frames of an MP3 file without any header. Frames of sounds of one rate may be put behind each other. */
export async function encodeMp3({ chunks, sampleRate }: Sound): Promise<Uint8Array> {
  registerMp3Encoder();
  const frames: Uint8Array[] = [];
  const output = new Output({ format: new Mp3OutputFormat({ xingHeader: false }), target: new NullTarget() });
  const source = new AudioSampleSource({
    codec: 'mp3',
    bitrate: mp3Bitrate,
    onEncodedPacket: ({ data }) => void frames.push(data),
  });
  output.addAudioTrack(source);
  await output.start();
  let heard = 0;
  for (const chunk of chunks) {
    if (chunk.length === 0) continue;
    const sample = new AudioSample({
      data: new Int16Array(chunk),
      format: 's16',
      numberOfChannels: 1,
      sampleRate,
      timestamp: heard / sampleRate,
    });
    heard += chunk.length;
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  return Buffer.concat(frames);
}

/** How long frames sound, in ms. */
export const mp3DurationMs = (frames: Uint8Array): number =>
  Math.round((frames.length * 8 * 1000) / mp3Bitrate);

const ratesOfFirst = [44_100, 48_000, 32_000];
/** The first version has the full rates, the second half of them, and the extension of the second a quarter. */
const rateDivisors: Readonly<Record<number, number>> = { 3: 1, 2: 2, 0: 4 };

/** The rate of the samples in frames, by the head of the first one; null where it is none. */
export function mp3SampleRate(frames: Uint8Array): number | null {
  const [sync, version = 0, rates = 0] = frames;
  const rate = ratesOfFirst[(rates >> 2) & 0b11];
  const divisor = rateDivisors[(version >> 3) & 0b11];
  return sync !== 0xff || rate === undefined || divisor === undefined ? null : rate / divisor;
}
