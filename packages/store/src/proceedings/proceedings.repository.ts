import { type AgendaItem, endStatus, type Proceedings, type UnnamedVote } from '@ecco/domain';
import { and, asc, desc, eq, exists, isNotNull, sql } from 'drizzle-orm';
import { citationCodec } from '../citations/citation.ts';
import { batchesOf } from '../connection/batches.ts';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { items } from '../items/index.ts';
import { summaries } from '../summaries/index.ts';
import { agendaItems } from './agenda.table.ts';
import { decisions } from './decision.table.ts';
import { decisionOfRow, rowOfDecision } from './decision-row.ts';
import { signals } from './signal.table.ts';
import { rowsOfSignals, signalOfRow } from './signal-row.ts';
import { unnamedVotes } from './unnamed-vote.table.ts';

const agendaItemOfRow = ({
  itemId: _item,
  idx: _idx,
  citation,
  ...row
}: typeof agendaItems.$inferSelect): AgendaItem => ({ ...row, citation: citationCodec.parse(citation) });

const unnamedVoteOfRow = ({
  itemId: _item,
  idx: _idx,
  outcome,
  ...row
}: typeof unnamedVotes.$inferSelect): UnnamedVote => ({ ...row, outcome: citationCodec.parse(outcome) });

/** What a meeting did, as far as an item tells of one. */
export function createProceedingsRepository(db: Db) {
  return {
    /** The proceedings of an item in the order in which they were stored; all empty where it tells of no meeting. */
    async ofItem(itemId: string): Promise<Proceedings> {
      const [agenda, decided, reported, unnamed] = await Promise.all([
        db.select().from(agendaItems).where(eq(agendaItems.itemId, itemId)).orderBy(asc(agendaItems.idx)),
        db.select().from(decisions).where(eq(decisions.itemId, itemId)).orderBy(asc(decisions.idx)),
        db.select().from(signals).where(eq(signals.itemId, itemId)).orderBy(asc(signals.idx)),
        db.select().from(unnamedVotes).where(eq(unnamedVotes.itemId, itemId)).orderBy(asc(unnamedVotes.idx)),
      ]);
      return {
        agenda: agenda.map(agendaItemOfRow),
        decisions: decided.map(decisionOfRow),
        signals: reported.map(signalOfRow),
        ...(unnamed.length > 0 && { unnamedVotes: unnamed.map(unnamedVoteOfRow) }),
      };
    },

    /** Who moved, seconded or voted in each of these items, by name. */
    async votersOf(itemIds: readonly string[]): Promise<Map<string, Set<string>>> {
      const voters = new Map<string, Set<string>>();
      if (itemIds.length === 0) return voters;
      const { itemId, movedBy, secondedBy, ballots } = decisions;
      const named = sql<string[]>`jsonb_path_query_array(${ballots}, '$[*].name')`;
      const rows = await db
        .select({ itemId, movedBy, secondedBy, named })
        .from(decisions)
        .where(isOneOf(itemId, itemIds));
      for (const row of rows) {
        const names = voters.get(row.itemId) ?? new Set<string>();
        for (const name of [row.movedBy, row.secondedBy, ...row.named]) if (name !== null) names.add(name);
        voters.set(row.itemId, names);
      }
      return voters;
    },

    /** Puts these in the place of all proceedings of the item. Call it inside a transaction. */
    async replace(itemId: string, proceedings: Proceedings): Promise<void> {
      await db.delete(agendaItems).where(eq(agendaItems.itemId, itemId));
      await db.delete(decisions).where(eq(decisions.itemId, itemId));
      await db.delete(signals).where(eq(signals.itemId, itemId));
      await db.delete(unnamedVotes).where(eq(unnamedVotes.itemId, itemId));
      const agenda = proceedings.agenda.map((entry, idx) => ({ ...entry, itemId, idx }));
      const decided = proceedings.decisions.map((decision, idx) => rowOfDecision(decision, { itemId, idx }));
      const rendered = rowsOfSignals(itemId, proceedings.signals);
      const unnamed = (proceedings.unnamedVotes ?? []).map((vote, idx) => ({ ...vote, itemId, idx }));
      for (const batch of batchesOf(agenda)) await db.insert(agendaItems).values(batch);
      for (const batch of batchesOf(decided)) await db.insert(decisions).values(batch);
      for (const batch of batchesOf(rendered)) await db.insert(signals).values(batch);
      for (const batch of batchesOf(unnamed)) await db.insert(unnamedVotes).values(batch);
    },

    /** Items at their end that nobody has read for proceedings, newest first: those of before there were any. */
    async unread({ limit }: { limit: number }): Promise<{ itemId: string; run: number }[]> {
      const outlined = db
        .select({ itemId: summaries.itemId })
        .from(summaries)
        .where(and(eq(summaries.itemId, items.id), isNotNull(summaries.outline)));
      return db
        .select({ itemId: items.id, run: items.run })
        .from(items)
        .where(
          and(
            eq(items.status, endStatus),
            sql`not jsonb_exists(${items.makers}, 'proceedings')`,
            exists(outlined),
          ),
        )
        .orderBy(desc(items.createdAt), desc(items.id))
        .limit(limit);
    },
  };
}
