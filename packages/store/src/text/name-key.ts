/** Forms of firms that a name is the same with or without. */
const firmEnding =
  /(?<=\S)[\s,]+(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|lp|plc|ag|sa|nv|se|gmbh)$/u;

const longest = 200;

const isAscii = (text: string): boolean => /^[ -~]*$/u.test(text);

/**
 * What two writings of one name have in common: letters and digits in lower case, without accents, without "The" and
 * without the form of the firm. Empty where nothing is left.
 */
export function nameKey(name: string): string {
  // Most names have no accents to take away, which an item has thousands of.
  const letters = isAscii(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '');
  const plain = letters
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the (?=\S)/u, '')
    .slice(0, longest);
  return plain.replace(firmEnding, '').trim();
}
