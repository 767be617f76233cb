import { buildItem, buildSummary } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import {
  chapterHref,
  type DeepLink,
  placeAddress,
  readDeepLink,
  resolveDeepLink,
  soughtBy,
  withoutPlace,
} from './deep-link.ts';

const item = buildItem({ content_total: 250 });
const summary = buildSummary();
const resolve = (link: DeepLink) => resolveDeepLink(link, item, summary);

describe('content_id', () => {
  test('names a line', () => expect(resolve({ content_id: '7' }).line).toBe(7));
  test('beyond the transcript leads to the last line', () =>
    expect(resolve({ content_id: '9999' }).line).toBe(249));
  test.each(['-1', 'x', '1.5', '99999999999'])('%s names nothing', (content_id) =>
    expect(resolve({ content_id }).line).toBeNull(),
  );
  test('names nothing without a transcript', () =>
    expect(
      resolveDeepLink({ content_id: '3' }, buildItem({ content: [], content_total: 0 }), null).line,
    ).toBeNull());
});

describe('segment', () => {
  test('decides over the line where it is loaded', () =>
    expect(resolve({ content_id: '7', segment: 'segment-12' })).toMatchObject({ line: 12, segment: null }));
  test('is left to be looked up where it is not, with the line as a first place', () =>
    expect(resolve({ content_id: '7', segment: 'elsewhere' })).toMatchObject({
      line: 7,
      segment: 'elsewhere',
    }));
});

describe('summary_item_index', () => {
  test('names a chapter', () => expect(resolve({ summary_item_index: '2' }).chapter).toBe(2));
  test.each(['-1', '5', 'two'])('%s is ignored', (summary_item_index) =>
    expect(resolve({ summary_item_index }).chapter).toBeNull(),
  );
});

test('a card or a highlight moves nothing but the cards', () => {
  expect(resolve({ card: '1', highlight: '0' })).toMatchObject({ line: null, chapter: null });
});

test('timestamps are read in every form, search is trimmed', () => {
  expect(resolve({ timestamp: '1:02:05', search: '  fees ' })).toMatchObject({
    seconds: 3_725,
    query: 'fees',
  });
  expect(resolve({ timestamp: '90' }).seconds).toBe(90);
});

test('an address leads to words only where it names no place', () => {
  expect(soughtBy({ search: ' fees ', org_slug: 'harbor' })).toBe('fees');
  expect(soughtBy({ search: 'fees', content_id: '3' })).toBe('');
  expect(soughtBy({ search: 'fees', card: '0' })).toBe('');
  expect(soughtBy({})).toBe('');
});

test('only known names are taken from an address, as they are written', () => {
  expect(readDeepLink({ content_id: '7', search: '2008', evil: 'x', card: '', segment: 5 })).toEqual({
    content_id: '7',
    search: '2008',
  });
});

test('links that the product makes carry the line and the stable id', () => {
  expect(placeAddress('/ep/fees', { line: 7, segment: 'a b' })).toBe(
    `${location.origin}/ep/fees?content_id=7&segment=a+b`,
  );
  expect(placeAddress('/ep/fees', { line: 7, segment: null })).toBe(
    `${location.origin}/ep/fees?content_id=7`,
  );
});

test('a link to a chapter names it', () => {
  expect(chapterHref('/ep/fees', 2)).toBe(`${location.origin}/ep/fees?summary_item_index=2`);
});

test('a link to a second has all three: the line, its stable id and the second', () => {
  expect(placeAddress('/ep/fees', { line: 7, segment: 'a', seconds: 37.9 })).toBe(
    `${location.origin}/ep/fees?content_id=7&segment=a&timestamp=37`,
  );
});

test('another place keeps where somebody came from, what is searched and how the page is shown', () => {
  const link = { content_id: '3', card: '1', segment: 'a', search: 'fees', embed: 'true', org_slug: 'x' };
  expect(withoutPlace(link)).toEqual({ search: 'fees', embed: 'true', org_slug: 'x' });
});
