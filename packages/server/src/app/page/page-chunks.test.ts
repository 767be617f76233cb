import { describe, expect, it } from 'vitest';
import { linksOf } from './page-chunks.ts';

const chunks = {
  ep: {
    files: ['assets/item-1a.js', 'assets/item-1a.css'],
    asks: ['/v2/session', '/v2/content/:id'],
  },
};

describe('the links of a page', () => {
  it('name its files and what it will ask for, as the client asks it', () => {
    expect(linksOf(chunks, '/ep/the-funding-ratio?content_id=4')).toBe(
      [
        '<link rel="modulepreload" crossorigin href="/assets/item-1a.js">',
        '<link rel="preload" as="style" crossorigin href="/assets/item-1a.css">',
        '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/v2/session">',
        '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/v2/content/the-funding-ratio">',
      ].join(''),
    );
  });

  it.each(['/', '/login', '/constructor/x', '/toString'])('%s has none', (url) => {
    expect(linksOf(chunks, url)).toBe('');
  });

  it.each(['/ep/"><script>', '/ep/a&b', '/ep/a b'])(
    '%s leaves out an address that would need quoting',
    (url) => {
      expect(linksOf(chunks, url)).not.toContain('/v2/content');
    },
  );
});
