import {
  ALL_FORMATS,
  type AudioSample,
  AudioSampleSink,
  BufferSource,
  Input,
  type InputAudioTrack,
} from 'mediabunny';
import { registerDecoders } from './packet-decoders.ts';

/** Takes samples of one rate to another, stretch by stretch; `flush` gives what is still inside. */
export type Resampler = {
  resample: (samples: Float32Array) => Float32Array;
  flush: (samples: Float32Array) => Float32Array;
};

/** `fault`: why there is no sound. `codec`: in which form it is, where that is known. */
type DecodedSound = { samples: Float32Array } | { fault: 'unread' | 'codec'; codec: string | null };

registerDecoders();

/** All channels as one. */
function monoOf(sample: AudioSample): Float32Array {
  const { numberOfChannels, numberOfFrames } = sample;
  const mono = new Float32Array(numberOfFrames);
  const plane = new Float32Array(numberOfFrames);
  for (let planeIndex = 0; planeIndex < numberOfChannels; planeIndex += 1) {
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
    for (const [index, value] of plane.entries()) mono[index] = (mono[index] ?? 0) + value / numberOfChannels;
  }
  return mono;
}

function joinedOf(parts: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}

type RatedResampler = { rate: number; resampler: Resampler };

async function samplesOf(
  track: InputAudioTrack,
  resampler: (rate: number) => Resampler,
): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  let current: RatedResampler | undefined;
  const flush = (): void => {
    if (current !== undefined) parts.push(current.resampler.flush(new Float32Array(0)));
  };
  for await (const sample of new AudioSampleSink(track).samples()) {
    const { sampleRate: rate } = sample;
    // A recording that was put together may change its rate.
    if (current?.rate !== rate) {
      flush();
      current = { rate, resampler: resampler(rate) };
    }
    parts.push(current.resampler.resample(monoOf(sample)));
    sample.close();
  }
  flush();
  return joinedOf(parts);
}

/** The sound of a recording as one channel, at the rate that `resampler` leads to. */
export async function decodeSound(
  bytes: Uint8Array,
  resampler: (rate: number) => Resampler,
): Promise<DecodedSound> {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  try {
    const isRead = await input.canRead().catch(() => false);
    const track = isRead ? await input.getPrimaryAudioTrack() : null;
    if (track === null) return { fault: 'unread', codec: null };
    const codec = await track.getCodec();
    if (!(await track.canDecode())) return { fault: 'codec', codec };
    return { samples: await samplesOf(track, resampler) };
  } finally {
    input.dispose();
  }
}
