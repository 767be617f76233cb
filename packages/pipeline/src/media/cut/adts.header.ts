import type { FrameHeader } from './frame-header.type.ts';

const samplings = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];

export const adtsHeadBytes = 7;

/** The frame of AAC that begins here, or null. A loud one takes more bytes than a quiet one. */
export function adtsHeader(bytes: Uint8Array, at: number): FrameHeader | null {
  const [b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0, b6 = 0] = bytes.subarray(at + 1, at + 7);
  if (bytes[at] !== 0xff || (b1 & 0xf6) !== 0xf0) return null;
  const sampleRate = samplings[(b2 >> 2) & 0xf];
  const size = ((b3 & 3) << 11) | (b4 << 3) | (b5 >> 5);
  if (sampleRate === undefined || size <= adtsHeadBytes) return null;
  return { size, sampleRate, samples: 1024 * ((b6 & 3) + 1), loudness: size };
}
