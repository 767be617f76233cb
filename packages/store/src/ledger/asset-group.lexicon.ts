import type { AssetGroup } from '@ecco/domain';

/** Words by which sources name classes of assets, the narrower before the wider: "private equity" before "equity". */
const wordsOfGroup: readonly (readonly [AssetGroup, readonly string[]])[] = [
  [
    'private_credit',
    ['private credit', 'private debt', 'direct lending', 'mezzanine', 'distressed', 'loans'],
  ],
  ['private_equity', ['private equity', 'buyout', 'venture', 'secondaries', 'private markets']],
  ['real_estate', ['real estate', 'property']],
  ['infrastructure', ['infrastructure']],
  ['real_assets', ['real assets', 'real return', 'farmland', 'timber', 'commodit', 'natural resources']],
  ['hedge_funds', ['hedge fund', 'absolute return', 'macro', 'risk parity', 'long/short', 'long-short']],
  ['fixed_income', ['fixed income', 'bond', 'treasur', 'debt']],
  ['public_equity', ['equity', 'equities', 'stock', 'cap', 'growth', 'value']],
];

/** The group of a class of assets as a source names it; null where it names none. */
export function assetGroupOf(assetClass: string | null): AssetGroup | null {
  if (assetClass === null) return null;
  const name = assetClass.toLowerCase();
  return wordsOfGroup.find(([, words]) => words.some((word) => name.includes(word)))?.[0] ?? 'other';
}
