/**
 * A statement whose cells stand one below another, as it is copied out of a viewer: the years, and then each label with as
 * many amounts as there are years.
 */
import { appendAll } from '@ecco/domain';
import type { PagedBlock } from '../source.type.ts';
import { isAmount, joinCells } from './pdf.row.ts';

const blank = /^\s*$/;
const yearLine = /^(?:(?:[Aa]s of|[Aa]t) )?(?:\p{Lu}\p{Ll}{2,8} \d{1,2}, )?((?:19|20)\d\d)$/u;
const unitLine = /^\(?(?:[$\w, -]{0,30})\b(?:thousand|million|billion)s\b.{0,80}$/iu;
/** A time that is shorter than a year: the years below it are of that alone. */
const shorterTime = /\b(?:(?:three|six|nine|\d{1,2}) months|\d{1,2} weeks|quarters?)\b/iu;
const sentence = /\S[.!?]["”’)\]]*$/u;

const shorterTimes = new RegExp(shorterTime, 'giu');

/** Lines above the years that say what they are of, lines of a table at most, letters of a label and of a time, rows at least. */
const captionLines = 5;
const mostLines = 600;
const [longestLabel, longestDay] = [200, 60];
const fewestRows = 3;

type Stack = { at: number; label: string; tokens: string[]; blanks: number[] };
type Head = { columns: string[]; first: number; below: string | null };

/** The statement whose years begin at a line, as blocks; null where there is none. */
export function readStackedTable(
  lines: readonly string[],
  start: number,
): { blocks: PagedBlock[]; end: number } | null {
  const head = headAt(lines, start);
  const corner = head === null ? null : cornerAbove(lines, start);
  if (head === null || corner === null) return null;
  const { stacks, end } = stacksOf(lines, head.first);
  const rows = stacks.map((stack) =>
    amountsOf(stack, { of: head.columns.length, isSpaced: isSpaced(stacks, head) }),
  );
  if (rows.filter((row) => row !== null).length < fewestRows) return null;
  const blocks: PagedBlock[] = [];
  if (head.below !== null) blocks.push(paragraph(head.below));
  blocks.push(row(corner === '' ? head.columns : [corner, ...head.columns]));
  for (const [at, { label, tokens }] of stacks.entries()) {
    const amounts = rows[at] ?? null;
    blocks.push(amounts === null ? paragraph([label, ...tokens].join(' ')) : row([label, ...amounts]));
  }
  return { blocks: withoutLoneLabels(blocks), end };
}

const paragraph = (text: string): PagedBlock => ({ kind: 'paragraph', text: text.trim(), page: null });
const row = (cells: readonly string[]): PagedBlock => ({
  kind: 'table-row',
  text: joinCells(cells),
  page: null,
});

/** Years one below another, none twice, and a unit that stands below them. */
function headAt(lines: readonly string[], start: number): Head | null {
  const columns: string[] = [];
  let at = start;
  for (; at < Math.min(lines.length, start + captionLines * 4); at++) {
    const line = (lines[at] ?? '').trim();
    if (line === '') continue;
    if (!yearLine.test(line)) break;
    columns.push(line);
  }
  const years = new Set(columns.map((column) => yearLine.exec(column)?.[1]));
  if (columns.length < 2 || years.size < columns.length) return null;
  const after = (lines[at] ?? '').trim();
  const isUnit = unitLine.test(after);
  return { columns, first: isUnit ? at + 1 : at, below: isUnit ? after : null };
}

/** What the lines above say of the columns: their unit, and of which part of a year they are; null where they name several. */
function cornerAbove(lines: readonly string[], start: number): string | null {
  const above = lines
    .slice(Math.max(0, start - captionLines * 2), start)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(-captionLines);
  const times = above.flatMap((line) => line.match(shorterTimes) ?? []);
  if (times.length > 1) return null;
  const from = times.length === 0 ? above.length : above.findIndex((line) => shorterTime.test(line));
  const days = above.slice(from).filter((line) => line.length < longestDay && !unitLine.test(line));
  if (times.length > 0 && days.length === 0) return null;
  const unit = above.findLast((line) => unitLine.test(line))?.replace(/^\(|\)$/g, '');
  return [...days, ...(unit === undefined ? [] : [`(${unit})`])].join(' ');
}

/** Labels, each with what stands below it; a line of text that is no label ends them. */
function stacksOf(lines: readonly string[], first: number): { stacks: Stack[]; end: number } {
  const stacks: Stack[] = [];
  let at = first;
  for (; at < Math.min(lines.length, first + mostLines); at++) {
    const line = (lines[at] ?? '').trim();
    const last = stacks.at(-1);
    const tokens = tokensOf(line);
    if (blank.test(line)) last?.blanks.push(last.tokens.length);
    else if (tokens !== null && last !== undefined) appendAll(last.tokens, tokens);
    else if (tokens !== null || !isLabel(line) || yearLine.test(line)) break;
    else if (last !== undefined && last.tokens.length === 0 && /^(?:\p{Ll}|[$(])/u.test(line))
      last.label = `${last.label} ${line}`;
    else stacks.push({ at, label: line, tokens: [], blanks: [] });
  }
  const rows = stacks.slice(0, stacks.findLastIndex(({ tokens }) => tokens.length > 0) + 1);
  return { stacks: rows, end: stacks[rows.length]?.at ?? at };
}

const isLabel = (line: string): boolean =>
  line.length <= longestLabel &&
  /\p{L}{2}/u.test(line) &&
  !(sentence.test(line) && line.split(' ').length > 4);

/** The amounts of a line with nothing else, "1,975 $" with the sign of the next; null of any other. */
function tokensOf(line: string): string[] | null {
  const tokens = line.split(/\s+/).filter((token) => token !== '');
  const isCell = (token: string): boolean => /^(?:[$€£¥]|%|\)|[-–—])$/u.test(token) || isAmount(token);
  return tokens.length > 0 && tokens.every(isCell) ? tokens : null;
}

const isSign = (token: string): boolean => /^[$€£¥]$/u.test(token);

/** The tokens of a stack as amounts, each with its sign. */
function joined(tokens: readonly string[]): string[] {
  const amounts: string[] = [];
  let sign = '';
  for (const token of tokens) {
    if (isSign(token)) sign = token;
    else if (/^[%)]$/u.test(token)) amounts.push(`${amounts.pop() ?? ''}${token}`);
    else {
      amounts.push(`${sign}${token}`);
      sign = '';
    }
  }
  return amounts;
}

/** Whether lines without anything part the amounts of a table: then they stand for no missing ones. */
const isSpaced = (stacks: readonly Stack[], { columns }: Head): boolean =>
  stacks.some(
    ({ tokens, blanks }) =>
      joined(tokens).length === columns.length && blanks.some((at) => at < tokens.length),
  );

/** An amount for each column, a dash where a line without anything stands for one; null where that is not sure. */
function amountsOf(
  { tokens, blanks }: Stack,
  { of, isSpaced: spaced }: { of: number; isSpaced: boolean },
): string[] | null {
  const amounts = joined(tokens);
  if (amounts.length === of) return amounts;
  if (spaced || amounts.length === 0 || amounts.length + blanks.length !== of || tokens.some(isSign))
    return null;
  const filled = [...tokens];
  for (const at of blanks.toReversed()) filled.splice(at, 0, '—');
  return joined(filled);
}

/** Labels over labels are one: a table goes on below no more than one. */
function withoutLoneLabels(blocks: readonly PagedBlock[]): PagedBlock[] {
  const pagedBlocks: PagedBlock[] = [];
  for (const block of blocks) {
    const last = pagedBlocks.at(-1);
    if (block.kind === 'paragraph' && last?.kind === 'paragraph' && pagedBlocks.length > 1)
      last.text = `${last.text.replace(/:$/u, '')}: ${block.text}`;
    else pagedBlocks.push({ ...block });
  }
  return pagedBlocks;
}
