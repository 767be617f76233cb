import { largestOf, percentDecoded } from '@ecco/domain';
import { isOfLook, withoutSession } from '../sources/text/address-noise.ts';

/** Which addresses a crawl follows, and which it leaves alone as likely to lead nowhere or on for ever. */

const parametersMax = 4;
const segmentsMax = 12;
const addressMax = 1_000;
/** Parts of a path that stand there so often are a circle: "/a/b/a/b/a/b". */
const repeatsMax = 2;
/** A calendar that can be turned for ever is followed for so many years. */
const yearsBack = 2;
const yearsAhead = 2;

const authPages =
  /\/(?:log-?in|log-?out|sign-?in|sign-?up|register|cart|checkout|wp-admin|wp-login|search|feedback|print|share)(?:\/|\.|$)/i;
const noPage =
  /\.(?:jpe?g|png|gif|webp|svg|ico|css|js|mjs|json|woff2?|ttf|eot|zip|gz|tar|rar|7z|exe|dmg|xlsx?|pptx?|mp4|mov|avi|wmv|m4v|webm|wav|ogg)(?:$|\?)/i;

/** The host of a site without what stands for nothing before it. */
export const siteOf = (url: string): string =>
  (URL.parse(url)?.host ?? '').replace(/^www\d?\./, '').toLowerCase();

/** Whether an address belongs to a site: its host, or one below it. */
export const isOnSite = (url: string, site: string): boolean => {
  const host = siteOf(url);
  return site !== '' && (host === site || host.endsWith(`.${site}`));
};

/** One spelling for one page: without fragment and without what tells visitors apart. Null for what is no web address. */
export function crawlAddress(href: string, base: string): string | null {
  const url = URL.parse(href.replace(/^webcal:/i, 'https:'), base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > addressMax)
    return null;
  url.hash = '';
  url.pathname = withoutSession(url.pathname);
  for (const [name, value] of [...url.searchParams]) if (isOfLook(name, value)) url.searchParams.delete(name);
  return url.href;
}

function isOfFarYear(url: URL, now: Date): boolean {
  const years = `${url.pathname}?${url.searchParams}`.match(/(?<!\d)(?:19|20|21|22)\d\d(?!\d)/g) ?? [];
  const isCalendar = /calendar|events?|month|date|day|week/i.test(url.href);
  const here = now.getUTCFullYear();
  return (
    isCalendar && years.some((year) => Number(year) < here - yearsBack || Number(year) > here + yearsAhead)
  );
}

/** Why an address is not followed, in words; null where it is. */
export function whyNot(address: string, now: Date): string | null {
  const url = new URL(address);
  const parts = url.pathname.split('/').filter(Boolean);
  if (noPage.test(url.pathname)) return 'It is no page to read.';
  if (authPages.test(url.pathname)) return 'It is a form, a door or a search.';
  if (url.searchParams.size > parametersMax) return 'Its address has too many parameters.';
  if (parts.length > segmentsMax) return 'Its address is too deep.';
  const repeats = largestOf(
    parts.map((part) => parts.filter((one) => one === part).length),
    0,
  );
  if (repeats > repeatsMax) return 'Its address goes in circles.';
  if (isOfFarYear(url, now)) return 'It is a leaf of a calendar too far from today.';
  return null;
}

/** Addresses that differ in nothing but numbers are leaves of one book: this is its name. */
export const shapeOf = (address: string): string => {
  const url = new URL(address);
  const names = [...url.searchParams.keys()].sort().join('&');
  return `${url.host}${url.pathname.replace(/\d+/g, '#').replace(/\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi, '#')}?${names}`;
};

const promising =
  /board|committee|trustee|commission|meeting|agenda|minute|packet|calendar|event|hearing|investment|news|press|podcast|video|media|publication|report|document/i;

/** What is likely to tell of meetings, papers or talks is looked at first. */
export const linkWeight = (address: string, text: string, depth: number): number =>
  (promising.test(percentDecoded(new URL(address).pathname)) ? 20 : 0) +
  (promising.test(text) ? 10 : 0) -
  depth;
