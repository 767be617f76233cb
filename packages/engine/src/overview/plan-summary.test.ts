import { describe, expect, it } from 'vitest';
import { interview } from '../testing/interview.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { planSummary } from './plan-summary.ts';

it('says no sentence twice in what is read under each other', () => {
  const { oneLiner, tldr, insights, matters } = planSummary(sourceOf(interview));
  const all = [oneLiner, ...tldr, ...insights, ...matters].map((one) => one?.sentence.index);
  expect(new Set(all).size).toBe(all.length);
  expect(tldr.length).toBeGreaterThanOrEqual(3);
  expect(insights.length).toBeGreaterThanOrEqual(3);
});

describe('the line under the title', () => {
  const filler = 'The committee listened to the report on the portfolio and thanked the staff for it.';
  const lineOf = (...texts: string[]) =>
    planSummary(sourceOf([...texts, filler], { kind: 'meeting' })).oneLiner?.polished;

  it('names its subject', () => {
    const told =
      'The Alder Teachers Fund sold $1.4 billion of private equity interests at 91% of their value.';
    expect(lineOf('And we sold 26 of those in the end to two buyers, at a blended price of 91%.', told)).toBe(
      told,
    );
  });

  it('is no figure without what it measures', () => {
    const told = 'The Alder Teachers Fund paid 71 basis points for its large company stocks in 2017.';
    expect(lineOf('71 basis points on what was then about 2.9 billion dollars of assets.', told)).toBe(told);
  });

  it('is the figure of the whole rather than of a part that is not named', () => {
    const whole = 'Operating income was 39.2 billion yen, up 31.3% in the quarter from the year before.';
    const part = 'Operating income was 30.9 billion yen, up 31.1% in sales and 8.9% in profit year on year.';
    const texts = [whole, 'Passive components grew with cars and machines.', part, filler];
    expect(planSummary(sourceOf(texts, { kind: 'earnings' })).oneLiner?.polished).toBe(whole);
  });

  it('tells news rather than who somebody is', () => {
    const told = 'The board voted to lower the assumed rate of return of the pension fund to 6.75 percent.';
    expect(
      lineOf('Mark Alder is the chief investment officer of the pension fund with $2 billion.', told),
    ).toBe(told);
  });
});
