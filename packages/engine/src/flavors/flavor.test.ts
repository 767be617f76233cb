import { flavorNames, termCategories } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../words/token.ts';
import { expandQuery } from './expand-query.ts';
import { findTerms, flavorTerms } from './term-index.ts';

const namesIn = (text: string, flavor: (typeof flavorNames)[number] = 'US_Pension_Funds') =>
  findTerms({ tokens: tokenize(text), flavor }).map(({ group }) => group[0]);

describe('the terms of a flavor', () => {
  it.each(flavorNames)(
    '%s has words for every category, and no way to say two things in one category',
    (flavor) => {
      for (const category of termCategories) {
        const terms = flavorTerms(flavor)
          [category].flat()
          .map((term) => term.toLowerCase());
        expect(terms.length).toBeGreaterThan(9);
        expect(new Set(terms).size).toBe(terms.length);
      }
    },
  );

  it('are found however they are inflected, the longest first', () => {
    expect(
      namesIn('The trustees lowered the assumed rate and made three new commitments to private equity.'),
    ).toEqual(['board of trustees', 'assumed rate of return', 'commitments', 'private equity']);
  });

  it('in capitals are not the small words they look like', () => {
    expect(namesIn('He tips the waiter and pops in.')).toEqual([]);
    expect(namesIn('They bought TIPS.')).toEqual(['TIPS']);
  });
});

describe('a question', () => {
  it('is widened by other ways to say the same, named one by one', () => {
    expect(expandQuery('PE commitments in 2026', 'US_Pension_Funds')).toEqual([
      { said: 'PE', also: ['private equity', 'buyouts', 'buyout funds'] },
      { said: 'commitments', also: ['allocations', 'mandate'] },
    ]);
    expect(expandQuery('irr', 'Private_Equity')[0]?.also).toContain('internal rate of return');
  });

  it('of which the flavor knows nothing stays as it is', () => {
    expect(expandQuery('the weather on Thursday', 'US_Pension_Funds')).toEqual([]);
    expect(expandQuery('', 'Default')).toEqual([]);
  });
});
