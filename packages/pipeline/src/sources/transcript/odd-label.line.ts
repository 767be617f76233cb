/** Labels and times in the odd forms of programs and printers, line by line written as the usual ones. */

/** "Jane Doe 0 minutes 2 seconds", as a meeting program prints it for the blind. */
const spelledTime = /^(\s*\S.{0,78}?)\s+(?:(\d{1,2}) hours? )?(\d{1,3}) minutes? (\d{1,2}) seconds?\s*$/;
const boldTime = /^\s*(?:\*\*|__)\s*(\\?\[?\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?\\?\]?)\s*(?:\*\*|__)\s*/;
/** "**Jane Doe** `00:05` …", a time set as code. */
const codedTime = /(^|\s)`\s?(\[?\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?\]?)\s?`/;
/** "@0:05 - Jane Doe". */
const markedTime = /^\s*@(?=\d{1,3}:\d{2})/;
/** "[0h02m11s]", "(2 min 11 s)". */
const unitTime = /[[(]\s?(?:(\d{1,2})\s?h\s?)?(\d{1,2})\s?m(?:in)?\s?(\d{1,2})\s?s\s?[\])]/;
const question = /^\s*(Q|A)\.\s+(?=\S)/;
/** So many questions and answers before a letter and a point name a voice; one of each where a reporter writes who examines. */
const [fewestQuestions, fewestSworn] = [3, 1];
const sworn =
  /^\s*(?:BY (?:MR|MS|MRS|DR)\. \p{Lu}+:|THE WITNESS:|(?:DIRECT |CROSS-|REDIRECT )?EXAMINATION\b)/u;

export function withUsualLabels(lines: readonly string[]): string[] {
  const letters = lines.map((line) => question.exec(line)?.[1]);
  const count = (letter: string) => letters.filter((one) => one === letter).length;
  const fewest = lines.some((line) => sworn.test(line)) ? fewestSworn : fewestQuestions;
  const areAsked = count('Q') >= fewest && count('A') >= fewest;
  return lines.map((line) => {
    const spelled = spelledTime.exec(line.slice(0, 140));
    if (spelled) return `${(spelled[1] ?? '').trim()}  ${clockOf(spelled)}`;
    const timed = line
      .replace(codedTime, '$1$2')
      .replace(boldTime, '$1 ')
      .replace(markedTime, '')
      .replace(unitTime, (...parts) => `[${clockOf(['', '', ...parts.slice(1, 4)])}]`);
    return areAsked ? timed.replace(question, '$1: ') : timed;
  });
}

function clockOf([, , hours = '0', minutes = '0', seconds = '0']: readonly string[]): string {
  const past = Number(hours) * 60 + Number(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(past / 60)}:${two(past % 60)}:${two(Number(seconds))}`;
}
