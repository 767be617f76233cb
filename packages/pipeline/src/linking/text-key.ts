import { createHash } from 'node:crypto';
import type { Transaction } from '@ecco/store';

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

/** Keeps what an item's text is known by; what copies of it tell is gathered again, as of one source. */
export async function storeText(
  tx: Pick<Transaction, 'copies' | 'ledger'>,
  itemId: string,
  key: string | null,
) {
  const changed = await tx.copies.put(itemId, key);
  if (changed.length > 0) await tx.ledger.letGo(itemId);
}
