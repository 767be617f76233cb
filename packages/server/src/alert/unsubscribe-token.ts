import { createHmac, timingSafeEqual } from 'node:crypto';
import { rhythms } from '@ecco/domain';
import { z } from 'zod';

/** What a link of a mail stops: mails of one subscription, or all of a rhythm. */
const Target = z.object({
  userId: z.string(),
  rhythm: z.enum(rhythms),
  subscriptionId: z.uuid().optional(),
});
export type UnsubscribeTarget = z.infer<typeof Target>;

export type UnsubscribeTokens = {
  make: (target: UnsubscribeTarget) => string;
  /** Null for what we did not make. */
  read: (token: string) => UnsubscribeTarget | null;
};

declare module '../request/services.ts' {
  interface Services {
    unsubscribeTokens: UnsubscribeTokens;
    /** What the product is called, as people read it. */
    productName: string;
  }
}

/** Tokens that name what they stop and bear our signature. They last as long as the mails they stand in. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const signatureOf = (payload: string): Buffer =>
    createHmac('sha256', secret).update(`unsubscribe:${payload}`).digest();
  return {
    make(target) {
      const payload = Buffer.from(JSON.stringify(target)).toString('base64url');
      return `${payload}.${signatureOf(payload).toString('base64url')}`;
    },
    read(token) {
      const [payload = '', given = ''] = token.split('.');
      const [expected, signature] = [signatureOf(payload), Buffer.from(given, 'base64url')];
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      return Target.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    },
  };
}
