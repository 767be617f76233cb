// A row of a table answers who asks for just what it is called, of just the time over its column: "Net income | $558 | $186".
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { readSource } from '../../reading/reading.ts';
import { keyRow } from '../../tables/key-row.ts';
import type { TableRow } from '../../tables/row.type.ts';
import { rowFigures } from '../../tables/row-statement.ts';
import { functionWords } from '../../words/stop-words.ts';
import { tokenize } from '../../words/token.ts';
import { isOwnName } from '../fit/affiliation.ts';
import { isPaper } from '../fit/subject-match.ts';
import { isUnderOtherHeading } from '../fit/under-heading.ts';
import { measureLetters } from '../question/needs.lexicon.ts';
import type { Needs } from '../question/needs.ts';
import { periodsIn } from '../question/period-mention.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { abbreviations } from '../terms/abbreviation.lexicon.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { opensQuestion } from '../terms/question.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { chooseCell } from './column-cell.ts';
import { comparingWords } from './row-lead.lexicon.ts';
import { isSameRow } from './same-row.ts';

type PlacedRow = { row: TableRow; segment: number };

const rowsOf = cachedBySource(
  (source: Source): ReadonlyMap<number, TableRow> =>
    new Map(
      readSource(source).sentences.flatMap(({ segment, row }) =>
        row === undefined ? [] : [[segment, row] as const],
      ),
    ),
);

/** What says only that a measure is that of all of a company. */
const saysAll = /^(?:total|consolid|group|overal|whole|full|compani)$/u;
/** "Comparable sales % change", where it is asked how they changed. */
const asksChange = /\b(?:chang|increas|decreas|grow|grew|declin|r[io]se|fall|fell)/iu;
const ofChange = / %? ?(?:change|growth|\(?decline\)?|increase|decrease)$/iu;

const stemsOf = (text: string): string[] => searchTermsOf(text).filter((stem) => !saysAll.test(stem));
const isSame = (ones: readonly string[], others: readonly string[]): boolean =>
  ones.length > 0 && ones.length === others.length && ones.every((stem) => others.includes(stem));

/** What was spent on something is its expense: "research and development". */
const ofSpending = /^(?:expens|spend|spent)$/u;
/** The stems of what is spent on, where it has a name of its own; of "interest expense" all. */
const spentOn = (stems: readonly string[]): readonly string[] => {
  const left = stems.filter((stem) => !ofSpending.test(stem));
  return left.length > 1 ? left : stems;
};

type RowReading = Pick<QuestionReading, 'question' | 'needs' | 'period' | 'column'>;

/** What a question asks for, without whose it is and when: `measure`, and of which part, where it names one. */
type RowMeasure = { measure: string; part: string; isChange: boolean };

/** The words of a question that say what is asked for. */
function measureOf({ question, needs }: RowReading, source: Source): RowMeasure {
  const times = periodsIn(question);
  const own = new Set(needs.names.filter((name) => isOwnName(name, source)).flatMap(({ stems }) => stems));
  const left = tokenize(question).filter(
    ({ text, lower, start, end }) =>
      !times.some((time) => start < time.end && time.start < end) &&
      !functionWords.has(lower) &&
      !opensQuestion.test(lower) &&
      !comparingWords.test(lower) &&
      searchTermsOf(text).some((stem) => !own.has(stem) && !saysAll.test(stem)),
  );
  const isPart = ({ text, lower }: { text: string; lower: string }): boolean =>
    /^\p{Lu}/u.test(text) && !abbreviations.has(lower) && !measureLetters.test(text);
  return {
    measure: left
      .filter((one) => !isPart(one))
      .map(({ lower }) => lower)
      .join(' '),
    part: left
      .filter(isPart)
      .map(({ text }) => text)
      .join(' '),
    isChange: asksChange.test(question),
  };
}

/** Stems of what a question asks for, of which part, without whose it is and when. */
export function measureStems(asked: RowReading, source: Source): string[] {
  const { measure, part } = measureOf(asked, source);
  return searchTermsOf(`${measure} ${part}`);
}

/** Who asks for what was earned per share is told it after dilution. */
const ofShare = /^(?:diluted )?(?:eps|(?:earnings|income) (?:per )?(?:diluted |common )?share)$/iu;

const isMeasure = (label: string, measure: string, isChange = false): boolean => {
  if (isChange && ofChange.test(label) && isMeasure(label.replace(ofChange, ''), measure)) return true;
  // "Other assets" are not all of them, though both share every word that tells anything.
  if (/^other\b/iu.test(label) && !/\bother\b/iu.test(measure)) return false;
  if (measure === 'cash') return /^cash and cash equivalents$/iu.test(label);
  const key = ofShare.test(measure) ? 'earnings per share' : keyRow(measure)?.name;
  return (
    isSame(spentOn(stemsOf(label)), spentOn(stemsOf(measure))) ||
    isSameRow(measure, label) ||
    (key !== undefined && key === keyRow(label)?.name)
  );
};

