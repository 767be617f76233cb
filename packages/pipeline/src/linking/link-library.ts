/**
 * The linking of all items anew, after the graph changed (D39). How far it has come stands in one row, written after each
 * item; a job links some and queues the next, so that a restart goes on where it was and memory does not grow.
 */
import type { Store } from '@ecco/store';
import type { JobResult } from '../jobs/job-line.ts';
import { queuePass } from '../jobs/link-library.job.ts';
import { type LinkTools, linkItem } from './link-item.ts';

/** Items of one job: a minute's work at most, so that it ends within its time on a slow machine. */
const ofJob = 100;

/** Of the linker: a higher one has everything linked anew once, in the background. */
const linkerVersion = 2;

const result = (outcome: JobResult['outcome']): JobResult => ({ outcome, failure: null });

/** Links some more items, in the order of their ids. */
export async function linkSome(tools: LinkTools, signal: AbortSignal): Promise<JobResult> {
  const { store } = tools;
  const { linkPasses } = store;
  const pass = await linkPasses.current();
  if (pass === null || pass.finishedAt !== null || pass.stoppedAt !== null) return result('stale');
  const ids = await linkPasses.next(ofJob);
  let { done } = pass;
  for (const afterItem of ids) {
    signal.throwIfAborted();
    await linkItem(tools, afterItem, signal);
    done += 1;
    if (!(await linkPasses.advance(pass.startedAt, { afterItem, done }))) return result('stale');
  }
  if (ids.length < ofJob) await linkPasses.finish(pass.startedAt);
  else await queuePass(store, ids.at(-1) ?? '');
  return result('written');
}

type Passes = Pick<Store, 'linkPasses' | 'jobs' | 'transaction'>;

/** Begins a pass where the graph changed since the last one began, or where somebody wants one. */
export async function beginPass(store: Passes, { wanted }: { wanted: boolean }): Promise<boolean> {
  const pass = await store.linkPasses.current();
  const isUnderWay = pass !== null && pass.finishedAt === null;
  if (!wanted && (isUnderWay || !(await store.linkPasses.isDue(linkerVersion)))) return false;
  await store.linkPasses.begin(linkerVersion);
  await queuePass(store, `begin ${(await store.linkPasses.current())?.startedAt.getTime()}`);
  return true;
}

/** Queues what is left of a pass that was cut off, or that somebody lets go on. */
export async function resumePass(store: Passes): Promise<void> {
  const pass = await store.linkPasses.current();
  if (pass === null || pass.finishedAt !== null || pass.stoppedAt !== null) return;
  await queuePass(store, `resume ${pass.afterItem}`);
}
