import { percentDecoded } from '@ecco/domain';
import { dateOfName } from '../sources/text/said-date.ts';

/** "10-K", "20-F": what companies' filings are called, with the hyphen that is a part of it. */
const formOfFiling = /(?<![\p{L}\d])((?:10|11|8|6)-[kq]|[24]0-f)(?![\p{L}\d])/iu;

/** A title out of a file's name or an address, for the time until the source says its own. */
export function titleOfName(nameOrUrl: string): string {
  const path = URL.canParse(nameOrUrl) ? new URL(nameOrUrl).pathname : nameOrUrl;
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const bare = percentDecoded(last)
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .split(formOfFiling)
    .map((part, at) => (at % 2 === 1 ? part.toUpperCase() : part.replace(/[-_+.\s]+/g, ' ')))
    .join('')
    .trim();
  if (bare === '') return URL.canParse(nameOrUrl) ? new URL(nameOrUrl).hostname : 'Untitled';
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

const day = String.raw`(?:19|20)\d\d(?: \d{1,2} \d{1,2}|\d{4})`;
const dayAtEdge = new RegExp(`^${day} | ${day}$`);

/** The same for a file, without the day that it is named after: that is the date of the item, which stands beside. */
export function titleOfFile(name: string): string {
  const title = titleOfName(name);
  const bare = dateOfName(name) === null ? title : title.replace(dayAtEdge, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
