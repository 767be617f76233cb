import type { Subscription, WatchedKind, WatchedSubject } from '@ecco/domain';
import type { subscriptions } from './subscription.table.ts';

type Row = typeof subscriptions.$inferSelect;

export const subjectColumn = {
  organization: 'organizationId',
  person: 'personId',
  show: 'showId',
  saved_search: 'savedSearchId',
  hub: 'listId',
} as const satisfies Record<WatchedKind, keyof Row>;
const kinds: readonly WatchedKind[] = ['organization', 'person', 'show', 'saved_search', 'hub'];

/** The columns of what is watched; all but one are null. */
export const subjectColumns = ({ kind, id }: WatchedSubject) => ({
  organizationId: null,
  personId: null,
  showId: null,
  savedSearchId: null,
  listId: null,
  [subjectColumn[kind]]: id,
});

export function subscriptionOfRow(row: Row): Subscription {
  const { organizationId: _o, personId: _p, showId: _s, savedSearchId: _q, listId: _l, ...plain } = row;
  const watched = kinds.flatMap((kind) => {
    const id = row[subjectColumn[kind]];
    return id === null ? [] : [{ kind, id }];
  })[0];
  if (!watched) throw new Error('unreachable: a subscription to nothing');
  return { ...plain, watched };
}
