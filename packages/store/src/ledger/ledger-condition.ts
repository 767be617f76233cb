import { and, eq, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { meetingItems } from '../meetings/index.ts';
import { organizations } from '../organizations/index.ts';
import { ledgerEntries, signals } from '../proceedings/index.ts';
import { textConfig } from '../text/text-config.ts';
import { vectorWords } from '../text/word-vectors.ts';
import type { LedgerFilter } from './ledger.types.ts';

const entry = ledgerEntries;

const mentionedBy = (db: Db, where: SQL | undefined) =>
  inArray(
    entry.id,
    db
      .select({ id: sql<string>`${signals.entryId}` })
      .from(signals)
      .where(where),
  );

/** Of a day between two, or told by an item that is of the period. */
function inPeriod(db: Db, { period, concerning }: LedgerFilter): SQL | undefined {
  const ofDay = and(
    period?.from === undefined ? undefined : gte(entry.happenedOn, period.from),
    period?.to === undefined ? undefined : lte(entry.happenedOn, period.to),
  );
  const ids = concerning?.ofPeriod ?? [];
  return ofDay === undefined || ids.length === 0
    ? ofDay
    : or(ofDay, mentionedBy(db, isOneOf(signals.itemId, ids)));
}

/** A range reaches a sum that its upper end does. */
const reaches = (least: number): SQL | undefined =>
  or(gte(entry.amount, least), gte(sql<number>`(${entry.amountTerms} ->> 'to')::double precision`, least));

/** What an entry has to be. */
export function ledgerCondition(
  db: Db,
  { words, ...filter }: LedgerFilter & { words?: string | undefined },
): SQL | undefined {
  const { kinds, stages, assetGroups, states, organizationId, organizationIds } = filter;
  const { concerning, itemId, itemIds, meetingId, amount } = filter;
  return and(
    kinds && inArray(entry.kind, [...kinds]),
    stages && inArray(entry.stage, [...stages]),
    assetGroups && inArray(entry.assetGroup, [...assetGroups]),
    states &&
      inArray(
        entry.organizationId,
        db
          .select({ id: organizations.id })
          .from(organizations)
          .where(inArray(organizations.state, [...states])),
      ),
    organizationId === undefined ? undefined : eq(entry.organizationId, organizationId),
    organizationIds && isOneOf(entry.organizationId, organizationIds),
    concerning &&
      or(
        isOneOf(entry.organizationId, concerning.organizationIds),
        mentionedBy(db, isOneOf(signals.itemId, concerning.itemIds)),
      ),
    itemId === undefined ? undefined : mentionedBy(db, eq(signals.itemId, itemId)),
    itemIds && mentionedBy(db, isOneOf(signals.itemId, itemIds)),
    meetingId === undefined
      ? undefined
      : mentionedBy(
          db,
          inArray(
            signals.itemId,
            db
              .select({ id: meetingItems.itemId })
              .from(meetingItems)
              .where(eq(meetingItems.meetingId, meetingId)),
          ),
        ),
    amount?.min === undefined ? undefined : reaches(amount.min),
    amount?.max === undefined ? undefined : lte(entry.amount, amount.max),
    inPeriod(db, filter),
    words
      ? sql`${vectorWords(sql`${entry.words}`)} @@ websearch_to_tsquery(${sql.raw(`'${textConfig}'`)}, ${words})`
      : undefined,
  );
}
