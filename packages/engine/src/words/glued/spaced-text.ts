/** Texts whose words run together, as programs write statements that are set letter by letter: "Totalcurrentassets". */
import { anyMonth } from '../calendar.ts';
import { isPlainWord, splitGlued } from './glued-words.ts';

/** A source has lost its spaces where so many different runs of so many letters lack so many that no capital marks. */
const [fewestGlued, longRun, lostLeast] = [4, 15, 2];
/** Lines that are looked at before a source is taken for a whole one. */
const mostLines = 20_000;

const longRuns = new RegExp(String.raw`\p{L}{${longRun},}`, 'gu');
const runs = /\p{L}{5,}/gu;

const lostIn = (run: string): number => splitGlued(run).length - run.split(/(?<=\p{Ll})(?=\p{Lu})/u).length;

/** Whether a source has lost spaces between its words: one or two long names have not. */
function isGlued(lines: readonly string[]): boolean {
  const glued = new Set<string>();
  for (const line of lines.slice(0, mostLines)) {
    for (const [run] of line.matchAll(longRuns)) if (lostIn(run) >= lostLeast) glued.add(run);
    if (glued.size >= fewestGlued) return true;
  }
  return false;
}

const wordThenNumber = /(\p{L}{3,18})(?=\d)/gu;
const numberThenWord = /(?<=\d)(\p{L}{3,18})/gu;
const mark = /(?<=\p{L}),(?=\p{L}{2})|(?<=[\p{L}\d]);(?=\p{L})|(?<=\p{L}\))(?=\p{L}{2})/gu;
const bracket = /(?<=\p{L}{2})(?=\((?:[\p{L}\d]{3}|[$€£]\d)|[$€£]\d)/gu;
const stop = /(?<=\d)([.:])(?=\p{Lu}\p{Ll})|(?<=\p{L}{3})([:.])(?=\d)/gu;
const dayAndYear = new RegExp(String.raw`\b(${anyMonth} \d{1,2}),(?=(?:19|20)\d\d)`, 'giu');

/** A line with the spaces between its words; what cannot be told stays as it is. */
const spacedLine = (line: string): string =>
  line
    .replace(runs, (run) => splitGlued(run).join(' '))
    .replace(wordThenNumber, (word) => (isPlainWord(word.toLowerCase()) ? `${word} ` : word))
    .replace(numberThenWord, (word) => (isPlainWord(word.toLowerCase()) ? ` ${word}` : word))
    .replace(mark, (match) => `${match} `)
    .replace(bracket, ' ')
    .replace(stop, (result) => `${result} `)
    .replace(dayAndYear, '$1, ');

/** The lines of a source with the spaces that it lost; the same lines where it lost none. */
export const withSpaces = (lines: readonly string[]): readonly string[] =>
  isGlued(lines) ? lines.map(spacedLine) : lines;
