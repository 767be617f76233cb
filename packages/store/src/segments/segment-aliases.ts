import { boundaryOf } from '@ecco/domain';
import { bareWords } from './segment-id.ts';

type SegmentText = { id: string; text: string };

const runLength = 4;
const placesEachSide = 4;

/** Every run of `runLength` words, or the whole of a shorter text. */
function runsOf(words: string[]): string[] {
  const length = Math.min(runLength, words.length);
  return Array.from({ length: words.length - length + 1 }, (_, at) => words.slice(at, at + length).join(' '));
}

/** The new transcript as one stream of words, so that a run may cross from one segment into the next. */
function streamOf(segments: SegmentText[]) {
  return segments.flatMap((segment, index) => bareWords(segment.text).map((word) => ({ word, index })));
}

type Stream = ReturnType<typeof streamOf>;

/** Where in the stream each of these runs starts. */
function locate(runs: Set<string>, stream: Stream): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (let at = 0; at < stream.length; at += 1) {
    let run = '';
    for (const { word } of stream.slice(at, at + runLength)) {
      run = run === '' ? word : `${run} ${word}`;
      if (!runs.has(run)) continue;
      const known = places.get(run);
      if (known) known.push(at);
      else places.set(run, [at]);
    }
  }
  return places;
}

/**
 * For each vanished segment the new one that holds most of its words, counted over the runs of words that both
 * share; of equals the nearest in relative position. Where no run is left, the segment at the same relative
 * position.
 *
 * @returns new id by old id; empty when there is no new segment.
 */
export function findAliases(
  before: SegmentText[],
  vanished: Set<string>,
  after: SegmentText[],
): Map<string, string> {
  const aliases = new Map<string, string>();
  if (after.length === 0 || vanished.size === 0) return aliases;
  const lost = before
    .map((segment, index) => ({ id: segment.id, index, runs: runsOf(bareWords(segment.text)) }))
    .filter(({ id }) => vanished.has(id));
  const stream = streamOf(after);
  const places = locate(new Set(lost.flatMap(({ runs }) => runs)), stream);
  const starts = startsOf(stream, after.length);
  for (const { id, index, runs } of lost) {
    const expected = Math.min(after.length - 1, Math.round((index / before.length) * after.length));
    const near = runs.map((run) => ({ run, at: nearest(places.get(run) ?? [], starts[expected] ?? 0) }));
    const shared = sharedWords(near, stream);
    const [best] = [...shared].sort(
      ([a, wordsA], [b, wordsB]) => wordsB - wordsA || Math.abs(a - expected) - Math.abs(b - expected),
    );
    const target = after[best?.[0] ?? expected];
    if (target) aliases.set(id, target.id);
  }
  return aliases;
}

/** Where in the stream each segment starts. */
function startsOf(stream: Stream, segments: number): number[] {
  const starts = Array.from({ length: segments }, () => stream.length);
  stream.forEach(({ index }, at) => {
    starts[index] = Math.min(starts[index] ?? at, at);
  });
  return starts;
}

/** The few places nearest to where a run is expected; what everybody says all the time stands in thousands. */
function nearest(places: number[], expected: number): number[] {
  const after = boundaryOf(places, (place) => place < expected);
  return places.slice(Math.max(0, after - placesEachSide), after + placesEachSide);
}

/** How many words each new segment shares with these runs, each segment counting a run once. */
function sharedWords(runs: { run: string; at: number[] }[], stream: Stream): Map<number, number> {
  const covered = new Set<number>();
  for (const { run, at } of runs) {
    const length = run.split(' ').length;
    const counted = new Set<number>();
    for (const start of at) {
      const segment = stream[start]?.index ?? 0;
      if (counted.has(segment)) continue;
      counted.add(segment);
      for (let word = start; word < start + length; word += 1) covered.add(word);
    }
  }
  const shared = new Map<number, number>();
  for (const position of covered) {
    const index = stream[position]?.index ?? 0;
    shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  return shared;
}
