import type { Figure } from '@ecco/domain';
import { tokenize } from '../words/token.ts';
import { directionOf } from './direction.ts';
import type { PlacedFigure } from './placed-figure.ts';
import { opensNumber, partOfScale, spokenNumber } from './spoken.ts';

const measures = /percent|per cent|basis|dollar|million|billion|trillion|euro|pound/iu;

/** Figures in words, only with a measure behind them: "two people" is none. `taken` are those found otherwise. */
export function findSpoken(sentence: string, taken: readonly PlacedFigure[]): PlacedFigure[] {
  if (!measures.test(sentence)) return [];
  const tokens = tokenize(sentence.replaceAll('-', ' '));
  const words = tokens.map((token) => token.lower);
  const placedFigures: PlacedFigure[] = [];
  for (let at = 0; at < words.length; at++) {
    const part = partOfScale(words, at);
    if (part === null && !opensNumber(words[at] ?? '')) continue;
    const number = part ?? spokenNumber(words, at);
    if (number === null) continue;
    const last = number.value === null ? null : measured(words, at + number.words, number.value);
    const isMinus = /^(?:minus|negative)$/u.test(words[at - 1] ?? '');
    const start = tokens[isMinus ? at - 1 : at]?.start ?? 0;
    const end = tokens[(last?.end ?? 1) - 1]?.end ?? 0;
    const isFree = !taken.some((figure) => figure.start < end && start < figure.end);
    if (last !== null && number.value !== null && isFree)
      placedFigures.push({
        text: sentence.slice(start, end),
        value: Number((isMinus ? -last.value : last.value).toPrecision(12)),
        unit: last.unit,
        direction: directionOf(sentence, start, end),
        start,
        end,
      });
    at += number.words - 1;
  }
  return placedFigures;
}

type MeasuredValue = { value: number; unit: Figure['unit']; end: number };

function measured(words: readonly string[], at: number, value: number): MeasuredValue | null {
  const [word, next] = [words[at] ?? '', words[at + 1] ?? ''];
  if (word === 'percent') return { value, unit: 'percent', end: at + 1 };
  if ((word === 'per' && next === 'cent') || (word === 'percentage' && /^points?$/u.test(next)))
    return { value, unit: 'percent', end: at + 2 };
  if (word === 'basis' && /^points?$/u.test(next)) return { value, unit: 'basis-points', end: at + 2 };
  if (/^dollars?$/u.test(word)) return withCents(words, at + 1, value);
  if (/^(?:euros?|pounds?|yen)$/u.test(word)) return { value, unit: 'other', end: at + 1 };
  return value >= 1e6 ? { value, unit: 'count', end: at } : null;
}

/** "Twenty eight dollars and seventy seven cents" is one figure. */
function withCents(words: readonly string[], at: number, value: number): MeasuredValue {
  const from = words[at] === 'and' ? at + 1 : at;
  const cents = spokenNumber(words, from);
  const end = from + (cents?.words ?? 0);
  return cents?.value && cents.value < 100 && /^cents?$/u.test(words[end] ?? '')
    ? { value: value + cents.value / 100, unit: 'usd', end: end + 1 }
    : { value, unit: 'usd', end: at };
}
