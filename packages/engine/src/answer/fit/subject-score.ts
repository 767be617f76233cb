// How much sources speak of the subject of a question, set side by side: by their best passages and by how often each
// word is said, rare words first. One passage that happens to hold the words says little beside it.
import type { Source } from '../../ports/ports.ts';
import type { Needs } from '../question/needs.ts';
import { inverseFrequency, saturate } from '../terms/bm25.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { indexSource, type SearchedSegment } from '../terms/text-index.ts';
import { speaksIn } from './speaker.ts';
import { subjectWeights } from './subject.weights.ts';
import { titlesOf } from './titles.ts';

/** How often a word is said in each segment that says it. */
type WordCounts = ReadonlyMap<number, number>;

/** Lines that count, the best first, each half as much as the one before it. */
const lines = 8;

/**
 * What each source has of the subject of a question; a title counts as some of its lines. Few segments are taken for a
 * part of more, in which nobody else says the words, so that a score means the same whatever is asked.
 */
export function subjectScores(needs: Needs, sources: readonly Source[]): number[] {
  const stems = subjectOf(needs);
  const kin = stems.map((stem) => [...kinOf(stem)]);
  const said = sources.map((source) => {
    const { segments } = indexSource(source);
    return kin.map((words) => saidIn(segments, words));
  });
  const all = sources.reduce((sum, { segments }) => sum + segments.length, 0);
  const scale = Math.min(1, subjectWeights.segments / Math.max(1, all));
  const rarities = stems.map((_, word) => {
    const holders = said.reduce((sum, words) => sum + (words[word]?.size ?? 0), 0);
    return inverseFrequency(subjectWeights.segments, scale * holders);
  });
  return sources.map((source, at) => {
    const words = said[at] ?? [];
    const titles = titlesOf(source).words;
    const { teller } = needs;
    const speaker = teller !== null && speaksIn(teller, source) ? teller.stems : [];
    const counted = stems.reduce((sum, stem, word) => {
      const inTitle = titles.has(stem) || speaker.includes(stem) ? subjectWeights.titleLines : 0;
      const times = (words[word]?.size ?? 0) + inTitle;
      return sum + (rarities[word] ?? 0) ** subjectWeights.rarity * saturate(times, 1);
    }, 0);
    const best = bestLines(words, rarities, source);
    return (1 - subjectWeights.words) * best + subjectWeights.words * counted;
  });
}

/** Words of asking aside. */
const subjectOf = ({ things, names }: Needs): string[] => [
  ...new Set([
    ...[...things].filter(([, share]) => share >= subjectWeights.leastShare).map(([stem]) => stem),
    ...names.flatMap(({ stems }) => stems),
  ]),
];

function saidIn(segments: readonly SearchedSegment[], words: readonly string[]): WordCounts {
  const said = new Map<number, number>();
  for (const [at, { counts }] of segments.entries()) {
    const times = words.reduce((most, word) => Math.max(most, counts.get(word) ?? 0), 0);
    if (times > 0) said.set(at, times);
  }
  return said;
}

function bestLines(words: readonly WordCounts[], rarities: readonly number[], source: Source): number {
  const { segments } = indexSource(source);
  const average = segments.reduce((sum, { length }) => sum + length, 0) / Math.max(1, segments.length) || 1;
  const scores = new Map<number, number>();
  for (const [word, said] of words.entries())
    for (const [at, times] of said) {
      const counted = (rarities[word] ?? 0) * saturate(times, (segments[at]?.length ?? 0) / average);
      scores.set(at, (scores.get(at) ?? 0) + counted);
    }
  return [...scores.values()]
    .toSorted((a, b) => b - a)
    .slice(0, lines)
    .reduce((sum, score, at) => sum + score * 0.5 ** at, 0);
}
