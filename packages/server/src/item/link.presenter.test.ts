import type { LinkedOrganization } from '@ecco/store';
import { expect, it } from 'vitest';
import { pagesByName } from './link.presenter.ts';

const linked = (slug: string, ...names: string[]): LinkedOrganization => ({
  organization: { id: slug, slug, name: `${slug} fund`, type: 'US_PENSION_FUND' },
  relation: 'mentions',
  ofEdge: null,
  mentions: 1,
  names,
  segmentId: null,
  sign: null,
});

it('leads the names of an item to the pages that they mean, and one that two share nowhere', () => {
  const pageOf = pagesByName({
    organizations: [linked('birch', 'Birch', 'BF'), linked('elm', 'BF')],
    people: [],
  });
  expect(pageOf('the BIRCH')).toEqual({ type: 'ORG', slug: 'birch' });
  expect(pageOf('elm fund')).toEqual({ type: 'ORG', slug: 'elm' });
  expect([pageOf('BF'), pageOf('Ash')]).toEqual([null, null]);
});
