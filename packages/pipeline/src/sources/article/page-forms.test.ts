import { describe, expect, it } from 'vitest';
import { extractArticle } from './extract-article.ts';

const paragraph = (at: number) =>
  `<p>Paragraph ${at}: the trustees of the harbor pension fund went through the memo of their staff on the assumed rate of return, which took them most of Thursday.</p>`;
const body = [1, 2, 3, 4].map(paragraph).join('');
const statement =
  '<h1>Rate lowered</h1><p>The board of the harbor pension fund lowered its assumed rate of return from 7.1 percent to 6.8 percent on Thursday, by six votes to one, and the change begins in July of next year.</p><p>The chair said that the board would look at the rate again in 2029, when the next study of experience is due.</p>';
const notice = (text: string, count = 8) => Array.from({ length: count }, () => `<p>${text}</p>`).join('');
const cookies = notice(
  'We use cookies to keep this site secure and to count its visitors, and you may withdraw your consent to the use of your personal data at any time, in the settings.',
);
const page = (inside: string, head = '') =>
  extractArticle(
    `<html><head><title>Rate lowered</title>${head}</head><body>${inside}</body></html>`,
    'https://fund.example/news',
  );
const textOf = ({ blocks }: ReturnType<typeof page>) => blocks.map(({ text }) => text).join('\n');

describe('a short statement', () => {
  it.each([
    [
      'a banner of consent',
      `<div id="onetrust-consent-sdk"><h2>Privacy</h2>${cookies}</div><main>${statement}</main>`,
    ],
    ['a dialog of consent', `<div role="dialog">${cookies}</div><main>${statement}</main>`],
    [
      'comments',
      `<main>${statement}</main><div id="comments">${notice('The board should have done so long ago, since nobody earns seven percent without a risk that none of us would take.', 12)}</div>`,
    ],
  ])('is told without %s that is longer', (_name, html) => {
    const text = textOf(page(html));
    expect(text).toContain('by six votes to one');
    expect(text).toContain('next study of experience');
    expect(text).not.toMatch(/cookies|should have done/);
  });

  it('stands before a legal notice that is longer', () => {
    const html = `<div><main>${statement}</main></div><div class="safe-harbor"><h3>Forward-looking statements</h3>${notice('This release has statements that look forward, and what comes may differ from them; the fund undertakes no duty to correct them after this day.')}</div>`;
    expect(textOf(page(html)).indexOf('by six votes to one')).toBeGreaterThan(-1);
    expect(textOf(page(html)).indexOf('by six votes to one')).toBeLessThan(200);
  });

  it('keeps what is only called like a comment: the article itself', () => {
    expect(textOf(page(`<div class="comment"><main>${statement}</main></div>`))).toContain(
      'by six votes to one',
    );
  });
});

describe('who and when', () => {
  const linked = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
  const article = {
    datePublished: '2026-11-05T22:30:00-05:00',
    author: [{ '@type': 'Person', name: 'Ola Brandt' }, { name: 'Pia Castell' }],
  };
  it.each([
    [
      'several types',
      linked({ '@context': 'https://schema.org', '@type': ['Article', 'NewsArticle'], ...article }),
    ],
    [
      'a graph',
      linked({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebSite', name: 'Harbor' },
          { '@type': 'NewsArticle', ...article },
        ],
      }),
    ],
    [
      'a list without a context',
      linked([{ '@type': 'BreadcrumbList' }, { '@type': 'BlogPosting', ...article }]),
    ],
  ])('come from the data of a page with %s', (_name, head) => {
    const articleDocument = page(`<article><h1>Rate lowered</h1>${body}</article>`, head);
    expect([articleDocument.author, articleDocument.publishedAt]).toEqual([
      'Ola Brandt, Pia Castell',
      '2026-11-06T03:30:00.000Z',
    ]);
  });

  it.each([
    ['a byline', '<p class="byline">By Ola Brandt | November 9, 2026</p>', 'Ola Brandt'],
    [
      'a line that says so',
      '<div class="meta">Published: 9 November 2026 | Last updated: 20 November 2026</div>',
      null,
    ],
    [
      'a dateline',
      '<p>HARBOR CITY, Ill., Nov. 9, 2026 /Newswire/ -- The board of the fund lowered its rate.</p>',
      null,
    ],
  ])('come from %s, and not from a script', (_name, opening, author) => {
    const script = '<script>var settings = {"startDate":"2029-05-05"};</script>';
    const result = page(`<article><h1>Rate lowered</h1>${opening}${body}</article>`, script);
    expect([result.author, result.publishedAt]).toEqual([author, '2026-11-09T00:00:00.000Z']);
  });

  it('are not known where a day is only told of something else', () => {
    const result = page(
      `<article><h1>Rate lowered</h1><p>The rate begins on July 1, 2027 for all employers of the fund.</p>${body}</article>`,
    );
    expect([result.author, result.publishedAt]).toEqual([null, null]);
  });
});
