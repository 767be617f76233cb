import { Parser } from 'htmlparser2';

/** Addresses of a sitemap; `sitemaps` are further lists of the same kind. */
type Sitemap = { pages: string[]; sitemaps: string[] };

const addressesMax = 5_000;

/** What extensions locate are files of a page: "image:loc". */
const plainTag = (name: string): string =>
  name.toLowerCase().replace(/^(?!image:|video:|news:)[\w-]{1,40}:/, '');

/** Reads a sitemap or an index of sitemaps, as XML or as a text with an address a line. Nothing outside of it is fetched. */
export function parseSitemap(text: string): Sitemap {
  const found: Sitemap = { pages: [], sitemaps: [] };
  if (!text.trimStart().startsWith('<')) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    return { pages: lines.filter((line) => /^https?:\/\//i.test(line)).slice(0, addressesMax), sitemaps: [] };
  }
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
        const list = around === 'sitemap' ? found.sitemaps : found.pages;
        if (list.length < addressesMax && address.trim() !== '') list.push(address.trim());
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(text);
  parser.end();
  return found;
}
