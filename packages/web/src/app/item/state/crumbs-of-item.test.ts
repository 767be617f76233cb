import { buildItem, buildShowCard, buildShowName } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { crumbsOf } from './crumbs-of-item.ts';
import { readDeepLink } from './deep-link.ts';

test('an item opened from an organization leads back to it', () => {
  const link = readDeepLink({ org_name: 'State Pension', org_slug: 'state pension', content_id: '3' });
  expect(crumbsOf(buildItem(), link)).toEqual([{ label: 'State Pension', href: '/org/state%20pension' }]);
});

test.each([
  ['podcast', '/pod/fees-weekly'],
  ['channel', '/pod/fees-weekly'],
  ['publication', '/pub/fees-weekly'],
] as const)('a %s has a page of its own', (kind, href) => {
  const show = buildShowName({ kind, slug: 'fees-weekly', name: 'Fees Weekly' });
  expect(crumbsOf(buildItem({ show }), {})).toEqual([{ label: 'Fees Weekly', href, isRepeated: true }]);
});

const named = {
  uuid: 'a',
  org_type: 'US_PENSION_FUND' as const,
  names: [],
  mentions: 1,
  content_id: null,
  sign: null,
};

test('an organization that is called as its show stands there once', () => {
  const { name } = buildShowCard();
  const organizations = [{ ...named, slug: 'hours', name, relation: 'of' as const }];
  expect(crumbsOf(buildItem({ show: buildShowCard(), organizations }), {})).toEqual([
    { label: name, href: '/org/hours' },
  ]);
});

test('before the show stands the organization that the item is of', () => {
  const organizations = [
    { ...named, slug: 'other', name: 'Other', relation: 'mentions' as const },
    { ...named, slug: 'linden', name: 'Linden Teachers', relation: 'of' as const },
  ];
  expect(crumbsOf(buildItem({ show: buildShowCard(), organizations }), {})).toEqual([
    { label: 'Linden Teachers', href: '/org/linden' },
    { label: 'Allocator Hours', href: '/pod/allocator-hours', isRepeated: true },
  ]);
});

test('half of an origin is none, and the show stands there', () => {
  expect(crumbsOf(buildItem({ show: null }), { org_name: 'State Pension' })).toEqual([
    { label: 'Allocator Hours' },
  ]);
  expect(crumbsOf(buildItem({ show: null, author: null }), {})).toEqual([]);
});

test('a show that has a page is led to', () => {
  expect(crumbsOf(buildItem({ show: buildShowCard() }), {})).toEqual([
    { label: 'Allocator Hours', href: '/pod/allocator-hours', isRepeated: true },
  ]);
  expect(
    crumbsOf(buildItem({ show: buildShowCard({ kind: 'publication', slug: 'the courier' }) }), {}),
  ).toEqual([{ label: 'Allocator Hours', href: '/pub/the%20courier', isRepeated: true }]);
});

// Specification of organizations, line 81: the link of a call’s organization goes to /companies/{slug}.
test('of an earnings call lead to the page of its company', () => {
  const organizations = [{ ...named, slug: 'linden-mills', name: 'Linden Mills', relation: 'of' as const }];
  expect(crumbsOf(buildItem({ kind: 'earnings', show: null, author: null, organizations }), {})).toEqual([
    { label: 'Linden Mills', href: '/companies/linden-mills', isRepeated: true },
  ]);
});
