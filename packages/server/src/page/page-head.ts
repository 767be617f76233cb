import { pathOf } from '@ecco/contract';
import type { ItemWithShow } from '@ecco/store';
import type { SitePage } from './site-page.ts';

/** What stands in the head of a page before any script runs: for search engines and link previews. */
export type PageHead = {
  title: string;
  description: string | null;
  /** Absolute address. */
  url: string | null;
  image: string | null;
  type: 'website' | 'article' | 'video.other';
  /** Search engines are asked to leave it out. */
  hidden?: true;
};

/** The head of a page that is no item's. */
export const headOfSitePage = (page: SitePage | null, product: string): PageHead => ({
  title: page?.title ? `${page.title} · ${product}` : product,
  description: null,
  url: null,
  image: null,
  type: 'website',
  ...(page?.hidden ? { hidden: true } : {}),
});

const descriptionLength = 300;

function shorten(text: string | null): string | null {
  const plain =
    text
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() ?? '';
  if (plain === '') return null;
  return plain.length <= descriptionLength ? plain : `${plain.slice(0, descriptionLength - 1).trimEnd()}…`;
}

/** The head of an item's page; a title shows only what stands before a '|'. */
export function headOfItem({ item, show }: ItemWithShow, site: { product: string; url: string }): PageHead {
  const [title = item.title] = item.title.split('|');
  return {
    title: `${title.trim()} · ${show?.name ?? site.product}`,
    description: shorten(item.oneLiner ?? item.description),
    url: `${site.url}${pathOf({ kind: item.kind, slug: item.slug, uuid: item.id })}`,
    image: item.imageUrl ?? show?.imageUrl ?? null,
    type: item.kind === 'video' ? 'video.other' : 'article',
  };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Writes the brand and the head into the built page, the head in the place of its own title and description. */
export function renderPage(template: string, { brand, head }: { brand: string; head: PageHead }): string {
  const properties: [string, string | null][] = [
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.url],
    ['og:image', head.image && /^https?:/.test(head.image) ? head.image : null],
    ['og:type', head.type],
  ];
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [`<meta name="description" content="${escapeHtml(head.description)}">`] : []),
    ...(head.hidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(head.url ? [`<link rel="canonical" href="${escapeHtml(head.url)}">`] : []),
    ...properties.flatMap(([name, value]) =>
      value === null ? [] : `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
  ].join('');
  const bare = template
    .replace(/<html/i, () => `<html data-brand="${escapeHtml(brand)}"`)
    .replace(/<title>[^<]*<\/title>/i, '')
    .replace(/<meta\s+name="description"[^>]*>/i, '');
  return bare.replace(/<\/head>/i, () => `${tags}</head>`);
}
