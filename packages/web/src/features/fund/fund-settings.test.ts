import { describe, expect, test } from 'vitest';
import {
  defaultSettings,
  filterOf,
  isRegionChosen,
  settingsOf,
  toggleRegion,
  toggleState,
} from './fund-settings.ts';

describe('regions', () => {
  test('ALL clears the others', () => {
    expect(toggleRegion(['OH', 'CA'], 'ALL')).toEqual([]);
  });

  test('another takes ALL away', () => {
    const chosen = toggleRegion([], 'Northeast');
    expect(chosen).toEqual(expect.arrayContaining(['NY', 'VT', 'PA']));
    expect(isRegionChosen(chosen, 'ALL')).toBe(false);
    expect(isRegionChosen(chosen, 'Northeast')).toBe(true);
    expect(isRegionChosen(chosen, 'West')).toBe(false);
  });

  test('what is left empty is ALL again', () => {
    const none = toggleRegion(toggleRegion([], 'Federal'), 'Federal');
    expect(none).toEqual([]);
    expect(isRegionChosen(none, 'ALL')).toBe(true);
  });

  test('a part of a region is completed, and other states stay', () => {
    const chosen = toggleRegion(['NY', 'CA'], 'Northeast');
    expect(chosen).toContain('CA');
    expect(chosen.filter((code) => code === 'NY')).toHaveLength(1);
  });

  test('single states come and go', () => {
    expect(toggleState(toggleState([], 'OH'), 'CA')).toEqual(['OH', 'CA']);
    expect(toggleState(['OH'], 'OH')).toEqual([]);
  });
});

test.each([
  ['ABOVE_10B', { min: 1e10 }],
  ['BETWEEN_5B_10B', { min: 5e9, max: 1e10 }],
  ['BETWEEN_1B_5B', { min: 1e9, max: 5e9 }],
  ['BELOW_1B', { max: 1e9 }],
] as const)('%s stands in a filter as it does in the drawer', (assets, aum) => {
  const filter = filterOf({ ...defaultSettings, assets });
  expect(filter).toEqual({ aum, events: { days_range: 30 } });
  expect(settingsOf(filter).assets).toBe(assets);
});

test('a filter that was saved comes back as it was, and an empty one as the defaults', () => {
  const filter = {
    topics: ['private credit'],
    state: ['OH'],
    allocating: true,
    organizations: ['lanternfield'],
    events: { days_range: 90 },
  };
  expect(filterOf(settingsOf(filter))).toEqual(filter);
  expect(settingsOf({})).toEqual(defaultSettings);
});
