/** Lines that a reporter of a court or a hearing has numbered from 1 on each page: the numbers are no words. */

const numbered = /^\s*(\d{1,2})(?:\s{1,60}(\S.*)|\s*)$/;
/** Lines before numbers are believed, and before they are in talk whatever they stand before; how many of all have one, and how many of these go on from the one before. */
const [fewest, fewestOfTalk, mostly, inOrder] = [6, 8, 0.8, 0.9];
/** Of numbered lines so many go on with the sentence of the line above or are empty: an agenda numbers its items, not its lines. */
const wrapped = 0.2;
/** Lines of a page reach to its margin; half of them do where none is empty and no second page begins with 1. */
const [fullLine, fullShare] = [40, 0.5];

/** `heads`: what stood above the numbered lines of each page. */
type Unnumbered = { lines: string[]; heads: string[] };

/** The lines of talk without their numbers and the heads of their pages; as they are where they have none. */
export const withoutLineNumbers = (lines: readonly string[]): Unnumbered =>
  haveNumbers(lines, fewestOfTalk) ? unnumbered(lines) : withoutMarginNumbers(lines);

/** The same of a paper, whose numbers are told from those of its items by what they stand before. */
export function withoutMarginNumbers(lines: readonly string[]): Unnumbered {
  const words = lines.filter((line) => numbered.test(line)).map(bare);
  const goOn = words.filter((line) => line === '' || /^[\p{Ll}\d]/u.test(line)).length;
  const full = words.filter(({ length }) => length >= fullLine).length;
  const pages = lines.filter((line) => numbered.exec(line)?.[1] === '1').length;
  const isPage = words.includes('') || pages > 1 || full >= words.length * fullShare;
  const areLines = haveNumbers(lines, fewest) && isPage && goOn >= words.length * wrapped;
  return areLines ? unnumbered(lines) : { lines: [...lines], heads: [] };
}

const bare = (line: string): string => numbered.exec(line)?.[2] ?? (numbered.test(line) ? '' : line);

function unnumbered(lines: readonly string[]): Unnumbered {
  const keys = headsOf(lines);
  const isHead = (line: string): boolean => keys.has(lineKey(line));
  // A line without a number is none of the page: empty ones stand between lines, and between pages.
  const own = lines.filter((line) => line.trim() !== '' && !isHead(line));
  return { lines: own.map(bare), heads: lines.filter(isHead) };
}

const lineKey = (line: string): string => line.trim().toLowerCase().replace(/\d+/g, '#');

/** What has no number and comes back apart from its digits: "STATE SENATE   22". */
function headsOf(lines: readonly string[]): ReadonlySet<string> {
  const own = lines.filter((line) => /\d/.test(line) && !numbered.test(line));
  const counted = Map.groupBy(own, lineKey);
  return new Set([...counted].flatMap(([key, alike]) => (alike.length > 1 ? [key] : [])));
}

function haveNumbers(lines: readonly string[], enough: number): boolean {
  const heads = headsOf(lines);
  const written = lines.filter((line) => line.trim() !== '' && !heads.has(lineKey(line)));
  const numbers = written.flatMap((line) => {
    const number = numbered.exec(line)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const following = numbers.filter((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1);
  return (
    numbers.length >= Math.max(enough, written.length * mostly) &&
    following.length >= numbers.length * inOrder
  );
}
