import type { SettledMotion } from '../decisions/motion.ts';
import type { Directory } from '../decisions/who.ts';
import type { Turn } from '../talk/turn.ts';
import { personsIn } from './persons.ts';
import { phrasesOf } from './phrase.ts';
import { SpokenFloor } from './spoken-floor.ts';

/** Something decided, and the turn with which the matter was called that it is of. */
export type SpokenDecision = { settled: SettledMotion; calledAt: number };
/** The same with the votes of which nothing but the number of their matter is known. */
type SpokenVotes = { found: SpokenDecision[]; unnamed: SettledMotion[] };

/** What a body decided, from captions in which nobody is told apart, in order. */
export function findSpokenVotes(turns: readonly Turn[], directory: Directory): SpokenVotes {
  const phrases = phrasesOf(turns);
  const floor = new SpokenFloor(directory, personsIn(phrases));
  const spokenDecisions: SpokenDecision[] = [];
  for (const phrase of phrases) {
    const calledAt = floor.calledAt;
    const before = floor.settled.length;
    floor.hear(phrase);
    for (const settled of floor.settled.slice(before)) spokenDecisions.push({ settled, calledAt });
  }
  const before = floor.settled.length;
  floor.close();
  const last = floor.settled.slice(before).map((settled) => ({ settled, calledAt: floor.calledAt }));
  return { found: [...spokenDecisions, ...last], unnamed: floor.unnamed };
}
