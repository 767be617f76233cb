import type { Crawl, EdgeType } from '@ecco/domain';
import type { Page, Store } from '@ecco/store';
import type { PermittedOrganization } from '../organization/organization.policy.ts';
import type { Authorized } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';
import { crawlNotFound, notItsPerson } from './crawl.errors.ts';

type Managed = PermittedOrganization<'manage'>;
type Desk = Pick<Services, 'store' | 'pipeline'>;

/** People whom crawls looked for, by id. */
export async function peopleOf({ people }: Pick<Store, 'people'>, crawls: readonly Crawl[]) {
  const matches = await people.findByIds([...new Set(crawls.flatMap(({ personId }) => personId ?? []))]);
  return new Map(matches.map((person) => [person.id, person]));
}

/** Begins to look for content of an organization; the look that is under way where there is one. */
export const beginCrawl = ({ pipeline }: Desk, { thing, actor }: Managed, force: boolean) =>
  pipeline.crawl({ organizationId: thing.organization.id, personId: null, force, requestedBy: actor.userId });

/** @throws RequestError 404 */
export async function findCrawl(
  { crawls }: Pick<Store, 'crawls'>,
  _who: Authorized<'administer-read' | 'curate'>,
  id: string,
): Promise<Crawl> {
  const crawl = await crawls.find(id);
  if (crawl === null) throw crawlNotFound();
  return crawl;
}

/** Stops a crawl where it is; one that has ended stays as it is. @throws RequestError 404 */
export async function stopCrawl(
  store: Pick<Store, 'crawls'>,
  who: Authorized<'curate'>,
  id: string,
): Promise<Crawl> {
  await findCrawl(store, who, id);
  await store.crawls.finish(id, { status: 'stopped', message: 'An admin stopped it.' });
  return findCrawl(store, who, id);
}

export async function crawlsOf({ crawls }: Pick<Store, 'crawls'>, { thing }: Managed, page: Page) {
  const [rowPage, schedule] = await Promise.all([
    crawls.page(thing.organization.id, page),
    crawls.schedule(thing.organization.id),
  ]);
  return { ...rowPage, schedule };
}

const peopleEdges: readonly EdgeType[] = [
  'HAS_BOARD_MEMBER',
  'HAS_STAFF_MEMBER',
  'HAS_EXECUTIVE',
  'HAS_ADVISOR',
];
/** A person who was looked for so lately is not looked for again, unless somebody insists. */
const freshMs = 24 * 3_600_000;
/** Of somebody's talks and candidates so many are told. */
const shownMax = 200;

type CrawlInput = { entity: string; noRecrawl: boolean; forceRecrawl: boolean; now: number };

/**
 * Looks for a person of an organization where nobody did of late, and gives what there is of them.
 * @throws RequestError 404 for somebody who is not of the organization
 */
export async function crawlEntity(
  { store, pipeline }: Desk,
  { thing, actor }: Managed,
  crawlInput: CrawlInput,
) {
  const organizationId = thing.organization.id;
  const person = (await store.people.find(crawlInput.entity))?.person;
  const members = await store.graph.membersOf({ organizationId, edges: peopleEdges });
  const member = members.find((one) => one.person.id === person?.id);
  if (member === undefined) throw notItsPerson();
  const personId = member.person.id;
  const last = (await store.crawls.lastOfPeople([personId])).get(personId) ?? null;
  const isFresh = last !== null && crawlInput.now - last.getTime() < freshMs;
  const isAsked = crawlInput.forceRecrawl || (!crawlInput.noRecrawl && !isFresh);
  const begun = isAsked
    ? await pipeline.crawl({
        organizationId,
        personId,
        force: crawlInput.forceRecrawl,
        requestedBy: actor.userId,
      })
    : null;
  const page = { page: 1, perPage: shownMax };
  const [items, candidates] = await Promise.all([
    store.links.itemsOfPerson({ personId, speaks: true, ...page }),
    store.candidates.page({ organizationIds: [organizationId], status: 'New', personId, ...page }),
  ]);
  return { member, last, crawl: begun?.crawl ?? null, items: items.rows, candidates: candidates.rows };
}
