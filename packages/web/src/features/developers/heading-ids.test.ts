import { expect, test } from 'vitest';
import { headingIds, slugOf } from './heading-ids.ts';

const heading = (tagName: string, value: string) => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{ type: 'text', value }],
});

test('an id is made of the words', () => {
  expect(slugOf("What it's for?")).toBe('what-its-for');
  expect(slugOf('GET /v2/session')).toBe('get-v2session');
});

test('the second of the same words gets a number, and none stays without an id', () => {
  const headings = [heading('h2', 'Example'), heading('h3', 'Example'), heading('h2', '???')];
  const tree = { type: 'root', children: [headings[0], { type: 'element', children: headings.slice(1) }] };
  headingIds()({ ...tree, children: tree.children.flatMap((child) => child ?? []) });
  expect(headings.map(({ properties }) => properties)).toEqual([
    { id: 'example' },
    { id: 'example-1' },
    { id: 'section' },
  ]);
});
