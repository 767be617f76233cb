import type { Stemmer } from './stemmer.ts';
import { locateWords, mayMatch } from './words.ts';

/** The runs of a text whose words have one of the query's stems, and which stems these are. */
export type Match = { highlights: string[]; stems: ReadonlySet<string> };

const highlightsMax = 10;

/** What of each text matches. */
export async function matchTexts(
  texts: string[],
  queryStems: Set<string>,
  stemmer: Stemmer,
): Promise<(text: string) => Match> {
  const located = new Map(
    texts.map((text) => [text, locateWords(text).filter(({ word }) => mayMatch(word, queryStems))]),
  );
  const stemOf = await stemmer.stems([...located.values()].flat().map(({ word }) => word));
  return (text) => {
    const matches = (located.get(text) ?? []).flatMap((place) => {
      const stem = stemOf.get(place.word) ?? '';
      return queryStems.has(stem) ? [{ ...place, stem }] : [];
    });
    return { highlights: runsOf(text, matches), stems: new Set(matches.map(({ stem }) => stem)) };
  };
}

/** Neighbors separated by a space are one run. */
function runsOf(text: string, words: { start: number; end: number }[]): string[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = runs.at(-1);
    if (last && text.slice(last.end, start) === ' ') last.end = end;
    else runs.push({ start, end });
  }
  return [...new Set(runs.map((run) => text.slice(run.start, run.end)))].slice(0, highlightsMax);
}
