/**
 * A Word document as the text of a talk or of a paper, with what was left out of it. Made to run in a process of its own:
 * what is packed in it is unpacked under a bound before a reader holds it.
 */
import type { FaultyPart } from '../report/reading.report.ts';
import { docxBroken, docxEmpty, docxUnpacksTooLarge } from '../source.errors.ts';
import type { TranscriptFormat } from '../source.type.ts';
import { isTextTranscript } from '../transcript/text.parser.ts';
import { detectFormat } from '../transcript/transcript.format.ts';
import { docxFaults } from './docx.faults.ts';
import { listLabels } from './docx.labels.ts';
import { type DocxLayout, docxText } from './docx.lines.ts';
import { type DocxNode, type DocxTree, readDocxTree } from './docx.tree.ts';
import { listZip, unzip } from './zip.entries.ts';

type DocxLimits = {
  /** Parts of the archive. */
  entries: number;
  /** Bytes of its texts once they are unpacked. */
  unpackedBytes: number;
};

/** Several times what the longest minutes and transcripts hold. */
const docxLimits: DocxLimits = { entries: 10_000, unpackedBytes: 96 * 2 ** 20 };

type ReadDocx = {
  text: string;
  isTalk: boolean;
  /** What was left out. */
  faults: FaultyPart[];
};

/**
 * Reads a Word document.
 * @throws SourceError `source.docx.broken`, `.empty`, `.unpacks-too-large`
 */
export async function readDocx(bytes: Uint8Array, limits: DocxLimits = docxLimits): Promise<ReadDocx> {
  const partOf = openParts(bytes, limits);
  const tree = await readDocxTree(bytes).catch((cause: unknown) => {
    throw docxBroken(cause);
  });
  const document = partOf(/^word\/document\d*\.xml$/);
  const labels = labelsOf(tree, { document, numbering: partOf(/^word\/numbering\d*\.xml$/) });
  const layouts = (layout: DocxLayout): string => docxText({ tree, labels, layout });
  const { text, isTalk } = renderDocx(layouts);
  if (!/\p{L}/u.test(text)) throw docxEmpty();
  return { text, isTalk, faults: docxFaults(tree, document) };
}

/** Captions keep their lines, a talk its turns; what is neither is a paper. */
function renderDocx(layouts: (layout: DocxLayout) => string): { text: string; isTalk: boolean } {
  const captions = layouts('captions');
  if (captionFormats.has(formatOf(captions))) return { text: captions, isTalk: true };
  const talk = layouts('talk');
  return isTextTranscript(talk) ? { text: talk, isTalk: true } : { text: layouts('paper'), isTalk: false };
}

const captionFormats: ReadonlySet<string> = new Set(['vtt', 'srt', 'sbv', 'lrc', 'table']);

function formatOf(text: string): TranscriptFormat {
  try {
    return detectFormat(text);
  } catch {
    return 'text';
  }
}

/** The parts that are read as text, under the bounds: what a reader unpacks afterwards is not more than was unpacked here. */
function openParts(bytes: Uint8Array, limits: DocxLimits): (name: RegExp) => string {
  const entries = listZip(bytes, limits.entries);
  if (entries === null) throw docxBroken();
  const parts = new Map<string, string>();
  let left = limits.unpackedBytes;
  for (const entry of entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name))) {
    const part = unzip(bytes, entry, left);
    if (part === null) throw docxUnpacksTooLarge(limits.unpackedBytes);
    left -= part.byteLength;
    parts.set(entry.name, new TextDecoder().decode(part));
  }
  return (name) => [...parts].find(([own]) => name.test(own))?.[1] ?? '';
}

function labelsOf(
  { children }: DocxTree,
  xml: { document: string; numbering: string },
): ReadonlyMap<DocxNode, string> {
  const counted = countedIn(children);
  const labels = listLabels(xml, counted) ?? [];
  return new Map(counted.flatMap((node, at) => (labels[at] ? [[node, labels[at]] as const] : [])));
}

const countedIn = (nodes: readonly DocxNode[]): DocxNode[] =>
  nodes.flatMap((node) =>
    node.type === 'paragraph' && node.numbering
      ? [node, ...countedIn(node.children)]
      : countedIn(node.children),
  );
