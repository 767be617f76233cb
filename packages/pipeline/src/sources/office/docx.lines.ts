/**
 * A Word document as the plain text that it would be: headings, lists and tables marked as Markdown does, so that the
 * readers of texts and of talks read it like any other.
 */
import { appendAll } from '@ecco/domain';
import { renderGrid } from '../document/grid.table.ts';
import { parseClockTime } from '../text/clock-time.ts';
import { readName } from '../transcript/speaker.label.ts';
import { isTable } from '../transcript/table.parser.ts';
import { type DocxNode, type DocxTree, noteKey } from './docx.tree.ts';

/**
 * `paper`: paragraphs apart, whole bold ones marked, rows of tables as such. `talk`: a row of a table is who speaks, when
 * and what. `captions`: line by line, as they were pasted.
 */
export type DocxLayout = 'paper' | 'talk' | 'captions';

type Writing = { tree: DocxTree; labels: ReadonlyMap<DocxNode, string>; layout: DocxLayout };

/** The text in a layout. `labels`: what Word writes before the paragraphs of its lists. */
export function docxText(writing: Writing): string {
  const blocks = blocksOf(writing.tree.children, writing);
  const notes = [...referredNotes(writing.tree.children, writing.tree)];
  appendAll(blocks, notes.length === 0 ? [] : blocksOf(notes, writing));
  if (writing.layout === 'captions') return blocks.map(({ text }) => text).join('\n');
  const textBlocks = blocks.filter(({ text }) => text !== '');
  return textBlocks
    .map(({ text, isTabbed }, at) => `${gapBefore(textBlocks[at - 1], isTabbed, at)}${text}`)
    .join('');
}

type TextBlock = { text: string; isTabbed: boolean };

/** Lines set in columns by tabs stay together, since together they are a table. */
const gapBefore = (before: TextBlock | undefined, isTabbed: boolean, at: number): string =>
  at === 0 ? '' : isTabbed && before?.isTabbed ? '\n' : '\n\n';

function blocksOf(nodes: readonly DocxNode[], writing: Writing): TextBlock[] {
  return nodes.flatMap((node): TextBlock[] => {
    if (node.type === 'paragraph') return [blockOf(node, writing)];
    if (node.type === 'table') return tableBlocks(node, writing);
    return blocksOf(node.children, writing);
  });
}

const headingLevel = ({ styleName, styleId }: DocxNode): number => {
  const name = styleName ?? styleId ?? '';
  return /^title$/i.test(name) ? 1 : Number(/^heading ?([1-6])$/i.exec(name)?.[1] ?? 0);
};

/** A whole paragraph in bold is a heading where it is no longer than one. */
const longestHeading = 90;

function blockOf(node: DocxNode, { labels, layout }: Writing): TextBlock {
  const text = tidied(nodeWords(node));
  if (text === '' || layout === 'captions') return { text, isTabbed: false };
  if (layout === 'talk' && text.includes('\t')) return { text: turnOf(text.split('\t')), isTabbed: false };
  const label = labels.get(node) ?? '';
  const level = headingLevel(node);
  const counted = label === '' ? text : `${label} ${text}`;
  const isTime = parseClockTime(text) !== null;
  if (level > 0 && !isTime)
    return { text: `${'#'.repeat(level)} ${counted.replaceAll('\n', ' ')}`, isTabbed: false };
  if (node.numbering && !node.numbering.isOrdered) return { text: `- ${text}`, isTabbed: false };
  const isBold = isWhollyBold(node) && text.length <= longestHeading && !/[\n\t]/.test(text);
  if (isBold) return { text: `**${counted}**`, isTabbed: false };
  return { text: counted, isTabbed: label === '' && text.includes('\t') };
}

const isWhollyBold = (node: DocxNode): boolean =>
  runsOf(node).every((run) => run.isBold === true || nodeWords(run).trim() === '');

const runsOf = (node: DocxNode): DocxNode[] => (node.type === 'run' ? [node] : node.children.flatMap(runsOf));

/** The mark of a footnote that was typed and not set by Word. */
const typedMark = /^\s*(?:\(?\d{1,2}\)?|[*†‡§]+)\s*$/u;

/** What is told of a node: neither struck out, nor a mark of a footnote. */
function nodeWords(node: DocxNode): string {
  if (node.type === 'text') return node.value ?? '';
  if (node.type === 'tab') return '\t';
  if (node.type === 'break') return '\n';
  if (node.type === 'checkbox') return node.checked ? '☒' : '☐';
  const words = node.children.map(nodeWords).join('');
  if (node.type !== 'run') return words;
  if (node.isStrikethrough) return '';
  return node.verticalAlignment === 'superscript' && typedMark.test(words) ? '' : words;
}

const tidied = (text: string): string =>
  text
    .replaceAll('\u00ad', '')
    .replaceAll('\u2011', '-')
    .replace(/[^\S\n\t]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

function tableBlocks(table: DocxNode, writing: Writing): TextBlock[] {
  const rows = table.children.filter(({ type }) => type === 'tableRow');
  // A frame around text is no table.
  if (rows.every(({ children }) => children.length <= 1))
    return rows.flatMap(({ children }) => blocksOf(children, writing));
  const cells = rows.map((row) =>
    row.children.map((cell) => ({ text: cellText(cell, writing), span: cell.colSpan ?? 1 })),
  );
  if (writing.layout !== 'paper')
    return turnsOf(
      cells.map((row) => row.map(({ text }) => text)),
      writing.layout,
    );
  const grid = cells.map((row) => {
    let column = 0;
    return row.map(({ text, span }) => {
      const from = column;
      column += span;
      return { text, from, to: column };
    });
  });
  return renderGrid(grid).map(({ isRow, text }) => ({ text: isRow ? `| ${text} |` : text, isTabbed: false }));
}

const cellText = (cell: DocxNode, writing: Writing): string =>
  blocksOf(cell.children, { ...writing, layout: 'captions' })
    .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    .filter((text) => text !== '')
    .join(' ');

/** A table as one of transcription programs, or its rows as turns, without the row that names its columns. */
function turnsOf(rows: readonly (readonly string[])[], layout: DocxLayout): TextBlock[] {
  const texts = rows.map((row) => (layout === 'captions' ? row.join('\t') : turnOf(row)));
  const from = layout === 'talk' && isTable(rows[0]?.join('\t') ?? '') ? 1 : 0;
  return texts.slice(from).map((text) => ({ text, isTabbed: false }));
}

/** A row with a time, a name and what was said, in whatever order the first two stand. */
function turnOf(row: readonly string[]): string {
  const cells = row.filter((text) => text !== '');
  const said = cells.at(-1) ?? '';
  const heads = cells.slice(0, -1);
  const time = heads.find((text) => parseClockTime(text) !== null);
  const name = heads.find((text) => text !== time && readName(text.replace(/:$/, '')) !== null);
  const isTurn = heads.length > 0 && heads.every((text) => text === time || text === name);
  if (!isTurn) return cells.join('\t');
  return [time, name === undefined ? undefined : `${name.replace(/:$/, '')}:`, said]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** The notes that a text refers to, in the order in which it does. */
function* referredNotes(nodes: readonly DocxNode[], tree: DocxTree): Generator<DocxNode> {
  for (const node of nodes) {
    if (node.type === 'noteReference') yield* tree.notes.get(noteKey(node)) ?? [];
    yield* referredNotes(node.children, tree);
  }
}
