import { isOfVisit, withoutSession } from '../sources/text/address-noise.ts';
import { plainAddress } from '../sources/text/plain-address.ts';

/** Letters, digits and signs that need no escape; "%c3" and "%C3" are one. */
const withPlainEscapes = (path: string): string =>
  path.replace(/%[0-9a-f]{2}/gi, (coded) => {
    const sign = String.fromCharCode(Number.parseInt(coded.slice(1), 16));
    return /[\w.~-]/.test(sign) ? sign : coded.toUpperCase();
  });

/** What a server shows for a folder, and the copy of a page for telephones, are the page. */
const plainPath = (path: string): string =>
  withPlainEscapes(withoutSession(path))
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?:index|default)\.(?:html?|php\d?|aspx?|jsp|cfm)$/i, '/')
    .replace(/(?<=[^/])\/amp\/?$|\.amp(?=\.html?$)/i, '');

const isOfCopy = (name: string, value: string): boolean =>
  /^amp$/i.test(name) || (/^(?:outputtype|output|view|format)$/i.test(name) && /^amp$/i.test(value));

/**
 * One spelling for the addresses of one page: what tells that it is known already. The fragment is dropped, unless a page
 * is made of it in the browser ("#!/meeting/1").
 */
export function canonicalUrl(address: string): string {
  const url = new URL(plainAddress(address));
  if (!/^#!?\//.test(url.hash)) url.hash = '';
  url.username = '';
  url.password = '';
  for (const [name, value] of [...url.searchParams])
    if (isOfVisit(name, value) || isOfCopy(name, value)) url.searchParams.delete(name);
  url.searchParams.sort();
  const path = plainPath(url.pathname);
  const host = url.host.replace(/\.(?=:|$)/, '');
  return `${url.protocol.replace('http:', 'https:')}//${host}${path.length > 1 ? path.replace(/\/+$/, '') : path}${url.search}${url.hash}`;
}

const hostPrefix = /^https:\/\/(?:www\d?|m|mobile|amp)\./;

/** The same without what stands for nothing before a host: what tells that a page is known under another address. */
export const pageKey = (address: string): string => canonicalUrl(address).replace(hostPrefix, 'https://');

/** The spellings under which a page may be known: as it stands, and by the other names of its host. */
export function canonicalUrls(address: string): string[] {
  const own = canonicalUrl(address);
  const bare = own.replace(hostPrefix, 'https://');
  return [
    ...new Set([own, ...['', 'www.', 'm.'].map((name) => bare.replace('https://', `https://${name}`))]),
  ];
}
