import { createHmac, timingSafeEqual } from 'node:crypto';

/** Marks what comes back of a mail as ours. */
export type ReturnTokens = {
  /** What a mail of this id bears: small letters and digits, short enough for the name of an address (RFC 5321). */
  make: (mailId: string) => string;
  /** The id of the mail; null for what we did not make. */
  read: (token: string) => string | null;
};

declare module '../request/services.ts' {
  interface Services {
    returnTokens: ReturnTokens;
  }
}

const idDigits = 32;
const signatureDigits = 16;
const groups = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** What a token looks like, wherever it stands. */
export const returnTokenPattern = new RegExp(`[0-9a-f]{${idDigits + signatureDigits}}`, 'gi');

/** Tokens that name their mail and bear our signature, so that nobody can say of another's mail that it came back. */
export function createReturnTokens(secret: string): ReturnTokens {
  const signatureOf = (id: string): string =>
    createHmac('sha256', secret).update(`return:${id}`).digest('hex').slice(0, signatureDigits);
  return {
    make(mailId) {
      const id = mailId.replaceAll('-', '');
      return `${id}${signatureOf(id)}`;
    },
    read(token) {
      const whole = token.toLowerCase();
      const id = whole.slice(0, idDigits);
      const [given, requested] = [Buffer.from(whole.slice(idDigits)), Buffer.from(signatureOf(id))];
      if (given.length !== requested.length || !timingSafeEqual(given, requested)) return null;
      return id.replace(groups, '$1-$2-$3-$4-$5');
    },
  };
}
