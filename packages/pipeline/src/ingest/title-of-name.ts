import { percentDecoded } from '@ecco/domain';
import { formOfFiling } from '../sources/text/filing-form.ts';
import { dateOfName } from '../sources/text/said-date.ts';

/** A title out of a file's name or an address, for the time until the source says its own. */
export function titleOfName(nameOrUrl: string): string {
  const path = URL.canParse(nameOrUrl) ? new URL(nameOrUrl).pathname : nameOrUrl;
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const name = percentDecoded(last).replace(/\.[a-z0-9]{1,5}$/i, '');
  // Where spaces part the words, a hyphen inside of one is its own: "COVID-19".
  const partsWords = name.includes(' ') ? /(?<!\p{L})-|-(?![\p{L}\d])|[_+.\s]+/gu : /[-_+.\s]+/g;
  const bare = name
    .split(formOfFiling)
    .map((part, at) => (at % 2 === 1 ? part.toUpperCase() : part.replace(partsWords, ' ')))
    .join('')
    .replace(/ {2,}/g, ' ')
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
