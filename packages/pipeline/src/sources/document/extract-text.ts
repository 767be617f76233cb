import { appendAll } from '@ecco/domain';
import { withSpaces } from '@ecco/engine';
import { openReport } from '../report/reading.report.ts';
import { textEmpty } from '../source.errors.ts';
import type { PagedBlock, TextDocument } from '../source.type.ts';
import { joinLines, wholeWords } from '../text/line-end.ts';
import { withoutMarginNumbers } from '../text/line-number.ts';
import { opensMinutesLine } from '../text/minutes-line.ts';
import { decodeText, looksBinary, piecesOf, toLines } from '../text/text-decoding.ts';
import { tidy } from '../text/tidy.ts';
import { documentTypeOf } from './document.kind.ts';
import { authorOfPaper } from './paper.date.ts';
import { readStackedTable } from './stacked.table.ts';
import { readFrontMatter } from './text.front-matter.ts';
import { headingOf, isDateLine, isField, isGap, type LineAt, listMark } from './text.heading.ts';
import { withoutPageEdges } from './text.page.ts';
import { readTextTable } from './text.table.ts';
import { readVoteTable } from './vote.table.ts';

/** Reads plain text or Markdown by headings and paragraphs. Throws `source.text.empty`. */
export function extractTextDocument(
  bytes: Uint8Array,
  hint: { name?: string | null; charset?: string | null } = {},
): TextDocument {
  const { text } = decodeText(bytes, hint.charset);
  const matter = readFrontMatter(toLines(text.replace(/^\ufeff/, '')));
  const paged = withoutPageEdges(matter.lines);
  const unnumbered = withoutMarginNumbers(paged.lines);
  const blocks = looksBinary(text) ? [] : readBlocks(withSpaces(unnumbered.lines));
  const heading = blocks.find((block) => block.kind === 'heading') ?? blocks[0];
  if (!heading) throw textEmpty();
  const head = blocks.slice(0, 25).map((block) => block.text);
  // A text without a heading is known by its file's name, not by half of its first sentence.
  const isTitle = heading.kind === 'heading' || (heading.text.length <= 120 && matter.title === null);
  const title = isTitle ? heading.text.slice(0, 200) : (matter.title ?? '').slice(0, 200);
  const documentType = documentTypeOf(`${hint.name ?? ''}\n${title}`, head.join('\n'));
  const author = authorOfPaper(head, null);
  const report = openReport('text', 'text');
  for (const excerpt of [...paged.leftOut, ...unnumbered.heads])
    report.note({ what: 'line-unspoken', excerpt });
  return { title, author, language: null, documentType, pageCount: null, blocks, report: report.close() };
}

function readBlocks(lines: readonly string[]): PagedBlock[] {
  const words = wholeWords(lines);
  const blocks: PagedBlock[] = [];
  // Whether the next line may belong to the last block: nothing has parted them.
  let open = false;
  let code = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const isUnderline = isGap(line) && blocks.at(-1)?.kind === 'heading' && open;
    const fence = !isUnderline && /^\s*(?:```|~~~)/.test(line);
    if (fence) code = !code;
    if (fence || (!code && isGap(line))) {
      open = false;
      continue;
    }
    const table = code ? null : tableAt(lines, index);
    if (table !== null) {
      appendAll(blocks, table.blocks);
      open = false;
      index = table.end - 1;
      continue;
    }
    const at = lineAt(lines, index);
    const block: PagedBlock = code ? { kind: 'code', text: line, page: null } : blockOf(at);
    const last = blocks.at(-1);
    if (open && last && joins(last, block, at)) last.text = joinLines(last.text, block.text, words);
    else blocks.push(block);
    open = true;
  }
  return blocks.filter((block) => block.text.trim() !== '');
}

const tableAt = (lines: readonly string[], index: number) =>
  readVoteTable(lines, index) ?? readStackedTable(lines, index) ?? readTextTable(lines, index);

/** A line with its neighbors; below a gap of one line the next counts as well. */
function lineAt(lines: readonly string[], index: number): LineAt {
  const [line = '', after = '', below = ''] = lines.slice(index, index + 3);
  return { line, before: lines[index - 1] ?? '', after, below };
}

const joins = (last: PagedBlock, next: PagedBlock, at: LineAt): boolean =>
  next.kind === 'paragraph' &&
  !(isField(at.line) && (isField(at.before) || isField(at.after))) &&
  !opensMinutesLine(at.line) &&
  !isDateLine(at) &&
  (last.kind === 'paragraph' || last.kind === 'list-item' || last.kind === 'quote');

function blockOf(at: LineAt): PagedBlock {
  const { line } = at;
  const heading = headingOf(at);
  if (heading) return { kind: 'heading', level: heading.level, text: inline(heading.text), page: null };
  if (listMark.test(line)) {
    // A bullet says nothing, a number may be asked for.
    return { kind: 'list-item', text: inline(line.replace(/^\s*[-*+•]\s+/, '')), page: null };
  }
  const quote = /^\s*>\s?(.*)$/.exec(line);
  if (quote) return { kind: 'quote', text: inline(quote[1] ?? ''), page: null };
  if (/^\s*\|.*\|\s*$/.test(line))
    return {
      kind: 'table-row',
      text: /^[\s|:-]+$/.test(line) ? '' : inline(line.replace(/^\s*\||\|\s*$/g, '')),
      page: null,
    };
  return { kind: 'paragraph', text: inline(line), page: null };
}

/** Emphasis, code marks and link targets of Markdown are not for reading. */
const inline = (text: string): string => tidy(piecesOf(text).map(withoutMarks).join(''));

const withoutMarks = (text: string): string =>
  text
    .replace(/\[\^[^\][\s]{1,40}\]:?/g, '')
    .replace(/!?\[([^\][]{0,500})\]\([^()\s]{0,1000}\)/g, '$1')
    .replace(/\*\*|__|`/g, '');
