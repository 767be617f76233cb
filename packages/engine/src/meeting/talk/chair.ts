import { callsToOrder, leads } from './chair.lexicon.ts';
import type { Turn } from './turn.ts';

/** So often must somebody speak like a chair to be taken for one. */
const fewest = 3;

/** Turns in which a meeting is opened, and what opening it counts for. */
const [opening, forOpening] = [8, 2];

/** The label of the one who leads a meeting; null where nobody clearly does, as where speakers are not told apart. */
export function findLeader(turns: readonly Turn[]): string | null {
  const counts = new Map<string, number>();
  for (const { speaker, text } of turns)
    if (speaker !== null) counts.set(speaker, (counts.get(speaker) ?? 0) + leads.count(text));
  const opener = turns.slice(0, opening).find(({ text }) => callsToOrder.test(text))?.speaker ?? null;
  if (opener !== null) counts.set(opener, (counts.get(opener) ?? 0) + forOpening);
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] < fewest) return null;
  return second !== undefined && second[1] * 3 > best[1] * 2 ? null : best[0];
}
