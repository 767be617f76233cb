import { expect, test } from 'vitest';
import { placeHref } from './place-href.ts';

const item = { kind: 'episode', slug: 'fees', uuid: '6f1e2a60-1111-4111-8111-111111111111' } as const;
const citation = { item, content_id: 7, segment_id: 's 7', start_timestamp: 65.4 };

test('a place in a recording is its line and its second', () => {
  expect(placeHref(citation)).toBe('/ep/fees?content_id=7&segment=s+7&timestamp=65');
});

test('a place in a document is its line, on the page of the item', () => {
  const document = { ...item, kind: 'document' } as const;
  expect(placeHref({ ...citation, item: document, start_timestamp: null })).toBe(
    '/doc/6f1e2a60-1111-4111-8111-111111111111?content_id=7&segment=s+7',
  );
});
