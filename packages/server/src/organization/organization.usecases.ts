import { limits } from '@ecco/contract';
import { contentKinds, defaultTimeframeDays, type EdgeType, isWritten } from '@ecco/domain';
import type { ItemOfOrganization, NamedOrganization, Store } from '@ecco/store';
import { distinctItems } from '../item/distinct-items.ts';
import { type PointRepositories, readMainPoints } from '../item/main-points.ts';
import { ownGroups, withOwners } from '../item/owned-items.ts';
import type { Actor } from '../request/access/actor.ts';
import { permit } from '../request/access/thing-policy.ts';
import { readAllocations } from './allocating.ts';
import { organizationNotFound } from './organization.errors.ts';
import { organizationPolicy, type PermittedOrganization } from './organization.policy.ts';
import { votersAsVoices } from './organization-voices.ts';

const boardEdges: readonly EdgeType[] = ['HAS_BOARD_MEMBER'];
const staffEdges: readonly EdgeType[] = ['HAS_STAFF_MEMBER', 'HAS_EXECUTIVE', 'HAS_ADVISOR'];
const memberEdges = [...boardEdges, ...staffEdges];
const showEdges: readonly EdgeType[] = ['PRODUCES_MEDIA', 'HAS_PUBLICATION', 'PUBLISHES'];

/** The kinds of items that each group of an organization's page shows. */
const kindsOfGroup = {
  conversations: contentKinds.filter((kind) => !isWritten(kind)),
  articles: ['article'],
  documents: ['document'],
  all: undefined,
} as const;
/** What only names an organization is found by search, and stands on no page of it. */
const shown = ['of', 'about'] as const;

/** An organization by id, slug, or a slug of before. @throws RequestError 404 */
export async function findOrganization(
  { organizations }: Pick<Store, 'organizations'>,
  id: string,
): Promise<NamedOrganization> {
  const organization = await organizations.find(id);
  if (organization === null) throw organizationNotFound();
  return organization;
}

/** The same with the proof that somebody may read it. @throws RequestError 404 */
export const openOrganization = async (
  store: Pick<Store, 'organizations'>,
  actor: Actor,
  id: string,
): Promise<PermittedOrganization<'read'>> =>
  permit(organizationPolicy, 'read', { thing: await findOrganization(store, id), actor });

/** Rows of who speaks for an organization that are looked through, one for each item. */
const voicesMax = 400;

const dayMs = 86_400_000;

type Group = keyof typeof kindsOfGroup;
type ItemsQuery = { group: Group; page: number; perPage: number };

/** The items of a group that are an organization's own or about it, newest first. */
export async function itemsOfOrganization(
  store: Pick<Store, 'links'>,
  { thing }: PermittedOrganization<'read'>,
  { group, ...page }: ItemsQuery,
) {
  const { rows, total } = await store.links.itemsOfOrganization({
    organizationId: thing.organization.id,
    kinds: kindsOfGroup[group],
    relations: shown,
    ...page,
  });
  return { rows: await withOwners(store, rows), total };
}

type EventsQuery = { when: 'recent' | 'upcoming'; limit: number; now: number };

/** Its past meetings, the latest first, or those to come, the soonest first. */
export function eventsOfOrganization(
  { funds }: Pick<Store, 'funds'>,
  { thing }: PermittedOrganization<'read'>,
  { when, limit, now }: EventsQuery,
) {
  const at = new Date(now);
  return funds.meetingsOf({
    organizationIds: [thing.organization.id],
    period: when === 'recent' ? { to: at } : { from: at },
    limit,
    latestFirst: when === 'recent',
  });
}

const showsOf = async ({ graph, shows }: Pick<Store, 'graph' | 'shows'>, organizationId: string) =>
  shows.counted(await graph.showIdsOf({ organizationId, edges: showEdges }));

const newestSummarized = (items: readonly ItemOfOrganization[]) =>
  items
    .filter(({ item }) => item.oneLiner !== null)
    .toSorted((a, b) => dateOf(b) - dateOf(a))
    .slice(0, limits.oneLinersShown * 2);
/** What bears no date stands behind all that does. */
const dateOf = ({ item }: ItemOfOrganization): number =>
  item.publishedAt?.getTime() ?? Number.MIN_SAFE_INTEGER;

/** All that the page of an organization shows. */
export async function readOrganization(
  store: Pick<
    Store,
    'organizations' | 'graph' | 'ledger' | 'copies' | 'links' | 'funds' | 'shows' | 'proceedings'
  > &
    PointRepositories,
  permitted: PermittedOrganization<'read'>,
  now: number,
) {
  const { organization, aliases } = permitted.thing;
  const { id: organizationId } = organization;
  const { conversations: spoken, articles: read, documents: papers } = kindsOfGroup;
  const [facts, members, voices, shows, { recent, upcoming }, items, allocated, inAnalysis] =
    await Promise.all([
      store.organizations.factsOf(organizationId),
      store.graph.membersOf({ organizationId, edges: memberEdges }),
      store.links.voicesOf(organizationId, voicesMax),
      showsOf(store, organizationId),
      store.funds.meetingsBesides({
        organizationIds: [organizationId],
        time: { now: new Date(now) },
        each: limits.organizationMeetingsShown,
      }),
      store.links.newestOfKinds({
        organizationId,
        groups: [spoken, read, papers],
        relations: shown,
        each: limits.organizationItemsShown,
      }),
      readAllocations(store, [organizationId], new Date(now - defaultTimeframeDays * dayMs)),
      store.links.organizationsInAnalysis(),
    ]);
  const [conversations = [], articles = [], documents = []] = await ownGroups(store, items);
  const of = (edges: readonly EdgeType[]) =>
    members.filter(({ connection: { edge } }) => edges.includes(edge));
  const newest = newestSummarized([...conversations, ...articles, ...documents]);
  const ownItems = [...conversations, ...documents].filter(({ relation }) => relation === 'of');
  const voters = await store.proceedings.votersOf(ownItems.map(({ item }) => item.id));
  const points = await readMainPoints(
    store,
    newest.map(({ item }) => item.id),
  );
  const itemLines = await distinctItems(store, newest, points);
  return {
    organization,
    aliases,
    inAnalysis,
    facts,
    board: of(boardEdges),
    staff: of(staffEdges),
    voices: [...voices, ...votersAsVoices(ownItems, voters)],
    shows,
    events: [...recent, ...upcoming],
    conversations,
    articles,
    documents,
    allocated,
    told: itemLines.slice(0, limits.oneLinersShown),
    points,
  };
}
export type OrganizationWhole = Awaited<ReturnType<typeof readOrganization>>;
