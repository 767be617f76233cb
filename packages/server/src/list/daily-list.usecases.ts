import { hasSummary, limits } from '@ecco/contract';
import { UserListConfig } from '@ecco/contract/schemas';
import { type DailyReason, dailyReasons, type SignalKind, statuses } from '@ecco/domain';
import { type Interest, interestIn } from '@ecco/engine';
import type { DailyList, List, Store } from '@ecco/store';
import { interestsOf } from '../identity/user/interests.reader.ts';
import { hasRecording } from '../item/has-recording.ts';
import { categoryTagTerms, tagsOf } from '../onboarding/schemes/scheme-tags.ts';
import { schemes } from '../onboarding/schemes/schemes.ts';
import { wouldListen } from '../onboarding/survey-effects.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import type { Services } from '../request/services.ts';
import type { WholeList } from './list.presenter.ts';
import { wholeList } from './list-reading.usecases.ts';

type DailyListServices = Pick<Services, 'store' | 'knownPeople' | 'now'>;

/** What can be read or heard with its summary; the rest is on its way, or failed. */
const ready = statuses.filter(hasSummary);
const perShow = 3;
/** Among how many of the newest what somebody needs to know is looked for. */
const looked = 60;

const listDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const listTitle = (ms: number): string =>
  `Daily list, ${new Date(ms).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })}`;

/** What was chosen and answered in the wizard, if it was. */
async function choicesOf(store: Pick<Store, 'lists'>, userId: string): Promise<UserListConfig | null> {
  const list = await store.lists.findOnboardingList(userId);
  return UserListConfig.safeParse(list?.config).data ?? null;
}

/** Shows that fit what was chosen in the wizard: those chosen, and those about the chosen categories and tags. */
async function likelyShows(store: Pick<Store, 'shows'>, choices: UserListConfig | null): Promise<string[]> {
  if (choices === null) return [];
  const { scheme, podcasts, categories, tags } = choices;
  const subjects = schemes[scheme].categories.flatMap((category) => [
    ...(categories.includes(category.slug)
      ? [{ key: category.slug, terms: categoryTagTerms(category) }]
      : []),
    ...tagsOf(category)
      .filter(({ slug }) => tags.includes(slug))
      .map(({ slug, label }) => ({ key: slug, terms: [label] })),
  ]);
  const fitting = await store.shows.findBySubjects(subjects);
  return [...new Set([...podcasts, ...fitting.map(({ showId }) => showId)])];
}

/** What people call a kind of signal when they say what they need to know, besides its name. */
const alsoCalled: Partial<Record<SignalKind, string>> = {
  commitment: 'new commitments, allocations',
  search: 'manager search, mandates, RFP',
  hire: 'mandates, hires',
  termination: 'terminations, mandates',
  appointment: 'appointments, people',
  departure: 'departures, people',
};

/** Signals that are looked through. */
const signalsLooked = 200;

/** What each of these items tells that allocators do, in words that a need-to-know may name. */
async function signalsOfItems({ ledger }: Pick<Store, 'ledger'>, itemIds: readonly string[]) {
  const concerning = { organizationIds: [], itemIds };
  const { rows } = await ledger.page({ page: 1, perPage: signalsLooked, concerning });
  const tellings = await ledger.tellingsOf(rows.map(({ id }) => id));
  const reported = rows.flatMap(({ id, kind }) =>
    (tellings.get(id) ?? []).map(({ itemId, signal }) => ({
      itemId,
      words: `${kind.replaceAll('_', ' ')}, ${alsoCalled[kind] ?? ''}: ${signal.sentence.text}`,
    })),
  );
  return new Map(
    [...Map.groupBy(reported, ({ itemId }) => itemId)].map(([id, own]) => [
      id,
      own.map(({ words }) => words),
    ]),
  );
}

/** What of their needs each of these items is of, by what is said of it, what it comes to and what it tells of allocators. */
async function needsOfItems(
  store: Pick<Store, 'items' | 'summaries' | 'ledger'>,
  interests: readonly Interest[],
  itemIds: readonly string[],
): Promise<Record<string, string>> {
  if (interests.length === 0) return {};
  const [itemsWithShow, summaries, signals] = await Promise.all([
    store.items.findByIds([...itemIds]),
    store.summaries.latestOf(itemIds),
    signalsOfItems(store, itemIds),
  ]);
  const needs = itemsWithShow.flatMap(({ item }) => {
    const { analysis, overview } = summaries.get(item.id) ?? {};
    const sentences = [...(analysis?.tldr ?? []), ...(overview?.keyInsights ?? [])].map(({ text }) => text);
    const topics = (analysis?.keyTopics ?? []).map(({ label }) => label);
    const decided = signals.get(item.id) ?? [];
    const texts = [
      item.title,
      item.description ?? '',
      item.oneLiner ?? '',
      ...topics,
      ...sentences,
      ...decided,
    ];
    const need = texts.map((words) => interestIn(interests, words)).find((label) => label !== null);
    return need === undefined ? [] : [[item.id, need] as const];
  });
  return Object.fromEntries(needs);
}

