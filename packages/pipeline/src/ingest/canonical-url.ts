import { isOfVisit } from '../sources/text/address-noise.ts';

/** One spelling for the addresses of one page: what tells that it is known already. The fragment is dropped. */
export function canonicalUrl(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.username = '';
  url.password = '';
  for (const name of [...url.searchParams.keys()]) if (isOfVisit(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
  return `${url.protocol.replace('http:', 'https:')}//${url.host}${path}${url.search}`;
}

/** The same without "www.": what tells that a page is known under another address. */
export const pageKey = (address: string): string =>
  canonicalUrl(address).replace(/^https:\/\/www\d?\./, 'https://');
