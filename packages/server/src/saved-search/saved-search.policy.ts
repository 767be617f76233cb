import type { SavedSearch } from '@ecco/domain';
import type { Ability } from '../request/access/thing-policy.ts';
import { savedSearchNotFound } from './saved-search.errors.ts';

/** What somebody looks for is their own: nobody else is told that there is such a search, an admin neither. */
const ofOwner: Ability<Pick<SavedSearch, 'ownerId'>> = {
  may: ({ ownerId }, { userId }) => ownerId === userId,
  refusal: savedSearchNotFound,
};

/** Who may do what to which saved search. */
export const savedSearchPolicy = { change: ofOwner };
