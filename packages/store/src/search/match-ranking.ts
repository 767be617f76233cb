import { chapterTitle } from '../summaries/index.ts';
import { type Match, matchTexts } from './match.ts';
import type { MatchedLine, MatchedPassage } from './order-hits.ts';
import type { RankedPassage, Ranking } from './ranked.ts';
import type { Stemmer } from './stemmer.ts';

/** Finds what of each line and passage matches the query's stems. */
export async function matchRanking(
  { lines, passages }: Ranking,
  queryStems: Set<string>,
  stemmer: Stemmer,
): Promise<{ lines: MatchedLine[]; passages: MatchedPassage[] }> {
  const texts = [
    ...lines.map(({ segment }) => segment.text),
    ...passages.flatMap(({ passage }) => passage.lines.map(({ text }) => text)),
  ];
  const matchOf = await matchTexts(texts, queryStems, stemmer);
  return {
    lines: lines.map((line) => ({ ...line, ...matchOf(line.segment.text) })),
    passages: passages.flatMap((ranked) => bestOf(ranked, matchOf) ?? []),
  };
}

/** The passage with the line that has most of the query; of equals a sentence, which says more than a title. */
function bestOf(ranked: RankedPassage, matchOf: (text: string) => Match): MatchedPassage | null {
  const title = chapterTitle(ranked.passage);
  const [best] = ranked.passage.lines
    .map((line) => ({ line, ...matchOf(line.text) }))
    .sort((a, b) => b.stems.size - a.stems.size || Number(a.line === title) - Number(b.line === title));
  const stems = new Set(ranked.passage.lines.flatMap(({ text }) => [...matchOf(text).stems]));
  return best ? { ...ranked, line: best.line, highlights: best.highlights, stems } : null;
}
