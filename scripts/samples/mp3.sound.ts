import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } from 'mediabunny';
import type { Recording } from './recording.sound.ts';

/** Plenty for one voice at 16 kHz, and three episodes stay below seven megabytes. */
const bitrate = 24_000;
const secondsAtOnce = 10;

registerMp3Encoder();

/** The recording as an MP3 file, mono. */
export async function toMp3(recording: Recording): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp3OutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'mp3', bitrate });
  output.addAudioTrack(source);
  await output.start();
  const { samples, sampleRate } = recording;
  const step = secondsAtOnce * sampleRate;
  for (let at = 0; at < samples.length; at += step) {
    const sample = new AudioSample({
      data: samples.slice(at, at + step),
      format: 's16',
      numberOfChannels: 1,
      sampleRate,
      timestamp: at / sampleRate,
    });
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  if (target.buffer === null) throw new Error('the encoder gave no file');
  return new Uint8Array(target.buffer);
}
