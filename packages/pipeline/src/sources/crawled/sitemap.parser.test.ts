import { expect, it } from 'vitest';
import { parseSitemap } from './sitemap.parser.ts';

it('takes addresses in tags of any case, and none of the pictures of a page', () => {
  const text =
    '<URLSET xmlns:image="x"><URL><LOC>https://field.example/board</LOC><image:image><image:loc>https://field.example/i.jpg</image:loc></image:image></URL></URLSET>';
  expect(parseSitemap(text).pages).toEqual(['https://field.example/board']);
});

it('parts pages from further lists, whatever prefix their tags have', () => {
  const text =
    '<sm:sitemapindex><sm:sitemap><sm:loc>https://field.example/s.xml</sm:loc></sm:sitemap></sm:sitemapindex>';
  expect(parseSitemap(text)).toMatchObject({ pages: [], sitemaps: ['https://field.example/s.xml'] });
});

it('reports addresses that are none, and those behind the most that are followed', () => {
  const lines = [
    'see the list below',
    ...Array.from({ length: 5_002 }, (_, at) => `https://field.example/${at}`),
  ];
  const { pages, report } = parseSitemap(lines.join('\n'));
  expect(pages.length).toBe(5_000);
  expect(report.entries).toMatchObject([
    {
      what: 'address-unread',
      count: 1,
      of: 5_003,
      first: { kind: 'entry', number: 1 },
      excerpt: 'see the list below',
    },
    { what: 'address-beyond-most', count: 2, of: 5_003, excerpt: 'https://field.example/5000' },
  ]);
});
