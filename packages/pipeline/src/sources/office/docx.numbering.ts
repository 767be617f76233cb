/** How the lists of a Word document count, as its part `numbering.xml` says. */
import { readHtml } from '../html/html.guard.ts';

type ListLevel = { start: number; format: string; text: string; style: string | null };
/** `restarts`: levels at which a list begins again. */
export type WordList = { shared: string; levels: Map<number, ListLevel>; restarts: Map<number, number> };

type Attributes = Readonly<Record<string, string>>;

/** The lists by their id. */
export function readNumbering(xml: string): Map<string, WordList> {
  const shared = new Map<string, Map<number, ListLevel>>();
  const lists = new Map<string, WordList>();
  let [abstractId, listId, at]: [string | null, string | null, number] = [null, null, 0];
  const openList = (shares: string) => {
    if (listId === null) return;
    lists.set(listId, { shared: shares, levels: shared.get(shares) ?? new Map(), restarts: new Map() });
  };
  const openLevel = (attributes: Attributes) => {
    at = Number(attributes['w:ilvl'] ?? 0);
    if (abstractId === null || listId !== null) return;
    shared.get(abstractId)?.set(at, { start: 1, format: 'decimal', text: '', style: null });
  };
  const readers: Readonly<Record<string, (value: string, attributes: Attributes) => void>> = {
    'w:abstractNum': (_, attributes) => {
      abstractId = attributes['w:abstractNumId'] ?? '';
      shared.set(abstractId, new Map());
    },
    'w:num': (_, attributes) => {
      listId = attributes['w:numId'] ?? '';
    },
    'w:abstractNumId': (value) => openList(value),
    'w:lvl': (_, attributes) => openLevel(attributes),
    'w:lvlOverride': (_, attributes) => {
      at = Number(attributes['w:ilvl'] ?? 0);
    },
    'w:startOverride': (value) => lists.get(listId ?? '')?.restarts.set(at, Number(value)),
    'w:start': (value) => put({ start: Number(value) }),
    'w:numFmt': (value) => put({ format: value }),
    'w:lvlText': (value) => put({ text: value }),
    'w:pStyle': (value) => put({ style: value }),
  };
  const put = (part: Partial<ListLevel>) => {
    const level = listId === null ? shared.get(abstractId ?? '')?.get(at) : undefined;
    if (level) Object.assign(level, part);
  };
  readHtml(
    xml,
    {
      onopentag: (tag, attributes) => readers[tag]?.(attributes['w:val'] ?? '', attributes),
      onclosetag: (tag) => {
        if (tag === 'w:num') listId = null;
      },
    },
    { xmlMode: true },
  );
  return lists;
}

const letters = (count: number): string =>
  String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.ceil(count / 26));

const romans = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

const roman = (count: number): string => {
  let [left, text] = [Math.min(count, 3_999), ''];
  for (const [worth, sign] of romans) for (; left >= worth; left -= worth) text += sign;
  return text;
};

const formats: Readonly<Record<string, (count: number) => string>> = {
  decimal: String,
  decimalZero: (count) => String(count).padStart(2, '0'),
  lowerLetter: letters,
  upperLetter: (count) => letters(count).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (count) => roman(count).toUpperCase(),
  none: () => '',
};

/** Tells the label of each paragraph of a list, in the order in which they stand; '' for one that is not counted. */
export function createCounter(): (list: WordList, at: number) => string {
  const counts = new Map<string, Map<number, number>>();
  const begun = new Set<WordList>();
  return (list, at) => {
    const own = counts.get(list.shared) ?? new Map<number, number>();
    counts.set(list.shared, own);
    if (!begun.has(list)) for (const [level, start] of list.restarts) own.set(level, start - 1);
    begun.add(list);
    const startOf = (level: number): number => list.levels.get(level)?.start ?? 1;
    own.set(at, (own.get(at) ?? startOf(at) - 1) + 1);
    for (const deeper of [...own.keys()]) if (deeper > at) own.delete(deeper);
    return (list.levels.get(at)?.text ?? '').replace(/%([1-9])/g, (_, digit: string) => {
      const level = Number(digit) - 1;
      const write = formats[list.levels.get(level)?.format ?? ''];
      return write?.(own.get(level) ?? startOf(level)) ?? '';
    });
  };
}
