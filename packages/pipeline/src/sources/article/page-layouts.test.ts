import { expect, it } from 'vitest';
import { extractArticle } from './extract-article.ts';

const said = [
  'The trustees of the harbor pension fund went through the memo of their staff on the assumed rate of return, which took them most of Thursday.',
  'Ola Brandt, who leads the office, told them that a rate of 6.8 percent is what peers assume, and that the cost of it is borne by employers.',
  'The vote was six to one, and the change begins in July of next year.',
];
const body = said.map((text) => `<p>${text}</p>`).join('');
const read = (inside: string, head = '<title>Rate lowered</title>') => {
  const { title, publishedAt, blocks } = extractArticle(
    `<html><head>${head}</head><body>${inside}</body></html>`,
    'https://fund.example/news',
  );
  return { title, publishedAt, texts: blocks.map(({ text }) => text) };
};

it.each([
  [
    'a box that asks for an address',
    `<article><h1>Rate lowered</h1><p>${said[0]}</p><div class="subscription-widget-wrap"><p>The letter is paid for by its readers.</p><form><input type="email"></form></div><p>${said[1]}</p><p>${said[2]}</p></article>`,
  ],
  [
    'what a site prints above it',
    `<article><h1>Rate lowered</h1><div><p>5 min read</p></div><div><p>Listen</p><p>Share</p></div>${body}</article>`,
  ],
  [
    'the frame of a newsletter',
    `<table><tr><td><table><tr><td><a href="#">View in browser</a></td></tr><tr><td><h1>Rate lowered</h1></td></tr><tr><td>${body}</td></tr></table></td></tr></table>`,
  ],
  [
    'what it tells of its author below',
    `<article><h1>Rate lowered</h1>${body}<div class="author-bio"><p>Ola Brandt covers pensions for the post, where she has worked since 2009.</p></div></article>`,
  ],
  [
    'the story that follows on the same page',
    `<main><article><h1>Rate lowered</h1>${body}</article><article><h1>Pool closes</h1><p>The pool on Elm Street closes for the winter on Sunday, and it opens again in May, the city said in a letter to all of its members.</p><p>Passes that were bought after July hold for the whole of the coming year.</p></article></main>`,
  ],
])('an article is told without %s', (_name, html) => {
  expect(read(html).texts).toEqual(said);
});

it('a story that holds a field for an address is told', () => {
  const html = `<main><h1>Rate lowered</h1><div class="signup-story">${body}<form><input type="email"></form></div></main>`;
  expect(read(html).texts).toEqual(said);
});

it('the posts of one page are all told', () => {
  const posts = said.map((text, at) => `<article><h2>Post ${at}</h2><p>${text}</p></article>`);
  expect(read(`<main><h1>Rate lowered</h1>${posts.join('')}</main>`).texts).toEqual(
    said.flatMap((text, at) => [`Post ${at}`, text]),
  );
});

it('a table that places the parts of a page is no table, and line ends part words', () => {
  const { texts, publishedAt } = read(
    `<table><tr><td><a href="/">Home</a><br><a href="/l">Letters</a></td><td><font size="5">Rate lowered</font><br><font size="1">Monday, November 9, 2026 - by Ola Brandt</font><br><br><font size="3">${said.join('<br><br>')}</font></td></tr></table>`,
  );
  expect(texts.join('\n')).toContain(`by Ola Brandt\n${said[0]}\n${said[1]}`);
  expect(texts.join('\n')).not.toMatch(/Home|\|/);
  expect(publishedAt).toBe('2026-11-09T00:00:00.000Z');
});

it('marks that nobody sees are no part of the words', () => {
  const hidden = said.map(
    (text) => `<p>\u200b${text.replace('trustees', 'trus\u00adtees').replace('office', 'of\u200bfice')}</p>`,
  );
  expect(read(`<article><h1>Rate lowered</h1>${hidden.join('')}</article>`).texts).toEqual(said);
});

it.each([
  ['a page that shows nothing without its script', '', `<div id="root"></div>`, true],
  [
    'a page that is titled for its section',
    '<title>News | Quay Post</title>',
    `<h1 itemprop="headline">Rate lowered</h1><div itemprop="articleBody">${body}</div>`,
    false,
  ],
])('%s is called as its article is', (_name, head, inside, isHidden) => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'Rate lowered',
    articleBody: said.join('\n\n'),
  };
  const script = isHidden ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : '';
  const result = read(inside, `${script}${head}`);
  expect([result.title, result.texts]).toEqual(['Rate lowered', said]);
});
