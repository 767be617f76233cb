import { textEmpty } from '../source.errors.ts';
import type { PagedBlock, TextDocument } from '../source.type.ts';
import { decodeText, looksBinary, piecesOf, toLines } from '../text/text-decoding.ts';
import { tidy } from '../transcript/cue.text.ts';
import { documentTypeOf } from './document.kind.ts';

/** Reads plain text or Markdown by headings and paragraphs. Throws `source.text.empty`. */
export function extractTextDocument(
  bytes: Uint8Array,
  hint: { name?: string | null; charset?: string | null } = {},
): TextDocument {
  const { text } = decodeText(bytes, hint.charset);
  const blocks = looksBinary(text) ? [] : readBlocks(toLines(text.replace(/^\ufeff/, '')));
  const heading = blocks.find((block) => block.kind === 'heading') ?? blocks[0];
  if (!heading) throw textEmpty();
  const head = blocks.slice(0, 25).map((block) => block.text);
  // A text without a heading is known by its file's name, not by half of its first sentence.
  const title = heading.kind === 'heading' || heading.text.length <= 120 ? heading.text.slice(0, 200) : '';
  const documentType = documentTypeOf(`${hint.name ?? ''}\n${title}`, head.join('\n'));
  return { title, author: null, publishedAt: null, language: null, documentType, pageCount: null, blocks };
}

function readBlocks(lines: readonly string[]): PagedBlock[] {
  const blocks: PagedBlock[] = [];
  // Whether the next line may belong to the last block: nothing has parted them.
  let open = false;
  let code = false;
  for (const [index, line] of lines.entries()) {
    const fence = /^\s*(?:```|~~~)/.test(line);
    if (fence) code = !code;
    if (fence || (!code && isGap(line))) {
      open = false;
      continue;
    }
    const block: PagedBlock = code
      ? { kind: 'code', text: line, page: null }
      : blockOf(line, lines[index + 1] ?? '');
    const last = blocks.at(-1);
    if (open && last && joins(last, block)) last.text = `${last.text} ${block.text}`;
    else blocks.push(block);
    open = true;
  }
  return blocks.filter((block) => block.text.trim() !== '');
}

const isGap = (line: string): boolean => line.trim() === '' || /^\s*[-*_=]{3,}\s*$/.test(line);

const joins = (last: PagedBlock, next: PagedBlock): boolean =>
  next.kind === 'paragraph' &&
  (last.kind === 'paragraph' || last.kind === 'list-item' || last.kind === 'quote');

function blockOf(line: string, next: string): PagedBlock {
  const heading = /^\s{0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line.slice(0, 2_000));
  if (heading)
    return { kind: 'heading', level: heading[1]?.length ?? 1, text: inline(heading[2] ?? ''), page: null };
  if (/^\s*=+\s*$/.test(next)) return { kind: 'heading', level: 1, text: inline(line), page: null };
  if (/^\s*-{3,}\s*$/.test(next) && line.length < 120)
    return { kind: 'heading', level: 2, text: inline(line), page: null };
  const item = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(.*)$/.exec(line);
  if (item) return { kind: 'list-item', text: inline(item[1] ?? ''), page: null };
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
  text.replace(/!?\[([^\][]{0,500})\]\([^()\s]{0,1000}\)/g, '$1').replace(/\*\*|__|`/g, '');
