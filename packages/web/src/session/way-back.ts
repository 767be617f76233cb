const here = 'http://here.invalid';

/** A place on this site, taken apart for the router. */
type Way = { pathname: string; search: string; hash: string };

/**
 * Where a door leads back to, from the `next` of its address. Null for whatever could lead to another site: only a
 * path counts, and only if a browser would not read it as a host ("//evil", "/\evil", a tab between the slashes).
 */
export function wayBack(next: string | undefined): Way | null {
  if (next === undefined || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next) || !URL.canParse(next, here))
    return null;
  const { origin, pathname, search, hash } = new URL(next, here);
  if (origin !== here || pathname.startsWith('//')) return null;
  return { pathname, search, hash };
}
