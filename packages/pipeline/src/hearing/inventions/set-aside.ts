/**
 * What a transcriber is suspected to have made up (D57): the same words over and over, words where nobody speaks, and words
 * that it holds for unlikely itself and that repeat themselves. By structure and by what it says of its own work, never by
 * phrase. Nothing is dropped: what is suspected stays in its place, with the reason.
 */
import type { SetAsideReason } from '@ecco/domain';
import type { PieceSegment } from '../heard-piece.type.ts';
import { type SpokenToken, segmentsOf, tokensOf } from '../spoken-token.ts';
import { repeatedTokens } from './repeated-tokens.ts';
import { isShortExchange } from './short-exchange.ts';

type JudgedSegment = PieceSegment & { setAside: SetAsideReason | null };

/** The bars at which Whisper itself tries a window a second time, or takes it for silence. */
const unlikelyBelow = -1;
const packsAbove = 2.4;
const silentAbove = 0.6;

function reasonBySigns({ signs, text }: PieceSegment): SetAsideReason | null {
  const { logProbability, compression, silence } = signs ?? {};
  if ((logProbability ?? 0) >= unlikelyBelow || isShortExchange(text)) return null;
  if ((silence ?? 0) > silentAbove) return 'silence';
  return (compression ?? 0) > packsAbove ? 'unlikely' : null;
}

type Stretch = { isRepeated: boolean; tokens: SpokenToken[] };

/** Tokens that follow each other in one segment, and are all repeated or none of them. */
function stretchesOf(tokens: readonly SpokenToken[], repeated: ReadonlySet<number>): Stretch[] {
  const stretches: Stretch[] = [];
  tokens.forEach((token, place) => {
    const isRepeated = repeated.has(place);
    const open = stretches.at(-1);
    if (open?.isRepeated === isRepeated && open.tokens[0]?.segment === token.segment) open.tokens.push(token);
    else stretches.push({ isRepeated, tokens: [token] });
  });
  return stretches;
}

/** A segment as some of its tokens in a row. */
function partOf(segments: readonly PieceSegment[], tokens: readonly SpokenToken[]): PieceSegment[] {
  const segment = segments[tokens[0]?.segment ?? 0];
  return segment === undefined
    ? []
    : segmentsOf(
        [segment],
        tokens.map((token) => ({ ...token, segment: 0 })),
      );
}

export function withInventionsAside(segments: readonly PieceSegment[]): JudgedSegment[] {
  const tokens = tokensOf(segments);
  const repeated = repeatedTokens(tokens);
  const bySigns = (segment: PieceSegment) => ({ ...segment, setAside: reasonBySigns(segment) });
  if (repeated.size === 0) return segments.map(bySigns);
  return stretchesOf(tokens, repeated).flatMap(({ isRepeated, tokens: own }) =>
    partOf(segments, own).map((segment) =>
      isRepeated ? { ...segment, setAside: 'repeated' as const } : bySigns(segment),
    ),
  );
}
