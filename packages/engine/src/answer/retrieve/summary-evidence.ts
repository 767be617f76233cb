import type { CitedText } from '@ecco/domain';
import type { QuestionSource } from '../../ports/ports.ts';
import { saturate } from '../terms/bm25.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { countTerms } from '../terms/text-index.ts';
import { spreadAround, type Values } from './spread.ts';

type Weights = readonly { term: string; weight: number }[];

/** How much each text has of what is asked. */
function scoreTexts(texts: readonly string[], weights: Weights): number[] {
  const read = texts.map(searchTermsOf);
  const average = read.reduce((sum, { length }) => sum + length, 0) / Math.max(1, read.length) || 1;
  return read.map((terms) => {
    const counts = countTerms(terms);
    return weights.reduce(
      (sum, { term, weight }) => sum + weight * saturate(counts.get(term) ?? 0, terms.length / average),
      0,
    );
  });
}

const textOf = (sentences: readonly CitedText[]): string => sentences.map(({ text }) => text).join(' ');

/** What the outline says of a question: each chapter, its sections included, speaks for its segments. */
export function outlineEvidence({ outline, segments }: QuestionSource, weights: Weights): Values {
  const values = new Float64Array(segments.length);
  const chapters = outline?.chapters ?? [];
  const told = chapters.map(({ title, sections = [], summary, takeaways }) =>
    [title, ...sections.map((section) => section.title), textOf(summary), textOf(takeaways)].join(' '),
  );
  for (const [at, value] of scoreTexts(told, weights).entries()) {
    const { firstSegment = 0, lastSegment = -1 } = chapters[at] ?? {};
    values.fill(value, firstSegment, lastSegment + 1);
  }
  return values;
}

/** Segments around a cited one for which a sentence speaks too. */
const reach = 2;

/** What the short form says of a question, at the places that it cites. */
export function analysisEvidence({ analysis, segments }: QuestionSource, weights: Weights): Values {
  const values = new Float64Array(segments.length);
  const sentences = analysis ? [...analysis.tldr, ...(analysis.oneLiner ? [analysis.oneLiner] : [])] : [];
  const placeOf = new Map(segments.map(({ id }, at) => [id, at]));
  const scores = scoreTexts(
    sentences.map(({ text }) => text),
    weights,
  );
  for (const [at, { citations }] of sentences.entries()) {
    for (const { segmentId } of citations) {
      const place = placeOf.get(segmentId);
      if (place !== undefined) values[place] = Math.max(values[place] ?? 0, scores[at] ?? 0);
    }
  }
  return spreadAround(values, reach);
}
