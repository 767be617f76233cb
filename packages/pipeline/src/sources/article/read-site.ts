import { limits } from '@ecco/contract';
import { readHtml } from '../html/html.guard.ts';
import { tidy } from '../text/tidy.ts';

/** What a site says of itself on its front page; plain text and http(s) addresses only. */
export type AboutSite = { description: string | null; imageUrl: string | null };

const pictures = ['og:image', 'og:image:url', 'twitter:image'];
const descriptions = ['og:description', 'description', 'twitter:description'];
/** The larger first; an icon of a tab is the last resort. */
const icons = ['apple-touch-icon', 'apple-touch-icon-precomposed', 'icon', 'shortcut icon'];

function webAddress(address: string | undefined, base: string): string | null {
  const url = address === undefined ? null : URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) && url.href.length <= limits.urlMaxLength ? url.href : null;
}

/** Reads the head of a page, of which the beginning is enough. `url` is its address after redirects. */
export function readSite(html: string, url: string): AboutSite {
  const said = new Map<string, string>();
  const note = (name: string | undefined, value: string | undefined): void => {
    const key = name?.trim().toLowerCase();
    if (key && value?.trim() && !said.has(key)) said.set(key, value.trim());
  };
  readHtml(html, {
    onopentag(tag, attributes) {
      if (tag === 'meta') note(attributes['property'] ?? attributes['name'], attributes['content']);
      if (tag === 'link') note(attributes['rel'], attributes['href']);
    },
  });
  const match = (names: readonly string[]) => names.flatMap((name) => said.get(name) ?? []);
  const imageUrl = match([...pictures, ...icons]).flatMap((address) => webAddress(address, url) ?? [])[0];
  const description = tidy((match(descriptions)[0] ?? '').replace(/<[^<>]*>/g, ' ')).slice(
    0,
    limits.descriptionMax,
  );
  return { description: description || null, imageUrl: imageUrl ?? null };
}
