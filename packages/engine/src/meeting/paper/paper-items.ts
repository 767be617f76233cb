import { hasCells } from '../../tables/table-row.ts';

/** An item of the list of an agenda, as it is printed there. */
type PaperItem = {
  /** Its number with those above it, and its own alone: "4A" and "A". */
  numbers: readonly string[];
  title: string;
  /** Index of its line. */
  line: number;
  /** Items are listed below it. */
  isSection: boolean;
};

/** "7.", "A)", "4.B.", "6.1", "Item 7:", "Agenda item L -". */
const printed =
  /^(?:#{1,4} )?(?:(?:[Aa]genda |AGENDA )?(?:[Ii]tem|ITEM) )?((?:\d{1,2}|[A-Z])(?:[.-]?[A-Z]|[.-]\d{1,2})?)(?:[.):]{1,2}|\s?[–—-](?=\s))\s{1,6}(?=[\p{L}\p{N}$“"(])/u;

type Mark = { own: string; above: string | null };

const partsOf = (number: string): Mark => {
  const [, above = '', own = ''] = /^(\d{1,2}|[A-Z])[.-]?([A-Z]|(?<=[.-])\d{1,2})$/u.exec(number) ?? [];
  return own === '' ? { own: number, above: null } : { own, above };
};

const isDigits = (number: string): boolean => /^\d/u.test(number);

/** Whether a number is the next one behind another of its sort; without one before, the first. */
function isNext(own: string, before: string | null): boolean {
  if (before === null) return own === '1' || own === 'A';
  if (isDigits(own) !== isDigits(before)) return false;
  return isDigits(own) ? Number(own) === Number(before) + 1 : own.charCodeAt(0) === before.charCodeAt(0) + 1;
}

/** Whether a number may stand below another one: of the other sort, or printed with it. */
const isBelow = ({ own, above }: Mark, top: string): boolean =>
  above === null ? isDigits(own) !== isDigits(top) : above === top;

/** "4A", "A1", "6.1": a number with the one above it, as votes call it. */
const joined = (above: string, own: string): string =>
  isDigits(above) && isDigits(own) ? `${above}.${own}` : `${above}${own}`;

/** What a paper lists, and other numbers that stand there: of a paragraph, a step, or of a second list. */
type PaperList = { items: PaperItem[]; others: ReadonlySet<string> };

/** The items of a paper, of those numbers that count up from the first one without a gap. */
export function readPaperList(lines: readonly string[]): PaperList {
  const others = new Set<string>();
  const items: PaperItem[] = [];
  let [top, sub]: [string | null, string | null] = [null, null];
  for (const [line, text] of lines.entries()) {
    const found = hasCells(text) ? null : printed.exec(text);
    if (found === null || found === undefined) continue;
    const { own, above } = partsOf(found[1] ?? '');
    const title = text.slice(found[0].length).trim();
    if (above === null && isNext(own, top)) {
      [top, sub] = [own, null];
      items.push({ numbers: [own], title, line, isSection: false });
    } else if (top !== null && isBelow({ own, above }, top) && isNext(own, sub)) {
      const parent = items.findLastIndex(({ numbers }) => numbers[0] === top);
      const section = items[parent];
      if (section !== undefined) items[parent] = { ...section, isSection: true };
      sub = own;
      items.push({ numbers: [joined(top, own), own], title, line, isSection: false });
    } else others.add(above === null ? own : joined(above, own));
  }
  return { items, others };
}
