import type { ReadingReport } from '@ecco/domain';
import { Parser } from 'htmlparser2';
import { openReport } from '../report/reading.report.ts';

/** Addresses of a sitemap; `sitemaps` are further lists of the same kind. */
type Sitemap = { pages: string[]; sitemaps: string[]; report: ReadingReport };

const addressesMax = 5_000;

/** What extensions locate are files of a page: "image:loc". */
const plainTag = (name: string): string =>
  name.toLowerCase().replace(/^(?!image:|video:|news:)[\w-]{1,40}:/, '');

/** Reads a sitemap or an index of sitemaps, as XML or as a text with an address a line. Nothing outside of it is fetched. */
export function parseSitemap(text: string): Sitemap {
  const isMarkup = text.trimStart().startsWith('<');
  const match = isMarkup ? locationsIn(text) : { pages: siteLines(text), sitemaps: [] };
  const report = openReport('sitemap', isMarkup ? 'xml' : 'text');
  let left = addressesMax;
  const retained = (addresses: readonly string[]): string[] =>
    addresses.filter((address, at) => {
      const place = { at: { kind: 'entry' as const, number: at + 1 }, excerpt: address };
      if (!/^https?:\/\/\S+$/i.test(address)) report.note({ what: 'address-unread', ...place });
      else if (left <= 0) report.note({ what: 'address-beyond-most', ...place });
      else left -= 1;
      return /^https?:\/\/\S+$/i.test(address);
    });
  const [pages, sitemaps] = [retained(match.pages), retained(match.sitemaps)];
  const all = match.pages.length + match.sitemaps.length;
  return {
    pages: pages.slice(0, addressesMax),
    sitemaps: sitemaps.slice(0, addressesMax),
    report: report.close({ 'address-unread': all, 'address-beyond-most': all }),
  };
}

const siteLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Addresses that are looked at; those behind them are counted with the rest. */
const lookedAtMax = 60_000;

function locationsIn(text: string): Pick<Sitemap, 'pages' | 'sitemaps'> {
  const result: Pick<Sitemap, 'pages' | 'sitemaps'> = { pages: [], sitemaps: [] };
  let [around, inLocation, address] = ['', false, ''];
  const parser = new Parser(
    {
      onopentagname(name) {
        const tag = plainTag(name);
        if (tag === 'url' || tag === 'sitemap') around = tag;
        inLocation = tag === 'loc';
        if (inLocation) address = '';
      },
      ontext(piece) {
        if (inLocation) address = `${address}${piece}`.slice(0, 2_000);
      },
      onclosetag(name) {
        if (plainTag(name) !== 'loc') return;
        inLocation = false;
        const list = around === 'sitemap' ? result.sitemaps : result.pages;
        if (list.length < lookedAtMax && address.trim() !== '') list.push(address.trim());
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  return result;
}
