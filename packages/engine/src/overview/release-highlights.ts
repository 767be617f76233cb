// A release of results opens with what its company wants known: a title, and points in a list below it. These are its
// first screen, each with the period that stands over it.
import { isTitleLine } from '../headings/heading.ts';
import type { Source } from '../ports/ports.ts';
import { readSource } from '../reading/reading.ts';
import { isOfUnnamedPart } from '../salience/part-head.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { mainFigure } from './main-figure.lexicon.ts';
import { type Head, wholeSegment, withHead } from './under-head.ts';

/** Segments within which a release says that it is one, and within which its points stand; and the most that are told. */
const [opening, upper, most] = [6, 45, 6];
const fewest = 3;
const announces =
  /\b(?:reports?|announces?|announced|reported)\b.{0,80}\b(?:results|earnings)\b|\b(?:quarter|year|half)\b.{0,40}\bresults\b/iu;
const bullet = /^\s*[•·▪◦‣*–-]\s+/u;
const period = /\b(?:quarter|year|half|months|20\d\d|[1-4]q)\b/iu;
/** Which one, and not only that it is this one. */
const ownPeriod = /\b20\d\d\b|\b[1-4]q|\b(?:first|second|third|fourth|full)[- ](?:quarter|half|year)\b/iu;
const outlook = /\boutlook\b|\bguidance\b|\bexpect/iu;
/** Ends of a point of a list, which end no sentence. */
const listEnd = /[;,](?: and)?$/u;
const trailingConjunction = /[;,]?(?: and)?\.?$/u;

const isRelease = ({ segments }: Source): boolean =>
  segments.slice(0, opening).some(({ text }) => announces.test(text));

/**
 * The points of a release of results, in the order of a reader: what its period came to, what is expected, what else there
 * is; none where the source is no release, or has too few.
 */
export function releaseHighlights(source: Source, rated: readonly RatedStatement[]): RatedStatement[] {
  if (source.context.kind !== 'document' || !isRelease(source)) return [];
  const { segments } = readSource(source);
  const isUnnamed = isOfUnnamedPart(source);
  let head: Head | null = null;
  const heads = segments.slice(0, upper).map(({ text }, at) => {
    if (!bullet.test(text) && isTitleLine(segments, at))
      head =
        period.test(text) && !announces.test(text)
          ? { words: text.trim().replace(/:$/u, ''), pieces: wholeSegment(source, at) }
          : head;
    return head;
  });
  const points = rated.flatMap((one) => {
    const { segment, row } = one.sentence;
    const text = segments[segment]?.text ?? '';
    const isPoint = segment < upper && row === undefined && bullet.test(text) && opens(one, text);
    if (!isPoint || !/\d/u.test(one.polished) || isUnnamed(one)) return [];
    const isListed = listEnd.test(one.sentence.text.trim());
    const point = isListed ? { ...one, polished: one.polished.replace(trailingConjunction, '') } : one;
    const above = heads[segment] ?? null;
    return [above === null || ownPeriod.test(one.polished) ? point : withHead(point, above)];
  });
  if (points.length < fewest) return [];
  return points.toSorted((a, b) => rank(a) - rank(b) || a.sentence.index - b.sentence.index).slice(0, most);
}

/** Whether a sentence is the first of its point. */
const opens = ({ sentence }: RatedStatement, text: string): boolean =>
  (sentence.pieces[0]?.start ?? 0) <= (bullet.exec(text)?.[0].length ?? 0);

const own = /^[^:]{0,60}: /u;
function rank({ polished }: RatedStatement): number {
  if (outlook.test(polished)) return 1;
  const point = polished.replace(own, '');
  return mainFigure.test(point) ? 0 : 2;
}
