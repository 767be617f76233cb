import { defineNoun, definePart } from '../changes/noun.ts';
import { createFeedsDue } from './feeds-due.repository.ts';
import { createFollowsRepository } from './follow.repository.ts';
import { follows } from './follow.table.ts';

export type { DueQuery } from './feeds-due.repository.ts';

const personal = { silent: 'What somebody did for themselves is read from their own rows alone.' };

export { follows } from './follow.table.ts';

export const followsNoun = defineNoun({
  tables: { follows },
  repository: createFollowsRepository,
  access: { follow: personal, unfollow: personal, isFollowing: 'reads', listOf: 'reads' },
});

export const feedsDue = definePart({ repository: createFeedsDue, access: { feedsDue: 'reads' } });
