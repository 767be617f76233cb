/** Keys of services as they are stored: encrypted with a key that is derived from `AUTH_SECRET`, which the database does not hold. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export type KeySeal = {
  seal: (key: string) => string;
  /** Null where it was sealed with another secret, or is none. */
  open: (sealed: string) => string | null;
};

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

export function createKeySeal(secret: string): KeySeal {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'keys of transcription services', 32));
  return {
    seal(key) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, derived, nonce);
      const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length <= nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, derived, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const text = bytes.subarray(nonceBytes + tagBytes);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
