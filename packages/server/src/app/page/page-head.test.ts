import { describe, expect, it } from 'vitest';
import { type PageHead, renderPage } from './page-head.ts';

const template =
  '<!doctype html><html><head><title>Ecco</title><meta name="description" content="old"></head><body></body></html>';
const head = { title: 'T', description: null, url: null, image: null, type: 'article' } as const;
const render = (of: PageHead): string =>
  renderPage(template, { brand: 'pastime', product: 'Pastime', siteUrl: 'https://site.example', head: of });

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
    expect(html).not.toContain('og:url');
  });

  it('names the brand whose words the page uses', () => {
    expect(render(head)).toContain('<html data-brand="pastime">');
  });

  it('names only images that a browser may fetch', () => {
    const pictureOf = (image: string | null): string =>
      /og:image" content="([^"]*)"/.exec(render({ ...head, image }))?.[1] ?? '';
    expect(pictureOf('https://show.example/a.png')).toBe('https://show.example/a.png');
    expect(pictureOf('/media-files/a.png')).toBe('https://site.example/media-files/a.png');
    for (const image of ['javascript:alert(1)', null])
      expect(pictureOf(image)).toBe('https://site.example/preview.png');
  });

  it('has the picture of a video fetched early, and no other', () => {
    const image = '/media-files/a.png';
    expect(render({ ...head, type: 'video.other', image })).toMatch(
      /<link rel="preload" as="image"[^>]* href="\/media-files\/a.png">/,
    );
    const elsewhere = 'https://feeds.example/a.png';
    expect(render({ ...head, type: 'video.other', image: elsewhere })).toContain(' href="/pictures/');
    expect(render({ ...head, image })).not.toContain('preload');
    expect(render({ ...head, type: 'video.other', image: 'javascript:alert(1)' })).not.toContain('preload');
  });
});
