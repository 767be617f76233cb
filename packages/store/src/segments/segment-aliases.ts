import { wordsOf } from './segment-id.ts';

type Placed = { id: string; text: string };

const runLength = 4;

/** Every run of `runLength` words (or the whole of a shorter text), with where each starts. */
function runsOf(words: string[]): { run: string; at: number }[] {
  if (words.length <= runLength) return [{ run: words.join(' '), at: 0 }];
  return Array.from({ length: words.length - runLength + 1 }, (_, at) => ({
    run: words.slice(at, at + runLength).join(' '),
    at,
  }));
}

/** The new transcript as one stream of words, so that a run may cross from one segment into the next. */
function indexRuns(segments: Placed[]): Map<string, number[]> {
  const words = segments.flatMap((segment, index) => wordsOf(segment.text).map((word) => ({ word, index })));
  const index = new Map<string, number[]>();
  for (let length = 1; length <= runLength; length += 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length).map((entry) => entry.word);
      const key = run.join(' ');
      const places = index.get(key) ?? [];
      places.push(words[at]?.index ?? 0);
      index.set(key, places);
    }
  }
  return index;
}

/**
 * For each vanished segment the new one that holds most of its words: each of its word runs votes for the
 * segments in which it stands, the nearest in relative position winning ties. Where no run is left, the
 * segment at the same relative place.
 *
 * @returns new id by old id; empty when there is no new segment.
 */
export function findAliases(before: Placed[], vanished: Set<string>, after: Placed[]): Map<string, string> {
  const aliases = new Map<string, string>();
  if (after.length === 0 || vanished.size === 0) return aliases;
  const places = indexRuns(after);
  before.forEach((segment, oldIndex) => {
    if (!vanished.has(segment.id)) return;
    const expected = (oldIndex / before.length) * after.length;
    const votes = new Map<number, number>();
    for (const { run } of runsOf(wordsOf(segment.text))) {
      for (const index of new Set(places.get(run))) votes.set(index, (votes.get(index) ?? 0) + 1);
    }
    const [best] = [...votes].sort(
      ([a, votesA], [b, votesB]) => votesB - votesA || Math.abs(a - expected) - Math.abs(b - expected),
    );
    const target = after[best?.[0] ?? Math.min(after.length - 1, Math.floor(expected))];
    if (target) aliases.set(segment.id, target.id);
  });
  return aliases;
}
