import { appendAll } from '@ecco/domain';
import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { ledgerEntries, signals } from '../proceedings/index.ts';
import { actorsOf } from './actors-of.ts';
import { byWeight, kindFamily, ledgerEntry } from './entry-of.ts';
import { gatherMentions } from './gather-mentions.ts';
import type { Actor, PlacedMention } from './ledger.types.ts';
import { placedMentions } from './placed-mentions.ts';
import { type RecordedEntry, recordSignals } from './record-signals.ts';
import { mentionDay } from './same-act.ts';

/** Signals that are gathered at a time, and entries of one actor that they are compared with. */
const mentionsMax = 2_000;
const entriesMax = 500;
/** No two tellings further apart are of one event. */
const farthestDays = 130;

/** Signals of one actor and of kinds that may be one event. */
type Bucket = { actor: Actor; tellings: PlacedMention[] };

function bucketsOf(tellings: readonly PlacedMention[], actors: ReadonlyMap<string, Actor>): Bucket[] {
  const byKey = new Map<string, Bucket>();
  for (const telling of tellings) {
    const actor = actors.get(telling.id);
    if (actor === undefined) continue;
    const key = `${kindFamily(telling.signal.kind)} ${actor.scope}`;
    const bucket = byKey.get(key);
    if (bucket) bucket.tellings.push(telling);
    else byKey.set(key, { actor, tellings: [telling] });
  }
  return [...byKey.values()];
}

/** Near one of these days, of which the earliest comes first. */
const within = (days: readonly string[]): SQL | undefined =>
  and(
    gte(ledgerEntries.happenedOn, daysFrom(days[0] ?? '', -farthestDays)),
    lte(ledgerEntries.happenedOn, daysFrom(days.at(-1) ?? '', farthestDays)),
  );

const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** What tells the entries that these signals could belong to. */
async function fellowsOf(db: Db, { actor, tellings }: Bucket): Promise<PlacedMention[]> {
  const days = tellings.flatMap((telling) => mentionDay(telling) ?? []).toSorted();
  const kind = tellings[0]?.signal.kind ?? 'vote';
  const near = db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.scope, actor.scope),
        eq(ledgerEntries.family, kindFamily(kind)),
        // What bears no day may be any of them.
        days.length < tellings.length ? undefined : or(isNull(ledgerEntries.happenedOn), within(days)),
      ),
    )
    .limit(entriesMax);
  return placedMentions(db, inArray(signals.entryId, near), mentionsMax);
}

/** Gives the entries that it wrote. */
async function gatherBucket(db: Db, bucket: Bucket): Promise<RecordedEntry[]> {
  const fresh = new Set(bucket.tellings.map(({ id }) => id));
  const gathered = gatherMentions([...(await fellowsOf(db, bucket)), ...bucket.tellings]);
  const touched = gathered.filter(({ tellings }) => tellings.some(({ id }) => fresh.has(id)));
  const left = touched.flatMap(({ id, tellings }) =>
    tellings.flatMap(({ entryId }) => (entryId !== null && entryId !== id ? entryId : [])),
  );
  const written: RecordedEntry[] = [];
  for (const group of touched) {
    const row = ledgerEntry(group, bucket.actor);
    const { id: _id, ...changes } = row;
    await db.insert(ledgerEntries).values(row).onConflictDoUpdate({ target: ledgerEntries.id, set: changes });
    const ids = group.tellings.map(({ id }) => id);
    await db.update(signals).set({ entryId: group.id }).where(inArray(signals.id, ids));
    const [lead] = group.tellings.toSorted(byWeight);
    if (lead) written.push({ ...row, itemId: lead.itemId });
  }
  if (left.length > 0) await db.delete(ledgerEntries).where(inArray(ledgerEntries.id, left));
  return written;
}

/** Two that gather at the same time would not see each other's events; a number that means nothing. */
const gatheringLock = 5_208_114;

/** Gathers the signals of some items that belong to no entry yet; gives the ids of those items. */
export async function gatherItems(db: Db, clock: Clock, limit: number): Promise<string[]> {
  await db.execute(sql`select pg_advisory_xact_lock(${gatheringLock})`);
  const rows = await db
    .selectDistinct({ itemId: signals.itemId })
    .from(signals)
    .where(isNull(signals.entryId))
    .limit(limit);
  const itemIds = rows.map(({ itemId }) => itemId);
  if (itemIds.length === 0) return [];
  const ungathered = and(inArray(signals.itemId, itemIds), isNull(signals.entryId));
  const tellings = await placedMentions(db, ungathered, mentionsMax);
  const written: RecordedEntry[] = [];
  for (const bucket of bucketsOf(tellings, await actorsOf(db, tellings)))
    appendAll(written, await gatherBucket(db, bucket));
  await recordSignals(db, clock, written);
  return itemIds;
}

/** Lets go of the entries of an item that are no longer by whom they were, as after an organization got another name. */
export async function reviewItem(db: Db, itemId: string): Promise<void> {
  const tellings = await placedMentions(db, eq(signals.itemId, itemId), mentionsMax);
  const known = tellings.filter(({ entryId }) => entryId !== null);
  if (known.length === 0) return;
  const actors = await actorsOf(db, known);
  const entries = await db
    .select({ id: ledgerEntries.id, scope: ledgerEntries.scope, who: ledgerEntries.who })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.id, sql`(select entry_id from signals where item_id = ${itemId}::uuid)`));
  const actorOf = new Map(known.map(({ id, entryId }) => [entryId, actors.get(id)]));
  const moved = entries.filter(({ id, scope, who }) => {
    const actor = actorOf.get(id);
    return actor !== undefined && (actor.scope !== scope || actor.who !== who);
  });
  if (moved.length > 0)
    await db.delete(ledgerEntries).where(
      inArray(
        ledgerEntries.id,
        moved.map(({ id }) => id),
      ),
    );
}
