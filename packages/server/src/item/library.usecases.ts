import type { LibraryQuery } from '@ecco/contract';
import type { LibraryEntry, LibraryFilter, ReadingMark, Store } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { pageOf } from '../request/http/pagination.ts';
import type { LibraryCache } from './library-cache.ts';
import { organizationCalled, personCalled, showCalled } from './named-thing.ts';

type ScopeName = { id: string; name: string } | null;
/** What the library was narrowed to by name; `unknown`: something of it nobody knows, so nothing is left. */
type Scope = { show: ScopeName; organization: ScopeName; person: ScopeName; unknown: boolean };
/** `reading`: how whoever asks left it; null where they never opened it. */
export type BrowsedEntry = LibraryEntry & { reading: ReadingMark | null };
export type BrowsedLibrary = { entries: BrowsedEntry[]; total: number; scope: Scope };

const dayMs = 86_400_000;
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

async function scopeOf(store: Store, query: LibraryQuery): Promise<Scope> {
  const { show, organization, person } = query;
  const [ofShow, ofOrganization, ofPerson] = await Promise.all([
    show === undefined ? null : showCalled(store, show),
    organization === undefined ? null : organizationCalled(store, organization),
    person === undefined ? null : personCalled(store, person),
  ]);
  const isUnknown = (input: string | undefined, match: ScopeName) => input !== undefined && match === null;
  const unknown =
    isUnknown(show, ofShow) || isUnknown(organization, ofOrganization) || isUnknown(person, ofPerson);
  return { show: ofShow, organization: ofOrganization, person: ofPerson, unknown };
}

/** What is one's own, or how far one came, nobody can ask who is not known. */
const filterOf = (
  query: LibraryQuery,
  { show, organization, person }: Scope,
  userId: string | null,
): LibraryFilter => ({
  kinds: query.kind,
  showId: show?.id,
  organizationId: organization?.id,
  personId: person?.id,
  after: query.after === undefined ? undefined : startOf(query.after),
  before: query.before === undefined ? undefined : new Date(startOf(query.before).getTime() + dayMs),
  addedBy: query.mine === true && userId !== null ? userId : undefined,
  reading: query.state !== undefined && userId !== null ? { userId, state: query.state } : undefined,
});

/** One page of the library as somebody asked for it. */
export async function browseLibrary(
  { store, libraryShelf }: { store: Store; libraryShelf: LibraryCache },
  { userId, role }: Pick<Actor, 'userId' | 'role'>,
  query: LibraryQuery,
): Promise<BrowsedLibrary> {
  const scope = await scopeOf(store, query);
  // What could not be read is told to who added it and to admins.
  const isHidden = query.failed === true && userId === null;
  if (scope.unknown || isHidden) return { entries: [], total: 0, scope };
  const filter = filterOf(query, scope, userId);
  const ofFailed =
    query.failed === true ? { failed: true, ...(role !== 'admin' && userId && { addedBy: userId }) } : {};
  const input = { ...pageOf(query), sort: query.sort, ...filter, ...ofFailed };
  const { entries, total } = await libraryShelf.browse(input);
  const ids = entries.map(({ item }) => item.id);
  const marks = userId === null ? null : await store.readingHistory.marksOf(userId, ids);
  return {
    entries: entries.map((entry) => ({ ...entry, reading: marks?.get(entry.item.id) ?? null })),
    total,
    scope,
  };
}
