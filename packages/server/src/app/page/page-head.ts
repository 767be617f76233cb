import { pathOf, pictureHref } from '@ecco/contract';
import type { ItemWithShow, List, Meeting, Show } from '@ecco/store';
import { escapeHtml } from '../../request/http/escape-html.ts';
import { reachable } from '../../samples/sample.address.ts';
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
      // Not past the next opening sign: a text of nothing else would be read to its end from each of them.
      ?.replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ (?=[.,;:!?])/g, '')
      .trim() ?? '';
  if (plain === '') return null;
  return plain.length <= descriptionLength ? plain : `${plain.slice(0, descriptionLength - 1).trimEnd()}…`;
}

type Site = { product: string; url: string };

/** The head of an item's page; a title shows only its first part, up to a '|'. */
export function headOfItem({ item, show }: ItemWithShow, site: Site): PageHead {
  const title = item.title.split('|').find((part) => part.trim() !== '') ?? item.title;
  return {
    title: `${title.trim()} · ${show?.name ?? site.product}`,
    description: shorten(item.oneLiner ?? item.description),
    url: `${site.url}${pathOf({ kind: item.kind, slug: item.slug, uuid: item.id })}`,
    image: reachable(item.imageUrl ?? show?.imageUrl ?? null),
    type: item.kind === 'video' ? 'video.other' : 'article',
  };
}

/** The head of the page of a podcast, channel or publication. */
export const headOfShow = (show: Show, path: string, site: Site): PageHead => ({
  title: `${show.name} · ${site.product}`,
  description: shorten(show.description),
  url: `${site.url}${path}`,
  image: reachable(show.imageUrl),
  type: 'website',
});

/** The head of a list's page; whoever has its link may show it, but nobody comes upon it by searching. */
export const headOfList = (list: List, site: Site): PageHead => ({
  title: `${list.title} · ${site.product}`,
  description: shorten(list.description),
  url: `${site.url}/watch/${list.id}`,
  image: null,
  type: 'website',
  hidden: true,
});

/** The head of a meeting's page. */
export const headOfMeeting = ({ id, title, fundName, location, heldAt }: Meeting, site: Site): PageHead => ({
  title: `${title} · ${fundName ?? site.product}`,
  description: [heldAt?.toISOString().slice(0, 10), location].filter(Boolean).join(', ') || null,
  url: `${site.url}/event/${id}`,
  image: null,
  type: 'website',
});

/** What a page is shown with that has no picture of its own; a file of the web room. */
const commonPicture = '/preview.png';

/** Whether a browser may fetch it. */
const isFetched = (image: string | null): image is string => image !== null && /^(?:\/|https?:)/.test(image);

function pictureOf({ image }: PageHead, siteUrl: string): string {
  if (!isFetched(image)) return siteUrl + commonPicture;
  return image.startsWith('/') ? siteUrl + image : image;
}

/** What stands in the place of a video until it plays is the largest part of its page: it is fetched with the scripts. */
const linkToPoster = ({ type, image }: PageHead): string[] =>
  type === 'video.other' && isFetched(image)
    ? [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(pictureHref(image))}">`]
    : [];

type PageHtmlParts = {
  brand: string;
  product: string;
  siteUrl: string;
  head: PageHead;
  /** Of what the page will load, as HTML. */
  links?: string;
};

/** Writes the brand and the head into the built page, the head in the place of its own title and description. */
export function renderPage(template: string, written: PageHtmlParts): string {
  const { brand, product, siteUrl, head, links = '' } = written;
  const picture = pictureOf(head, siteUrl);
  const properties: [string, string | null][] = [
    ['og:site_name', product],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', head.url],
    ['og:image', picture],
    ['og:type', head.type],
  ];
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [`<meta name="description" content="${escapeHtml(head.description)}">`] : []),
    ...(head.hidden ? ['<meta name="robots" content="noindex">'] : []),
    ...linkToPoster(head),
    ...(head.url ? [`<link rel="canonical" href="${escapeHtml(head.url)}">`] : []),
    `<meta name="twitter:card" content="${head.image ? 'summary' : 'summary_large_image'}">`,
    ...properties.flatMap(([name, value]) =>
      value === null ? [] : `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
  ].join('');
  const bare = template
    .replace(/<html/i, () => `<html data-brand="${escapeHtml(brand)}"`)
    .replace(/<title>[^<]*<\/title>/i, '')
    .replace(/<meta\s+name="description"[^>]*>/i, '');
  return bare.replace(/<\/head>/i, () => `${links}${tags}</head>`);
}
