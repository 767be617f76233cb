import type { RecordingVoice } from '../voices/voice-sum.ts';
import { findSeam } from './find-seam.ts';
import type { PieceSegment, PieceTranscript } from './heard-piece.type.ts';
import { createVoices, type LabelOf, type TokenPair } from './join-voices.ts';
import { segmentsOf, tokensOf } from './spoken-token.ts';

/** Seconds around a cut that both of its pieces transcribed, at most. */
const overlapMs = 2_000;

/** Segments in their order, and what their voices sound like where that is known. */
export type JoinedPieces = { segments: PieceSegment[]; voices: RecordingVoice[] };

/** Prints of a piece with how long each voice speaks in it. */
function printsOf({ voices, segments }: Pick<PieceTranscript, 'voices' | 'segments'>): RecordingVoice[] {
  return voices.map((print) => ({
    ...print,
    spokenMs: segments
      .filter(({ speaker }) => speaker === print.speaker)
      .reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0),
  }));
}

/**
 * What pieces transcribed as one: what two of them transcribed around a cut is said once, and a voice keeps its label where words that both
 * transcribed, or its sound, say that it is the same.
 */
export function joinPieces(pieces: readonly PieceTranscript[]): JoinedPieces {
  const [only] = pieces;
  if (only === undefined) return { segments: [], voices: [] };
  if (pieces.length === 1) return { segments: only.segments, voices: printsOf(only) };
  const voices = createVoices();
  const received = pieces.map((piece) => ({
    ...piece,
    prints: printsOf(piece),
    tokens: tokensOf(piece.segments),
  }));
  const whole: PieceSegment[] = [];
  let from = 0;
  let pairs: readonly TokenPair[] = [];
  let label: LabelOf = (same) => same;
  received.forEach(({ segments, tokens, toMs, prints }, place) => {
    label = voices.ofPiece({ pairs, before: label, prints });
    const next = received[place + 1];
    const seam = next && findSeam(tokens, next.tokens, { cutMs: toMs, overlapMs });
    const spokenTokens = tokens.slice(from, Math.max(from, seam?.before ?? tokens.length));
    const own = segmentsOf(segments, spokenTokens).map((segment) => ({
      ...segment,
      speaker: segment.speaker === null ? null : label(segment.speaker),
    }));
    for (const segment of own) whole.push(segment);
    from = seam?.after ?? 0;
    pairs = seam?.pairs ?? [];
  });
  return { segments: whole, voices: voices.prints() };
}
