import type { WantedAnalysis } from '@ecco/contract';
import { type AnalysisOptions, endStatus, type StageName } from '@ecco/domain';
import { itemNotFound } from '../item/item.errors.ts';
import type { PermittedItem } from '../item/item.policy.ts';
import type { Services } from '../request/services.ts';
import { optionsFor } from './analysis-choice.ts';
import { withoutSummary } from './curation.errors.ts';

type Used = Pick<Services, 'store' | 'pipeline'>;
type Curated = PermittedItem<'curate'>;

/** What became of what was asked: `joined` a run under way that comes to it by itself; `unneeded`: it is there already. */
export type Outcome = 'started' | 'joined' | 'unneeded';

async function run(
  { pipeline }: Used,
  itemId: string,
  again: { from: StageName; alone?: boolean; options?: AnalysisOptions | undefined },
): Promise<Outcome> {
  const ran = await pipeline.runAgain(itemId, again);
  if (ran === null) throw itemNotFound();
  return ran.outcome;
}

/**
 * Summarises and analyses an item again from its lines. Without `force` only where it was not analysed yet.
 * @throws RequestError 400 for pages that it does not have; 404 when it has gone meanwhile; 409 for an item that failed
 * before it had lines, and for a short form of what has no summary
 */
export async function reanalyze(
  services: Used,
  { thing: item }: Curated,
  { force, wanted }: { force: boolean; wanted: WantedAnalysis },
): Promise<Outcome> {
  if (!force && item.status === endStatus) return 'unneeded';
  const options = optionsFor(item, wanted);
  if (wanted.tldr_only !== true) return run(services, item.id, { from: 'outline', options });
  if (!(await hasOutline(services, item))) throw withoutSummary();
  return run(services, item.id, { from: 'analysis', alone: true, options });
}

const hasOutline = async ({ store }: Used, item: Curated['thing']): Promise<boolean> =>
  item.nextStage !== null || (await store.summaries.ofItem(item.id)).some(({ outline }) => outline !== null);

/**
 * Chooses the highlights of an item again and leaves all else as it is.
 * @throws RequestError 404 when it has gone meanwhile; 409 for an item without a summary
 */
export async function rebuildHighlights(services: Used, { thing: item }: Curated): Promise<Outcome> {
  if (!(await hasOutline(services, item))) throw withoutSummary();
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
