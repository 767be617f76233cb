// A filing tells two years in a row, each below a heading of its own: "2017 compared to 2016", then "2016 compared to 2015".
import { largestOf } from '@ecco/domain';
import { isTitleLine } from '../headings/heading.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import { countWords } from '../words/token.ts';

/** Words of such a heading, at most. */
const mostWords = 20;
const compares = /\b(?:compared (?:to|with)|versus|vs\.?|over|against)\b/iu;
const years = /\b(?:19|20)\d\d\b/gu;

/** The later year of a heading that sets two side by side; null for any other line. */
function yearCompared(text: string): number | null {
  const line = text.trim();
  if (/[.;:,]$/u.test(line) || !compares.test(line) || countWords(line) > mostWords) return null;
  const named = new Set(line.match(years)?.map(Number));
  return named.size === 2 ? largestOf(named) : null;
}

/** The segments of a paper that stand below a heading of an older period than its newest one. */
export const olderSegments = cachedBySource((source: Source): ReadonlySet<number> => {
  const { segments } = readSource(source);
  if (source.context.kind !== 'document') return new Set();
  const compared = segments.map(({ text }) => yearCompared(text));
  const newest = largestOf(compared.map((year) => year ?? 0));
  const older = new Set<number>();
  // Headings below the newest period stand below the older ones again, and end none of them.
  const again = new Set<string>();
  let year = newest;
  for (const [at, { text }] of segments.entries()) {
    const next = compared[at] ?? null;
    if (next !== null) {
      if (next === newest) again.clear();
      year = next;
    } else if (isTitleLine(segments, at)) {
      if (year === newest) again.add(text);
      else if (older.has(at - 1) && !again.has(text)) year = newest;
    }
    if (year < newest && next === null) older.add(at);
  }
  return older;
});
