import { slugOf } from '@ecco/store';

/** A name in the letters of every header and file system; what else it was made of comes after it, encoded. */
const asciiOf = (name: string): string => name.replace(/[^\w.-]+/g, '-').replace(/^[-.]+/, '');

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header that makes an answer a file to keep, under the item's slug. */
export function downloadOf(slug: string, extension: string): string {
  const name = slugOf(slug, 'item');
  const plain = asciiOf(name);
  const fallback = /[A-Za-z0-9]/.test(plain) ? plain : 'item';
  return `attachment; filename="${fallback}.${extension}"; filename*=UTF-8''${encoded(name)}.${extension}`;
}
