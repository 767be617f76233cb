import { readFile } from 'node:fs/promises';
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
} from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { decodeSound, type Resampler } from './decode-sound.ts';

/** Takes every sample as it is, and notes the rates. */
function unchanged() {
  const rates: number[] = [];
  const resampler = (rate: number): Resampler => {
    rates.push(rate);
    return { resample: (samples) => samples, flush: (samples) => samples };
  };
  return { rates, resampler };
}

const outputOf = (format: OutputFormat) => {
  const target = new BufferTarget();
  return { target, output: new Output({ format, target }) };
};

/** One second in two channels, the one silent and the other at half. */
async function stereoWav(): Promise<Uint8Array> {
  const { target, output } = outputOf(new WavOutputFormat());
  const source = new AudioSampleSource({ codec: 'pcm-s16' });
  output.addAudioTrack(source);
  await output.start();
  const data = new Float32Array(2 * 8_000).fill(0.5, 8_000);
  await source.add(
    new AudioSample({ data, format: 'f32-planar', numberOfChannels: 2, sampleRate: 8_000, timestamp: 0 }),
  );
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

async function aacOfOnePacket(): Promise<Uint8Array> {
  const { target, output } = outputOf(new Mp4OutputFormat());
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  const description = Uint8Array.from([0x11, 0x88]);
  const decoderConfig = { codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 1, description };
  await source.add(new EncodedPacket(new Uint8Array(80), 'key', 0, 0.02), { decoderConfig });
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

describe('the sound of a recording', () => {
  it('is one channel, the mean of all', async () => {
    const { rates, resampler } = unchanged();
    const sound = await decodeSound(await stereoWav(), resampler);
    const samples = 'samples' in sound ? sound.samples : new Float32Array(0);
    expect(rates).toEqual([8_000]);
    expect(samples).toHaveLength(8_000);
    expect(samples[4_000]).toBeCloseTo(0.25, 3);
  });

  it('is decoded of MP3 without a codec of the system', async () => {
    const file = new URL('../../../../server/src/transcription-service/test-recording.mp3', import.meta.url);
    const { rates, resampler } = unchanged();
    const sound = await decodeSound(await readFile(file), resampler);
    const samples = 'samples' in sound ? sound.samples : new Float32Array(0);
    const [rate = 1] = rates;
    expect(samples.length / rate).toBeGreaterThan(5);
    expect(samples.some((sample) => Math.abs(sample) > 0.1)).toBe(true);
  });

  it('is said to be of a codec that nothing here decodes', async () => {
    expect(await decodeSound(await aacOfOnePacket(), unchanged().resampler)).toEqual({
      ...{ fault: 'codec', codec: 'aac' },
    });
  });

  it.each([
    ['a page', '<html><body>Not found</body></html>'],
    ['nothing', ''],
  ])('is said not to be there in %s', async (_what, text) => {
    expect(await decodeSound(new TextEncoder().encode(text), unchanged().resampler)).toEqual({
      ...{ fault: 'unread', codec: null },
    });
  });
});
