import { percentDecoded } from '@ecco/domain';

/** A title out of a file's name or an address, for the time until the source says its own. */
export function titleOfName(nameOrUrl: string): string {
  const path = URL.canParse(nameOrUrl) ? new URL(nameOrUrl).pathname : nameOrUrl;
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const bare = percentDecoded(last)
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
  if (bare === '') return URL.canParse(nameOrUrl) ? new URL(nameOrUrl).hostname : 'Untitled';
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
