import { limits } from '@ecco/contract';
import { describe, expect, test } from 'vitest';
import { openSearches, searchHref, searchTerms } from './search-terms.ts';

describe('terms', () => {
  test('are what commas part, each once, without blanks', () => {
    expect(searchTerms(' fees ,, AI risk,FEES, ')).toEqual(['fees', 'AI risk']);
    expect(searchTerms(' , ')).toEqual([]);
  });

  test('are not parted inside quotes, as far as these are closed', () => {
    expect(searchTerms('speaker:"Verity, Ada" fees, "oaks, pines"')).toEqual([
      'speaker:"Verity, Ada" fees',
      '"oaks, pines"',
    ]);
    expect(searchTerms('say "fees, oaks')).toEqual(['say "fees', 'oaks']);
  });

  test('are no more than tabs may be opened', () => {
    const many = Array.from({ length: 30 }, (_, at) => `term ${at}`).join(',');
    expect(searchTerms(many)).toHaveLength(limits.searchTabsMax);
  });

  test('stand in the address as they were written', () => {
    expect(searchHref('R&D + fees')).toBe('/search?q=R%26D+%2B+fees');
  });
});

describe('several searches at once', () => {
  // Specification of organizations, line 95: a query with commas opens one new tab for each term.
  test('each has a tab of its own, and this page stays as it is', () => {
    const opened: string[] = [];
    const open = (href: string): boolean => opened.push(href) > 0;
    expect(openSearches('fees, timber, gold', open)).toBe('');
    expect(opened).toEqual(['/search?q=fees', '/search?q=timber', '/search?q=gold']);
  });

  test('one alone is searched for on this page', () => {
    expect(openSearches(' fees, Fees ', () => true)).toBe('fees');
  });

  test('those that the browser keeps back stay in the address', () => {
    expect(openSearches('fees, timber, gold', (href) => href.includes('timber'))).toBe('fees, gold');
  });
});
