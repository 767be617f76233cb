import type { Noun } from '../connection/noun.ts';
import { createFollowsRepository } from './follow.repository.ts';
import { follows } from './follow.table.ts';

export { createFeedsDue, type DueQuery } from './feeds-due.repository.ts';

export const noun = {
  tables: { follows },
  repository: createFollowsRepository,
} satisfies Noun;
