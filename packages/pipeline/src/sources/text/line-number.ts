/** Lines that a reporter of a court or a hearing has numbered from 1 on each page: the numbers are no words. */

const numbered = /^\s*(\d{1,2})(?:\s{1,60}(\S.*)|\s*)$/;
/** Lines before numbers are believed, in talk and in a paper, how many of all have one, and how many of these go on from the one before. */
const [fewestOfTalk, fewestOfPaper, mostly, inOrder] = [8, 6, 0.8, 0.9];
/** Of numbered lines so many go on with the sentence of the line above or are empty: an agenda numbers its items, not its lines. */
const wrapped = 0.2;

/** The lines of talk without their numbers; as they are where they have none. */
export const withoutLineNumbers = (lines: readonly string[]): string[] =>
  haveNumbers(lines, fewestOfTalk) ? lines.map(bare) : [...lines];

/** The lines of a paper without the numbers in its margin, which are told from those of its items by what they stand before. */
export function withoutMarginNumbers(lines: readonly string[]): string[] {
  if (!haveNumbers(lines, fewestOfPaper)) return [...lines];
  const words = lines.filter((line) => numbered.test(line)).map(bare);
  const goOn = words.filter((line) => line === '' || /^[\p{Ll}\d]/u.test(line)).length;
  return goOn >= words.length * wrapped ? lines.map(bare) : [...lines];
}

const bare = (line: string): string => numbered.exec(line)?.[2] ?? (numbered.test(line) ? '' : line);

function haveNumbers(lines: readonly string[], fewest: number): boolean {
  const written = lines.filter((line) => line.trim() !== '');
  const numbers = written.flatMap((line) => {
    const number = numbered.exec(line)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const following = numbers.filter((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1);
  return (
    numbers.length >= Math.max(fewest, written.length * mostly) &&
    following.length >= numbers.length * inOrder
  );
}
