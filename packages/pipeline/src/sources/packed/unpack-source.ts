/**
 * What is packed and read as text: a Word document, or a text that was packed by gzip. It is unpacked where it is taken
 * in, which tells what it is, and again where its words are read, so that the file is kept as it came.
 */
import { gunzipSync } from 'node:zlib';
import type { ReadingEntry } from '@ecco/domain';
import { readDocx } from '../office/read-docx.ts';
import { recognizeContent } from '../recognize/recognize.ts';
import type { ContentHint } from '../recognize/sample.ts';
import { openReport } from '../report/reading.report.ts';
import { packedUnread } from '../source.errors.ts';
import type { SourceKind } from '../source.type.ts';
import { aboutTranscript } from '../transcript/parse-transcript.ts';
import { isGzip } from './packing.ts';

type ReadAs = Extract<SourceKind, { kind: 'transcript' | 'text' | 'article' | 'opml' | 'feed' }>;

/** `bytes`: the text, in UTF-8 where it was written here. `entries`: what was left out of it. */
type UnpackedSource = {
  bytes: Uint8Array;
  recognised: ReadAs;
  saidTitle: string | null;
  entries: ReadingEntry[];
};

const mostBytes = 64 * 2 ** 20;

/** Unpacks what `recognizeContent` said is packed. Throws `source.packed.unread`, `source.docx.*` and what recognizing throws. */
export async function unpackSource(bytes: Uint8Array, hint: ContentHint = {}): Promise<UnpackedSource> {
  return isGzip(bytes) ? unpackGzip(bytes, hint) : unpackDocx(bytes);
}

async function unpackDocx(packed: Uint8Array): Promise<UnpackedSource> {
  const { text, isTalk, faults } = await readDocx(packed);
  const report = openReport('text', 'docx');
  for (const fault of faults) report.note(fault);
  const { entries } = report.close();
  const bytes = new TextEncoder().encode(text);
  if (!isTalk) return { bytes, recognised: { kind: 'text', markdown: true }, saidTitle: null, entries };
  const recognised = await recognizeContent(bytes);
  const isTranscript = recognised.kind === 'transcript';
  return {
    bytes,
    recognised: isTranscript ? recognised : { kind: 'text', markdown: true },
    saidTitle: isTranscript ? aboutTranscript(bytes).title : null,
    entries,
  };
}

async function unpackGzip(packed: Uint8Array, { name, ...hint }: ContentHint): Promise<UnpackedSource> {
  const bytes = inflated(packed);
  const inner = { ...hint, name: name?.replace(/\.gz$/i, '') ?? null };
  const recognised = await recognizeContent(bytes, inner);
  if (!isReadAs(recognised)) throw packedUnread();
  const saidTitle = recognised.kind === 'transcript' ? aboutTranscript(bytes, inner).title : null;
  return { bytes, recognised, saidTitle, entries: [] };
}

function inflated(packed: Uint8Array): Uint8Array {
  try {
    return gunzipSync(packed, { maxOutputLength: mostBytes });
  } catch {
    throw packedUnread();
  }
}

const read: ReadonlySet<string> = new Set(['transcript', 'text', 'article', 'opml', 'feed']);
const isReadAs = (recognised: SourceKind): recognised is ReadAs => read.has(recognised.kind);
