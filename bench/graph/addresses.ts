import type { Store } from '@ecco/store';
import { nameOrganization } from './names.ts';

/** What is asked for, in so many ways that no answer is the one that was given just before. */
export type Address = { what: string; paths: string[] };

const ways = 300;
/** Items of a long list. */
const ofList = 200;
const filterOf = (filter: object): string => encodeURIComponent(JSON.stringify(filter));
const times = [7, 30, 90, 365];

/** Every list and page of the graph. */
export async function graphAddresses(store: Store): Promise<Address[]> {
  const { rows: organizations } = await store.organizations.page({ page: 3, perPage: ways });
  const { rows: funds } = await store.funds.page({ page: 2, perPage: ways, types: ['US_PENSION_FUND'] });
  const people = await store.graph.findNodes({ type: 'PERSON', words: 'ba', limit: ways });
  const meetings = await store.graph.findNodes({ type: 'MEETING', words: 'board', limit: ways });
  const { entries } = await store.items.library({ page: 1, perPage: ofList });
  const itemIds = entries.map(({ item }) => item.id);
  const list = await store.lists.create({ title: 'All of it', description: null, itemIds, ownerId: null });
  const paths = (path: (index: number) => string): string[] =>
    Array.from({ length: ways }, (_, index) => `/v2${path(index)}`);
  const words = (index: number): string => {
    const { name } = nameOrganization(index);
    const length = 3 + (index % 4);
    // A space at the end is taken away, and two letters are too few to look for.
    return name.slice(0, name[length - 1] === ' ' ? length + 1 : length);
  };
  const funded = (what: string, filter: (index: number) => object): Address => ({
    what: `funds ${what}`,
    paths: paths((index) => `/kg/pension_funds?per_page=60&sort=state&filter=${filterOf(filter(index))}`),
  });
  const listed = (what: string, query: (index: number) => string): Address => ({
    what: `library ${what}`,
    paths: paths((index) => `/library?per_page=50&page=${1 + (index % 100)}${query(index)}`),
  });
  return [
    listed('by addition', () => ''),
    listed('by publication', () => '&sort=published'),
    listed('by length', () => '&sort=longest'),
    listed('of a kind and a year', (index) => `&kind=episode&after=20${20 + (index % 6)}-01-01`),
    listed(
      'of an organization',
      (index) => `&organization=${organizations[index % organizations.length]?.slug}`,
    ),
    { what: 'types', paths: paths(() => '/org/types') },
    {
      what: 'list, 10,000 at a time',
      paths: paths(() => '/org/list_by_type?per_page=10000'),
    },
    {
      what: 'list, 500 at a time',
      paths: paths((index) => `/org/list_by_type?per_page=500&page=${1 + (index % 20)}`),
    },
    {
      what: 'list of a type, 500 at a time',
      paths: paths(
        (index) => `/org/list_by_type?org_type=US_PENSION_FUND&per_page=500&page=${1 + (index % 5)}`,
      ),
    },
    {
      what: 'list, by words',
      paths: paths((index) => `/org/list_by_type?per_page=100&query=${encodeURIComponent(words(index))}`),
    },
    {
      what: 'list, by assets',
      paths: paths((index) => `/org/list_by_type?per_page=100&sort=-total_assets&page=${1 + (index % 100)}`),
    },
    {
      what: 'organization',
      paths: paths((index) => `/org/${organizations[index % organizations.length]?.slug}`),
    },
    { what: 'fund', paths: paths((index) => `/org/${funds[index % funds.length]?.slug}`) },
    {
      what: 'items of an organization',
      paths: paths((index) => `/org/${organizations[index % organizations.length]?.slug}/items`),
    },
    {
      what: 'meetings of an organization',
      paths: paths((index) => `/org/${organizations[index % organizations.length]?.slug}/events`),
    },
    { what: 'signals', paths: paths((index) => `/signals?page=${1 + (index % 20)}`) },
    {
      what: 'signals of a state',
      paths: paths((index) => `/signals?state=${funds[index % funds.length]?.state ?? 'CA'}`),
    },
    {
      what: 'signals of an organization',
      paths: paths((index) => `/signals?organization=${organizations[index % organizations.length]?.slug}`),
    },
    {
      what: 'signals of an amount',
      paths: paths((index) => `/signals?amount_min=${index * 1e4}&sort=-amount`),
    },
    {
      what: 'signals of words',
      paths: paths((index) => `/signals?query=${encodeURIComponent(words(index))}`),
    },
    { what: 'counts of signals', paths: paths((index) => `/signals/counts?days=${times[index % 4]}`) },
    { what: 'organizations of a list', paths: paths(() => `/org/list?list_uuid=${list.id}`) },
    funded('of all states', () => ({})),
    funded('of a state', (index) => ({ state: [funds[index % funds.length]?.state ?? 'CA'] })),
    funded('of a size', (index) => ({ aum: { min: index * 1e8, max: 1e10 } })),
    funded('of a topic', (index) => ({ topics: [words(index)] })),
    funded('that allocate', (index) => ({
      allocating: index % 2 === 0,
      events: { days_range: times[index % 4] },
    })),
    funded('of a manager', (index) => ({
      organizations: [organizations[index % organizations.length]?.slug],
    })),
    funded('of a time', (index) => ({ events: { days_range: times[index % 4] } })),
    {
      what: 'funds that meet',
      paths: paths(
        (index) =>
          `/pension_funds_with_events?per_page=60&filter=${filterOf({ events: { days_range: times[index % 4] } })}`,
      ),
    },
    { what: 'funds by state', paths: paths((index) => `/pension_funds/meta?days_range=${times[index % 4]}`) },
    ...(['ORG', 'PERSON', 'MEETING', 'MEDIA', 'DOCUMENT', 'PUBLICATION'] as const).map((type) => ({
      what: `nodes, ${type}`,
      paths: paths((index) => `/kg/search/nodes?type=${type}&query=${encodeURIComponent(words(index))}`),
    })),
    { what: 'people by name', paths: paths((index) => `/kg/people?per_page=60&page=${(index % 40) + 1}`) },
    {
      what: 'people of a letter',
      paths: paths((index) => `/kg/people?per_page=60&letter=${String.fromCharCode(65 + (index % 26))}`),
    },
    {
      what: 'people by words',
      paths: paths((index) => `/kg/people?per_page=60&query=${encodeURIComponent(words(index))}`),
    },
    {
      what: 'people, the newest',
      paths: paths((index) => `/kg/people?per_page=60&sort=-added&page=${(index % 9) + 1}`),
    },
    {
      what: 'where a person is heard',
      paths: paths((index) => `/people/${people[index % people.length]?.slug}/items?relation=mentioned`),
    },
    { what: 'person', paths: paths((index) => `/people/${people[index % people.length]?.slug}`) },
    {
      what: 'meeting',
      paths: paths((index) => `/kg/pension_funds/events/${meetings[index % meetings.length]?.id}`),
    },
  ];
}
