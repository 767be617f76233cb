import { setTimeout as delay } from 'node:timers/promises';

/** How long it takes at least, in ms: well above the few that the rows of an account take. */
const answerFloorMs = 150;

/** Gives the result, or the failure, of `work` no sooner than the floor, so that its time tells nothing of it. */
export async function notBeforeFloor<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), delay(answerFloorMs)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
