import type { TranscriptProfile } from './transcript-profile.ts';

/** Places of one topic that an answer holds: more than a strip on a screen can show apart. */
const placesMost = 500;

const round = (fraction: number): number => Math.round(fraction * 10_000) / 10_000;

/**
 * Where a topic is mentioned, as fractions of the whole. Of very many an even choice stands for all: a document of one sentence
 * has a topic in every one of its thousands of lines.
 */
export function topicPlaces(
  segmentIds: readonly string[],
  { indexOf, placeOf }: Pick<TranscriptProfile, 'indexOf' | 'placeOf'>,
): number[] {
  const lines = segmentIds.flatMap((id) => indexOf.get(id) ?? []);
  const step = Math.max(1, lines.length / placesMost);
  const count = Math.min(lines.length, placesMost);
  return Array.from({ length: count }, (_, at) => round(placeOf(lines[Math.floor(at * step)] ?? 0)));
}
