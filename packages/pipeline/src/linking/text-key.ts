import { createHash } from 'node:crypto';

/** A text of fewer words may be that of two sources by chance: "There was no other business." */
const leastWords = 40;

/**
 * What a text is known by, however it is laid out: its words in their order, without case and signs. Null where it is too
 * short to tell two sources apart.
 */
export function textKeyOf(segments: readonly { text: string }[]): string | null {
  const hash = createHash('sha256');
  let words = 0;
  for (const { text } of segments)
    for (const [word] of text
      .normalize('NFKC')
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}]+/gu)) {
      hash.update(`${word} `);
      words += 1;
    }
  return words < leastWords ? null : hash.digest('base64url');
}
