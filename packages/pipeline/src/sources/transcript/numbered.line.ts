/** Lines that a reporter of a court or a hearing has numbered from 1 on each page: the numbers are no words. */

const numbered = /^\s*(\d{1,2})(?:\s{1,12}(\S.*))?$/;
/** Lines before numbers are believed, how many of all have one, and how many of these go on from the one before. */
const [fewest, mostly, inOrder] = [8, 0.8, 0.9];

/** The lines without their numbers; as they are where they have none. */
export function withoutLineNumbers(lines: readonly string[]): string[] {
  const written = lines.filter((line) => line.trim() !== '');
  const numbers = written.flatMap((line) => {
    const number = numbered.exec(line)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
  const following = numbers.filter((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1);
  const areNumbers =
    numbers.length >= Math.max(fewest, written.length * mostly) &&
    following.length >= numbers.length * inOrder;
  return areNumbers
    ? lines.map((line) => numbered.exec(line)?.[2] ?? (numbered.test(line) ? '' : line))
    : [...lines];
}
