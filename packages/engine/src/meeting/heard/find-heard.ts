import type { Settled } from '../decisions/motion.ts';
import type { Directory } from '../decisions/who.ts';
import type { Turn } from '../talk/turn.ts';
import { HeardFloor } from './heard-floor.ts';
import { phrasesOf } from './phrase.ts';

/** Something decided, and the turn with which the matter was called that it is of. */
export type HeardDecision = { settled: Settled; calledAt: number };

/** What a body decided, from captions in which nobody is told apart, in order. */
export function findHeard(turns: readonly Turn[], directory: Directory): HeardDecision[] {
  const floor = new HeardFloor(directory);
  const found: HeardDecision[] = [];
  for (const phrase of phrasesOf(turns)) {
    const calledAt = floor.calledAt;
    const before = floor.settled.length;
    floor.hear(phrase);
    for (const settled of floor.settled.slice(before)) found.push({ settled, calledAt });
  }
  const before = floor.settled.length;
  floor.close();
  return [...found, ...floor.settled.slice(before).map((settled) => ({ settled, calledAt: floor.calledAt }))];
}
