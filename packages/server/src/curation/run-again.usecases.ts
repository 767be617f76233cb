import { endStatus, type StageName } from '@ecco/domain';
import { itemNotFound } from '../item/item.errors.ts';
import type { PermittedItem } from '../item/item.policy.ts';
import type { Services } from '../request/services.ts';
import { withoutSummary } from './curation.errors.ts';

type Used = Pick<Services, 'store' | 'pipeline'>;
type Curated = PermittedItem<'curate'>;

/** What became of what was asked: `joined` a run under way that comes to it by itself; `unneeded`: it is there already. */
export type Outcome = 'started' | 'joined' | 'unneeded';

async function run(
  { pipeline }: Used,
  itemId: string,
  again: { from: StageName; alone?: boolean },
): Promise<Outcome> {
  const ran = await pipeline.runAgain(itemId, again);
  if (ran === null) throw itemNotFound();
  return ran.outcome;
}

/**
 * Summarises and analyses an item again from its lines. Without `force` only where it was not analysed yet.
 * @throws RequestError 404 when it has gone meanwhile; 409 for an item that failed before it had lines
 */
export async function analyseAgain(
  services: Used,
  { thing: item }: Curated,
  { force }: { force: boolean },
): Promise<Outcome> {
  if (!force && item.status === endStatus) return 'unneeded';
  return run(services, item.id, { from: 'outline' });
}

/**
 * Chooses the highlights of an item again and leaves all else as it is.
 * @throws RequestError 404 when it has gone meanwhile; 409 for an item without a summary
 */
export async function rebuildHighlights(services: Used, { thing: item }: Curated): Promise<Outcome> {
  const summaries = await services.store.summaries.ofItem(item.id);
  if (item.nextStage === null && !summaries.some(({ outline }) => outline !== null)) throw withoutSummary();
  return run(services, item.id, { from: 'highlights', alone: true });
}

/**
 * Cuts the transcript of an item into lines again, and does all that follows.
 * @throws RequestError 404 when it has gone meanwhile; 409 for an item that failed before it had a transcript
 */
export async function cleanItem(services: Used, { thing: item }: Curated): Promise<Outcome> {
  return run(services, item.id, { from: 'process' });
}

/**
 * Has the digest of an item spoken again.
 * @throws RequestError 404 when it has gone meanwhile; 409 where none can be made
 */
export async function rebuildDigest({ pipeline }: Used, { thing: item }: Curated): Promise<Outcome> {
  const queued = await pipeline.remakeDigest(item.id);
  if (queued === null) throw itemNotFound();
  return queued === 'queued' ? 'started' : 'joined';
}
