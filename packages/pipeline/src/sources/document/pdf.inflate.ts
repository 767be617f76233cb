/**
 * How much the packed parts of a PDF unpack to, before a reader holds them in memory: a few kilobytes can become
 * gigabytes. Pictures are left out, which are large in honest papers and not looked at.
 */
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';

/** The description of a stream stands right before it. */
const longestDescription = 4_096;

const isPicture = /\/Subtype\s*\/Image\b/;
const deflated = /\/(?:FlateDecode|Fl)\b/g;
/** Packed more often than anybody means, but bounded: each is one step of unpacking. */
const mostTimes = 8;

type DeflatedStream = { bytes: Uint8Array; times: number };

function* packedParts(pdf: Buffer): Generator<DeflatedStream> {
  let from = 0;
  for (;;) {
    const at = pdf.indexOf('stream', from);
    const end = at === -1 ? -1 : pdf.indexOf('endstream', at);
    if (end === -1) return;
    const near = pdf.subarray(Math.max(from, at - longestDescription), at).toString('latin1');
    const description = near.slice(near.lastIndexOf('obj') + 1);
    const times = description.match(deflated)?.length ?? 0;
    const start = at + 'stream'.length + (pdf[at + 6] === 13 ? 2 : 1);
    if (times > 0 && !isPicture.test(description)) {
      yield { bytes: pdf.subarray(start, end), times: Math.min(times, mostTimes) };
    }
    from = end + 'endstream'.length;
  }
}

const enough = new Error('counted enough');

/** Bytes that a part unpacks to, all steps together; counting ends beyond `most`, and where the part is damaged. */
async function unpackedBytes({ bytes, times }: DeflatedStream, most: number): Promise<number> {
  let count = 0;
  const steps = Array.from({ length: times }, () => {
    const step = createInflate();
    return step.on('data', ({ length }: Buffer) => {
      count += length;
      if (count > most) step.destroy(enough);
    });
  });
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline([Readable.from([bytes]), ...steps, nowhere]).catch(() => undefined);
  return count;
}

/** Whether the packed parts of a PDF unpack to more than `most` bytes. */
export async function unpacksToMoreThan(pdf: Uint8Array, most: number): Promise<boolean> {
  let left = most;
  for (const part of packedParts(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))) {
    left -= await unpackedBytes(part, left);
    if (left < 0) return true;
  }
  return false;
}
