import { type CitedText, pathOf, type UpdateLine } from '@ecco/contract';
import type { Connection, Organization, Person, Update } from '@ecco/domain';
import type { ItemWithShow, Store } from '@ecco/store';
import { eventsOfPoints } from '../item/distinct-items.ts';
import { type MainPoints, type PointRepositories, readMainPoints } from '../item/main-points.ts';
import { withMentions } from '../ledger/ledger.usecases.ts';
import { type SignalFinds, signalLine } from './signal-line.ts';
import { updatePlace } from './update-place.ts';
import { itemReason, personHeadline, personReason, withDay } from './update-words.ts';

export type LineRepositories = Pick<
  Store,
  'ledger' | 'copies' | 'organizations' | 'people' | 'links' | 'graph'
> &
  PointRepositories;

const idsOf = (updates: readonly Update[], read: (update: Update) => string | null): string[] => [
  ...new Set(updates.flatMap((update) => read(update) ?? [])),
];
const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

async function signalFinds(store: LineRepositories, updates: readonly Update[]): Promise<SignalFinds> {
  const entries = await store.ledger.findByIds(idsOf(updates, ({ entryId }) => entryId));
  const result = await withMentions(store, entries);
  const disputed = entries.filter((entry) => entry.disputed.length > 0);
  const own = new Map<string, Set<string>>();
  for (const organizationId of new Set(disputed.flatMap((entry) => entry.organizationId ?? []))) {
    const ofIt = disputed.filter((entry) => entry.organizationId === organizationId);
    const itemIds = ofIt.flatMap(({ id }) => (result.tellings.get(id) ?? []).map(({ itemId }) => itemId));
    own.set(organizationId, await store.links.ownItemsOf(organizationId, [...new Set(itemIds)]));
  }
  return { ...result, own };
}

type LineSources = {
  items: ReadonlyMap<string, ItemWithShow>;
  points: MainPoints;
  organizations: ReadonlyMap<string, Organization>;
  people: ReadonlyMap<string, Person>;
  connections: ReadonlyMap<string, Connection>;
  signals: SignalFinds;
  /** On whose page the lines are: it is not named in each of them. */
  thingId: string | null;
};

async function readKnown(
  store: LineRepositories,
  updates: readonly Update[],
): Promise<Omit<LineSources, 'thingId'>> {
  const itemIds = idsOf(updates, ({ kind, itemId }) => (kind === 'item' ? itemId : null));
  const [items, points, organizations, people, connections, signals] = await Promise.all([
    store.items.findByIds(itemIds),
    readMainPoints(store, itemIds),
    store.organizations.findByIds(idsOf(updates, ({ organizationId }) => organizationId)),
    store.people.findByIds(idsOf(updates, ({ personId }) => personId)),
    store.graph.findByIds(idsOf(updates, ({ connectionId }) => connectionId)),
    signalFinds(store, updates),
  ]);
  return {
    items: new Map(items.map((itemWithShow) => [itemWithShow.item.id, itemWithShow])),
    points,
    organizations: byId(organizations),
    people: byId(people),
    connections: byId(connections),
    signals,
  };
}

/** Why an item is there: of whom or about whom it is, who speaks in it, or the show that it is of. */
function reasonOf(update: Update, known: LineSources): string {
  const { news, organizationId, personId, itemId } = update;
  const named = known.organizations.get(organizationId ?? '') ?? known.people.get(personId ?? '');
  return itemReason(news, named?.name ?? known.items.get(itemId ?? '')?.show?.name ?? '');
}

const shownPoint = ({ text, verbatim }: CitedText): string => (verbatim ? `“${text}”` : text);

