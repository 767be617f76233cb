import { percentDecoded } from '@ecco/domain';

/** Where a link of a guide leads. */
type GuideLink =
  | { to: 'guide'; file: string; hash: string | undefined }
  | { to: 'index' }
  | { to: 'here'; hash: string }
  | { to: 'product'; href: string }
  | { to: 'elsewhere'; href: string };

const guides = '/api-docs/';
/** Stands for whatever host serves the product. */
const base = 'https://product.invalid';

/** Reads a link as it stands in the guide `file` (empty: the index). Null for what must not be followed. */
export function readGuideLink(href: string | undefined, file: string): GuideLink | null {
  if (!href) return null;
  if (href.startsWith('#')) return { to: 'here', hash: href.slice(1) };
  if (!URL.canParse(href, `${base}${guides}${file}`)) return null;
  const url = new URL(href, `${base}${guides}${file}`);
  if (url.protocol === 'mailto:') return { to: 'elsewhere', href };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.origin !== base) return { to: 'elsewhere', href: url.href };
  if (/^\/(api-docs\/?|developers)$/.test(url.pathname)) return { to: 'index' };
  if (url.pathname.startsWith(guides))
    return {
      to: 'guide',
      file: percentDecoded(url.pathname.slice(guides.length)),
      hash: url.hash.slice(1) || undefined,
    };
  return { to: 'product', href: `${url.pathname}${url.search}${url.hash}` };
}
