import type { Noun } from '../connection/noun.ts';
import { createSessionsRepository } from './session.repository.ts';
import { sessions } from './session.table.ts';

export type { Session } from './session.repository.ts';
export { sessions } from './session.table.ts';

export const noun = {
  tables: { sessions },
  repository: createSessionsRepository,
} satisfies Noun;
