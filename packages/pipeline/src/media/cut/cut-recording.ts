/**
 * A recording as pieces that a service takes: cut where it is quiet, with some seconds of the neighbours around each cut. It is
 * read once, in ranges; at no time more than one piece of it is held.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containerReader } from './container.reader.ts';
import { recordingUncut } from './cut.errors.ts';
import { framesOf, framesReader } from './frames.reader.ts';
import { quietPlace } from './quiet-place.ts';
import type { PacketReader, SoundPacket } from './sound-packet.type.ts';

/** What a service takes at once. */
export type PieceLimits = { maxBytes: number; maxMs: number };

/** A piece as a file. Times in ms of the recording; it is to be taken from `fromMs` to `toMs`, and sounds a little longer. */
export type Piece = {
  path: string;
  fileName: string;
  mimeType: string;
  startMs: number;
  endMs: number;
  fromMs: number;
  toMs: number;
  /** Whether its times were counted in its packets; else they are what its container says, which may be wrong. */
  isMeasured: boolean;
};

export type Cutting = { path: string; limits: PieceLimits; directory: string };

/** Seconds of the neighbour that a piece begins with and ends with, at most. */
const overlapMs = 2_000;
/** In which last part of what a service takes a pause is looked for. */
const searchShare = 0.2;
/** What the file of a piece takes besides its packets. */
const frameShare = 0.94;

async function readerOf(path: string): Promise<PacketReader> {
  const framed = await framesOf(path);
  if (framed !== null) return framesReader(path, framed);
  const result = await containerReader(path);
  if (typeof result === 'string') throw recordingUncut(result);
  return result;
}

/** Packets that were read and belong to no piece yet, with what of them the next piece begins with. */
type Held = { packets: SoundPacket[]; bytes: number };

const bytesOf = (packets: readonly SoundPacket[]): number =>
  packets.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

/** The last packets before a place that sound for so long. */
function lead(packets: readonly SoundPacket[], place: number, ms: number): number {
  const fromMs = (packets[place]?.startMs ?? 0) - ms;
  let first = place;
  while (first > 0 && (packets[first - 1]?.startMs ?? 0) >= fromMs) first -= 1;
  return first;
}

/** Cuts a recording into files of `directory`, in order. Throws `source.recording.uncut` and `source.recording.soundless`. */
export async function cutRecording({ path, limits, directory }: Cutting): Promise<Piece[]> {
  const reader = await readerOf(path);
  const pieces: Piece[] = [];
  // A piece that is cut smaller has less to share with its neighbours.
  const overlap = Math.min(overlapMs, limits.maxMs / 8);
  const most = { bytes: limits.maxBytes * frameShare, ms: limits.maxMs };
  let held: Held = { packets: [], bytes: 0 };
  let fromMs = 0;

  async function write(packets: readonly SoundPacket[], toMs: number): Promise<void> {
    const startMs = packets[0]?.startMs ?? 0;
    const fileName = `piece-${pieces.length + 1}${reader.extension}`;
    const file = join(directory, fileName);
    await writeFile(file, await reader.fileOf(packets));
    const endMs = packets.at(-1)?.endMs ?? startMs;
    pieces.push({
      path: file,
      fileName,
      mimeType: reader.mimeType,
      startMs,
      endMs,
      fromMs,
      toMs,
      isMeasured: true,
    });
    fromMs = toMs;
  }

  /** Cuts what is held, which is as much as a piece may be, and holds on to what comes behind the cut. */
  async function cut(): Promise<void> {
    const { packets } = held;
    const [first, last] = [packets[0], packets.at(-1)];
    if (first === undefined || last === undefined) return;
    const wholeMs = last.endMs - first.startMs;
    const tail = lead(packets, packets.length - 1, overlap);
    const searched = packets.slice(0, Math.max(2, tail));
    const place = quietPlace(searched, Math.max(fromMs, last.endMs - overlap - wholeMs * searchShare));
    const cutMs = packets[place]?.startMs ?? last.endMs;
    const end = packets.findIndex(({ startMs }) => startMs >= cutMs + overlap);
    await write(end < 0 ? packets : packets.slice(0, end), cutMs);
    const rest = packets.slice(lead(packets, place, overlap));
    held = { packets: rest, bytes: bytesOf(rest) };
  }

  try {
    for await (const packet of reader.packets()) {
      const first = held.packets[0] ?? packet;
      const isFull =
        held.bytes + packet.bytes.byteLength > most.bytes || packet.endMs - first.startMs > most.ms;
      if (isFull && held.packets.length > 1) await cut();
      held.packets.push(packet);
      held.bytes += packet.bytes.byteLength;
    }
    const last = held.packets.at(-1);
    if (last !== undefined && (pieces.length === 0 || last.endMs > fromMs))
      await write(held.packets, last.endMs);
    if (pieces.length === 0) throw recordingUncut('silent');
    return pieces;
  } finally {
    await reader.close();
  }
}
