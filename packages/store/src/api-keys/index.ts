import type { Noun } from '../connection/noun.ts';
import { createApiKeysRepository } from './api-key.repository.ts';
import { apiKeys } from './api-key.table.ts';

export type { ApiKey, NewApiKey } from './api-key.repository.ts';

export const noun = {
  tables: { apiKeys },
  repository: createApiKeysRepository,
} satisfies Noun;
