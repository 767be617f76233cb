import type { LibraryQuery } from '@ecco/contract';
import {
  type ContentKind,
  contentKinds,
  type LibrarySort,
  librarySorts,
  type ReadState,
  readStates,
} from '@ecco/domain';

/** What of the library is shown, and in which order, as it stands in the address. */
export type LibrarySearch = {
  kind?: ContentKind | undefined;
  show?: string | undefined;
  organization?: string | undefined;
  person?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
  state?: ReadState | undefined;
  mine?: true | undefined;
  sort?: LibrarySort | undefined;
};
/** The address of the library: what is shown of it, and the question that is asked above it, which no filter takes away. */
export type LibraryAddress = LibrarySearch & { q?: string | undefined };

/** What can be taken off by itself. */
const libraryFilters = [
  'kind',
  'show',
  'organization',
  'person',
  'after',
  'before',
  'state',
  'mine',
] as const satisfies readonly (keyof LibrarySearch)[];
export type LibraryFilterName = (typeof libraryFilters)[number];

const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);
const searchText = (given: unknown): string | undefined =>
  typeof given === 'string' && given.trim() !== '' && given.length <= 300 ? given : undefined;
const searchDay = (given: unknown): string | undefined =>
  typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given))
    ? given
    : undefined;

/** What an address asks for; what it misspells it does not. */
export const readLibrarySearch = (query: Record<string, unknown>): LibrarySearch => ({
  kind: oneOf(contentKinds, query['kind']),
  show: searchText(query['show']),
  organization: searchText(query['organization']),
  person: searchText(query['person']),
  after: searchDay(query['after']),
  before: searchDay(query['before']),
  state: oneOf(readStates, query['state']),
  mine: query['mine'] === true || query['mine'] === 'true' ? true : undefined,
  sort: oneOf(librarySorts, query['sort']),
});

/** The filters that are on, in the order in which they are shown. */
export const filtersOn = (search: LibrarySearch): LibraryFilterName[] =>
  libraryFilters.filter((name) => search[name] !== undefined);

/** The same as the server is asked. */
export const listQueryOf = ({ mine, sort = 'added', ...others }: LibrarySearch) =>
  ({
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
    ...(mine && { mine: 'true' as const }),
    sort,
  }) satisfies Partial<Record<keyof LibraryQuery, unknown>>;
