import { largestOf } from '@ecco/domain';
import { compareWeights } from './compare.weights.ts';
import type { MinutesText } from './minutes-text.ts';
import { subjectTerms } from './said-terms.ts';

/** Words of a recording that are looked at together, half of them each time anew. */
const wordsTogether = 160;

/** The terms of a recording, a stretch at a time. */
function stretchesOf(segments: readonly { text: string }[]): ReadonlySet<string>[] {
  const halves: ReadonlySet<string>[] = [];
  let [text, words] = ['', 0];
  for (const segment of segments) {
    text += ` ${segment.text}`;
    words += segment.text.split(/\s+/u).length;
    if (words < wordsTogether / 2) continue;
    halves.push(subjectTerms(text));
    [text, words] = ['', 0];
  }
  halves.push(subjectTerms(text));
  return halves.map((half, at) => new Set([...half, ...(halves[at + 1] ?? [])]));
}

/**
 * Whether minutes tell of this recording: most of their paragraphs are said together somewhere in it, by words that are
 * not said all over it.
 */
export function isOfRecording({ lines }: MinutesText, segments: readonly { text: string }[]): boolean {
  const stretches = stretchesOf(segments);
  const uses = new Map<string, number>();
  for (const stretch of stretches) for (const term of stretch) uses.set(term, (uses.get(term) ?? 0) + 1);
  const weightOf = (term: string): number => 1 / Math.sqrt(Math.max(1, (uses.get(term) ?? 0) / 2));
  const reported = lines
    .map(({ terms }) => [...terms])
    .filter((terms) => terms.length >= compareWeights.leastTermsOfLine);
  const matches = reported.filter((terms) => {
    const weight = (some: readonly string[]) => some.reduce((sum, term) => sum + weightOf(term), 0);
    const shares = stretches.map(
      (stretch) => weight(terms.filter((term) => stretch.has(term))) / weight(terms),
    );
    return largestOf(shares, 0) >= compareWeights.leastShareOfLine;
  });
  return (
    matches.length >= compareWeights.leastLinesFound &&
    matches.length > compareWeights.leastShareOfLines * reported.length
  );
}
