import { expect, it } from 'vitest';
import { extractArticle } from './extract-article.ts';

const first =
  'The trustees of the harbor fund voted on Monday to commit a quarter of a billion to assets of infrastructure, their largest commitment of the year so far.';
const second =
  'The chief investment officer said that the commitment follows a review of the allocation which began in March and was finished in September.';
const story = `<p>${first}</p><p>${second}</p><p>${second}</p>`;
const page = (body: string, head = ''): string =>
  `<html><head><title>Fund commits</title>${head}</head><body>${body}</body></html>`;
const read = (body: string, head = '') => extractArticle(page(body, head), 'https://field.example/story');
const article = (opening: string, head = '') =>
  read(`<article><h1>Fund commits</h1>${opening}${story}</article>`, head);
const day = '2026-11-03T00:00:00.000Z';

it.each([
  ['By Jo Vale and Ann Brook', 'Jo Vale, Ann Brook'],
  ['By Jo Vale, Ann Brook and Lee Marsh', 'Jo Vale, Ann Brook, Lee Marsh'],
  ['By Jo Vale, Staff Writer', 'Jo Vale'],
  ['By Jo Vale / Ann Brook', 'Jo Vale, Ann Brook'],
  ['By Jo Vale/Ann Brook', 'Jo Vale, Ann Brook'],
  ['By Jo Vale / Harbor Press', 'Jo Vale'],
  ['By AC/DC Research', 'AC/DC Research'],
  ['By Jo Vale, Harbor Press', 'Jo Vale'],
  ['By the Harbor Newsroom of Trustees', 'the Harbor Newsroom of Trustees'],
])('%s: %s', (line, author) => {
  expect(article(`<p class="byline">${line}</p>`).author).toBe(author);
});

it('takes a byline that no class tells', () => {
  expect(article('<p>Written by Jo Vale on November 3, 2026</p>')).toMatchObject({
    author: 'Jo Vale',
    publishedAt: day,
  });
});

it.each([
  '<p>FOR IMMEDIATE RELEASE<br>November 3, 2026</p>',
  '<p class="date">03.11.2026</p>',
  '<p>Posted 11/3/2026</p>',
  '<p>Veröffentlicht am 3. November 2026</p>',
  `<p>HARBOR CITY--(WIRE)--November 3, 2026-- ${first}</p>`,
  `<p>Harbor City (November 3, 2026) – ${first}</p>`,
])('%s says when it was published', (opening) => {
  expect(article(opening).publishedAt).toBe(day);
});

it.each([
  ['<meta name="DC.date.issued" content="2026-11-03">'],
  ['<meta name="sailthru.date" content="2026-11-03 00:00:00">'],
  ['<meta name="citation_publication_date" content="2026/11/03">'],
  [
    '<script type="application/ld+json">//<![CDATA[\n{"@type":"NewsArticle","datePublished":"2026-11-03",}\n//]]></script>',
  ],
  ['<script type="application/ld+json">{"@type":"Article","dateCreated":"2026-11-03"}</script>'],
])('%s says when it was published', (head) => {
  expect(article('', head).publishedAt).toBe(day);
});

it('reads the words that a page has for programs alone', () => {
  const data = { '@type': 'NewsArticle', articleBody: `${first}\n\n${second}\n\n${second}` };
  const { blocks } = read(
    '<div id="root"></div>',
    `<script type="application/ld+json">${JSON.stringify(data)}</script>`,
  );
  expect(blocks.map(({ text }) => text)).toEqual([first, second, second]);
});

it('reads the words that a page has for whoever runs no scripts', () => {
  expect(
    read(`<article><h1>Fund commits</h1><div class="lazy"></div><noscript>${story}</noscript></article>`)
      .blocks[0]?.text,
  ).toBe(first);
});

it.each([
  [
    'what asks for money',
    '<div class="paywall"><h2>Subscribe</h2><p>Get unlimited access for a dollar a week. Sign in.</p></div>',
    'unlimited access',
  ],
  [
    'a banner by its class',
    `<div class="cc-window cc-banner">${'<p>This site uses cookies to give you the best experience of its pages.</p>'.repeat(9)}</div>`,
    'best experience',
  ],
  [
    'a discussion',
    `<div class="discussion-thread">${'<p>What a waste of money, nobody at the board ever asks about these fees.</p>'.repeat(20)}</div>`,
    'waste of money',
  ],
])('%s is no part of it', (_what, beside, words) => {
  const { blocks } = read(`<article><h1>Fund commits</h1>${story}</article>${beside}`);
  expect(blocks.map(({ text }) => text).join(' ')).not.toContain(words);
});

