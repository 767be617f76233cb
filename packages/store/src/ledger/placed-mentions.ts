import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { itemTexts } from '../copies/index.ts';
import { items } from '../items/index.ts';
import { meetingItems } from '../meetings/index.ts';
import { agendaItems, decisions, signalOfRow, signals } from '../proceedings/index.ts';
import type { PlacedMention } from './ledger.types.ts';

const ofItem = eq(decisions.itemId, signals.itemId);
/** A signal that was decided stands where its vote came out. */
const isItsVote = and(ofItem, sql`${decisions.outcome} = ${signals.places} -> 0`);

/** Signals with the votes they came of and what is known of their items, in the order in which items tell them. */
export async function placedMentions(
  db: Db,
  where: SQL | undefined,
  limit: number,
): Promise<PlacedMention[]> {
  const rows = await db
    .select({
      row: signals,
      itemKind: items.kind,
      itemDay: sql<string | null>`to_char(${items.publishedAt} at time zone 'UTC', 'YYYY-MM-DD')`,
      meetingId: sql<string | null>`(select ${meetingItems.meetingId} from ${meetingItems}
        where ${meetingItems.itemId} = ${signals.itemId} order by ${meetingItems.meetingId} limit 1)`,
      textKey: itemTexts.key,
      decisionId: decisions.id,
      about: sql<string | null>`(select ${agendaItems.title} from ${agendaItems}
        where ${agendaItems.itemId} = ${signals.itemId} and ${agendaItems.idx} = ${decisions.agendaItem} limit 1)`,
      vote: { yes: decisions.yes, no: decisions.no, abstain: decisions.abstain },
    })
    .from(signals)
    .innerJoin(items, eq(items.id, signals.itemId))
    .leftJoin(itemTexts, eq(itemTexts.itemId, signals.itemId))
    .leftJoin(decisions, isItsVote)
    .where(where)
    .orderBy(signals.itemId, signals.idx, decisions.idx)
    .limit(limit);
  const byId = new Map(
    rows.toReversed().map(({ row, vote, decisionId: _decision, ...known }): [string, PlacedMention] => [
      row.id,
      {
        ...known,
        id: row.id,
        itemId: row.itemId,
        entryId: row.entryId,
        signal: signalOfRow(row),
        vote: vote?.yes == null && vote?.no == null ? null : vote,
      },
    ]),
  );
  return [...byId.values()].toReversed();
}
