import type { ShowCard, Tag } from '@ecco/contract';
import { buildShowCard } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { filterTags } from './filter-tags.ts';

const podcast = (name: string): ShowCard => buildShowCard({ slug: name, name });
const tags: Tag[] = [
  { slug: 'pensions', label: 'Pensions', podcasts: [podcast('The Board'), podcast('Allocator Hours')] },
  { slug: 'timber', label: 'Timber & land', podcasts: [podcast('Pension Trees')] },
];
const matching = (words: string) =>
  filterTags(tags, words).map(({ slug, podcasts }) => [slug, podcasts.map(({ name }) => name)]);

test('a tag that matches comes whole, another one with the podcasts that do', () => {
  expect(matching(' PENSION ')).toEqual([
    ['pensions', ['The Board', 'Allocator Hours']],
    ['timber', ['Pension Trees']],
  ]);
  expect(matching('board')).toEqual([['pensions', ['The Board']]]);
});

test('blank words leave everything, strange ones nothing', () => {
  expect(filterTags(tags, '  ')).toEqual(tags);
  expect(matching('zebra')).toEqual([]);
});
