import type { ConnectionChange, NewConnection, NewFact } from '@ecco/contract';
import { type Connection, connectionTypeOf, type EdgeType, type Fact } from '@ecco/domain';
import { relateOrganization, relinkItem, unlinkItem } from '@ecco/pipeline';
import type { ConnectedNode, Store, Transaction } from '@ecco/store';
import { notItsItem } from '../organization/organization.errors.ts';
import type { PermittedOrganization } from '../organization/organization.policy.ts';
import { type ChangedValues, connectionValues } from './changed-values.ts';
import {
  connectionExists,
  connectionNotFound,
  factAhead,
  factNotFound,
  publicationNotFound,
  targetNotFound,
} from './graph.errors.ts';

type Managed = PermittedOrganization<'manage'>;
type Graph = Pick<Transaction, 'graph' | 'links' | 'jobs'>;

/** What an edge says of items has to be said of their links too. */
const relates = ({ target }: Pick<Connection, 'target'>): boolean => target.kind !== 'person';

async function followConnection(tx: Graph, connection: Connection): Promise<void> {
  if (relates(connection)) await relateOrganization(tx, connection.organizationId);
}

async function put(tx: Graph, connection: Parameters<Graph['graph']['connect']>[0]): Promise<Connection> {
  const made = await tx.graph.connect(connection);
  if (made === null) throw connectionExists();
  await followConnection(tx, made);
  return made;
}

type Place = Pick<Connection, 'organizationId' | 'edge' | 'target' | 'until'>;

/**
 * Somebody stands once where they stand now: a title or a day makes no second seat of one that nobody has left.
 * @throws RequestError 409
 */
async function refuseSecondSeat(
  { graph }: Pick<Graph, 'graph'>,
  { organizationId, edge, target, until }: Place,
  besides?: string,
): Promise<void> {
  if (target.kind !== 'person' || until !== null) return;
  const members = await graph.membersOf({ organizationId, edges: [edge] });
  const isSeated = members.some(
    ({ person, connection }) =>
      person.id === target.id && connection.until === null && connection.id !== besides,
  );
  if (isSeated) throw connectionExists();
}

/** A connection with what it leads to. */
async function nodeOf({ graph }: Pick<Graph, 'graph'>, { id, organizationId, edge }: Connection) {
  const connectedNodes = await graph.connectionsOf({ organizationId, edges: [edge] });
  const node = connectedNodes.find(({ connection }) => connection.id === id);
  if (node === undefined) throw targetNotFound();
  return node;
}

/**
 * Connects an organization.
 * @throws RequestError 400 for what the edge cannot lead to, 409 for a connection that is there, and for a second seat
 */
export function connect(
  store: Store,
  { thing, actor }: Managed,
  requested: NewConnection,
): Promise<{ made: ConnectedNode; values: ChangedValues }> {
  const { edge_type: edge, target_node_id: id, properties } = requested;
  return store.transaction(async (tx) => {
    const organizationId = thing.organization.id;
    const target = await tx.graph.targetOf(edge, id);
    if (target === null) throw targetNotFound();
    const until = properties.until ?? null;
    await refuseSecondSeat(tx, { organizationId, edge, target, until });
    const made = await put(tx, {
      organizationId,
      edge,
      target,
      title: properties.title || null,
      email: properties.email || null,
      since: properties.date ?? null,
      until,
      provenance: 'hand',
      createdBy: actor.userId,
    });
    const node = await nodeOf(tx, made);
    const after = { connection_id: made.id, target: node.node.name, ...requested };
    return { made: node, values: { after } };
  });
}

type Changed = { id: string; change: ConnectionChange };

/** A connection of an organization. @throws RequestError 404 */
async function connectionOf({ graph }: Pick<Store, 'graph'>, { thing }: Managed, id: string) {
  const [connection] = await graph.findByIds([id]);
  if (connection?.organizationId !== thing.organization.id) throw connectionNotFound();
  return connection;
}

/**
 * Changes what a connection says, to the same target.
 * @throws RequestError 404, 400 for an edge that does not lead there, 409 where another one says the same
 */
