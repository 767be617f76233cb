// Whether what is told of a filing is what the reference data has as the answer.
import type { Answer } from '@ecco/engine';

export const outcomes = ['right', 'wrong', 'silent'] as const;
export type Outcome = (typeof outcomes)[number];

/** What an answer must hold: each of some words or figures, of those parted by "|" one; nothing where silence is right. */
export type ExpectedAnswer = { tells: readonly string[] } | { figures: string };

const figure = /[-−(]?\s?\$?\s?\d[\d,]*(?:\.\d+)?/gu;
/** Numbers that only say when. */
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/u.test(text.trim());

type Figure = { value: number; decimals: number };

const figuresIn = (text: string): Figure[] =>
  (text.match(figure) ?? []).flatMap((match) => {
    const digits = match.replace(/[^\d.]/gu, '');
    if (isYear(digits)) return [];
    const sign = /^[-−(]/u.test(match) ? -1 : 1;
    // "4.60" is told to one decimal, and filled up.
    const decimals = (digits.split('.')[1] ?? '').replace(/0+$/u, '').length;
    return [{ value: sign * Number(digits), decimals }];
  });

/** A figure that was rounded in one of two and not in the other is the same. */
const nearly = 0.006;
const isSame = (one: Figure, gold: Figure): boolean => {
  const rounding = 0.5 * 10 ** -gold.decimals;
  return Math.abs(one.value - gold.value) <= Math.max(rounding, nearly * Math.abs(gold.value)) + 1e-9;
};

/** What an answer says in large type, and what it works out beside it. */
const resultsIn = ({ sentences }: Pick<Answer, 'sentences'>): string[] =>
  sentences.flatMap(({ text, lead, change }) => [
    lead ?? '',
    change?.from ?? '',
    / = ([^=]+?)\.?$/u.exec(text)?.[1] ?? '',
  ]);

export function outcomeOf(answer: Pick<Answer, 'found' | 'sentences'>, expected: ExpectedAnswer): Outcome {
  if (!answer.found) return 'silent';
  if ('tells' in expected) {
    const statement = answer.sentences.map(({ text }) => text.toLowerCase()).join('\n');
    const isTold = expected.tells.every((words) => words.split('|').some((one) => statement.includes(one)));
    return expected.tells.length > 0 && isTold ? 'right' : 'wrong';
  }
  const gold = figuresIn(expected.figures);
  const figures = resultsIn(answer).flatMap(figuresIn);
  return gold.some((one) => figures.some((other) => isSame(other, one))) ? 'right' : 'wrong';
}
