import { isDeepStrictEqual } from 'node:util';
import { endStatus, type StageName } from '@ecco/domain';
import type { Item, Store } from '@ecco/store';
import { notForStage } from '../ingest/ingest.errors.ts';
import { metaOf, writeMeta } from '../item/item-meta.ts';
import type { StageJobOf } from '../jobs/stage-job.ts';
import type { Rerun, RerunResult } from './rerun.type.ts';
import { startRun } from './resume.ts';
import { isStageName, positionOf } from './stage.type.ts';

/** Where to begin so that the stage finds what it works on: a text that was read before, lines that were cut. */
async function beginning(store: Store, item: Item, from: StageName): Promise<StageName> {
  if (positionOf(from) < positionOf('process')) return from;
  if (positionOf(from) > positionOf('process'))
    return (await store.segments.count(item.id)) > 0 ? from : 'acquire';
  const key = metaOf(item).transcript?.key;
  return key !== undefined && (await store.files.head(key)) !== null ? from : 'acquire';
}

/** The stage a run under way or a failed one stands at; null for an item at its end. */
const standsAt = ({ nextStage }: Item): StageName | null => (isStageName(nextStage) ? nextStage : null);

/**
 * Runs an item again from a stage on, or from its source where what the stage works on is not kept. A run under way
 * that has still to come to the stage does it anyway; one that is past it, or does it as it was to be read before,
 * begins again there, so that nothing after it is lost or stays of an older text. Null when there is no such item.
 * @throws PipelineError `ingest.stage_not_reached` for an item that failed before the stage
 */
export async function rerun(
  store: Store,
  jobOf: StageJobOf,
  { itemId, from, alone = false, options, priority }: Rerun & { itemId: string },
): Promise<RerunResult | null> {
  const itemWithShow = await store.items.findById(itemId);
  if (itemWithShow === null) return null;
  const { item } = itemWithShow;
  const readsOtherwise = options !== undefined && !isDeepStrictEqual(options, metaOf(item).analysisOptions);
  if (options) await store.transaction((tx) => writeMeta(tx, itemId, { analysisOptions: options }));
  const stage = await beginning(store, item, from);
  const at = standsAt(item);
  const beginsAgain = at === stage && readsOtherwise;
  if (at !== null && positionOf(at) <= positionOf(stage) && !beginsAgain) {
    if (item.status !== 'FAILED') return { outcome: 'joined', item };
    if (at !== stage) throw notForStage(stage);
  }
  const only = alone && item.status === endStatus;
  const started = await startRun(store, jobOf, {
    itemId,
    stage,
    only,
    ...(priority !== undefined && { priority }),
  });
  return started && { outcome: 'started', item: started };
}
