import { limits } from '@ecco/contract';
import type { AssetGroup, LedgerColumn, LedgerEntry, SignalKind, SignalStage } from '@ecco/domain';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { inWords, orderRows } from '../connection/list-query.ts';
import { offsetOf, type RowPage } from '../connection/page.ts';
import { organizations } from '../organizations/index.ts';
import { ledgerEntries, signals } from '../proceedings/index.ts';
import { entriesAt, type QuotePlace } from './entries-at.ts';
import { byWeight } from './entry-of.ts';
import { gatherItems, reviewItem } from './gather-items.ts';
import type { LedgerCounts, LedgerFilter, LedgerQuery, PlacedMention } from './ledger.types.ts';
import { ledgerCondition } from './ledger-condition.ts';
import { placedMentions } from './placed-mentions.ts';
import { itemsWaitingFor, type ProposedName, proposedNames } from './proposed-names.ts';

const ordered: Record<Exclude<LedgerColumn, 'date'>, PgColumn | SQL> = {
  amount: ledgerEntries.amount,
  who: inWords(ledgerEntries.who),
  kind: ledgerEntries.kind,
};
/** What bears no day stands last either way. */
const newestFirst: SQL[] = [sql`${ledgerEntries.happenedOn} desc nulls last`, desc(ledgerEntries.id)];
const oldestFirst: SQL[] = [asc(ledgerEntries.happenedOn), asc(ledgerEntries.id)];

/** By day one way or the other, as the index has it; by something else, then the newest first. */
function orderOf(order: LedgerQuery['order']): SQL[] {
  if (order?.column === 'date') return order.descending ? newestFirst : oldestFirst;
  return orderRows(order && { ...order, column: order.column }, ordered, newestFirst);
}

/** So many entries are counted at most: nobody turns that many pages, and counting all takes longer than reading one. */
const countedMax = limits.signalsCounted;
/** The same where words are looked for, which are read in each entry. */
const withWordsMax = limits.signalsFoundCounted;
const mostOf = ({ words }: { words?: string | undefined }, most: number): number =>
  words ? withWordsMax : most;

/** Tellings of one entry that are read: thousands of sources that say the same prove no more. */
const mentionsMax = 2_000;

/** What shows that an organization puts money to work, and how far it has to have come (D40). */
const allocatingKinds: SignalKind[] = ['commitment', 'hire', 'search'];
const allocatingStages: SignalStage[] = ['recommended', 'approved', 'completed'];

const { kind, stage, amount, assetClass, vehicle, strategy } = ledgerEntries;
/** Who was hired or looked for in the past may advise or keep the books: it is the manager of something that shows it. */
const putsMoneyToWork = or(
  eq(kind, 'commitment'),
  ne(stage, 'completed'),
  ...[amount, assetClass, vehicle, strategy].map((reported) => isNotNull(reported)),
);

/** Entries that show it since a day. */
export const isAllocation = (since: Date): SQL | undefined =>
  and(
    putsMoneyToWork,
    inArray(ledgerEntries.kind, allocatingKinds),
    inArray(ledgerEntries.stage, allocatingStages),
    gte(ledgerEntries.happenedOn, since.toISOString().slice(0, 10)),
    isNotNull(ledgerEntries.organizationId),
  );

/** An entry as it is shown; thousands of characters that it is looked for in stay where they are. */
const { scope: _scope, family: _family, words: _words, ...shown } = getTableColumns(ledgerEntries);

