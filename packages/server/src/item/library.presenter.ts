import type { LibraryItem, LibraryPage } from '@ecco/contract';
import { completedShare } from '@ecco/domain';
import type { Page } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { paginationOf } from '../request/http/pagination.ts';
import { failureWordsFor } from './failure-words.ts';
import { presentCard } from './item-card.presenter.ts';
import type { BrowsedEntry, BrowsedLibrary } from './library.usecases.ts';

type Reader = Pick<Actor, 'userId' | 'role'>;

/** How far somebody came. What was opened and not played, or heard to its end, is read. */
function markOf({ reading, item: { durationMs } }: BrowsedEntry): LibraryItem['reading'] {
  if (reading === null) return { state: 'unread', progress: null };
  const { positionMs } = reading;
  if (positionMs === null || !durationMs) return { state: 'read', progress: null };
  const progress = Math.min(1, positionMs / durationMs);
  return { state: progress > 0 && progress < completedShare ? 'started' : 'read', progress };
}

const presentEntry = (entry: BrowsedEntry, actor: Reader): LibraryItem => ({
  ...presentCard(entry),
  message: failureWordsFor(entry.item, actor),
  speakers: entry.speakers,
  reading: actor.userId === null ? null : markOf(entry),
});

type Presented = { page: Page; actor: Reader };

export const presentLibrary = (
  { entries, total, scope }: BrowsedLibrary,
  { page, actor }: Presented,
): LibraryPage => ({
  items: entries.map((entry) => presentEntry(entry, actor)),
  pagination: paginationOf(page, total),
  scope: {
    show: scope.show?.name ?? null,
    organization: scope.organization?.name ?? null,
    person: scope.person?.name ?? null,
  },
});
