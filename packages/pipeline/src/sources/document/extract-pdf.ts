/**
 * A PDF as blocks with page numbers: pieces -> lines -> lines without running headers -> blocks. Pure and serialisable,
 * made to run in a process of its own, where a document that takes too much can be ended from outside.
 */
import type { DocumentType, ReadingReport } from '@ecco/domain';
import { getDocumentProxy } from 'unpdf';
import { openReport } from '../report/reading.report.ts';
import {
  pdfBroken,
  pdfEncrypted,
  pdfTooManyPages,
  pdfUnpacksTooLarge,
  pdfWithoutText,
  textTooLong,
} from '../source.errors.ts';
import type { TextDocument } from '../source.type.ts';
import { mostCharacters } from '../text/text-length.ts';
import { tidy } from '../text/tidy.ts';
import { documentTypeOf } from './document.kind.ts';
import { filingTitle } from './filing.title.ts';
import { authorOfPaper } from './paper.date.ts';
import { toBlocks } from './pdf.block.ts';
import { type DirectedPiece, upright } from './pdf.direction.ts';
import { piecesOfForm } from './pdf.form.ts';
import { unpacksToMoreThan } from './pdf.inflate.ts';
import {
  fromTop,
  type PageLines,
  type Piece,
  pdfLineText,
  toLines,
  withoutRunningLines,
} from './pdf.line.ts';
import { withoutLineNumbers } from './pdf.margin.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Info = { title: string; author: string | null; language: string | null };

/** `marks`: what is printed across the pages. */
type ReadPages = { pages: readonly PageLines[]; marks: readonly string[] };

type PaperLimits = {
  pages: number;
  /** Bytes of text and drawings once they are unpacked. */
  unpackedBytes: number;
  /** Characters of text. */
  characters: number;
};

/** Several times what the largest annual reports and board packets hold. */
const paperLimits: PaperLimits = {
  pages: 5_000,
  unpackedBytes: 256 * 2 ** 20,
  characters: mostCharacters,
};

/**
 * Reads a PDF.
 * @throws SourceError `source.pdf.password`, `.scanned`, `.broken`, `.too-many-pages`, `.unpacks-too-large`, and
 * `source.text.too-long`
 */
export async function extractPdf(
  bytes: Uint8Array,
  limits: PaperLimits = paperLimits,
): Promise<TextDocument> {
  if (await unpacksToMoreThan(bytes, limits.unpackedBytes)) throw pdfUnpacksTooLarge(limits.unpackedBytes);
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > limits.pages) throw pdfTooManyPages(pdf.numPages, limits.pages);
    const pages: (PageLines & { aslant: string[] })[] = [];
    let letters = 0;
    for (let page = 1; page <= pdf.numPages; page++) {
      const read = await readPage(pdf, page);
      pages.push(read);
      letters += read.lines.reduce((size, line) => size + pdfLineText(line).length, 0);
      if (letters > limits.characters) throw textTooLong(letters, limits.characters);
    }
    if (letters < 20 + pdf.numPages) throw pdfWithoutText(pdf.numPages);
    const marks = pages.flatMap(({ aslant }) => aslant);
    const paper = describe(await readInfo(pdf), { pages: withoutRunningLines(pages), marks });
    return { ...paper, report: reportOf(pages) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // The reader takes the buffer it is given for itself, so it gets a copy.
    return await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? pdfEncrypted() : pdfBroken(error);
  }
}

async function readPage(pdf: Pdf, number: number): Promise<PageLines & { aslant: string[] }> {
  try {
    const page = await pdf.getPage(number);
    const [content, annotations] = [await page.getTextContent(), await page.getAnnotations()];
    const drawn = content.items.flatMap((item) => ('str' in item ? [toPiece(item)] : []));
    const height = page.getViewport({ scale: 1 }).height;
    page.cleanup();
    const { pieces, aslant } = upright(drawn.filter(({ text }) => text !== ''));
    const lines = withoutLineNumbers(fromTop(toLines(withFields(pieces, piecesOfForm(annotations)))));
    return { page: number, height, lines, aslant };
  } catch (error) {
    throw pdfBroken(error);
  }
}

type Item = { str: string; transform: unknown[]; width: number; fontName: string };

