/**
 * Recordings in containers (MP4, WebM, Ogg, FLAC, WAV): mediabunny reads their packets in ranges of the file and writes some
 * of them as a file of their own, without decoding them.
 */
import {
  ALL_FORMATS,
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  FlacOutputFormat,
  Input,
  type InputAudioTrack,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
} from 'mediabunny';
import { pcmLoudness, pcmSampleBytes } from './pcm-loudness.ts';
import type { PacketReader, SoundPacket } from './sound-packet.type.ts';

type Container = { format: () => OutputFormat; mimeType: string; extension: string };

const wav: Container = { format: () => new WavOutputFormat(), mimeType: 'audio/wav', extension: '.wav' };
const mp4: Container = {
  format: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  mimeType: 'audio/mp4',
  extension: '.m4a',
};
const ogg: Container = { format: () => new OggOutputFormat(), mimeType: 'audio/ogg', extension: '.ogg' };
const flac: Container = { format: () => new FlacOutputFormat(), mimeType: 'audio/flac', extension: '.flac' };
const mp3: Container = { format: () => new Mp3OutputFormat(), mimeType: 'audio/mpeg', extension: '.mp3' };

/** In what services take each codec; null for one that no service is known to take. */
function containerOf(codec: AudioCodec): Container | null {
  if (wav.format().getSupportedAudioCodecs().includes(codec)) return wav;
  const others: Partial<Record<AudioCodec, Container>> = { aac: mp4, opus: ogg, vorbis: ogg, flac, mp3 };
  return others[codec] ?? null;
}

const cacheBytes = 4 << 20;

type Sound = { track: InputAudioTrack; codec: AudioCodec; channels: number; container: Container };

/** Samples lie behind each other without any packets of their own: they are cut into short ones, so that pauses are found. */
const samplesMs = 20;

function* samplesOf(frameBytes: number, codec: string, packet: EncodedPacket): Generator<SoundPacket, void> {
  const { timestamp, duration, data } = packet;
  const frames = Math.floor(data.byteLength / frameBytes);
  const msPerFrame = (duration * 1000) / frames;
  const step = Math.max(1, Math.round(samplesMs / msPerFrame));
  for (let from = 0; from < frames; from += step) {
    const to = Math.min(frames, from + step);
    const bytes = data.subarray(from * frameBytes, to * frameBytes);
    yield {
      startMs: timestamp * 1000 + from * msPerFrame,
      endMs: timestamp * 1000 + to * msPerFrame,
      bytes,
      loudness: pcmLoudness(codec, bytes) ?? 0,
    };
  }
}

async function* packetsOf({ track, codec, channels }: Sound): AsyncGenerator<SoundPacket, void> {
  const sampleBytes = pcmSampleBytes(codec);
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (sampleBytes === null) {
      const { timestamp, duration, data } = packet;
      const [startMs, endMs] = [timestamp * 1000, (timestamp + duration) * 1000];
      // What sounds louder takes more bytes.
      yield { startMs, endMs, bytes: data, loudness: data.byteLength / Math.max(duration, 0.001) };
    } else {
      for (const part of samplesOf(sampleBytes * channels, codec, packet)) yield part;
    }
  }
}

async function fileOf(
  { track, codec, container }: Sound,
  packets: readonly SoundPacket[],
): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: container.format(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = await track.getDecoderConfig();
  const meta = decoderConfig === null ? undefined : { decoderConfig };
  const from = packets[0]?.startMs ?? 0;
  for (const { bytes, startMs, endMs } of packets) {
    const packet = new EncodedPacket(bytes, 'key', (startMs - from) / 1000, (endMs - startMs) / 1000);
    await source.add(packet, meta);
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** How a recording is read, or what is in the way: it cannot be read at all, it has no sound, or its codec is not known. */
type ContainerFound = PacketReader | 'unread' | 'silent' | 'unknown-codec';

export async function containerReader(path: string): Promise<ContainerFound> {
  const input = new Input({
    source: new FilePathSource(path, { maxCacheSize: cacheBytes }),
    formats: ALL_FORMATS,
  });
  const refuse = (why: Exclude<ContainerFound, PacketReader>): ContainerFound => {
    input.dispose();
    return why;
  };
  const readable = await input.canRead().catch(() => false);
  if (!readable) return refuse('unread');
  const track = await input.getPrimaryAudioTrack();
  if (track === null) return refuse('silent');
  const codec = await track.getCodec();
  const container = codec === null ? null : containerOf(codec);
  if (codec === null || container === null) return refuse('unknown-codec');
  const sound = { track, codec, channels: await track.getNumberOfChannels(), container };
  return {
    packets: () => packetsOf(sound),
    fileOf: (packets) => fileOf(sound, packets),
    mimeType: container.mimeType,
    extension: container.extension,
    close: () => {
      input.dispose();
      return Promise.resolve();
    },
  };
}
