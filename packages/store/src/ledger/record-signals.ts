import { randomUUID } from 'node:crypto';
import type { SignalStage, SignalState } from '@ecco/domain';
import { largestOf } from '@ecco/domain';
import { asc, inArray } from 'drizzle-orm';
import { batchesOf } from '../connection/batches.ts';
import type { Clock, Db } from '../connection/db.ts';
import { type NewUpdate, updates } from '../updates/index.ts';
import { rankOfStage } from './entry-of.ts';

/** An entry as it is stored, and the item that tells it best. */
export type RecordedEntry = {
  id: string;
  organizationId: string | null;
  itemId: string;
  stage: SignalStage | null;
  amount: number | null;
  currency: string | null;
  disputed: readonly string[];
  /** As yyyy-mm-dd; null where nobody knows the day. */
  happenedOn: string | null;
};

/** What happened longer ago is no news, whenever its source came here. */
const newsWithinDays = 365;
const dayMs = 86_400_000;

/** Whether an event that nobody knew can be told as new: what bears no day may be of any. */
const isRecent = ({ happenedOn }: RecordedEntry, at: Date): boolean =>
  happenedOn !== null && at.getTime() - Date.parse(happenedOn) <= newsWithinDays * dayMs;

const stateOf = ({ stage, amount, currency, disputed }: RecordedEntry): SignalState => ({
  stage,
  amount,
  currency,
  disputed: [...disputed],
});

/**
 * Whether a state says something that none before it said: it has come further, tells another sum, or somebody
 * contradicts it in a new respect. An item that is read again takes its signals away for a moment, and that the others
 * say less meanwhile is no news.
 */
function isNews(state: SignalState, signalStates: readonly SignalState[]): boolean {
  const furthest = largestOf(signalStates.map(({ stage }) => rankOfStage(stage)));
  const isFurther = rankOfStage(state.stage) > furthest;
  const isOtherSum = state.amount !== null && signalStates.every(({ amount }) => amount !== state.amount);
  const isDisputed = state.disputed.some((field) =>
    signalStates.every(({ disputed }) => !disputed.includes(field)),
  );
  return isFurther || isOtherSum || isDisputed;
}

/** Notes of entries that were just written what of them is new. Entries of nobody in the graph are noted too. */
export async function recordSignals(db: Db, clock: Clock, entries: readonly RecordedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map(({ id }) => id);
  const noted = await db
    .select({ entryId: updates.entryId, organizationId: updates.organizationId, after: updates.after })
    .from(updates)
    .where(inArray(updates.entryId, ids))
    .orderBy(asc(updates.at), asc(updates.id));
  const byEntry = Map.groupBy(noted, ({ entryId }) => entryId);
  const at = clock();
  const news = entries.flatMap((entry): NewUpdate[] => {
    // What was told while somebody else was thought to act was not told of this organization.
    const own = (byEntry.get(entry.id) ?? []).filter((one) => one.organizationId === entry.organizationId);
    const signalStates = own.flatMap(({ after }) => after ?? []);
    const after = stateOf(entry);
    const before = signalStates.at(-1) ?? null;
    if (before === null ? !isRecent(entry, at) : !isNews(after, signalStates)) return [];
    return [
      {
        ...{ id: randomUUID(), kind: 'signal', news: before === null ? 'new' : 'changed', at, before, after },
        ...{ entryId: entry.id, organizationId: entry.organizationId, itemId: entry.itemId },
        key: `signal ${entry.id} ${entry.organizationId} ${JSON.stringify(after)}`,
      },
    ];
  });
  for (const batch of batchesOf(news)) await db.insert(updates).values(batch).onConflictDoNothing();
}
