/**
 * Word error by speaker (cpWER): the words of each speaker in a row, compared with those of the transcribed speaker that suits
 * best. A word that is right and of the wrong speaker counts as an error twice, once with each of them.
 */
import { sumOf, wordErrors } from './word-error.ts';

type Speech = ReadonlyMap<string, readonly string[]>;

/** So many transcribed speakers are compared with each other; of more the longest. */
const mostSpeakers = 12;

/** Errors of the cheapest assignment of transcribed speakers, from the speaker at `place` on. */
function cheapest(costs: readonly (readonly number[])[], alone: readonly number[]): number {
  const known = new Map<string, number>();
  const from = (place: number, taken: number): number => {
    const row = costs[place];
    if (row === undefined) return alone.reduce((sum, cost, at) => (taken & (1 << at) ? sum : sum + cost), 0);
    const key = `${place} ${taken}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // The last cost of a row is that of a speaker whom nobody transcribed.
    let least = (row.at(-1) ?? 0) + from(place + 1, taken);
    for (const [at, cost] of row.slice(0, -1).entries()) {
      if ((taken & (1 << at)) === 0) least = Math.min(least, cost + from(place + 1, taken | (1 << at)));
    }
    known.set(key, least);
    return least;
  };
  return from(0, 0);
}

/** Both by speaker, under any labels. Null where nothing was said. */
export function cpWordErrorRate(said: Speech, transcribed: Speech): number | null {
  const speakers = [...said.values()];
  const all = [...transcribed.values()].toSorted((one, other) => other.length - one.length);
  const [compared, beyond] = [all.slice(0, mostSpeakers), all.slice(mostSpeakers)];
  const costs = speakers.map((words) => [
    ...compared.map((others) => sumOf(wordErrors(words, others))),
    words.length,
  ]);
  const words = speakers.reduce((sum, one) => sum + one.length, 0);
  const invented = beyond.reduce((sum, one) => sum + one.length, 0);
  const errors = cheapest(
    costs,
    compared.map((others) => others.length),
  );
  return words === 0 ? null : (errors + invented) / words;
}
