/** One hostile source given to one reader: what came of it, how long it took, and what is told of both. */
import { type createWorkPool, isSaid, type Reading } from '@ecco/pipeline/testing';

export type Count = { inputs: number; said: number; faults: number; slow: number; slowestMs: number };
export const nothing = (): Count => ({ inputs: 0, said: 0, faults: 0, slow: 0, slowestMs: 0 });

/** What an input of at most 200 KB, or a call, may take. */
export const longMs = 3_000;
const longestReport = 300;

export function note(count: Count, ms: number): void {
  count.inputs += 1;
  count.slowestMs = Math.max(count.slowestMs, Math.round(ms));
  if (ms > longMs) count.slow += 1;
}

export const report = (what: string, detail: unknown): void =>
  console.log(
    `${what}: ${(typeof detail === 'string' ? detail : JSON.stringify(detail))?.slice(0, longestReport)}`,
  );

/** `label`: what makes the source again. */
export type HostileInput = { label: string; bytes: Uint8Array };
type Trial = { reading: Reading; input: HostileInput; count: Count };

/** What a reader made of a source; null where it gave up, in words of its own or by a fault, which is told. */
export async function tryReader(
  pool: ReturnType<typeof createWorkPool>,
  { reading: { reader, read }, input: { label, bytes }, count }: Trial,
): Promise<unknown> {
  const began = performance.now();
  const value = await read(pool, bytes).catch((error: unknown) => {
    if (isSaid(error)) count.said += 1;
    else {
      count.faults += 1;
      report(`fault of ${reader} by ${label}`, String(error));
    }
    return null;
  });
  const ms = performance.now() - began;
  note(count, ms);
  if (ms > longMs) report(`${Math.round(ms)} ms of ${reader} by ${label}`, `${bytes.length} bytes`);
  return value;
}
