import { defineNoun } from '../changes/noun.ts';
import { createSecretsRepository } from './secret.repository.ts';
import { secrets } from './secret.table.ts';

export const secretsNoun = defineNoun({
  tables: { secrets },
  repository: createSecretsRepository,
  access: { obtain: { silent: 'A secret that is there never changes.' } },
});
