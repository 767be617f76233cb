import { describe, expect, test } from 'vitest';
import { readSite } from './read-site.ts';

const page = (head: string): string => `<!doctype html><html><head>${head}</head><body>Hello</body></html>`;
const read = (head: string) => readSite(page(head), 'https://post.example/front');

describe('the front page of a site', () => {
  test('says what the site is and shows its picture', () => {
    expect(
      read(`<meta property="og:image" content="/card.png"><meta name="description" content="Pensions, daily.">
        <link rel="apple-touch-icon" href="/icon.png">`),
    ).toEqual({ description: 'Pensions, daily.', imageUrl: 'https://post.example/card.png' });
  });

  test.each([
    [
      'the icon for a home screen',
      '<link rel="icon" href="/a.ico"><link rel="apple-touch-icon" href="b.png">',
      'b.png',
    ],
    ['the icon of the tab', '<link rel="shortcut icon" href="/a.ico">', 'a.ico'],
    [
      'what can be fetched',
      '<meta property="og:image" content="data:image/png,x"><link rel="icon" href="/a.ico">',
      'a.ico',
    ],
  ])('without a picture gives %s', (_, head, file) => {
    expect(read(head).imageUrl).toBe(`https://post.example/${file}`);
  });

  test('gives words only, and not too many', () => {
    const { description } = read(
      `<meta name="description" content="Fees &lt;script&gt;alert(1)&lt;/script&gt; ${'and costs '.repeat(200)}">`,
    );
    expect(description).toMatch(/^Fees alert\(1\) and costs/);
    expect(description?.length).toBeLessThanOrEqual(600);
  });

  test.each(['', '<meta name="description" content="  ">', '<link rel="icon" href="javascript:alert(1)">'])(
    'that says nothing gives nothing: %s',
    (head) => {
      expect(read(head)).toEqual({ description: null, imageUrl: null });
    },
  );
});
