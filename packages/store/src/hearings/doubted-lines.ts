import { type SetAsideReason, spansAfterEdit } from '@ecco/domain';
import type { DoubtedLine, DoubtedPlace, HearingReview } from './hearing.types.ts';
import { unpackPlaces } from './packed-words.ts';

type DoubtedRow = {
  segmentId: string;
  idx: number;
  text: string;
  said: string | null;
  startMs: number | null;
  endMs: number | null;
  isEstimated: boolean;
  unsure: number[] | null;
  setAside: SetAsideReason | null;
};

const bare = (words: string): string => words.toLowerCase();
const keyOf = (segmentId: string, words: string): string => `${segmentId}\n${bare(words)}`;

/** Lines as they read now with what is said of them; a line of which nothing is doubted any more is left out. */
export function doubtedLines(rows: readonly DoubtedRow[], reviews: readonly HearingReview[]): DoubtedLine[] {
  const standing = reviews.filter(({ undoneAt }) => undoneAt === null);
  const confirmed = new Map(
    standing
      .filter(({ kind }) => kind === 'confirmed')
      .map((review) => [keyOf(review.segmentId, review.words), review]),
  );
  const restored = new Map(
    standing.filter(({ kind }) => kind === 'restored').map((review) => [review.segmentId, review]),
  );
  return rows.flatMap((row) => {
    const { segmentId, text, said, setAside } = row;
    const spans = spansAfterEdit({ before: said ?? text, after: text }, unpackPlaces(row.unsure ?? []));
    const places = spans.map((span): DoubtedPlace => {
      const words = text.slice(span.at, span.at + span.length);
      return { ...span, words, review: confirmed.get(keyOf(segmentId, words)) ?? null };
    });
    if (places.length === 0 && setAside === null) return [];
    const { idx, startMs, endMs, isEstimated } = row;
    const review = restored.get(segmentId) ?? null;
    return [{ segmentId, idx, text, startMs, endMs, isEstimated, places, setAside, review }];
  });
}
