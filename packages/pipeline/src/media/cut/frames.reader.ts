/**
 * Recordings whose frames follow each other and say their own length, MP3 and AAC as it is sent over the air: read through in
 * blocks, so that a recording of ten hours takes as much memory as one of a minute. A run of frames is a file of its own.
 */
import { open } from 'node:fs/promises';
import { adtsHeadBytes, adtsHeader } from './adts.header.ts';
import type { FrameHeader } from './frame-header.type.ts';
import { mp3HeadBytes, mp3Header } from './mp3.header.ts';
import type { PacketReader, SoundPacket } from './sound-packet.type.ts';

type Frames = {
  headerOf: (bytes: Uint8Array, at: number) => FrameHeader | null;
  headBytes: number;
  mimeType: string;
  extension: string;
};

const kinds: readonly Frames[] = [
  { headerOf: mp3Header, headBytes: mp3HeadBytes, mimeType: 'audio/mpeg', extension: '.mp3' },
  { headerOf: adtsHeader, headBytes: adtsHeadBytes, mimeType: 'audio/aac', extension: '.aac' },
];

const blockBytes = 1 << 20;
/** Bytes at the beginning in which frames have to be found, behind what players write before them. */
const searchBytes = 1 << 16;
/** A head is believed where so many more of its kind follow it. */
const followers = 3;

/** The size of what ID3v2 wrote before the frames, its head included. */
function tagBytes(head: Uint8Array): number {
  if (head[0] !== 0x49 || head[1] !== 0x44 || head[2] !== 0x33) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10);
  return 10 + (((a & 0x7f) << 21) | ((b & 0x7f) << 14) | ((c & 0x7f) << 7) | (d & 0x7f));
}

function isFrame(bytes: Uint8Array, at: number, frames: Frames): boolean {
  let place = at;
  let rate: number | null = null;
  for (let count = 0; count <= followers; count += 1) {
    const header = frames.headerOf(bytes, place);
    if (header === null || (rate !== null && header.sampleRate !== rate)) return false;
    rate = header.sampleRate;
    place += header.size;
    if (place + frames.headBytes > bytes.length) return count > 0;
  }
  return true;
}

/** Which frames a recording is made of, or null where it is made of none that are known. */
export async function framesOf(path: string): Promise<{ frames: Frames; startsAt: number } | null> {
  const file = await open(path);
  try {
    const head = new Uint8Array(10);
    await file.read(head, 0, head.length, 0);
    const skipped = tagBytes(head);
    const bytes = new Uint8Array(searchBytes);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, skipped);
    const beginning = bytes.subarray(0, bytesRead);
    // Containers have such bytes by chance: only what begins with frames, or with room left free before them, is made of them.
    const first = beginning.findIndex((byte) => byte !== 0);
    const frames = kinds.find((kind) => first >= 0 && isFrame(beginning, first, kind));
    return frames === undefined ? null : { frames, startsAt: skipped + first };
  } finally {
    await file.close();
  }
}

/** Blocks of a file behind each other. */
async function* blocksOf(path: string, from: number): AsyncGenerator<Uint8Array, void> {
  const file = await open(path);
  try {
    for (let at = from; ; ) {
      const block = new Uint8Array(blockBytes);
      const { bytesRead } = await file.read(block, 0, block.length, at);
      if (bytesRead === 0) return;
      yield block.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}

async function* packetsOf(path: string, frames: Frames, from: number): AsyncGenerator<SoundPacket, void> {
  let rest = new Uint8Array(0);
  let seconds = 0;
  let rate: number | null = null;
  for await (const block of blocksOf(path, from)) {
    const bytes: Uint8Array<ArrayBuffer> = new Uint8Array(rest.length + block.length);
    bytes.set(rest);
    bytes.set(block, rest.length);
    let at = 0;
    while (at + frames.headBytes <= bytes.length) {
      const header = frames.headerOf(bytes, at);
      rate ??= header?.sampleRate ?? null;
      // What is damaged or no sound, such as the tag at the end, is stepped over byte by byte until frames follow again.
      if (header === null || header.sampleRate !== rate) {
        at += 1;
        continue;
      }
      if (at + header.size > bytes.length) break;
      const startMs = seconds * 1000;
      seconds += header.samples / header.sampleRate;
      yield {
        startMs,
        endMs: seconds * 1000,
        bytes: bytes.slice(at, at + header.size),
        loudness: header.loudness,
      };
      at += header.size;
    }
    rest = bytes.slice(at);
  }
}

export function framesReader(
  path: string,
  { frames, startsAt }: { frames: Frames; startsAt: number },
): PacketReader {
  return {
    packets: () => packetsOf(path, frames, startsAt),
    fileOf: (packets) => Promise.resolve(Buffer.concat(packets.map(({ bytes }) => bytes))),
    mimeType: frames.mimeType,
    extension: frames.extension,
    close: () => Promise.resolve(),
  };
}
