import { smallestOf } from '@ecco/domain';
import { readMoney } from '../../figures/money.ts';
import { type Run, runText } from '../talk/turn.ts';
import { type Phrase, runsBetween } from './phrase.ts';

const ones = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
/** "Up to five dwelling units per acre", "in an amount not to exceed $9,200": a figure with what leads to it. */
const density = new RegExp(
  `(?:,? (?:with )?(?:up to|at|for|of))? ?\\b(?<figure>\\d{1,2}(?:\\.\\d{1,2})?|${ones}) (?:dwelling |housing )?units? (?:per|to the|an) acre`,
  'iu',
);
const led =
  /,? (?:(?:for|in|by|at|of|with|costing)(?: (?:an?|the))?(?: (?:total|initial|annual|estimated))?(?: (?:amount|sum|cost|price))?(?: of)?)?,? ?(?:not to exceed|up to|of)? ?(?=\$)/iu;

/** With which words a motion says that it is not of what was read out as it stands. */
export const asChanged =
  /\b(?:as (?:amended|modified|revised|corrected)|with (?:the|those|these|that|both|two|three|one) (?:\p{L}+ ){0,2}?conditions?)\b/iu;

/** "As amended", "with the conditions", where a sentence says so. */
export function changeIn(phrase: Phrase): Run[] {
  const match = asChanged.exec(phrase.text);
  return match === null ? [] : runsBetween(phrase, match.index, match.index + match[0].length);
}

const inWords = ones.split('|');
const amountOf = (figure: string): number =>
  inWords.includes(figure.toLowerCase()) ? inWords.indexOf(figure.toLowerCase()) + 1 : Number(figure);

/** A sum that is put in the place of another. */
const instead =
  /\b(?:instead of|rather than|reduc(?:e|es|ed|ing)|lower(?:ed|ing)?|chang(?:e|es|ed|ing)|correct(?:ed|ion)?|revis(?:e|ed|ing)|should (?:be|read|say))\b/iu;

/** Whether a sentence of the debate has another figure where the words that were read out have one. */
export function hasOtherFigure(called: readonly Run[], { text }: Phrase): boolean {
  const caption = joined(called);
  if (text.trimEnd().endsWith('?')) return false;
  const units = density.exec(caption)?.groups?.['figure'];
  if (units !== undefined) {
    const named = density.exec(text)?.groups?.['figure'] ?? bareDensity.exec(text)?.groups?.['figure'];
    return named !== undefined && amountOf(named) !== amountOf(units);
  }
  const sums = readMoney(caption);
  return (
    sums.length > 0 &&
    instead.test(text) &&
    readMoney(text).some(({ value }) => !sums.some((sum) => sum.value === value))
  );
}
/** "The applicant is now requesting 3.7." */
const bareDensity =
  /(?:\b(?:at|requesting|with|to|of) |^)(?<figure>\d{1,2}\.\d{1,2})(?=[.,]?$|[,.]? (?:per|to the|units?)\b)/iu;

/** The words that were read out up to their figure; null where too little is left of them. */
export function withoutFigure(called: readonly Run[]): Run[] | null {
  const [first, ...rest] = called;
  if (first === undefined) return null;
  const text = joined(called);
  const at = figureAt(text);
  if (at === null) return [...called];
  const left = runsBetween({ runs: [first, ...rest], text }, 0, at);
  return joined(left).split(/\s+/u).length < fewestWords ? null : left;
}
const fewestWords = 5;

function figureAt(text: string): number | null {
  const [units, sum] = [density.exec(text), led.exec(text)];
  const places = [units, sum].flatMap((match) => (match === null ? [] : [match.index]));
  return places.length === 0 ? null : smallestOf(places);
}

const joined = (runs: readonly Run[]): string => runs.map(runText).join(' ');
