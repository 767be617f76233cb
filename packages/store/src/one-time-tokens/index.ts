import { defineNoun } from '../changes/noun.ts';
import { createOneTimeTokensRepository } from './one-time-token.repository.ts';
import { oneTimeTokens } from './one-time-token.table.ts';

export type { NewOneTimeToken, OneTimePurpose } from './one-time-token.repository.ts';

const whoMay = { silent: 'A token is read when it is used, once.' };

export const oneTimeTokensNoun = defineNoun({
  tables: { oneTimeTokens },
  repository: createOneTimeTokensRepository,
  access: { issue: whoMay, use: whoMay, wasReplaced: 'reads', spend: whoMay, removeExpired: whoMay },
});