/** Segments above a row among which the label of its group is looked for. */
const groupReach = 8;

/** The label above a row that holds for a group of rows: "Net sales:", "AWS". */
function groupAbove(source: Source, segment: number): string {
  const rows = rowsOf(source);
  for (let at = segment - 1; at >= Math.max(0, segment - groupReach); at--) {
    const row = rows.get(at);
    if (row !== undefined && row.cells.length > 0) continue;
    const text = row?.label ?? source.segments[at]?.text ?? '';
    return text.replace(/:\s*$/u, '').trim();
  }
  return '';
}

/** Whether a row is called as what is asked for, by whoever is asked, and nothing of the question is left over. */
function isAsked(
  { measure, part, isChange }: RowMeasure,
  { row, segment }: PlacedRow,
  source: Source,
): boolean {
  if (part === '') return isMeasure(row.label, measure, isChange);
  const group = groupAbove(source, segment);
  const isPart = (text: string): boolean => isSame(stemsOf(text), stemsOf(part));
  return (isPart(row.label) && isMeasure(group, measure)) || (isPart(group) && isMeasure(row.label, measure));
}

const digitsOf = (figure: string): string => figure.replace(/[^\d.]/gu, '');

/** Whether another row of the same name tells the same figure of that time, and none another: a part has one of its own. */
function isToldTwice(
  figure: string,
  rows: readonly TableRow[],
  choose: (cells: ReturnType<typeof rowFigures>) => { figure: string } | null,
): boolean {
  const told = rows.flatMap((row) => choose(rowFigures(row))?.figure ?? []).map(digitsOf);
  return told.length > 1 && told.every((one) => one === digitsOf(figure));
}

/** The figure of a row that a question asks for; null where it is not sure. */
export function rowFigure(
  asked: RowReading,
  { source, segment }: { source: Source; segment: number },
): string | null {
  const row = rowsOf(source).get(segment);
  if (row === undefined || row.cells.length === 0) return null;
  const choose = chooseCell(asked.column, source);
  const measure = choose && measureOf(asked, source);
  if (!choose || !measure || !isAsked(measure, { row, segment }, source)) return null;
  const figure = choose(rowFigures(row))?.figure ?? null;
  if (figure === null || row.isOfWhole || measure.part !== '') return figure;
  const isSure =
    !isUnderOtherHeading(asked.question, source, segment) ||
    isToldTwice(
      figure,
      [...rowsOf(source).values()].filter(({ label }) => label === row.label),
      choose,
    );
  return isSure ? figure : null;
}

/** Whether a source has a row that is of just what is asked for. */
export const hasRowFor = (asked: RowReading, source: Source): boolean =>
  [...rowsOf(source).keys()].some((segment) => rowFigure(asked, { source, segment }) !== null);

const yearsIn = (text: string): string[] => text.match(/\b(?:19|20)\d\d\b/gu) ?? [];

/** What a line that is only words and then figures is called: "Income before taxes $ 1,797 $ 2,426"; null of any other. */
function labelOf(text: string): string | null {
  const at = text.search(/\d/u);
  const figures = at < 0 ? '' : text.slice(at);
  return /\p{L}/u.test(figures) || (figures.match(/\d[\d,.]*/gu) ?? []).length < 2 ? null : text.slice(0, at);
}

/** What a question asks for; of what only names something all its words, without its time. */
function lineMeasure({ question, needs: { head, act, things } }: RowReading): Pick<Needs, 'head' | 'act'> {
  if (head.length > 0 || question.includes('?')) return { head, act };
  return { head: [...things.keys()].filter((stem) => !/\d/u.test(stem)), act };
}

/** Whether a line of a table is of no year that a question asks for, or is not called by all words of what it asks for. */
export function isOfOtherRow(
  asked: RowReading,
  { text, source, segment }: { text: string; source: Source; segment: number },
): boolean {
  if (!isPaper(source)) return false;
  const row = rowsOf(source).get(segment);
  const isRow = row !== undefined && row.cells.length > 0;
  const year = asked.period?.year ?? null;
  const years = isRow ? row.cells.flatMap(({ column }) => yearsIn(column)) : [];
  if (year !== null && years.length > 0 && !years.includes(String(year))) return true;
  const label = isRow ? row.label : labelOf(text);
  const { head, act } = lineMeasure(asked);
  if (label === null || act !== null) return false;
  if (isRow && isAsked(measureOf(asked, source), { row, segment }, source)) return false;
  const called = new Set(searchTermsOf(`${label} ${isRow ? groupAbove(source, segment) : ''}`));
  return !head.every((stem) => saysAll.test(stem) || [...kinOf(stem)].some((one) => called.has(one)));
}
