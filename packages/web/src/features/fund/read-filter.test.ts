import { expect, test } from 'vitest';
import { readFilter } from './read-filter.ts';

test('a filter is read as it is written', () => {
  const filter = {
    topics: ['fees'],
    state: ['OH', 'Federal'],
    organizations: ['lanternfield'],
    allocating: false,
    aum: { min: 1e9, max: 5e9 },
    events: { days_range: 90 },
  };
  expect(readFilter(JSON.stringify(filter))).toEqual(filter);
});

test.each(['', 'no json', '[1]', '"words"', 'null'])('%s is none', (text) => {
  expect(readFilter(text)).toBeNull();
});

test('what cannot be asked for is left out', () => {
  const said = {
    topics: ['fees', 3, ' '],
    state: ['ZZ', 'CA'],
    aum: { min: -1, max: 'much' },
    events: { days_range: 0 },
    allocating: 'yes',
  };
  expect(readFilter(JSON.stringify(said))).toEqual({
    topics: ['fees'],
    state: ['CA'],
    organizations: [],
    aum: { min: undefined, max: undefined },
  });
});
