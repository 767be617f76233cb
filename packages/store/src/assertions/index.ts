import type { Noun } from '../connection/noun.ts';
import { createAssertionsRepository } from './assertion.repository.ts';
import { assertions } from './assertion.table.ts';

export type { StoredAssertion } from './assertion.repository.ts';

export const noun = {
  tables: { assertions },
  repository: createAssertionsRepository,
} satisfies Noun;
