import type { SearchResult } from '@ecco/contract';
import { trimClock } from '../../format/time.ts';

/** Start and end as the result says them, or its page. */
export function rangeOf(result: SearchResult): string | null {
  const ends = [result.start_time, result.end_time].filter((time) => time !== null).map(trimClock);
  return ends.length > 0 ? [...new Set(ends)].join('–') : null;
}
