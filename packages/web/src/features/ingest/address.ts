/** What a person typed or a path contained: an address to take in, a slug to look up, or neither. */
export type Address = { type: 'url'; url: string } | { type: 'slug'; slug: string } | { type: 'invalid' };

// A browser or a proxy may fold the two slashes of an address that stands inside a path.
const foldedScheme = /^(https?):\/+/i;
const slugPattern = /^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u;

/** Reads an address: what begins with http must be a whole URL with a host, everything else is a slug. */
export function readAddress(text: string): Address {
  const trimmed = text.trim();
  if (/^http/i.test(trimmed)) {
    const url = trimmed.replace(foldedScheme, (_match, scheme: string) => `${scheme.toLowerCase()}://`);
    const isWhole = /^https?:\/\//.test(url) && URL.canParse(url) && new URL(url).hostname !== '';
    return isWhole ? { type: 'url', url } : { type: 'invalid' };
  }
  return slugPattern.test(trimmed) ? { type: 'slug', slug: trimmed } : { type: 'invalid' };
}

/** The address that stands in a location: its path without the leading slash, and its query. */
export function addressOfLocation(pathname: string, search: string): string {
  const path = pathname.replace(/^\//, '');
  try {
    return `${decodeURI(path)}${search}`;
  } catch {
    return `${path}${search}`;
  }
}

/** An address typed without its scheme, such as "example.org/feed.xml", is meant as https. */
export function completeAddress(typed: string): string {
  const trimmed = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/:?#]|$)/.test(trimmed) ? `https://${trimmed}` : trimmed;
}
