import type { Noun } from '../connection/noun.ts';
import { createSecretsRepository } from './secret.repository.ts';
import { secrets } from './secret.table.ts';

export const noun = {
  tables: { secrets },
  repository: createSecretsRepository,
} satisfies Noun;
