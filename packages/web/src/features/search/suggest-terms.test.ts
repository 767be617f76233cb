import type { SearchFlavor } from '@ecco/contract';
import { describe, expect, test } from 'vitest';
import { suggestTerms } from './suggest-terms.ts';

const terms: SearchFlavor['terms'] = {
  financial_instruments: [['treasury bonds', 'treasuries'], ['high-yield bonds', 'junk bonds'], ['POB']],
  asset_classes: [
    ['public equity', 'stocks'],
    ['private equity', 'PE', 'buyouts'],
    ['venture capital'],
    ['infrastructure'],
  ],
  strategies: [['risk parity'], ['co-investment', 'direct investment']],
  concepts: [['pension obligations']],
  regions_and_markets: [['Europe', 'euro area']],
  performance_metrics: [],
  regulations_and_compliance: [['open meetings', 'Brown Act']],
};
const suggested = (typed: string): string[] =>
  suggestTerms(terms, typed).flatMap(({ category, terms: some }) =>
    some.map(({ term, by }) => `${category}: ${term}${by === null ? '' : ` (${by})`}`),
  );

describe('what is suggested', () => {
  test('with nothing typed is the first of every category, at most three, in the order of the flavor', () => {
    expect(suggestTerms(terms, ' ').map(({ category, terms: { length } }) => [category, length])).toEqual([
      ['financial_instruments', 3],
      ['asset_classes', 3],
      ['strategies', 2],
      ['concepts', 1],
      ['regions_and_markets', 1],
      ['regulations_and_compliance', 1],
    ]);
  });

  test('begins as it is typed rather than with a later word, and that rather than inside of one', () => {
    expect(suggested('Bonds')).toEqual([
      'financial_instruments: treasury bonds',
      'financial_instruments: high-yield bonds',
    ]);
    expect(suggested('inv')).toEqual(['strategies: co-investment']);
    expect(suggested('rit')).toEqual(['strategies: risk parity']);
    const equities = [['listed equity'], ['inequity'], ['equity']];
    const [suggestedTerms] = suggestTerms({ ...terms, asset_classes: equities }, 'equity');
    expect(suggestedTerms?.terms.map(({ term }) => term)).toEqual(['equity', 'listed equity', 'inequity']);
  });

  test('is found by another way to say it, which is told; said whole it comes first', () => {
    expect(suggested('pe')).toEqual(['asset_classes: private equity (PE)', 'concepts: pension obligations']);
    expect(suggested('brown')).toEqual(['regulations_and_compliance: open meetings (Brown Act)']);
    expect(suggested('euro')).toEqual(['regions_and_markets: Europe']);
  });

  test('is rather called as it is typed than also said so', () => {
    const strategies = [['asset allocation']];
    const concepts = [['commitments', 'allocations']];
    const matches = suggestTerms({ ...terms, strategies, concepts }, 'alloc');
    expect(matches.map(({ category }) => category)).toEqual(['strategies', 'concepts']);
  });

  test('is nothing where no term is like it; two letters inside of a word are nothing either', () => {
    expect(suggested('zebra')).toEqual([]);
    expect(suggested('ty')).toEqual([]);
  });

  test('does not mind more blanks or capitals', () => {
    expect(suggested('  PRIVATE   Eq')).toEqual(['asset_classes: private equity']);
  });

  test('is nothing that what was typed since rules out', () => {
    const all = suggestTerms(terms, '', 'private eq').flatMap((group) => group.terms.map(({ term }) => term));
    expect(all).toEqual(['private equity']);
    expect(suggestTerms(terms, '', 'fees speaker')).toEqual([]);
  });
});
