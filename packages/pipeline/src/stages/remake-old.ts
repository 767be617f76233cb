/**
 * Results of older versions, made again at night: a few items at a time, behind everything that somebody waits for, and
 * no more of them while many are under way. What is left in the morning goes on the next night.
 */
import type { StageName } from '@ecco/domain';
import type { Task } from '@ecco/engine';
import type { Store } from '@ecco/store';
import { behindAll } from '../jobs/fair-queue.ts';
import { queueRemaking, type RemakeJob, remakeOldJob } from '../jobs/remake-old.job.ts';
import type { StageJobOf } from '../jobs/stage-job.ts';
import { type Engines, makersOf } from '../work/engine-chain.ts';
import { rerun } from './rerun.ts';
import { positionOf } from './stage.type.ts';

/** Hours of the machine's clock at which a night begins and ends. */
const night = { from: 1, to: 5 } as const;
/** Items that are under way at most while old ones are begun, and how long is waited where there are more. */
const atOnce = 10;
const pauseMs = 60_000;

/** The stages that make what has versions. What was heard is not heard again: that costs hours, or money. */
const stageOf = {
  identifySpeakers: 'speakers',
  outline: 'outline',
  overview: 'overview',
  highlights: 'highlights',
  analyse: 'analysis',
  proceedings: 'proceedings',
  assertions: 'assertions',
} as const satisfies Partial<Record<Task, StageName>>;
type RemadeResult = keyof typeof stageOf;
const remade = Object.keys(stageOf).filter((task): task is RemadeResult => Object.hasOwn(stageOf, task));

/** How long until it is night, in ms; 0 while it is. */
export function untilNight(now: Date): number {
  const hour = now.getHours();
  if (hour >= night.from && hour < night.to) return 0;
  const next = new Date(now);
  next.setHours(night.from, 0, 0, 0);
  if (next <= now) next.setDate(next.getDate() + 1);
  return next.getTime() - now.getTime();
}

export type RemakeTools = { store: Store; engines: Engines; jobOf: StageJobOf; clock: () => Date };

const currentOf = (engines: Engines): Partial<Record<string, readonly string[]>> => {
  const makers = makersOf(engines);
  return Object.fromEntries(remade.flatMap((task) => (makers[task]?.length ? [[task, makers[task]]] : [])));
};

/**
 * Has what is old made again tonight, unless that is asked for already; gives when it begins, and null where nothing is
 * old.
 */
export async function remakeAtNight({
  store,
  engines,
  clock,
}: Omit<RemakeTools, 'jobOf'>): Promise<Date | null> {
  const oldResults = await store.items.madeByOthers({ current: currentOf(engines), after: null, limit: 1 });
  if (oldResults.length === 0) return null;
  const now = clock();
  const inMs = untilNight(now);
  const depth = (await store.jobs.depths()).find(({ name }) => name === remakeOldJob.name);
  if (depth === undefined || depth.queued + depth.active === 0)
    await queueRemaking(store, { after: null }, { now, inMs });
  return new Date(now.getTime() + inMs);
}

/** Begins some of the old items, and queues itself for the next. */
export async function remakeSome(
  { store, engines, jobOf, clock }: RemakeTools,
  { after }: RemakeJob,
): Promise<void> {
  const now = clock();
  const inMs = untilNight(now);
  if (inMs > 0) {
    await queueRemaking(store, { after }, { now, inMs });
    return;
  }
  const { total: underWay } = await store.items.kept({ page: 1, perPage: 1, state: 'working' });
  const limit = Math.max(0, atOnce - underWay);
  const current = currentOf(engines);
  const oldResults = limit === 0 ? [] : await store.items.madeByOthers({ current, after, limit });
  for (const { id, tasks } of oldResults) {
    const stages = remade.filter((task) => tasks.includes(task)).map((task) => stageOf[task]);
    const [from] = stages.toSorted((one, other) => positionOf(one) - positionOf(other));
    if (from !== undefined) await rerun(store, jobOf, { itemId: id, from, priority: behindAll });
  }
  if (oldResults.length === limit)
    await queueRemaking(store, { after: oldResults.at(-1)?.id ?? after }, { now, inMs: pauseMs });
}
