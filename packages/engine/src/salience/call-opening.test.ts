import { describe, expect, it } from 'vitest';
import { planSummary } from '../overview/plan-summary.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { withoutLeadOver, withoutVotesAbove } from './call-opening.ts';

describe('what leads over to a figure of a call', () => {
  it.each([
    'Moving to our second quarter results, net sales were $777 million.',
    'Taking a closer look at our results, net sales were $777 million.',
    'As shown on slide 3, net sales were $777 million.',
    'As Ana noted in her remarks, net sales were $777 million.',
    'On slide 24, net sales were $777 million.',
    'Again, in total, net sales were $777 million.',
    'Given these results and our outlook, net sales were $777 million.',
  ])('is left out: %s', (sentence) => {
    expect(withoutLeadOver(sentence)).toBe('Net sales were $777 million.');
  });

  it.each([
    'Turning to our full year results, net sales were $3 billion.',
    'Turning to the Alder Vehicles segment, net sales were $90 million.',
    'Moving to our outlook, we remain cautious.',
    'Assuming no further storms, we expect net sales of $777 million.',
    'Excluding this charge, net sales were $777 million.',
  ])('stays where it says of when or of what a figure is, or where there is none: %s', (sentence) => {
    expect(withoutLeadOver(sentence)).toBe(sentence);
  });

  it('keeps no result from the first screen, on a slide or as a result', () => {
    const reported = (...lines: string[]): string[] => {
      const { oneLiner, tldr, insights } = planSummary(
        sourceOf(lines, { kind: 'earnings', title: 'Alder Q2 2027 call' }),
      );
      return [oneLiner, ...tldr, ...insights].flatMap((one) => one?.polished ?? []);
    };
    expect(
      reported(
        'As shown on slide 3, net sales were $777 million, a decrease of 5.8% compared to the year before.',
        'As a result, our adjusted earnings per share were $2.22 and $0.51 for the full year and the fourth quarter.',
      ),
    ).toEqual([
      expect.stringMatching(/^Our adjusted earnings per share were/u),
      expect.stringMatching(/^Net sales were \$777 million/u),
    ]);
  });
});

it('what shareholders decided is told without where their votes stand', () => {
  const text = 'Each of the ten nominees to the Board was duly elected.';
  expect(withoutVotesAbove(`Based on the votes set forth above, e${text.slice(1)}`)).toBe(text);
  expect(withoutVotesAbove('Based on the terms above, each was paid.')).toBe(
    'Based on the terms above, each was paid.',
  );
});
