import { createHmac, timingSafeEqual } from 'node:crypto';

/** An entry that was in somebody's history. */
type Forgotten = { userId: string; itemId: string; openedAt: Date };

/** What whoever takes an entry out of their history is given, so that they can put it back where it was. */
export type Receipts = {
  of: (entry: Forgotten) => string;
  accepts: (receipt: string, entry: Forgotten) => boolean;
};

declare module '../request/services.ts' {
  interface Services {
    receipts: Receipts;
  }
}

/** Receipts that nothing is kept for: they are signed, for one person, one item and one time. */
export function createReceipts(secret: string): Receipts {
  const sign = ({ userId, itemId, openedAt }: Forgotten): Buffer =>
    createHmac('sha256', secret)
      .update(`history:${userId}:${itemId.toLowerCase()}:${openedAt.toISOString()}`)
      .digest();
  return {
    of: (entry) => sign(entry).toString('base64url'),
    accepts(receipt, entry) {
      const given = Buffer.from(receipt, 'base64url');
      const own = sign(entry);
      return given.length === own.length && timingSafeEqual(given, own);
    },
  };
}