it('a section behind the title is no part of it', () => {
  const html = page(
    `<main><article><h1>The fund commits to infrastructure</h1>${story}</article></main>`,
  ).replace('<title>Fund commits', '<title>The fund commits to infrastructure | News | Harbor Fund');
  expect(extractArticle(html, 'https://field.example/story').title).toBe(
    'The fund commits to infrastructure',
  );
});

it.each([
  ['Nov. 3, 2026, 9:30 a.m. ET', '2026-11-03T14:30:00.000Z'],
  ['November 3, 2026 at 9:30 AM PST', '2026-11-03T17:30:00.000Z'],
  ['November 3, 2026, 9:30 a.m.', day],
])('an hour is told where its clock is named: %s', (line, publishedAt) => {
  expect(article(`<p class="date">${line}</p>`).publishedAt).toBe(publishedAt);
});

it('reports what an article shows in a frame, and a date that cannot be read', () => {
  const frames =
    '<iframe src="https://sheets.example/returns"></iframe><iframe src="https://www.youtube.com/embed/x"></iframe>';
  const head = '<meta property="article:published_time" content="the day before yesterday">';
  expect(article(frames, head).report.entries).toMatchObject([
    { what: 'frame-unread', count: 1, excerpt: 'https://sheets.example/returns' },
    { what: 'day-unread', count: 1, excerpt: 'the day before yesterday' },
  ]);
  expect(article('').report.entries).toEqual([]);
});

it('finds the author whom the data of the page names by an id', () => {
  const data = {
    '@graph': [
      { '@type': 'Article', headline: 'Fund commits', author: { '@id': 'https://field.example/#ann' } },
      { '@type': 'Person', '@id': 'https://field.example/#ann', name: 'Ann Brook' },
    ],
  };
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(article('', script).author).toBe('Ann Brook');
});

it.each([
  ['2026-11-03T14:05:00Z', '2026-11-03T14:05:00.000Z'],
  ['2026-11-04T14:05:00Z', day],
])('a day of its data with the hour of the clock on the page, %s', (clock, published) => {
  const head = '<meta name="DC.date.issued" content="11/03/2026">';
  expect(article(`<time datetime="${clock}">today</time>`, head).publishedAt).toBe(published);
});

it.each(['More News From Harbor Fund', 'Related articles', 'You may also like'])(
  'leaves out the stories below %s',
  (heading) => {
    const other = `<p>Harbor Fund names a new actuary after a search of nine months among four firms.</p>`;
    const body = `<div><h1>Fund commits</h1></div><div>${story}</div><div><h3>${heading}</h3>${other}</div>`;
    const text = read(body)
      .blocks.map((block) => block.text)
      .join(' ');
    expect(text).toContain(second);
    expect(text).not.toContain('actuary');
  },
);

it.each(['sharedaddy sd-sharing', 'jp-relatedposts', 'addtoany_share_save_container'])(
  'leaves out what a program puts below the story, in a box called %s',
  (name) => {
    const box = `<div class="${name}"><p>Click to share this story with others who may like to read it</p></div>`;
    const text = article(`${box}`)
      .blocks.map((block) => block.text)
      .join(' ');
    expect(text).toContain(first);
    expect(text).not.toContain('Click to share');
  },
);

it('keeps a part of the story that has such a heading and is most of it', () => {
  const body = `<article><h1>Fund commits</h1><section><h2>Related news</h2>${story}</section></article>`;
  expect(read(body).blocks.map((block) => block.text)).toContain(first);
});

it('leaves out the foot of a page beside a short story', () => {
  const body = `<div><h1>Fund commits</h1><p>${first}</p><p>${second}</p></div><div class="footer"><p>Office hours: Monday to Friday, 8 a.m. to 5 p.m. Closed on holidays of the state.</p></div>`;
  const text = read(body)
    .blocks.map((block) => block.text)
    .join(' ');
  expect(text).toContain(first);
  expect(text).not.toContain('Office hours');
});
