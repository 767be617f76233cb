/** How one sample lies in bytes, by the name of its codec. */
const samples: Readonly<Record<string, { size: number; read: (view: DataView, at: number) => number }>> = {
  'pcm-u8': { size: 1, read: (view, at) => (view.getUint8(at) - 128) / 128 },
  'pcm-s8': { size: 1, read: (view, at) => view.getInt8(at) / 128 },
  'pcm-s16': { size: 2, read: (view, at) => view.getInt16(at, true) / 32_768 },
  'pcm-s16be': { size: 2, read: (view, at) => view.getInt16(at) / 32_768 },
  'pcm-s24': { size: 3, read: (view, at) => view.getInt16(at + 1, true) / 32_768 },
  'pcm-s24be': { size: 3, read: (view, at) => view.getInt16(at) / 32_768 },
  'pcm-s32': { size: 4, read: (view, at) => view.getInt16(at + 2, true) / 32_768 },
  'pcm-s32be': { size: 4, read: (view, at) => view.getInt16(at) / 32_768 },
  'pcm-f32': { size: 4, read: (view, at) => view.getFloat32(at, true) },
  'pcm-f32be': { size: 4, read: (view, at) => view.getFloat32(at) },
  'pcm-f64': { size: 8, read: (view, at) => view.getFloat64(at, true) },
  'pcm-f64be': { size: 8, read: (view, at) => view.getFloat64(at) },
  // Their bits but the first follow the logarithm of what is transcribed, which says a pause as well.
  ulaw: { size: 1, read: (view, at) => (~view.getUint8(at) & 0x7f) / 128 },
  alaw: { size: 1, read: (view, at) => ((view.getUint8(at) ^ 0x55) & 0x7f) / 128 },
};

/** Bytes of one sample, or null where the codec is none of plain samples. */
export const pcmSampleBytes = (codec: string): number | null => samples[codec]?.size ?? null;

/** Mean square of the samples, or null where the codec is none of plain samples. */
export function pcmLoudness(codec: string, bytes: Uint8Array): number | null {
  const sample = samples[codec];
  if (sample === undefined) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.floor(bytes.byteLength / sample.size);
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += sample.read(view, index * sample.size) ** 2;
  return count === 0 ? 0 : sum / count;
}
