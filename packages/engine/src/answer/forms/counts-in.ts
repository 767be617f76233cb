import { saidNumbers } from '../../factuality/said-number.ts';
import { tokenize } from '../../words/token.ts';
import { timeWords } from '../question/figure-question.lexicon.ts';
import { fitWeights } from '../question/fit.weights.ts';
import type { PlacedFigure } from '../question/placed-figure.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

/** Words between a number and what it counts, at most. */
const reach = 3;

const ofMore = /^ (?:out )?of (?:the |its |our |their )?\d{1,6}\b/iu;

const otherKin = (stem: string): string[] => [...kinOf(stem)].filter((one) => one !== stem);

/** "All three are fine firms" counts no firms. */
const isBeing = /^(?:is|are|was|were|be|of|has|have|had)$/u;

type CountReading = Pick<QuestionReading, 'needs' | 'figure'>;

/** Numbers with the thing that is counted behind them: "fourteen firms". */
export function countsIn({ needs, figure: { unit } }: CountReading, text: string): PlacedFigure[] {
  const tokens = tokenize(text);
  const things = new Set([...unit.counted, ...needs.head]);
  // "How many firms answered": 31 responses.
  const done = [...needs.things].flatMap(([stem, share]) => (share < 1 ? [...otherKin(stem)] : []));
  // "How many requests has it rolled": nine of 29.
  const verbs = [...needs.things].flatMap(([stem, share]) =>
    share === fitWeights.verb ? [...kinOf(stem)] : [],
  );
  const told = new Set(searchTermsOf(text));
  const isCounted = unit.isSpan
    ? (word: string) => timeWords.test(word)
    : (word: string) => searchTermsOf(word).some((stem) => things.has(stem) || done.includes(stem));
  const isDone = unit.isCount && verbs.some((stem) => told.has(stem));
  return saidNumbers(text).flatMap(({ start, end, mantissa, scale, isPercent }): PlacedFigure[] => {
    if (isPercent) return [];
    const behind = tokens.filter((token) => token.start >= end).slice(0, reach);
    const out = ofMore.exec(text.slice(end));
    const value = mantissa * (scale ?? 1);
    if (out !== null && isDone)
      return [
        { start, end: end + out[0].length, unit: 'count', value, of: '', period: null, direction: null },
      ];
    const first = behind.findIndex(({ lower }) => isCounted(lower));
    // "Basis points" are one thing of two words.
    const noun = behind[behind[first]?.lower === 'basis' ? first + 1 : first];
    if (behind.slice(0, first).some(({ lower }) => isBeing.test(lower))) return [];
    if (noun === undefined || /[,.;:]/u.test(text.slice(end, noun.start))) return [];
    const of = unit.isSpan ? (searchTermsOf(noun.text)[0] ?? noun.lower) : '';
    return [{ start, end: noun.end, unit: 'count', value, of, period: null, direction: null }];
  });
}
