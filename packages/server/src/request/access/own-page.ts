import type { IncomingHttpHeaders } from 'node:http';

type RequestOrigin = {
  headers: IncomingHttpHeaders;
  /** Origins under which the product is reached: the configured one and that of the request itself. */
  ownOrigins: readonly string[];
};

const originOf = (text: string): string | null => (URL.canParse(text) ? new URL(text).origin : null);

/**
 * Whether a request comes from the product's own pages (D16). Browsers send `Sec-Fetch-Site` and pages cannot forge it; where
 * it is missing, the origin must match. `none` is no page of ours: it is a link in a mail as well as an address typed by hand.
 */
export function isFromOwnPage({ headers, ownOrigins }: RequestOrigin): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // What is no origin, such as `null`, is nobody's: it must not match an address of ours that is none either.
  const origin = originOf(headers.origin ?? '');
  return origin !== null && ownOrigins.some((own) => originOf(own) === origin);
}
