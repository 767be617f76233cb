/**
 * The numbers that Word writes before the paragraphs of a list: they stand nowhere in its text and are counted as Word
 * counts them.
 */
import { readHtml } from '../html/html.guard.ts';
import { createCounter, readNumbering, type WordList } from './docx.numbering.ts';
import type { DocxNode } from './docx.tree.ts';

type ListStyle = { list: string | null; level: number | null; style: string | null; isDeleted: boolean };

/** Changes hold what a paragraph was before, and a choice is told again by what stands in its place for older programs. */
const silent = new Set(['w:pPrChange', 'w:rPrChange', 'mc:Choice']);

/** The paragraphs of a document as they are listed, without those that were deleted. */
function readListed(xml: string): ListStyle[] {
  const listed: ListStyle[] = [];
  const open: ListStyle[] = [];
  const rows: { from: number; isDeleted: boolean }[] = [];
  const tags: string[] = [];
  let quiet = 0;
  const openParagraph = () => {
    const paragraph = { list: null, level: null, style: null, isDeleted: false };
    listed.push(paragraph);
    open.push(paragraph);
  };
  const noteDeleted = () => {
    const [around, above] = [tags.at(-2), tags.at(-3)];
    const [row, paragraph] = [rows.at(-1), open.at(-1)];
    if (around === 'w:trPr' && row) row.isDeleted = true;
    if (around === 'w:rPr' && above === 'w:pPr' && paragraph) paragraph.isDeleted = true;
  };
  const closeRow = () => {
    const row = rows.pop();
    if (row?.isDeleted) for (const one of listed.slice(row.from)) one.isDeleted = true;
  };
  const put = (part: Partial<ListStyle>) => Object.assign(open.at(-1) ?? {}, part);
  const readers: Readonly<Record<string, (value: string) => void>> = {
    'w:tr': () => rows.push({ from: listed.length, isDeleted: false }),
    'w:p': openParagraph,
    'w:del': noteDeleted,
    'w:pStyle': (style) => put({ style }),
    'w:numId': (list) => put({ list }),
    'w:ilvl': (level) => put({ level: Number(level) }),
  };
  readHtml(
    xml,
    {
      onopentag(tag, attributes) {
        tags.push(tag);
        if (silent.has(tag)) quiet++;
        if (quiet === 0) readers[tag]?.(attributes['w:val'] ?? '');
      },
      onclosetag(tag) {
        tags.pop();
        if (silent.has(tag)) quiet--;
        else if (quiet === 0 && tag === 'w:p') open.pop();
        else if (quiet === 0 && tag === 'w:tr') closeRow();
      },
    },
    { xmlMode: true },
  );
  return listed.filter(({ isDeleted }) => !isDeleted);
}

type ListPlace = { list: WordList; level: number };

/** The list of a paragraph, by what it says itself or by its style. */
function paragraphPlace(
  { list, level, style }: ListStyle,
  lists: ReadonlyMap<string, WordList>,
): ListPlace | null {
  const own = list === null ? undefined : lists.get(list);
  if (own && level !== null) return { list: own, level };
  for (const one of style === null ? [] : lists.values())
    for (const [at, { style: styled }] of one.levels) if (styled === style) return { list: one, level: at };
  return own ? { list: own, level: 0 } : null;
}

/**
 * The labels of a document's paragraphs that belong to a list, in the order in which `counted` has them; null where the
 * two do not agree, since a wrong number is worse than none. `xml`: the parts as they stand in the document.
 */
export function listLabels(
  xml: { document: string; numbering: string },
  counted: readonly DocxNode[],
): string[] | null {
  const lists = readNumbering(xml.numbering);
  const placed = readListed(xml.document).flatMap((one) => paragraphPlace(one, lists) ?? []);
  const agrees = placed.every(({ list, level }, at) => {
    const numbering = counted[at]?.numbering;
    const isOrdered = list.levels.get(level)?.format !== 'bullet';
    return numbering?.level === String(level) && numbering.isOrdered === isOrdered;
  });
  if (placed.length !== counted.length || !agrees) return null;
  const count = createCounter();
  return placed.map(({ list, level }) => count(list, level));
}