function itemLine(update: Update, known: LineSources): UpdateLine | null {
  const itemWithShow = known.items.get(update.itemId ?? '');
  if (!itemWithShow) return null;
  const { id: uuid, slug, kind, title } = itemWithShow.item;
  const href = pathOf({ uuid, slug, kind });
  const point = known.points.get(uuid);
  const [citation] = point?.citations ?? [];
  return {
    ...{ id: update.id, kind: 'item', at: update.at.toISOString(), headline: title, href, item_id: uuid },
    reason: withDay(reasonOf(update, known), itemWithShow.item.publishedAt),
    summary: point ? shownPoint(point) : itemWithShow.item.oneLiner,
    places: [
      citation
        ? updatePlace(citation, { speaker: point?.speaker?.name ?? null, quote: null })
        : { title, speaker: null, quote: null, at: null, href },
    ],
  };
}

function personLine(update: Update, known: LineSources): UpdateLine | null {
  const who = known.people.get(update.personId ?? '');
  const where = known.organizations.get(update.organizationId ?? '');
  const connection = known.connections.get(update.connectionId ?? '');
  if (!who || !where || !connection) return null;
  const { title, since, until, sourceUrl } = connection;
  const href = `/people/${who.slug}`;
  return {
    ...{ id: update.id, kind: 'person', at: update.at.toISOString(), href, item_id: null, summary: null },
    headline: personHeadline(update.news, {
      ...{ who: who.name, title },
      where: where.id === known.thingId ? null : where.name,
    }),
    reason: personReason(update.news, { since, until }),
    places:
      sourceUrl === null ? [] : [{ title: 'Source', speaker: null, quote: null, at: null, href: sourceUrl }],
  };
}

function updateLine(update: Update, known: LineSources): UpdateLine | null {
  if (update.kind === 'item') return itemLine(update, known);
  if (update.kind === 'person') return personLine(update, known);
  const entry = known.signals.entries.find(({ id }) => id === update.entryId);
  if (!entry) return null;
  const who = known.organizations.get(entry.organizationId ?? '')?.name ?? entry.who;
  const isOfPage = entry.organizationId !== null && entry.organizationId === known.thingId;
  return signalLine(update, { entry, who, isOfPage }, known.signals);
}

/** What is told of one item or one signal in several lines, in one. */
function joined([first, ...others]: readonly UpdateLine[]): UpdateLine[] {
  if (!first) return [];
  const reasons = new Set([first, ...others].map(({ reason }) => reason));
  return [{ ...first, reason: [...reasons].slice(0, 3).join('; ') }];
}

type UpdateWithLine = { update: Update; line: UpdateLine };

/** An item that comes to an event which another line tells is named without it. `entryOf`: the event of each item. */
function withEventsOnce(
  shown: readonly UpdateWithLine[],
  entryOf: ReadonlyMap<string, string>,
): UpdateWithLine[] {
  const signals = shown.flatMap(({ update }) => (update.kind === 'signal' ? (update.entryId ?? []) : []));
  const tellers = new Map<string, string | null>(signals.map((entryId) => [entryId, null]));
  return shown.map(({ update, line }) => {
    const { itemId } = update;
    const entryId = update.kind === 'item' && itemId !== null ? entryOf.get(itemId) : undefined;
    if (entryId === undefined) return { update, line };
    const isFirst = !tellers.has(entryId) || tellers.get(entryId) === itemId;
    if (!tellers.has(entryId)) tellers.set(entryId, itemId);
    return { update, line: isFirst ? line : { ...line, summary: null } };
  });
}

/**
 * Updates as lines, in their order; what has gone or has no place any more is left out. `thingId`: on whose page they
 * are; null on a page that is nobody's.
 */
export async function readLines(
  store: LineRepositories,
  updates: readonly Update[],
  thingId: string | null,
): Promise<UpdateLine[]> {
  if (updates.length === 0) return [];
  const known = { ...(await readKnown(store, updates)), thingId };
  const shown = updates.flatMap((update) => {
    const line = updateLine(update, known);
    return line ? [{ update, line }] : [];
  });
  const keyed = withEventsOnce(shown, await eventsOfPoints(store, known.points)).map(({ update, line }) => {
    const key = update.kind === 'item' ? update.itemId : update.id;
    return { line, key: key ?? update.id };
  });
  const grouped = Map.groupBy(keyed, ({ key }) => key);
  return [...grouped.values()].flatMap((group) => joined(group.map(({ line }) => line)));
}
