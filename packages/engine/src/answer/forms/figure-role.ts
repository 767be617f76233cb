// What a figure is in its sentence: what something is, by how much it changed, what it was before, or what is expected. A
// headline tells only what the question asks for.
import type { Figure } from '@ecco/domain';
import type { FigureQuestion } from '../question/figure-question.ts';
import type { Span } from '../question/span.type.ts';
import { beforeChange, behindChange, comparesTo, isHedged, tellsAhead } from './figure-role.lexicon.ts';

type FigureSpan = Span & Pick<Figure, 'unit' | 'direction'>;

const repliesByIt = /\b(?:it|that)(?:['’]s| is| was)\b/iu;
/** Words of a sentence at most that says a figure and nothing of what. */
const mostOfReply = 7;
/** What only replies: "It's 24.1 million dollars a year", "24.1 million dollars a year". */
const isReply = (text: string): boolean =>
  repliesByIt.test(text) || text.trim().split(/\s+/u).length <= mostOfReply;

/** Characters before a figure in which it is told what it is. */
const reach = 60;

const before = (text: string, { start }: Span): string => text.slice(Math.max(0, start - reach), start);

/** "From 1.35 to 0.9 percent" is one figure that tells both. */
const goesTo = ({ start, end }: Span, text: string): boolean => /\sto\s/u.test(text.slice(start, end));

/** By how much something changed: "grew 14%", "a decrease of $56 million", "3% higher". */
function tellsChange(figure: FigureSpan, text: string): boolean {
  if (goesTo(figure, text)) return false;
  if (
    /\bto (?:a |an |about |some |nearly |approximately |over |record )*\p{Sc}?$/iu.test(before(text, figure))
  )
    return false;
  return (
    beforeChange.test(before(text, figure)) ||
    behindChange.test(text.slice(figure.end, figure.end + reach)) ||
    (figure.direction !== null && figure.unit !== 'usd' && beforeChange.test(before(text, figure)))
  );
}

/** What it is held against: "compared with $116.6 million", "from 45.6%", "against 10.8 percent". */
const isCompared = (figure: FigureSpan, text: string): boolean =>
  comparesTo.test(before(text, figure)) && !goesTo(figure, text);

/** The words around a figure in its own clause. */
const clauseOf = ({ start, end }: Span, text: string): string =>
  `${
    text
      .slice(Math.max(0, start - reach), start)
      .split(/[,;:]/u)
      .at(-1) ?? ''
  }${text.slice(end, end + reach).split(/[,;:]/u)[0] ?? ''}`;

/** Whether a figure of a sentence is of the kind that a question asks for. */
export function isOfRole(asked: FigureQuestion, figure: FigureSpan, text: string): boolean {
  const isChange = tellsChange(figure, text);
  if (isChange && !asked.isChange && !asked.isReturn) return false;
  if (!isChange && asked.isChange && !isReply(text)) return false;
  if (isHedged.test(text)) return false;
  if (isCompared(figure, text) && !asked.isBefore) return false;
  const isAhead = tellsAhead.test(clauseOf(figure, text));
  if (asked.isAhead) return isAhead;
  return !isAhead || !asked.isPast;
}
