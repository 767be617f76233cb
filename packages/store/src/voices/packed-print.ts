const most = 127;

/** A print as a byte for each number. Its length is lost, which says nothing of a voice; the cosine stays within a hundredth. */
export function packPrint(vector: readonly number[]): string {
  const largest = vector.reduce((so, value) => Math.max(so, Math.abs(value)), 0);
  const bytes = Int8Array.from(vector, (value) => (largest === 0 ? 0 : Math.round((value / largest) * most)));
  return Buffer.from(bytes.buffer).toString('base64');
}

export const unpackPrint = (print: string): number[] => [...new Int8Array(Buffer.from(print, 'base64'))];
