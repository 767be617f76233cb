import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits; there is nothing to guess, so a plain hash keeps it safe at rest. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the store keeps of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
