/** Numbers that count the lines of a page in its margin: they are no words of the text. */
import { type Line, pdfLineText } from './pdf.line.ts';

/** So many lines in a row are counted, of which so many go on in small letters, before the numbers are none of the text. */
const [fewest, goingOn] = [5, 0.25];
const counted = /^(\d{1,3})\s+(?=\S)/u;

/** The lines without the numbers in the margin. */
export function withoutLineNumbers(lines: readonly Line[]): Line[] {
  const numbers = lines.map((line) => counted.exec(pdfLineText(line))?.[1]);
  const inOrder = lines.filter((line, at) => {
    const [own, before, after] = [numbers[at], numbers[at - 1], numbers[at + 1]].map((one) =>
      one === undefined ? null : Number(one),
    );
    return (
      own !== null &&
      own !== undefined &&
      (before === own - 1 || after === own + 1) &&
      pdfLineText(line) !== ''
    );
  });
  const bodies = inOrder.map((line) => pdfLineText(line).replace(counted, ''));
  const isCounted =
    inOrder.length >= fewest &&
    inOrder.length >= lines.length * 0.6 &&
    bodies.filter((text) => /^\p{Ll}/u.test(text)).length >= inOrder.length * goingOn;
  if (!isCounted) return [...lines];
  const set = new Set(inOrder);
  return lines.map((line) => (set.has(line) ? withoutFirstNumber(line) : line));
}

function withoutFirstNumber(line: Line): Line {
  const [first, ...rest] = line.runs;
  if (first === undefined) return line;
  const text = first.text.replace(/^\d{1,3}\s*/u, '');
  const runs = text === '' ? rest : [{ ...first, text }, ...rest];
  const [head] = runs;
  return {
    ...line,
    runs,
    x: text === '' ? (head?.x ?? line.x) : line.x,
    cells: Math.max(1, line.cells - (text === '' ? 1 : 0)),
  };
}
