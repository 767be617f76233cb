/** Bits a second; plenty for one voice at 16 kHz, and constant, so that a place in time is a place in the file. */
export const mp3Kilobits = 24;

/** How long frames sound, in ms. */
export const mp3DurationMs = (frames: Uint8Array): number => Math.round((frames.length * 8) / mp3Kilobits);

const ratesOfFirst = [44_100, 48_000, 32_000];
/** The first version has the full rates, the second half of them, and the extension of the second a quarter. */
const rateDivisors: Readonly<Record<number, number>> = { 3: 1, 2: 2, 0: 4 };

/** The rate of the samples in frames, by the head of the first one; null where it is none. */
export function mp3SampleRate(frames: Uint8Array): number | null {
  const [sync, version = 0, rates = 0] = frames;
  const rate = ratesOfFirst[(rates >> 2) & 0b11];
  const divisor = rateDivisors[(version >> 3) & 0b11];
  return sync !== 0xff || rate === undefined || divisor === undefined ? null : rate / divisor;
}
