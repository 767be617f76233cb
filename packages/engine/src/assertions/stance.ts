import type { Figure, Stance } from '@ecco/domain';
import type { Lexicon } from '../lexicon/lexicon.ts';
import {
  burdens,
  falling,
  measures,
  negative,
  owed,
  positive,
  prices,
  repaid,
  rising,
  terms,
  weightings,
  worst,
  yardsticks,
} from './stance.lexicon.ts';

type Span = { start: number; end: number };

const spansOf = (words: Lexicon, sentence: string): Span[] =>
  words.findAll(sentence).map(({ text, index }) => ({ start: index, end: index + text.length }));

/** Where a clause ends, so that what stands behind it is moved by something else. */
const clauseEnd = /[,;:]|\b(?:and|but|while|whereas|as|which|that|than|because|offset)\b/iu;
/** From a movement to what it moves: "increase in our operating costs", "higher costs". */
const towards = /^ (?:(?:in|of) )?(?:[\p{L}'’-]+ ){0,2}$/u;
/** From what moves to its movement: "costs of the plan rose", "liabilities are up". */
const since = /^ (?:[\p{L}'’-]+ ){0,4}$/u;

const ofSomething = /\b(?:of|for|in|from|after|before|excluding|less|against) (?:[\p{L}'’-]+ )?$/iu;

/** Whether it only says more of another measure: "revenue net of costs". */
function saysMoreOf(sentence: string, { start }: Span): boolean {
  const clause = sentence.slice(0, start).split(clauseEnd).at(-1) ?? '';
  return ofSomething.test(clause) && measures.test(clause);
}

/** Whether one moves the other: they stand close together, in one clause, and no other measure between them. */
function isMovedBy(sentence: string, burden: Span, move: Span): boolean {
  const isBefore = burden.end <= move.start;
  if (isBefore && saysMoreOf(sentence, burden)) return false;
  const between = isBefore
    ? sentence.slice(burden.end, move.start)
    : sentence.slice(move.end, Math.max(move.end, burden.start));
  return (isBefore ? since : towards).test(between) && !clauseEnd.test(between) && !measures.test(between);
}

/** A burden that rises or falls, and what that is worth: the less of it, the better. */
type BurdenMove = { burden: Span; move: Span; worth: 1 | -1 };

function movedBurdens(sentence: string): BurdenMove[] {
  const spans = spansOf(burdens, sentence);
  if (spans.length === 0) return [];
  const moves = [
    ...spansOf(rising, sentence).map((move) => ({ move, worth: -1 as const })),
    ...spansOf(falling, sentence).map((move) => ({ move, worth: 1 as const })),
  ];
  return moves.flatMap(({ move, worth }) => {
    const burden = spans.find((one) => isMovedBy(sentence, one, move));
    return burden ? [{ burden, move, worth }] : [];
  });
}

const mostBetween = 60;

/** Whether debt, costs or losses rise, fall or are paid back: of that no mark is sure. */
function movesOwed(sentence: string): boolean {
  const spans = spansOf(owed, sentence).filter((span) => !saysMoreOf(sentence, span));
  if (spans.length === 0) return false;
  const moves = [rising, falling, repaid].flatMap((words) => spansOf(words, sentence));
  if (moves.length > 0 && /\bleverage\b/iu.test(sentence)) return true;
  return moves.some((move) =>
    spans.some((one) => {
      const between = sentence.slice(Math.min(one.end, move.end), Math.max(one.start, move.start));
      return between.length <= mostBetween && !measures.test(between);
    }),
  );
}

/** Prices that rise or fall, and how. */
function movedPrices(sentence: string): Span[] {
  const spans = spansOf(prices, sentence);
  const moves = spans.length === 0 ? [] : [...spansOf(rising, sentence), ...spansOf(falling, sentence)];
  return moves.filter((move) => spans.some((one) => isMovedBy(sentence, one, move)));
}

const negation =
  /\b(?:no|not|n't|never|without|less|fewer|lack of|hardly|isn't|wasn't|didn't|don't|doesn't|won't|can't)\s+(?:\w+\s+){0,2}$/iu;

/** What stands behind a negation counts the other way. */
const turned = (sentence: string, { start }: Span): 1 | -1 =>
  negation.test(sentence.slice(Math.max(0, start - 28), start)) ? -1 : 1;

/** The words of a lexicon that stand in a sentence, but for those that were counted with a burden. */
const tally = (sentence: string, words: Lexicon, counted: readonly Span[]): number =>
  spansOf(words, sentence)
    .filter(({ start, end }) => counted.every((one) => end <= one.start || one.end <= start))
    .reduce((sum, span) => sum + turned(sentence, span), 0);

/** Whether figures move at all: bounds and terms do not, and what is above something says little of something else. */
const doMove = (sentence: string): boolean =>
  !terms.test(sentence) &&
  !prices.test(sentence) &&
  (rising.test(sentence) ||
    falling.test(sentence) ||
    /\bfrom\b.*\bto\b/su.test(sentence) ||
    yardsticks.test(sentence));

/** How figures move; where a burden alone is spoken of, the less the better. */
function figuresWorth(sentence: string, figures: readonly Figure[]): number {
  if (!doMove(sentence) || (owed.test(sentence) && !measures.test(sentence))) return 0;
  const worth = burdens.test(sentence) && !measures.test(sentence) ? -0.5 : 0.5;
  return figures.reduce(
    (sum, { direction }) => sum + (direction === 'up' ? worth : direction === 'down' ? -worth : 0),
    0,
  );
}

/**
 * Whether a sentence speaks well or ill of its subject: the balance of its words, where a rise of risks or
 * deficits speaks ill and their fall well, and a negation turns the next words. Where words do not decide, figures do. Of
 * debt, costs and losses that move it says neither.
 */
export function stanceOf(sentence: string, figures: readonly Figure[]): Stance {
  if (spansOf(worst, sentence).some((span) => turned(sentence, span) === 1)) return 'negative';
  if (movesOwed(sentence)) return 'neutral';
  const moved = movedBurdens(sentence);
  const weights = spansOf(weightings, sentence);
  const counted = [
    ...moved.flatMap(({ burden, move }) => [burden, move]),
    ...weights,
    ...movedPrices(sentence),
  ];
  const words =
    tally(sentence, positive, counted) -
    tally(sentence, negative, counted) +
    moved.reduce((sum, { move, worth }) => sum + worth * turned(sentence, move), 0);
  const isToldByFigures = words === 0 && moved.length === 0 && weights.length === 0;
  const balance = isToldByFigures ? figuresWorth(sentence, figures) : words;
  if (balance === 0) return 'neutral';
  return balance > 0 ? 'positive' : 'negative';
}
