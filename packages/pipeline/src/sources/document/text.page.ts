/** What a printer puts around the words of a page of plain text: heads and feet that come back, numbers of pages. */

const pageNumber = /^(?:[-–—]\s{0,3})?(?:page\s)?\d{1,4}(?:\s(?:of|\/)\s\d{1,4})?(?:\s{0,3}[-–—])?$/i;
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
  const heads = comingBack(pages.map((page) => keyOf(page[0])));
  const feet = comingBack(pages.map((page) => keyOf(page.at(-1))));
  const leftOut: string[] = [];
  const kept = pages.map((page, at) => {
    const words = [...page];
    // The head of the first page may be the title.
    if (at > 0 && heads.has(keyOf(words[0]))) leftOut.push(words.shift() ?? '');
    const foot = words.at(-1);
    if (words.length > 1 && (feet.has(keyOf(foot)) || pageNumber.test(foot?.trim() ?? '')))
      leftOut.push(words.pop() ?? '');
    return trimmed(words);
  });
  return { lines: kept.reduce<string[]>(goingOn, []), leftOut };
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

const keyOf = (line: string | undefined): string => (line ?? '').trim().toLowerCase().replace(/\d+/g, '#');

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
  const areCounted = numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  if (numbers.length < 2 || !areCounted) return { lines: [...lines], leftOut: [] };
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
