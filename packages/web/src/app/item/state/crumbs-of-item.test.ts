import { expect, test } from 'vitest';
import { anItem } from '../../../testing/fixtures.ts';
import { aShowCard } from '../../../testing/show-fixtures.ts';
import { crumbsOf } from './crumbs-of-item.ts';
import { readDeepLink } from './deep-link.ts';

test('an item opened from an organisation leads back to it', () => {
  const link = readDeepLink({ org_name: 'State Pension', org_slug: 'state pension', content_id: '3' });
  expect(crumbsOf(anItem(), link)).toEqual([{ label: 'State Pension', href: '/org/state%20pension' }]);
});

test.each([
  ['podcast', '/pod/fees-weekly'],
  ['channel', '/pod/fees-weekly'],
  ['publication', '/pub/fees-weekly'],
] as const)('a %s has a page of its own', (kind, href) => {
  const show = { uuid: 's', kind, slug: 'fees-weekly', name: 'Fees Weekly', thumbnail_url: null };
  expect(crumbsOf(anItem({ show }), {})).toEqual([{ label: 'Fees Weekly', href }]);
});

test('half of an origin is none, and the show stands there', () => {
  expect(crumbsOf(anItem(), { org_name: 'State Pension' })).toEqual([{ label: 'Allocator Hours' }]);
  expect(crumbsOf(anItem({ author: null }), {})).toEqual([]);
});

test('a show that has a page is led to', () => {
  expect(crumbsOf(anItem({ show: aShowCard() }), {})).toEqual([
    { label: 'Allocator Hours', href: '/pod/allocator-hours' },
  ]);
  expect(crumbsOf(anItem({ show: aShowCard({ kind: 'publication', slug: 'the courier' }) }), {})).toEqual([
    { label: 'Allocator Hours', href: '/pub/the%20courier' },
  ]);
});
