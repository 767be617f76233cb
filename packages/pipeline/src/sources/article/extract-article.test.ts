import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SourceError } from '../source.errors.ts';
import { hasSuite, hostileInputs, suiteLines } from '../suite.fixture.ts';
import { extractArticle } from './extract-article.ts';

const sentence =
  'The trustees of the plan lowered the assumed rate of return to 6.75 percent after a long debate. ';
const page = `<html lang="en-GB"><head><title>Rate lowered | The Plan Post</title>
  <meta property="og:site_name" content="The Plan Post"><meta property="og:image" content="/lead.jpg">
  <meta name="author" content="Ann Lee"><meta property="article:published_time" content="2025-03-04T10:00:00+01:00"></head>
  <body><nav><a href="/">Home</a> <a href="/news">News</a></nav><article><h1>Rate lowered</h1><p>${sentence.repeat(3)}</p>
  <h2>Why</h2><p onclick="x()">${sentence.repeat(3)}<a href="/more">More</a></p><ul><li>First ${sentence}</li></ul>
  <blockquote><p>${sentence}</p></blockquote><table><tr><td>2024</td><td>7.0 %</td></tr></table><script>x</script></article>
  <footer>Imprint</footer></body></html>`;

describe('an article page', () => {
  it('has no title where neither the page nor an address gives one', () => {
    const untitled = `<html><body><p>${sentence.repeat(6)}</p></body></html>`;
    expect(extractArticle(untitled, 'about:blank')).toMatchObject({ title: '', siteName: null });
    const address = 'https://plan.example/rates';
    expect(extractArticle(untitled, address)).toMatchObject({ title: address, siteName: 'plan.example' });
  });

  it('gives title, author, date, site, language, image and blocks', () => {
    const article = extractArticle(page, 'https://post.example.com/a/1');
    expect(article).toMatchObject({
      title: 'Rate lowered',
      byline: 'Ann Lee',
      publishedAt: '2025-03-04T09:00:00.000Z',
      siteName: 'The Plan Post',
      language: 'en-gb',
      image: 'https://post.example.com/lead.jpg',
    });
    expect(article.blocks.map((block) => block.kind)).toEqual(
      expect.arrayContaining(['paragraph', 'heading', 'list-item', 'quote', 'table-row']),
    );
    expect(article.blocks).toContainEqual({ kind: 'heading', level: 2, text: 'Why' });
    expect(article.blocks).toContainEqual({ kind: 'table-row', text: '2024 | 7.0 %' });
    expect(article.html).toContain('href="https://post.example.com/more"');
    expect(article.html).not.toMatch(/onclick|script/);
  });

  it.each([
    ['a login page', '<html><body><form><input name=user><button>Log in</button></form></body></html>'],
    [
      'a list of links',
      `<body>${'<p><a href="/x">The trustees of the plan lowered the rate of return</a></p>'.repeat(40)}</body>`,
    ],
    ['nothing', ''],
  ])('%s is none', (_name, html) => {
    expect(() => extractArticle(html, 'https://example.com/')).toThrow(
      expect.objectContaining({ code: 'source.article.none' }),
    );
  });
});

describe('a page that nests', () => {
  const nested = (tag: string, times: number, inner = sentence.repeat(9)): string =>
    `<html><body>${`<${tag}>`.repeat(times)}<p>${inner}</p>${`</${tag}>`.repeat(times)}</body></html>`;

  it.each([
    ['as pages do', nested('div', 60)],
    ['in tables, as old ones do', nested('table', 8)],
  ])('%s is read', (_how, html) => {
    expect(extractArticle(html, 'https://post.example.com/a/1').blocks).not.toHaveLength(0);
  });

  // Each of a few kilobytes, over which the search for an article would take from seconds to minutes.
  it.each([
    ['as none does', nested('div', 500)],
    ['in tables, as none does', nested('table', 100, '<td>a'.repeat(9_000))],
    ['all that it holds deeply', nested('div', 250, '<p>a'.repeat(20_000))],
  ])('%s is none, told at once', (_how, html) => {
    const read = () => extractArticle(html, 'https://post.example.com/a/1');
    expect(read).toThrow(expect.objectContaining({ code: 'source.article.none' }));
  });
});

it.each(hostileInputs)('%s ends with a named error or an article', (_name, bytes) => {
  try {
    expect(extractArticle(new TextDecoder('latin1').decode(bytes), 'https://example.com/').title).not.toBe(
      '',
    );
  } catch (error) {
    expect(error).toBeInstanceOf(SourceError);
  }
});

const Page = z.object({ id: z.string(), html: z.string(), expected_html: z.string() });
const suite = 'readability/dev/pages.jsonl';
describe.runIf(hasSuite(suite))('ten real pages (skipped where absent)', () => {
  const pages = suiteLines(suite, (line) => Page.parse(line)).slice(0, 10);
  const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

  it.each(pages)('$id keeps the words of the article', ({ html, expected_html }) => {
    const article = extractArticle(html, 'https://example.com/');
    const position = tokens(article.blocks.map((block) => block.text).join(' ')).length;
    const requested = tokens(expected_html.replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ')).length;
    expect(position / requested).toBeGreaterThan(0.85);
    expect(position / requested).toBeLessThan(1.15);
  });
});
