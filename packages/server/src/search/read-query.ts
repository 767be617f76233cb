import type { ReadQuery } from '@ecco/contract';
import { themes } from '@ecco/domain';
import {
  hasFilter,
  lookedFor,
  type ParsedSearch,
  parseSearch,
  type SearchChip,
} from '@ecco/domain/search-language';
import type { HitQuery } from '@ecco/store';

export type Asker = { userId: string | null; now: number };

/** A query as it was read, and what the store is asked for. */
export type SearchReading = {
  parsed: ParsedSearch;
  /** Null where it has nothing to look for. */
  query: Pick<HitQuery, 'text' | 'narrowing'> | null;
};

/** Reads a query in the language of searches; words alone are asked for as they stand, which is the quicker way. */
export function readSearch(text: string, { userId, now }: Asker): SearchReading {
  const parsed = parseSearch(text);
  if (parsed.problems.some(({ code }) => code === 'only_negated')) return { parsed, query: null };
  const isPlain = parsed.chips.length === 0 && parsed.problems.length === 0;
  if (isPlain) return { parsed, query: { text } };
  const narrowing = { clauses: parsed.clauses, askerId: userId, now: new Date(now) };
  const words = lookedFor(parsed.clauses);
  return { parsed, query: { text: words, ...(parsed.chips.length > 0 && { narrowing }) } };
}

const dayMs = 86_400_000;

/** The day that the answer to a query depends on; null where it depends on what somebody keeps, which nothing tells of. */
export function answerDay({ parsed }: SearchReading, { now }: Asker): string | null {
  if (hasFilter(parsed.clauses, 'is', 'mine')) return null;
  return hasFilter(parsed.clauses, 'age') ? String(Math.floor(now / dayMs)) : '';
}

const labelOf = ({ kind, value }: SearchChip): string | null =>
  kind === 'theme' ? (Object.entries(themes).find(([id]) => id === value)?.[1] ?? null) : null;

/** What was understood and what was not, as it leaves. */
export const presentRead = ({ chips, problems }: ParsedSearch): Omit<ReadQuery, 'corrected'> => ({
  understood: chips.map((chip) => ({ ...chip, label: labelOf(chip), removable: true })),
  problems,
});
