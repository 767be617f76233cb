import type { ItemCard } from '@ecco/contract';
import { buildItemCard, buildShowName } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { ecco } from '../../messages/ecco.generated.ts';
import { createMessages } from '../../messages/i18n.ts';
import { factsOfPage, itemFacts } from './item-facts.ts';

const messages = createMessages();
messages.addResourceBundle('en', 'ecco', ecco, true);
const facts = (part: Partial<ItemCard>): string[] =>
  itemFacts(messages.t, buildItemCard(part)).flatMap(({ node }) => node ?? []);

test('an episode says whose it is, when, how long it is and how long it takes to read', () => {
  expect(facts({})).toEqual(['Allocator Hours', 'Mar 4, 2026', '50 min', '10 min read']);
});

test('a show goes before an author', () => {
  expect(facts({ show: buildShowName({ name: 'The Hours' }) })[0]).toBe('The Hours');
});

describe('a document', () => {
  const paper = {
    kind: 'document',
    duration: null,
    time_to_read: 0,
    release_date: null,
    author: null,
  } as const;

  test.each([
    [1, '1 page'],
    [42, '42 pages'],
  ])('of %i pages is as long as that', (page_count, words) => {
    expect(facts({ ...paper, page_count })).toEqual([words]);
  });

  test('says that it is a draft, and not that it is a document', () => {
    expect(facts({ ...paper, document_type: 'draft-minutes' })).toEqual(['Draft minutes']);
    expect(facts({ ...paper, document_type: 'document' })).toEqual([]);
  });
});

test('a date that is none is said to be so', () => {
  expect(facts({ release_date: 'soon' })).toContain('Invalid date');
});

test('where an item is shown alone, that it bears no date is said', () => {
  const nodes = factsOfPage(messages.t, buildItemCard({ release_date: null })).map(({ node }) => node);
  expect(nodes).toContain('Date not known');
});

test('what is not known is left out', () => {
  expect(facts({ show: null, author: null, release_date: null, duration: null, time_to_read: null })).toEqual(
    [],
  );
});
