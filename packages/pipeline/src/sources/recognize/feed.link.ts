import { readHtml } from '../html/html.guard.ts';

const feedTypes = /^(?:application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json)|text\/xml)\b/i;

/** The feeds a page names in its head (`<link rel="alternate">`), or else links to as RSS; absolute, each once. */
export function findFeedLinks(html: string, base: string): string[] {
  const named: string[] = [];
  const linked: string[] = [];
  readHtml(html, {
    onopentag(tag, { href = '', rel = '', type = '' }) {
      if (tag === 'link' && /\balternate\b/i.test(rel) && feedTypes.test(type)) named.push(href);
      else if (tag === 'a' && /(?:\.rss|\/rss\/?|\/feed\/?|\.xml|format=rss)(?:$|[?#])/i.test(href))
        linked.push(href);
    },
  });
  const absolute = (named.length > 0 ? named : linked).flatMap((href) => {
    const url = URL.parse(href, base);
    return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
  });
  return [...new Set(absolute)].slice(0, 20);
}

/**
 * The address that a page says is its own (`<link rel="canonical">`), absolute; null where it says none, or only the front
 * of a site, which pages that are set up badly all name.
 */
export function findCanonicalLink(html: string, base: string): string | null {
  let said: string | null = null;
  readHtml(html, {
    onopentag(tag, { href = '', rel = '' }) {
      if (tag === 'link' && said === null && /\bcanonical\b/i.test(rel) && href.length <= 2_000) said = href;
    },
  });
  const url = said === null ? null : URL.parse(said, base);
  return url && /^https?:$/.test(url.protocol) && url.pathname.length > 1 ? url.href : null;
}