export function changeConnection(
  store: Store,
  managed: Managed,
  { id, change }: Changed,
): Promise<{ now: ConnectedNode; values: ChangedValues }> {
  const { edge_type: edge, properties } = change;
  return store.transaction(async (tx) => {
    const before = await connectionOf(tx, managed, id);
    if (edge && connectionTypeOf[edge] !== connectionTypeOf[before.edge]) throw targetNotFound();
    const { title, email, date, until } = properties;
    const changed = await tx.graph.change(id, {
      ...(edge !== undefined && { edge }),
      ...(title !== undefined && { title: title || null }),
      ...(email !== undefined && { email: email || null }),
      ...(date !== undefined && { since: date }),
      ...(until !== undefined && { until }),
    });
    if (changed === null) throw connectionExists();
    await refuseSecondSeat(tx, changed, id);
    await followConnection(tx, changed);
    const { target_node_id: _target, ...values } = connectionValues(before);
    return {
      now: await nodeOf(tx, changed),
      values: { before: values, after: { connection_id: id, ...change } },
    };
  });
}

/** Removes a connection; gives what it said. @throws RequestError 404 */
export function disconnect(store: Store, { thing }: Managed, id: string): Promise<ChangedValues> {
  return store.transaction(async (tx) => {
    const gone = await tx.graph.disconnect(thing.organization.id, id);
    if (gone === null) throw connectionNotFound();
    await followConnection(tx, gone);
    return { before: connectionValues(gone), after: {} };
  });
}

/** Has an organization publish these shows and no others. @throws RequestError 400 for a slug of no show */
export async function putPublications(
  tx: Pick<Transaction, 'graph' | 'links' | 'shows' | 'jobs'>,
  organizationId: string,
  slugs: readonly string[],
): Promise<void> {
  const edge: EdgeType = 'HAS_PUBLICATION';
  const requested = new Set<string>();
  for (const slug of slugs) {
    const show = await tx.shows.findBySlug(slug);
    if (show === null) throw publicationNotFound(slug);
    requested.add(show.id);
  }
  for (const { connection } of await tx.graph.connectionsOf({ organizationId, edges: [edge] })) {
    if (!requested.delete(connection.target.id)) await tx.graph.disconnect(organizationId, connection.id);
  }
  for (const id of requested)
    await tx.graph.connect({ organizationId, edge, target: { kind: 'show', id }, provenance: 'hand' });
  await relateOrganization(tx, organizationId);
}

type Noted = { fact: NewFact; now: number };

/** Somewhere it is tomorrow already, in ms. */
const furthestAhead = 14 * 3_600_000;

/** Notes what is known of an organization as of a day. @throws RequestError 400 for a day that has not come */
export async function addFact(store: Store, { thing }: Managed, { fact, now }: Noted): Promise<Fact> {
  if (Date.parse(fact.as_of) > now + furthestAhead) throw factAhead(fact.as_of);
  return store.transaction(({ organizations }) =>
    organizations.putFact({
      organizationId: thing.organization.id,
      kind: fact.kind,
      value: fact.kind === 'headquarters' ? null : (fact.value ?? null),
      words: fact.kind === 'headquarters' ? (fact.words ?? null) : null,
      asOf: fact.as_of,
      provenance: 'hand',
      source: fact.source ?? null,
      sourceUrl: fact.source_url ?? null,
    }),
  );
}

/** @throws RequestError 404 */
export async function removeFact(store: Store, { thing }: Managed, id: string): Promise<void> {
  const gone = await store.transaction(({ organizations }) =>
    organizations.removeFact(thing.organization.id, id),
  );
  if (gone === null) throw factNotFound();
}

type Linked = { itemId: string; isIts: boolean };

/** Says whether an item is of an organization, whatever is found in it later (D39). @throws RequestError 404 */
export async function setLinked(
  store: Pick<Store, 'transaction'>,
  { thing }: Managed,
  { itemId, isIts }: Linked,
): Promise<void> {
  const at = { itemId, organizationId: thing.organization.id };
  const say = isIts ? relinkItem : unlinkItem;
  if (!(await store.transaction((tx) => say(tx, at)))) throw notItsItem();
}