/** What can be heard comes first, each part in its order. */
async function playableFirst(store: Pick<Store, 'items'>, itemIds: readonly string[]): Promise<string[]> {
  const itemsWithShow = await store.items.findByIds([...itemIds]);
  const received = new Set(itemsWithShow.filter(({ item }) => hasRecording(item)).map(({ item }) => item.id));
  return [...itemIds.filter((id) => received.has(id)), ...itemIds.filter((id) => !received.has(id))];
}

type Chosen = Pick<DailyList, 'needs' | 'reasons'> & { itemIds: string[] };

/** Which of the items are of shows that are followed, or that fit what was chosen. */
async function reasonsOf(
  store: Pick<Store, 'items'>,
  itemIds: string[],
  shows: Readonly<Record<DailyReason, readonly string[]>>,
): Promise<Record<string, DailyReason>> {
  const itemsWithShow = await store.items.findByIds(itemIds);
  const reasons = itemsWithShow.flatMap(({ item: { id, showId } }) => {
    const reason = dailyReasons.find((name) => showId !== null && shows[name].includes(showId));
    return reason === undefined ? [] : [[id, reason] as const];
  });
  return Object.fromEntries(reasons);
}

/**
 * The newest that the person has not opened: of followed shows, then of likely ones, then of all. What is of their
 * need-to-knows comes first, and is at most half of the list where there is enough else. For somebody who would rather
 * listen, what can be heard goes before what cannot.
 */
async function chooseItems(services: DailyListServices, who: Authorized<'change-own'>): Promise<Chosen> {
  const { store } = services;
  const userId = ownUserOf(who);
  const followed = (await store.follows.listOf(userId)).map(({ id }) => id);
  const choices = await choicesOf(store, userId);
  const likely = await likelyShows(store, choices);
  const [interests, unopened] = await Promise.all([
    interestsOf(services, who),
    store.lists.newestUnopened({
      userId,
      tiers: [followed, likely],
      statuses: ready,
      limit: looked,
      perShow,
    }),
  ]);
  const newest = choices !== null && wouldListen(choices) ? await playableFirst(store, unopened) : unopened;
  const result = await needsOfItems(store, interests, newest);
  const needed = newest.filter((id) => result[id] !== undefined).slice(0, limits.dailyItems / 2);
  const others = newest.filter((id) => !needed.includes(id));
  const itemIds = [...needed, ...others].slice(0, limits.dailyItems);
  return {
    itemIds,
    needs: Object.fromEntries(needed.map((id) => [id, result[id] ?? ''])),
    reasons: await reasonsOf(store, itemIds, { followed, chosen: likely }),
  };
}

/** Of what arrived since a list was made what its owner needs to know, each with the need. */
async function neededSince(
  services: DailyListServices,
  who: Authorized<'change-own'>,
  list: Pick<List, 'updatedAt'>,
): Promise<Record<string, string>> {
  const { store } = services;
  const interests = await interestsOf(services, who);
  if (interests.length === 0) return {};
  const newest = await store.lists.newestUnopened({
    userId: ownUserOf(who),
    tiers: [],
    statuses: ready,
    limit: looked,
    perShow,
  });
  const itemsWithShow = await store.items.findByIds(newest);
  const arrived = itemsWithShow
    .filter(({ item }) => item.createdAt > list.updatedAt)
    .map(({ item }) => item.id);
  const needs = await needsOfItems(store, interests, arrived);
  return Object.fromEntries(Object.entries(needs).slice(0, limits.dailyItems / 2));
}

/**
 * The person's list of today (UTC). It is made with the first call of the day and stays as it was made, except that
 * one without items fills up as soon as there are some, and that what its owner needs to know comes to its front as it
 * arrives.
 */
export async function dailyList(
  services: DailyListServices,
  who: Authorized<'change-own'>,
): Promise<WholeList> {
  const { store, now } = services;
  const ownerId = ownUserOf(who);
  const at = now();
  const whole = (list: List) => wholeList(store, { ...list, share: null }, { reader: who, now: at });
  const key = { ownerId, day: listDay(at) };
  const known = await store.lists.findDaily(key);
  const filled = known && (await whole(known));
  if (known && filled && filled.count > 0) {
    const needs = await neededSince(services, who, known);
    if (Object.keys(needs).length === 0) return filled;
    return whole(
      await store.transaction((tx) => tx.lists.leadDaily(known, { needs, most: limits.dailyItems })),
    );
  }
  const chosen = await chooseItems(services, who);
  const list = await store.transaction((tx) =>
    tx.lists.putDaily({ ...key, title: listTitle(at), ...chosen }),
  );
  return whole(list);
}
