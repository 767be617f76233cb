import { readFile } from 'node:fs/promises';
import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { encodeMp3 } from '../mp3.encode.ts';

/** A container with packets that say their number, as no codec would write them: they are cut and never decoded. */
type Made = { name: string; format: OutputFormat; codec: AudioCodec; config: AudioDecoderConfig };

const opusHead = Uint8Array.from([
  0x4f, 0x70, 0x75, 0x73, 0x48, 0x65, 0x61, 0x64, 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0,
]);
const aac = {
  codec: 'mp4a.40.2',
  sampleRate: 48_000,
  numberOfChannels: 1,
  description: Uint8Array.from([0x11, 0x88]),
};
const opus = { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1, description: opusHead };

export const containers: readonly Made[] = [
  { name: 'recording.m4a', format: new Mp4OutputFormat(), codec: 'aac', config: aac },
  { name: 'recording.ogg', format: new OggOutputFormat(), codec: 'opus', config: opus },
  { name: 'recording.webm', format: new WebMOutputFormat(), codec: 'opus', config: opus },
];

export const packetMs = 20;

/** One second in ten is a pause, whose packets are small. */
export const isPause = (number: number): boolean => Math.floor((number * packetMs) / 1000) % 10 === 9;

/** A packet that says its number; its first byte is that of Opus packets of 20 ms. */
function packetOf(number: number): Uint8Array {
  const bytes = new Uint8Array(isPause(number) ? 12 : 80);
  bytes[0] = 0x78;
  new DataView(bytes.buffer).setUint32(4, number);
  return bytes;
}

export const numberOf = (bytes: Uint8Array): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4);

export async function containerOf({ format, codec, config }: Made, packets: number): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const seconds = packetMs / 1000;
  for (let number = 0; number < packets; number += 1) {
    const packet = new EncodedPacket(packetOf(number), 'key', number * seconds, seconds);
    await source.add(packet, { decoderConfig: config });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** An MP3 of noise with a second of silence after every nine. */
export function noisyMp3(seconds: number): Promise<Uint8Array> {
  const sampleRate = 16_000;
  const samples = Int16Array.from({ length: seconds * sampleRate }, (_none, at) =>
    Math.floor(at / sampleRate) % 10 === 9 ? 0 : ((at * at * 7_919) % 16_001) - 8_000,
  );
  return encodeMp3({ chunks: [samples], sampleRate });
}

export const bytesOf = (path: string): Promise<Uint8Array> => readFile(path);
