import type { LibraryItem, LibraryPage } from '@ecco/contract';
import { heardShare } from '@ecco/domain';
import type { Page } from '@ecco/store';
import { paginationOf } from '../request/http/pagination.ts';
import { presentCard } from './item-card.presenter.ts';
import type { BrowsedEntry, BrowsedLibrary } from './library.usecases.ts';

/** How far somebody came. What was opened and not played, or heard to its end, is read. */
function markOf({ reading, item: { durationMs } }: BrowsedEntry): LibraryItem['reading'] {
  if (reading === null) return { state: 'unread', progress: null };
  const { positionMs } = reading;
  if (positionMs === null || !durationMs) return { state: 'read', progress: null };
  const progress = Math.min(1, positionMs / durationMs);
  return { state: progress > 0 && progress < heardShare ? 'started' : 'read', progress };
}

const presentEntry = (entry: BrowsedEntry, hasReader: boolean): LibraryItem => ({
  ...presentCard(entry),
  speakers: entry.speakers,
  reading: hasReader ? markOf(entry) : null,
});

type Presented = { page: Page; hasReader: boolean };

export const presentLibrary = (
  { entries, total, scope }: BrowsedLibrary,
  { page, hasReader }: Presented,
): LibraryPage => ({
  items: entries.map((entry) => presentEntry(entry, hasReader)),
  pagination: paginationOf(page, total),
  scope: {
    show: scope.show?.name ?? null,
    organization: scope.organisation?.name ?? null,
    person: scope.person?.name ?? null,
  },
});
