import type { Item, Store } from '@ecco/store';
import { notForStage } from '../ingest/ingest.errors.ts';
import { isStageName, type StageName, stageNames } from '../stages/stage.type.ts';
import type { StageJobOf } from './job.list.ts';
import { startRun } from './take-up.ts';

export type RunAgain = {
  from: StageName;
  /** Only this stage, where the later ones are written already. */
  alone?: boolean;
};

/** `joined`: what was asked for was about to be done by the run under way. */
export type RanAgain = { outcome: 'started' | 'joined'; item: Item };

const place = (stage: StageName): number => stageNames.indexOf(stage);

/** The stage a run under way or a failed one stands at; null for an item at its end. */
const standsAt = ({ nextStage }: Item): StageName | null => (isStageName(nextStage) ? nextStage : null);

/**
 * Runs an item again from a stage on. A run under way that has still to come to the stage does it anyway; one that is
 * past it begins again there, so that nothing after it is lost or stays of an older text. Null when there is no such
 * item.
 * @throws PipelineError `ingest.stage_not_reached` for an item that failed before the stage
 */
export async function runAgain(
  store: Store,
  jobOf: StageJobOf,
  { itemId, from, alone = false }: RunAgain & { itemId: string },
): Promise<RanAgain | null> {
  const found = await store.items.findById(itemId);
  if (found === null) return null;
  const { item } = found;
  const at = standsAt(item);
  if (at !== null && place(at) <= place(from)) {
    if (item.status !== 'FAILED') return { outcome: 'joined', item };
    if (at !== from) throw notForStage(from);
  }
  const only = alone && at === null;
  const started = await startRun(store, jobOf, { itemId, stage: from, only });
  return started && { outcome: 'started', item: started };
}
