import type { Noun } from '../connection/noun.ts';
import { createOneTimeTokensRepository } from './one-time-token.repository.ts';
import { oneTimeTokens } from './one-time-token.table.ts';

export type { NewOneTimeToken, OneTimePurpose } from './one-time-token.repository.ts';

export const noun = {
  tables: { oneTimeTokens },
  repository: createOneTimeTokensRepository,
} satisfies Noun;
