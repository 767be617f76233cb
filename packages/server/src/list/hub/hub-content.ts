import { type Follows, type HubPreview, limits } from '@ecco/contract';
import { contentKinds, defaultTimeframeDays, isWritten } from '@ecco/domain';
import type { HubFollows, HubSummary, ItemWithShow, List, RowPage, Store } from '@ecco/store';
import { distinctItems } from '../../item/distinct-items.ts';
import {
  type ItemLine,
  type MainPoints,
  type PointRepositories,
  readMainPoints,
} from '../../item/main-points.ts';
import { type Owned, type OwnerRepositories, ownGroups } from '../../item/owned-items.ts';
import { resolveFollows } from './resolve-follows.ts';

/** What a list follows, and what it holds at the moment; `points`: what the newest of that come to. */
export type HubContent = {
  followed: HubFollows;
  glance: HubSummary;
  conversations: Owned[];
  publications: Owned[];
  told: ItemLine[];
  points: MainPoints;
};
export type HubRepositories = Pick<Store, 'hubs' | 'ledger' | 'copies'> &
  PointRepositories &
  OwnerRepositories;

type HubItemsQuery = {
  group: 'conversations' | 'publications' | 'all';
  age: 'recent' | 'older' | 'all';
  page: number;
  perPage: number;
};

const dayMs = 86_400_000;
const recentSince = (now: number): Date => new Date(now - limits.hubRecentDays * dayMs);

const kindsOf = {
  conversations: contentKinds.filter((kind) => !isWritten(kind)),
  publications: contentKinds.filter(isWritten),
  all: undefined,
} as const;

/** `now` in ms. */
export async function readContent(
  store: HubRepositories,
  { id }: Pick<List, 'id'>,
  now: number,
): Promise<HubContent> {
  const { hubs } = store;
  const { followed, holding } = await hubs.followedAndHeld(id);
  const glance = await hubs.glance(holding, {
    since: recentSince(now),
    limit: limits.hubItemsShown,
    told: limits.oneLinersShown * 2,
  });
  const { spoken, written, told } = glance;
  const toldIds = told.map(({ item }) => item.id);
  const [points, [conversations = [], publications = []]] = await Promise.all([
    readMainPoints(store, toldIds),
    ownGroups(store, [
      [...spoken.recent, ...spoken.older],
      [...written.recent, ...written.older],
    ]),
  ]);
  const once = await distinctItems(store, told, points);
  return {
    ...{ followed, glance, conversations, publications, points },
    told: once.slice(0, limits.oneLinersShown),
  };
}

/** One page of what a list holds, newest first; `now` in ms. */
export async function readHeld(
  { hubs }: Pick<Store, 'hubs'>,
  { id }: Pick<List, 'id'>,
  { group, age, now, ...page }: HubItemsQuery & { now: number },
): Promise<RowPage<ItemWithShow>> {
  const since = recentSince(now);
  return hubs.heldPage(await hubs.holdingOf(id), {
    ...page,
    kinds: kindsOf[group],
    from: age === 'recent' ? since : undefined,
    before: age === 'older' ? since : undefined,
  });
}

/** Meetings of each organization that are counted: one a day. */
const meetingsOfEach = 31;

/**
 * What a list would hold that followed these, and how many meetings their organizations had in the last month.
 * @throws RequestError 400 for what is not there
 */
export async function previewHub(
  store: Pick<Store, 'hubs' | 'funds' | 'organizations'>,
  input: Follows,
  now: number,
): Promise<HubPreview> {
  const { follows } = await resolveFollows(store, input);
  const holding = await store.hubs.holdingFrom(follows);
  const met = await store.funds.meetingsOf({
    organizationIds: [...holding.organizationIds],
    period: { from: new Date(now - defaultTimeframeDays * dayMs), to: new Date(now) },
    limit: meetingsOfEach,
    latestFirst: true,
  });
  return {
    items: await store.hubs.heldCount(holding),
    meetings: new Set(met.map(({ meeting }) => meeting.id)).size,
  };
}
