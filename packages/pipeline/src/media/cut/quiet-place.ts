import type { SoundPacket } from './sound-packet.type.ts';

/** A pause between words is about as long, in ms. */
const pauseMs = 400;

/** Equal loudness all over, as of tones: the last place is taken, so that pieces are long. */
const sameShare = 1.000_001;

/**
 * Before which packet to cut: in the middle of the quietest stretch of a pause's length, of those that end after `fromMs`. Of
 * equally quiet ones the last is taken.
 */
export function quietPlace(packets: readonly SoundPacket[], fromMs: number): number {
  let begin = 0;
  let sum = 0;
  let best = { middleMs: packets.at(-1)?.startMs ?? 0, mean: Number.POSITIVE_INFINITY };
  for (const packet of packets) {
    if (packet.endMs <= fromMs) {
      begin += 1;
      continue;
    }
    sum += packet.loudness * (packet.endMs - packet.startMs);
    let first = packets[begin];
    while (first !== undefined && packet.endMs - first.endMs >= pauseMs) {
      sum -= first.loudness * (first.endMs - first.startMs);
      begin += 1;
      first = packets[begin];
    }
    const stretchMs = packet.endMs - (first?.startMs ?? 0);
    const mean = Math.max(0, sum) / Math.max(stretchMs, 1);
    if (stretchMs >= pauseMs && mean <= best.mean * sameShare) {
      best = { middleMs: packet.endMs - stretchMs / 2, mean: Math.min(mean, best.mean) };
    }
  }
  const place = packets.findIndex(({ endMs }) => endMs > best.middleMs);
  return Math.max(1, place);
}
