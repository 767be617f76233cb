import { defineNoun } from '../changes/noun.ts';
import { createApiKeysRepository } from './api-key.repository.ts';
import { apiKeys } from './api-key.table.ts';

export type { ApiKey, NewApiKey } from './api-key.repository.ts';

const whoMay = { silent: 'Keys are read anew with every request.' };

export const apiKeysNoun = defineNoun({
  tables: { apiKeys },
  repository: createApiKeysRepository,
  access: { find: 'reads', used: whoMay, listOf: 'reads', insert: whoMay, removeOf: whoMay },
});
