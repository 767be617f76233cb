import { findSeam } from './find-seam.ts';
import type { PieceSegment, PieceTranscript } from './heard-piece.type.ts';
import { createVoices } from './join-voices.ts';
import { segmentsOf, tokensOf } from './spoken-token.ts';

/** Seconds around a cut that both of its pieces transcribed, at most. */
const overlapMs = 2_000;

/**
 * What pieces transcribed as one: what two of them transcribed around a cut is said once, and a voice keeps its label where words that both
 * transcribed say that it is the same.
 */
export function joinPieces(pieces: readonly PieceTranscript[]): PieceSegment[] {
  const [only] = pieces;
  if (pieces.length < 2) return only?.segments ?? [];
  const voices = createVoices();
  const received = pieces.map(({ segments, toMs }) => ({ segments, toMs, tokens: tokensOf(segments) }));
  const whole: PieceSegment[] = [];
  let from = 0;
  let label = voices.ofPiece([], (same) => same);
  received.forEach(({ segments, tokens, toMs }, place) => {
    const next = received[place + 1];
    const seam = next && findSeam(tokens, next.tokens, { cutMs: toMs, overlapMs });
    const spokenTokens = tokens.slice(from, Math.max(from, seam?.before ?? tokens.length));
    const own = segmentsOf(segments, spokenTokens).map((segment) => ({
      ...segment,
      speaker: segment.speaker === null ? null : label(segment.speaker),
    }));
    for (const segment of own) whole.push(segment);
    from = seam?.after ?? 0;
    label = voices.ofPiece(seam?.pairs ?? [], label);
  });
  return whole;
}
