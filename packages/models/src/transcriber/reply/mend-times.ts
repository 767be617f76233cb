/** Times in ms. What is mended keeps its order; only its times change. */
export type Timed = { startMs: number; endMs: number };

/** The places of a longest run whose starts never go back. */
function steadyPlaces(starts: readonly number[]): Set<number> {
  /** For each length of a run the place where the earliest one of that length ends. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  starts.forEach((start, place) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[ends[middle] ?? 0] ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    before[place] = ends[low - 1];
    ends[low] = place;
  });
  const steady = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) steady.add(place);
  return steady;
}

/**
 * Times that can be: none before the one in front of it, none beyond the end where that is known, and none that goes on while
 * the next begins. What stands out of the order is put where its neighbours leave room.
 */
export function mendTimes<Thing extends Timed>(things: readonly Thing[], endMs: number | null): Thing[] {
  const most = endMs ?? Number.POSITIVE_INFINITY;
  const within = (ms: number): number => Math.min(most, Math.max(0, ms));
  const steady = steadyPlaces(things.map(({ startMs }) => startMs));
  const corrected: Thing[] = [];
  let reached = 0;
  things.forEach((thing, place) => {
    const isSteady = steady.has(place);
    const startMs = isSteady ? within(thing.startMs) : reached;
    const endMsOfIt = isSteady ? within(thing.endMs) : startMs;
    corrected.push({ ...thing, startMs, endMs: Math.max(startMs, endMsOfIt) });
    reached = Math.max(startMs, endMsOfIt);
  });
  // What has no length of its own lasts until the next begins, and nothing lasts longer.
  let next = most;
  for (let place = corrected.length - 1; place >= 0; place -= 1) {
    const thing = corrected[place];
    if (thing === undefined) continue;
    const isEmpty = thing.endMs <= thing.startMs;
    const requested = isEmpty ? thing.startMs + shortestMs : thing.endMs;
    const startMs = Math.min(thing.startMs, next);
    corrected[place] = { ...thing, startMs, endMs: Math.min(requested, next) };
    next = startMs;
  }
  return corrected;
}

/** How long a word is taken to last that is said to last no time, where the next leaves room. */
const shortestMs = 80;