/** What allocators do, an event a row however many items tell it (D40). */
export function createLedgerRepository(db: Db, clock: Clock) {
  type LedgerSearch = LedgerFilter & { words?: string | undefined };

  /** As many as are counted of what is asked for. */
  const countedOf = <Value extends string>(column: PgColumn, ledgerSearch: LedgerSearch) =>
    db
      .select({ value: sql<Value | null>`${column}`.as('value') })
      .from(ledgerEntries)
      .where(ledgerCondition(db, ledgerSearch))
      .limit(mostOf(ledgerSearch, countedMax))
      .as('counted');

  async function countBy<Value extends string>(column: PgColumn, search: LedgerSearch) {
    const counted = countedOf<Value>(column, search);
    const rows = await db
      .select({ value: counted.value, count: count() })
      .from(counted)
      .groupBy(counted.value);
    return rows
      .flatMap(({ value, count: held }) => (value === null ? [] : [{ value, count: held }]))
      .toSorted((a, b) => b.count - a.count);
  }

  async function countByState(input: LedgerSearch) {
    const counted = countedOf<string>(ledgerEntries.organizationId, input);
    const rows = await db
      .select({ value: sql<string>`${organizations.state}`, count: count() })
      .from(counted)
      .innerJoin(organizations, sql`${organizations.id} = ${counted.value}`)
      .where(isNotNull(organizations.state))
      .groupBy(organizations.state);
    return rows.toSorted((a, b) => a.value.localeCompare(b.value));
  }

  async function countUpTo(request: LedgerSearch): Promise<number> {
    const result = db
      .select({ id: ledgerEntries.id })
      .from(ledgerEntries)
      .where(ledgerCondition(db, request))
      .limit(mostOf(request, countedMax));
    return db.$count(result.as('found'));
  }

  return {
    /** One page of them, the newest first where no other order is asked for; no more are counted than can be turned to. */
    async page({ order, ...query }: LedgerQuery): Promise<RowPage<LedgerEntry>> {
      const [rows, total] = await Promise.all([
        db
          .select(shown)
          .from(ledgerEntries)
          .where(ledgerCondition(db, query))
          .orderBy(...orderOf(order))
          .limit(query.perPage)
          .offset(offsetOf(query)),
        countUpTo(query),
      ]);
      return { rows, total };
    },

    /** What each filter would leave under the others; its own choice does not count. */
    async counts(filter: LedgerSearch): Promise<LedgerCounts> {
      const [kinds, stages, assetGroups, states] = await Promise.all([
        countBy<SignalKind>(ledgerEntries.kind, { ...filter, kinds: undefined }),
        countBy<SignalStage>(ledgerEntries.stage, { ...filter, stages: undefined }),
        countBy<AssetGroup>(ledgerEntries.assetGroup, { ...filter, assetGroups: undefined }),
        countByState({ ...filter, states: undefined }),
      ]);
      // Every entry has a kind, so that they tell whether all were counted.
      const counted = kinds.reduce((sum, one) => sum + one.count, 0);
      return { kinds, stages, assetGroups, states, isPartial: counted >= mostOf(filter, countedMax) };
    },

    /** The entry of this id, or that of the signal of this id. */
    async find(id: string): Promise<LedgerEntry | null> {
      const ofSignal = db
        .select({ id: sql<string>`${signals.entryId}` })
        .from(signals)
        .where(eq(signals.id, id));
      const [own, ...others] = await db
        .select(shown)
        .from(ledgerEntries)
        .where(sql`${eq(ledgerEntries.id, id)} or ${inArray(ledgerEntries.id, ofSignal)}`)
        .orderBy(sql`${ledgerEntries.id} <> ${id}::uuid`);
      return own ?? others[0] ?? null;
    },

    /** Those of these ids that are still there. */
    async findByIds(ids: readonly string[]): Promise<LedgerEntry[]> {
      if (ids.length === 0) return [];
      return db.select(shown).from(ledgerEntries).where(isOneOf(ledgerEntries.id, ids));
    },

    /** Which of these items tell an entry of those that are asked for. */
    async tellersOf(
      filter: LedgerFilter & { words?: string | undefined },
      itemIds: readonly string[],
    ): Promise<string[]> {
      if (itemIds.length === 0) return [];
      const rows = await db
        .selectDistinct({ itemId: signals.itemId })
        .from(signals)
        .innerJoin(ledgerEntries, eq(ledgerEntries.id, signals.entryId))
        .where(and(inArray(signals.itemId, [...itemIds]), ledgerCondition(db, filter)));
      return rows.map(({ itemId }) => itemId);
    },

    /** What tells each of these entries, the furthest first. */
    async tellingsOf(ids: readonly string[]): Promise<Map<string, PlacedMention[]>> {
      if (ids.length === 0) return new Map();
      const mentions = await placedMentions(db, isOneOf(signals.entryId, ids), mentionsMax);
      const byEntry = Map.groupBy(mentions, ({ entryId }) => entryId ?? '');
      return new Map([...byEntry].map(([id, tellings]) => [id, tellings.toSorted(byWeight)]));
    },

    /** The entry that each of these items tells at some places; an item that tells none there, or several alike, is left out. */
    entriesAt: (placesOf: ReadonlyMap<string, readonly QuotePlace[]>): Promise<Map<string, string>> =>
      entriesAt(db, placesOf),

    /** Of each of these organizations the newest that shows it puts money to work since then. */
    async allocationsOf(ids: readonly string[], since: Date): Promise<Map<string, LedgerEntry>> {
      if (ids.length === 0) return new Map();
      const { organizationId, happenedOn, id } = ledgerEntries;
      const rows = await db
        .selectDistinctOn([organizationId], shown)
        .from(ledgerEntries)
        .where(and(isOneOf(organizationId, ids), isAllocation(since)))
        .orderBy(organizationId, desc(happenedOn), desc(id));
      return new Map(rows.flatMap((row) => (row.organizationId ? [[row.organizationId, row]] : [])));
    },

    /** Names that items are of, or that somebody acts under, and that wait for an organization. */
    proposedNames: (limit: number): Promise<ProposedName[]> => proposedNames(db, limit),

    /** Ids of items that are of such a name. */
    itemsWaitingFor: (name: string, limit: number): Promise<string[]> => itemsWaitingFor(db, name, limit),
    /** How many entries each of these organizations has; those that have none are left out. */
    async countsOf(ids: readonly string[]): Promise<Map<string, number>> {
      if (ids.length === 0) return new Map();
      const { organizationId } = ledgerEntries;
      const rows = await db
        .select({ id: sql<string>`${organizationId}`, held: count() })
        .from(ledgerEntries)
        .where(isOneOf(organizationId, ids))
        .groupBy(organizationId);
      return new Map(rows.map(({ id, held }) => [id, held]));
    },

    /** Whether any signal belongs to no entry yet. */
    async isAnyUngathered(): Promise<boolean> {
      const rows = await db.select({ id: signals.id }).from(signals).where(isNull(signals.entryId)).limit(1);
      return rows.length > 0;
    },

    /** Gathers the signals of so many items that belong to no entry yet. Call it inside a transaction. */
    gather: (limit: number): Promise<string[]> => gatherItems(db, clock, limit),

    /** Lets entries go that are no longer by whom they were. Call it inside a transaction. */
    review: (itemId: string): Promise<void> => reviewItem(db, itemId),

    /** Lets all entries of an item go, which are gathered again. Call it inside a transaction. */
    async letGo(itemId: string): Promise<void> {
      const reported = db
        .select({ id: sql<string>`${signals.entryId}` })
        .from(signals)
        .where(and(eq(signals.itemId, itemId), isNotNull(signals.entryId)));
      await db.delete(ledgerEntries).where(inArray(ledgerEntries.id, reported));
    },
  };
}
