import type { Crawl, EdgeType } from '@ecco/domain';
import type { NewCrawl, NewCrawlPage, Store, Transaction } from '@ecco/store';
import type { CrawlSubject } from '../candidates/candidate.type.ts';
import { queueCrawl } from '../jobs/crawl.job.ts';
import { crawlAddress } from './site.scope.ts';

const peopleEdges: readonly EdgeType[] = [
  'HAS_BOARD_MEMBER',
  'HAS_STAFF_MEMBER',
  'HAS_EXECUTIVE',
  'HAS_ADVISOR',
];
const showEdges: readonly EdgeType[] = [
  'PRODUCES_MEDIA',
  'FEATURES_IN_MEDIA',
  'HAS_PUBLICATION',
  'PUBLISHES',
];
/** People whom the directory is asked for, and shows whose feeds are read. */
const peopleMax = 40;
const showsMax = 40;

/** Whom a crawl looks for; null where the organization is gone. */
export async function crawlSubject(
  store: Pick<Store, 'organizations' | 'graph'>,
  crawl: Pick<Crawl, 'organizationId' | 'personId'>,
): Promise<CrawlSubject | null> {
  const organization = await store.organizations.find(crawl.organizationId);
  if (organization === null) return null;
  const members = await store.graph.membersOf({ organizationId: crawl.organizationId, edges: peopleEdges });
  const present = members.filter(({ connection }) => connection.until === null);
  const people = new Map(
    present.map(({ person, connection }) => [
      person.id,
      { id: person.id, name: person.name, title: connection.title },
    ]),
  );
  return { ...organization, people: [...people.values()], personId: crawl.personId };
}

const directoryPage = (name: string): NewCrawlPage => ({
  url: `directory:${encodeURIComponent(name)}`,
  ...{ step: 'directory', source: 'directory', depth: 0, weight: 10 },
});

async function feedsOf(
  { graph, shows }: Pick<Store, 'graph' | 'shows'>,
  organizationId: string,
): Promise<NewCrawlPage[]> {
  const connected = await graph.connectionsOf({ organizationId, edges: showEdges });
  const ids = connected.flatMap(({ connection: { target } }) => (target.kind === 'show' ? [target.id] : []));
  const counted = await shows.counted([...new Set(ids)].slice(0, showsMax));
  return counted.flatMap(({ show }) =>
    show.feedUrl === null || show.ignoredAt !== null
      ? []
      : [
          {
            url: show.feedUrl,
            step: 'feed',
            source: show.kind === 'channel' ? 'channel' : 'feed',
            depth: 0,
            weight: 80,
          } as const,
        ],
  );
}

/** Where a site begins: its front page, and its sitemap where robots.txt names none. */
function siteOf(website: string | null): NewCrawlPage[] {
  const given = website === null ? null : /^https?:/i.test(website) ? website : `https://${website}`;
  const url = given === null ? null : crawlAddress(given, given);
  if (url === null) return [];
  const at = { source: 'website', depth: 0 } as const;
  return [
    { ...at, url, step: 'page', weight: 100 },
    { ...at, url: new URL('/sitemap.xml', url).href, step: 'sitemap', weight: 90 },
  ];
}

/** The addresses with which a crawl begins. */
async function seedsOf(
  store: Pick<Store, 'graph' | 'shows'>,
  subject: CrawlSubject,
): Promise<NewCrawlPage[]> {
  const { organization, people, personId } = subject;
  const feeds = await feedsOf(store, organization.id);
  const person = people.find(({ id }) => id === personId);
  if (personId !== null) return [...(person === undefined ? [] : [directoryPage(person.name)]), ...feeds];
  const calendar =
    organization.calendarUrl === null
      ? null
      : crawlAddress(organization.calendarUrl, organization.calendarUrl);
  return [
    ...siteOf(organization.website),
    ...(calendar === null
      ? []
      : [{ url: calendar, step: 'calendar', source: 'calendar', depth: 0, weight: 95 } as const]),
    ...feeds,
    directoryPage(organization.name),
    ...people.slice(0, peopleMax).map(({ name }) => directoryPage(name)),
  ];
}

/** Begins a crawl with its first addresses and its job; the one that is under way where there is one. */
export async function beginCrawl(
  store: Pick<Store, 'transaction'>,
  given: NewCrawl,
): Promise<{ crawl: Crawl; begun: boolean }> {
  return store.transaction(async (tx: Transaction) => {
    const made = await tx.crawls.begin(given);
    if (!made.begun) return made;
    const subject = await crawlSubject(tx, given);
    if (subject !== null) await tx.crawls.addPages(made.crawl.id, await seedsOf(tx, subject));
    await queueCrawl(tx, made.crawl.id, 'begin');
    return { crawl: (await tx.crawls.find(made.crawl.id)) ?? made.crawl, begun: true };
  });
}
