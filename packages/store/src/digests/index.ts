import type { Noun } from '../connection/noun.ts';
import { createDigestsRepository } from './digest.repository.ts';
import { digests } from './digest.table.ts';

export type { Digest, NewDigest } from './digest.repository.ts';
export type { DigestChapter, DigestPart } from './digest.table.ts';

export const noun = {
  tables: { digests },
  repository: createDigestsRepository,
} satisfies Noun;
