import { describe, expect, test } from 'vitest';
import { addressOfLocation, completeAddress, readAddress } from './address.ts';

describe('readAddress', () => {
  test.each(['https://example.org/feed.xml', 'http://example.org', 'HTTPS://example.org/a?b=c#d'])(
    '%s is a URL',
    (text) => expect(readAddress(text).type).toBe('url'),
  );

  test.each(['http://', 'https:///', 'httpfoo', 'http://exa mple.org', 'https://[broken'])(
    '%s is invalid',
    (text) => expect(readAddress(text)).toEqual({ type: 'invalid' }),
  );

  test('slashes folded on the way are put back', () =>
    expect(readAddress('https:/example.org/a')).toEqual({ type: 'url', url: 'https://example.org/a' }));

  test('what does not begin with http is a slug', () =>
    expect(readAddress('why-fees-fell_2')).toEqual({ type: 'slug', slug: 'why-fees-fell_2' }));

  test.each(['', 'two/parts', 'javascript:alert(1)', '../etc', 'a b'])('"%s" is neither', (text) =>
    expect(readAddress(text)).toEqual({ type: 'invalid' }),
  );
});

test('an address inside a path keeps its query and its encoded letters', () => {
  expect(addressOfLocation('/https://example.org/a%20b', '?x=1')).toBe('https://example.org/a b?x=1');
  expect(addressOfLocation('/50%', '')).toBe('50%');
});

test('a host typed without its scheme is meant as https', () => {
  expect(completeAddress(' example.org/feed.xml ')).toBe('https://example.org/feed.xml');
  expect(completeAddress('localhost')).toBe('localhost');
  expect(completeAddress('http://example.org')).toBe('http://example.org');
});
