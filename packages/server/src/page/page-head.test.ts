import { describe, expect, it } from 'vitest';
import { renderPage } from './page-head.ts';

const template =
  '<!doctype html><html><head><title>Ecco</title><meta name="description" content="old"></head><body></body></html>';
const head = { title: 'T', description: null, url: null, image: null, type: 'article' } as const;

describe('the head of a page', () => {
  it('cannot be broken out of', () => {
    const html = renderPage(template, {
      ...head,
      title: '</title><script>alert(1)</script> $& $1',
      description: '"><img src=x onerror=1>',
    });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('$&amp; $1');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it('replaces the description and leaves out what is not there', () => {
    const html = renderPage(template, head);
    expect(html).not.toContain('old');
    expect(html).not.toContain('og:image');
  });

  it('names only images that a browser may fetch', () => {
    expect(renderPage(template, { ...head, image: 'javascript:alert(1)' })).not.toContain('og:image');
  });
});
