/** What a printer puts around the words of a page of plain text: heads and feet that come back, numbers of pages. */

/** "Page 3 of 12" and "- 3 -" number pages wherever they stand; a bare number may be a figure. */
const plainNumber = /^(?:page \d{1,4}(?: (?:of|\/) \d{1,4})?|[-–—]\s{0,3}\d{1,4}\s{0,3}[-–—])$/i;
/** A head or a foot comes back on so many of the pages, and on two at least. */
const mostPages = 0.6;

/** The lines that stay, and those that were left out. */
type Pages = { lines: string[]; leftOut: string[] };

/**
 * The lines of a text without what stands around its pages, which form feeds divide. What ends a page in the middle of a
 * sentence goes on with the next.
 */
export function withoutPageEdges(lines: readonly string[]): Pages {
  const pages = pagesOf(lines);
  if (pages.length < 2) return withoutNumbers(lines);
  const heads = comingBack(pages.map((page) => repeatedLineKey(page[0])));
  const feet = comingBack(pages.map((page) => repeatedLineKey(page.at(-1))));
  // Figures that end a page are its number where they count on.
  const figures = pages.flatMap((page) => /^\s*\d{1,4}\s*$/.exec(page.at(-1) ?? '') ?? []).map(Number);
  const isFoot = (line: string): boolean =>
    feet.has(repeatedLineKey(line)) && (repeatedLineKey(line) !== '#' || countsOn(figures));
  const leftOut: string[] = [];
  const retained = pages.map((page, at) => {
    const words = [...page];
    // The head of the first page may be the title.
    if (at > 0 && heads.has(repeatedLineKey(words[0]))) leftOut.push(words.shift() ?? '');
    const foot = words.at(-1) ?? '';
    if (words.length > 1 && (isFoot(foot) || plainNumber.test(foot.trim()))) leftOut.push(words.pop() ?? '');
    return trimmed(words);
  });
  return { lines: retained.reduce<string[]>(goingOn, []), leftOut };
}

/** The pages with their lines, without empty ones at their edges. */
function pagesOf(lines: readonly string[]): string[][] {
  const pages: string[][] = [[]];
  for (const line of lines) {
    const [first = '', ...others] = line.split('\f');
    pages.at(-1)?.push(first);
    for (const other of others) pages.push([other]);
  }
  return pages.map(trimmed).filter((page) => page.length > 0);
}

function trimmed(page: readonly string[]): string[] {
  const from = page.findIndex((line) => line.trim() !== '');
  const to = page.findLastIndex((line) => line.trim() !== '');
  return from === -1 ? [] : page.slice(from, to + 1);
}

/** What a line has on every page: only a number that is one of pages may differ, for "Item 2" follows "Item 1". */
function repeatedLineKey(line: string | undefined): string {
  const text = (line ?? '').trim().toLowerCase();
  const isPaged = /\bpage\b/.test(text) || plainNumber.test(text) || /^\d+$/.test(text);
  return isPaged ? text.replace(/\d+/g, '#') : text.replace(/(\s{2,})\d{1,4}$|^\d{1,4}(\s{2,})/, '$1#$2');
}

const countsOn = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);

function comingBack(keys: readonly string[]): ReadonlySet<string> {
  const counted = Map.groupBy(keys, (key) => key);
  const enough = Math.max(2, keys.length * mostPages);
  return new Set([...counted].filter(([key, own]) => key !== '' && own.length >= enough).map(([key]) => key));
}

/** A text without form feeds, of which only the numbers of its pages tell; they count on by one. */
function withoutNumbers(lines: readonly string[]): Pages {
  const numbers = lines.flatMap((line) => {
    const said = plainNumber.test(line.trim()) ? /\d+/.exec(line)?.[0] : undefined;
    return said === undefined ? [] : [Number(said)];
  });
  if (numbers.length < 2 || !countsOn(numbers)) return { lines: [...lines], leftOut: [] };
  const pages: string[][] = [[]];
  const leftOut: string[] = [];
  for (const line of lines) {
    if (!plainNumber.test(line.trim())) pages.at(-1)?.push(line);
    else {
      leftOut.push(line);
      pages.push([]);
    }
  }
  return { lines: pages.map(trimmed).reduce<string[]>(goingOn, []), leftOut };
}

/** Two pages, with an empty line between them where the sentence is at its end. */
function goingOn(before: string[], page: readonly string[]): string[] {
  const isOpen = /[\p{L}\p{N},;]\s*$/u.test(before.at(-1) ?? '') && /^\s*[\p{Ll}$€£]/u.test(page[0] ?? '');
  if (before.length > 0 && !isOpen) before.push('');
  for (const line of page) before.push(line);
  return before;
}
