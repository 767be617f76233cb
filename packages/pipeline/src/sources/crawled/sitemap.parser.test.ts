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
  expect(parseSitemap(text)).toEqual({ pages: [], sitemaps: ['https://field.example/s.xml'] });
});
