import type { CandidateStatus } from '@ecco/domain';
import type { CandidateDraft, Store, Transaction } from '@ecco/store';
import type { StageJobOf } from '../jobs/stage-job.ts';
import { relateOrganization } from '../linking/said-links.ts';
import { promote } from './promote.ts';

type DecideTools = { store: Store; jobOf: StageJobOf; clock: () => Date };
export type Decide = {
  ids: readonly string[];
  status: Exclude<CandidateStatus, 'New'>;
  by: string | null;
  ruleId?: string | null;
};
/** What was decided, and which of those asked for somebody else had decided before, or are not there. */
export type CandidateDecisions = { decided: string[]; others: string[] };

/** How long after an approval what it brought in is taken out again. */
const undoMs = 30 * 60_000;

/** Approved together in one transaction, so that what waits for the database does not wait long. */
const atOnce = 100;

async function ownersOf(
  { organizations }: Pick<Transaction, 'organizations'>,
  candidates: readonly CandidateDraft[],
) {
  const matches = await organizations.findByIds([
    ...new Set(candidates.map(({ organizationId }) => organizationId)),
  ]);
  return new Map(matches.map((one) => [one.id, one]));
}

/** Decides candidates inside a transaction; gives those that were new until then. */
export async function decideIn(
  tx: Transaction,
  jobOf: StageJobOf,
  { ids, status, by, ruleId }: Decide,
): Promise<CandidateDraft[]> {
  const decided = await tx.candidates.decide(ids, { status, by, ruleId: ruleId ?? null });
  if (status === 'Rejected') return decided;
  const owners = await ownersOf(tx, decided);
  for (const [id, own] of Map.groupBy(decided, ({ organizationId }) => organizationId)) {
    const owner = owners.get(id);
    if (owner !== undefined) await promote(tx, owner, own, { jobOf, by });
  }
  return decided;
}

/** Decides candidates, each once: of two who decide at the same time one does. */
export async function decide({ store, jobOf }: DecideTools, how: Decide): Promise<CandidateDecisions> {
  const done = new Set<string>();
  for (let start = 0; start < how.ids.length; start += atOnce) {
    const ids = how.ids.slice(start, start + atOnce);
    const decided = await store.transaction((tx) => decideIn(tx, jobOf, { ...how, ids }));
    for (const { id } of decided) done.add(id);
  }
  return { decided: [...done], others: how.ids.filter((id) => !done.has(id)) };
}

/** Takes out again what an approval brought in and nobody can have used yet; what was there before is let go of. */
async function takeOut(tx: Transaction, candidates: readonly CandidateDraft[], now: Date): Promise<void> {
  for (const [organizationId, own] of Map.groupBy(candidates, (one) => one.organizationId)) {
    const ids = own.flatMap(({ itemId, meetingId }) => itemId ?? meetingId ?? []);
    await tx.graph.disconnectTargets({ organizationId, provenance: 'crawl', ids });
    for (const { itemId, meetingId, isMade, decidedAt } of own) {
      if (!isMade || decidedAt === null || now.getTime() - decidedAt.getTime() > undoMs) continue;
      if (itemId !== null) await tx.items.remove(itemId);
      if (meetingId !== null) await tx.meetings.remove(meetingId);
    }
    await relateOrganization(tx, organizationId);
  }
}

/** Puts decided candidates back to be decided again; gives their ids. */
export async function reopen({ store, clock }: DecideTools, ids: readonly string[]): Promise<string[]> {
  return store.transaction(async (tx) => {
    const before = await tx.candidates.reopen(ids);
    await takeOut(
      tx,
      before.filter(({ status }) => status === 'Promoted'),
      clock(),
    );
    return before.map(({ id }) => id);
  });
}
