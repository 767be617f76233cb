import { appendAll } from '@ecco/domain';
import type { Block } from '../source.type.ts';
import { withoutInvisible } from '../text/tidy.ts';
import { readHtml } from './html.guard.ts';
import { collectTable } from './html.table.ts';

type Kind = Block['kind'];
const silentTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'select',
  'button',
]);
const kinds: Readonly<Record<string, Kind>> = {
  li: 'list-item',
  blockquote: 'quote',
  pre: 'code',
  tr: 'table-row',
};
const plainBlocks = new Set(
  'p div section article main header footer aside figure figcaption ul ol dl dt dd table tbody thead address center details summary hr nav form'.split(
    ' ',
  ),
);

/** Divides HTML into headings, paragraphs, list items, quotations, code and table rows, in reading order. */
export function htmlToBlocks(html: string): Block[] {
  const writer = createWriter();
  const open: { tag: string; kind: Kind; level: number }[] = [];
  // A table is read twice: as blocks of its rows, and by its cells, which replace them where it holds figures.
  const tables: { table: ReturnType<typeof collectTable>; from: number; isOuter: boolean }[] = [];
  const closeTable = () => {
    const inner = tables.pop();
    const blocks = inner === undefined || inner.isOuter ? null : inner.table.blocks();
    if (!inner || !blocks) return;
    writer.blocks.length = inner.from;
    appendAll(writer.blocks, blocks);
  };
  let silent = 0;
  const current = () => open.at(-1);
  const flush = () => writer.flush(current()?.kind ?? 'paragraph', current()?.level ?? 0);
  readHtml(html, {
    onopentag(tag, attributes) {
      if (silentTags.has(tag)) silent++;
      const level = headingLevel(tag);
      const kind = kinds[tag];
      if (level > 0 || kind) {
        flush();
        open.push({ tag, kind: kind ?? 'heading', level });
      } else if (plainBlocks.has(tag)) flush();
      else if (tag === 'br') writer.lineBreak(current()?.kind === 'code');
      else if (tag === 'td' || tag === 'th') writer.cell(current()?.kind === 'table-row');
      if (tag === 'table') {
        const outer = tables.at(-1);
        if (outer) outer.isOuter = true;
        tables.push({ table: collectTable(), from: writer.blocks.length, isOuter: false });
      } else if (tag === 'tr') tables.at(-1)?.table.row();
      else if (tag === 'td' || tag === 'th') tables.at(-1)?.table.cell(attributes);
      else tables.at(-1)?.table.text(' ');
    },
    ontext(text) {
      if (silent > 0) return;
      writer.add(current()?.kind === 'code' ? text : text.replace(/\s+/g, ' '));
      tables.at(-1)?.table.text(text);
    },
    onclosetag(tag) {
      if (silentTags.has(tag)) silent = Math.max(0, silent - 1);
      if (current()?.tag === tag) {
        flush();
        open.pop();
      } else if (plainBlocks.has(tag)) flush();
      if (tag === 'table') closeTable();
    },
  });
  flush();
  return writer.blocks;
}

const headingLevel = (tag: string): number => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : 0);

function createWriter() {
  const blocks: Block[] = [];
  let parts: string[] = [];
  const flush = (kind: Kind, level: number) => {
    const raw = parts.join('');
    parts = [];
    for (const piece of kind === 'code' ? [raw] : raw.split(/\n\s*\n/)) {
      const text = kind === 'code' ? piece.replace(/^\n+|\s+$/g, '') : tidyBlock(piece, kind);
      if (text === '') continue;
      blocks.push(kind === 'heading' ? { kind, level, text } : { kind, text });
    }
  };
  return {
    blocks,
    flush,
    add: (text: string) => parts.push(text),
    // One line break is a space of a paragraph, two in a row end it.
    lineBreak: (code: boolean) => parts.push(code || parts.length > 0 ? '\n' : ''),
    // In a row the first cell is parted too, so that an empty one keeps its place.
    cell: (isInRow: boolean) => parts.push(isInRow || parts.length > 0 ? ' | ' : ''),
  };
}

function tidyBlock(text: string, kind: Kind): string {
  const line = withoutInvisible(text).replace(/\s+/g, ' ').trim();
  if (kind !== 'table-row') return line;
  const cells = line
    .replace(/^\|/, '')
    .split('|')
    .map((cell) => cell.trim());
  while (cells.length > 0 && cells.at(-1) === '') cells.pop();
  return cells.join(' | ').trim();
}
