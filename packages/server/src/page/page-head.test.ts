import { describe, expect, it } from 'vitest';
import { type PageHead, renderPage } from './page-head.ts';

const template =
  '<!doctype html><html><head><title>Ecco</title><meta name="description" content="old"></head><body></body></html>';
const head = { title: 'T', description: null, url: null, image: null, type: 'article' } as const;
const render = (of: PageHead): string => renderPage(template, { brand: 'pastime', head: of });

describe('the head of a page', () => {
  it('cannot be broken out of', () => {
    const html = render({
      ...head,
      title: '</title><script>alert(1)</script> $& $1',
      description: '"><img src=x onerror=1>',
    });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('$&amp; $1');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it('replaces the description and leaves out what is not there', () => {
    const html = render(head);
    expect(html).not.toContain('old');
    expect(html).not.toContain('og:image');
  });

  it('names the brand whose words the page uses', () => {
    expect(render(head)).toContain('<html data-brand="pastime">');
  });

  it('names only images that a browser may fetch', () => {
    expect(render({ ...head, image: 'javascript:alert(1)' })).not.toContain('og:image');
  });
});