/** The values of fields behind what stands on their line. */
function withFields(pieces: readonly Piece[], fields: readonly Piece[]): Piece[] {
  if (fields.length === 0) return [...pieces];
  const isOn = (piece: Piece, field: Piece): boolean =>
    Math.abs(piece.y - field.y) <= Math.max(piece.size, field.size) * 0.6 && piece.x < field.x;
  const placed = [...pieces];
  for (const field of fields) {
    const at = placed.findLastIndex((piece) => isOn(piece, field));
    const on = placed[at];
    if (on) placed.splice(at + 1, 0, { ...field, y: on.y, size: on.size, font: on.font });
    else placed.push(field);
  }
  return placed;
}

function toPiece(item: Item): DirectedPiece {
  const [a, b, , , x, y] = item.transform.map(Number);
  const size = Math.hypot(a ?? 0, b ?? 0) || 10;
  const text = item.str.normalize('NFKC');
  const angle = (Math.round((Math.atan2(b ?? 0, a ?? 1) * 180) / Math.PI) + 360) % 360;
  return { text, x: x ?? 0, y: y ?? 0, width: item.width, size, font: item.fontName, angle };
}

async function readInfo(pdf: Pdf): Promise<Info> {
  const info: Readonly<Record<string, unknown>> = await pdf.getMetadata().then(
    (metadata) => Object.fromEntries(Object.entries(metadata.info)),
    () => ({}),
  );
  const text = (key: string) => (typeof info[key] === 'string' ? tidy(info[key]) : '');
  return {
    title: text('Title'),
    author: text('Author') || null,
    language: text('Language').toLowerCase() || null,
  };
}

/** Pages on which nothing can be read are pictures, or empty. */
function reportOf(pages: readonly PageLines[]): ReadingReport {
  const report = openReport('pdf', 'pdf');
  for (const { page, lines } of pages)
    if (lines.length === 0) report.note({ what: 'page-without-text', at: { kind: 'page', number: page } });
  return report.close({ 'page-without-text': pages.length });
}

function describe(info: Info, { pages, marks }: ReadPages): Omit<TextDocument, 'report'> {
  const blocks = toBlocks(pages);
  const heading =
    blocks
      .slice(0, 30)
      .find((block) => block.kind === 'heading' && block.level < 4 && !exhibitNumber.test(block.text)) ??
    blocks.slice(0, 1).find(({ kind, text }) => kind !== 'table-row' && !isRunningText(text));
  const title =
    filingTitle(blocks.map((block) => block.text)) ??
    usableTitle(info.title) ??
    tidy(heading?.text ?? '').slice(0, 200);
  const head = blocks.slice(0, 25).map((block) => block.text);
  return {
    language: info.language,
    title,
    // A program writes whoever it is licensed to.
    author: authorOfPaper(head, info.author),
    documentType: asMarked(documentTypeOf(title, head.join('\n')), marks),
    pageCount: pages.length,
    blocks,
  };
}

/** Minutes across whose pages "draft" is printed are a draft, whatever their first lines leave open. */
const asMarked = (type: DocumentType, marks: readonly string[]): DocumentType =>
  type === 'minutes' && marks.some((mark) => /\b(?:draft|unapproved|unofficial)\b/i.test(mark))
    ? 'draft-minutes'
    : type;

const exhibitNumber = /^(?:exhibit|ex\.?)\s*\d[\d.]*$/iu;

/** Longer than any title, characters. */
const longestTitle = 120;
/** What opens a paper without a heading and is no name of it: a sentence, or several. */
const isRunningText = (text: string): boolean =>
  text.length > longestTitle && /[.!?]["”’)]*(?:\s+\p{Lu}|\s*$)/u.test(text);

/** Titles that programs leave behind name a file, or the place of a paper among others, and not a document. */
function usableTitle(title: string): string | null {
  const bare = title.replace(/^Microsoft (?:Word|PowerPoint|Excel)\s*-\s*/i, '');
  const isFile =
    /\.(?:docx?|pdf|xlsx?|pptx?|indd|rtf|html?)$/i.test(bare) || /^(?:untitled|document\d*)$/i.test(bare);
  if (/\bexhibit \d/i.test(bare)) return null;
  return !/\p{L}{3}/u.test(bare) || isFile ? null : bare;
}
