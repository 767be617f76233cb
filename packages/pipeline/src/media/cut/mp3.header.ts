import type { FrameHeader } from './frame-header.type.ts';

/** Bits a second in thousands, by version and layer 3; the first and the last stand for none. */
const rates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const rates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const samplings = [44_100, 48_000, 32_000];

/**
 * The gain of the first granule and channel, 0 to 255, which every frame says without being decoded: it follows how loud the
 * frame is. A frame without large values is silent, whatever its gain. ISO 11172-3, 2.4.1.7 and ISO 13818-3: behind the
 * frame's head and its check come the start of the main data (9 or 8 bits), private bits (by channels), sharing of scale
 * factors (4 a channel in the first version), then 12 and 9 bits of lengths.
 */
function gainOf(
  bytes: Uint8Array,
  at: number,
  { isFirst, isMono }: { isFirst: boolean; isMono: boolean },
): number {
  const hasCheck = ((bytes[at + 1] ?? 0) & 1) === 0;
  const before = isFirst ? (isMono ? 9 + 5 + 4 : 9 + 3 + 8) : isMono ? 8 + 1 : 8 + 2;
  const bitsAt = (bit: number, count: number): number => {
    const byte = bit >> 3;
    const three = ((bytes[byte] ?? 0) << 16) | ((bytes[byte + 1] ?? 0) << 8) | (bytes[byte + 2] ?? 0);
    return (three >> (24 - count - (bit & 7))) & ((1 << count) - 1);
  };
  const granule = (at + 4 + (hasCheck ? 2 : 0)) * 8 + before;
  return bitsAt(granule + 12, 9) === 0 ? 0 : bitsAt(granule + 21, 8);
}

/** Bytes of a frame that its head and its gain take. */
export const mp3HeadBytes = 16;

/** The frame of layer 3 that begins here, or null. */
export function mp3Header(bytes: Uint8Array, at: number): FrameHeader | null {
  const [b1 = 0, b2 = 0, b3 = 0] = bytes.subarray(at + 1, at + 4);
  if (bytes[at] !== 0xff || (b1 & 0xe6) !== 0xe2) return null;
  const version = (b1 >> 3) & 3;
  const isFirst = version === 3;
  const kilobits = (isFirst ? rates1 : rates2)[b2 >> 4];
  const sampling = samplings[(b2 >> 2) & 3];
  if (version === 1 || !kilobits || sampling === undefined) return null;
  const sampleRate = isFirst ? sampling : version === 2 ? sampling / 2 : sampling / 4;
  const samples = isFirst ? 1152 : 576;
  return {
    size: Math.floor(((samples / 8) * kilobits * 1000) / sampleRate) + ((b2 >> 1) & 1),
    sampleRate,
    samples,
    loudness: gainOf(bytes, at, { isFirst, isMono: b3 >> 6 === 3 }),
  };
}
