import type { Stemmer } from './stemmer.ts';
import { locateWords, mayMatch } from './words.ts';

const highlightsMax = 10;

/** The runs of each text whose words have one of the query's stems; neighbours separated by a space are one run. */
export async function findHighlights(
  texts: string[],
  queryStems: Set<string>,
  stemmer: Stemmer,
): Promise<string[][]> {
  const located = texts.map((text) => locateWords(text).filter(({ word }) => mayMatch(word, queryStems)));
  const stems = await stemmer.stems(located.flat().map(({ word }) => word));
  return texts.map((text, index) => {
    const runs: { start: number; end: number }[] = [];
    for (const { word, start, end } of located[index] ?? []) {
      if (!queryStems.has(stems.get(word) ?? '')) continue;
      const last = runs.at(-1);
      if (last && text.slice(last.end, start) === ' ') last.end = end;
      else runs.push({ start, end });
    }
    return [...new Set(runs.map((run) => text.slice(run.start, run.end)))].slice(0, highlightsMax);
  });
}
