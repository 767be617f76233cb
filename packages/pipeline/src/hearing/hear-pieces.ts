/**
 * A recording is transcribed piece by piece. What comes of a piece is kept at once, so that a
 * process that is killed pays for no piece twice; a piece that the service finds too large is cut in two.
 */
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HearingLimits, isTooLarge, type Transcription } from '@ecco/engine';
import type { FileStore } from '@ecco/store';
import type { Cutting, Piece, PieceLimits } from '../media/cut/cut-recording.ts';
import { ask, type EngineResult, type Engines } from '../work/engine-chain.ts';
import type { PieceSegment, PieceTranscript } from './heard-piece.type.ts';
import { findPiece, keepPiece } from './hearing-file.ts';

export type Hearing = {
  engines: Engines;
  files: FileStore;
  cut: (cutting: Cutting) => Promise<Piece[]>;
  signal: AbortSignal;
  /** Where the words are to be kept. */
  key: string;
  language: string | null;
  /** Names that may be said, the likeliest first. */
  names: readonly string[];
  /** What the service takes now; it may turn out to be less. */
  limits: () => HearingLimits;
  /** A directory for pieces. */
  directory: string;
  /** Told after each piece. */
  progress: (doneMs: number) => Promise<unknown>;
};

/** A piece of fewer seconds is not cut any more: then it is not its length that the service refuses. */
const shortestMs = 20_000;

/** Halves overlap, and need some room for that. */
const halfShare = 0.6;

const moved = (segment: PieceSegment, ms: number): PieceSegment => ({
  ...segment,
  startMs: Math.round(segment.startMs + ms),
  endMs: Math.round(segment.endMs + ms),
  words: segment.words.map((word) => ({
    ...word,
    startMs: Math.round(word.startMs + ms),
    endMs: Math.round(word.endMs + ms),
  })),
});

async function hear(hearing: Hearing, piece: Piece): Promise<PieceTranscript> {
  const { engines, signal, language, names } = hearing;
  const { fromMs, toMs, startMs, endMs } = piece;
  const bytes = await readFile(piece.path);
  const durationMs = piece.isMeasured ? endMs - startMs : null;
  const input = { bytes, mimeType: piece.mimeType, fileName: piece.fileName, language, names, durationMs };
  const { value, maker }: EngineResult<Pick<Transcription, 'language' | 'segments' | 'voices'>> = await ask(
    engines,
    { task: 'transcribe', port: (ports) => ports.transcribe, input, signal },
  );
  const segments = value.segments.map((segment) => moved(segment, startMs));
  return { fromMs, toMs, maker, language: value.language, segments, voices: value.voices ?? [] };
}

/** The same piece as two or three, taken from and to where it was. */
async function halves(hearing: Hearing, piece: Piece): Promise<Piece[]> {
  const { size } = await stat(piece.path);
  const directory = join(hearing.directory, `of-${Math.round(piece.startMs)}-${Math.round(piece.endMs)}`);
  await mkdir(directory, { recursive: true });
  const limits: PieceLimits = {
    maxBytes: Math.ceil(size * halfShare),
    maxMs: piece.isMeasured ? Math.ceil((piece.endMs - piece.startMs) * halfShare) : Number.MAX_SAFE_INTEGER,
  };
  const cut = await hearing.cut({ path: piece.path, limits, directory });
  return cut.map((part, index) => ({
    ...part,
    startMs: part.startMs + piece.startMs,
    endMs: part.endMs + piece.startMs,
    fromMs: index === 0 ? piece.fromMs : part.fromMs + piece.startMs,
    toMs: piece.isMeasured && index === cut.length - 1 ? piece.toMs : part.toMs + piece.startMs,
  }));
}

async function isBeyond({ limits }: Hearing, piece: Piece): Promise<boolean> {
  const { maxBytes, maxMs } = limits();
  const { size } = await stat(piece.path);
  return size > maxBytes || piece.endMs - piece.startMs > maxMs;
}

/** What is transcribed of a piece, in as many parts as the service takes. Silence is a piece without words. */
async function hearPiece(hearing: Hearing, piece: Piece): Promise<PieceTranscript[]> {
  const { files, key } = hearing;
  const before = await findPiece(files, key, piece);
  if (before !== null) return [before];
  const lengthMs = piece.endMs - piece.startMs;
  const mayBeCut = !piece.isMeasured || lengthMs > shortestMs;
  if (mayBeCut && (await isBeyond(hearing, piece))) return hearHalves(hearing, piece);
  try {
    const heard = await hear(hearing, piece);
    await keepPiece(files, key, { piece, heard });
    return [heard];
  } catch (error) {
    hearing.signal.throwIfAborted();
    if (mayBeCut && isTooLarge(error)) return hearHalves(hearing, piece);
    throw error;
  }
}

async function hearHalves(hearing: Hearing, piece: Piece): Promise<PieceTranscript[]> {
  const received: PieceTranscript[][] = [];
  for (const part of await halves(hearing, piece)) received.push(await hearPiece(hearing, part));
  return received.flat();
}

/**
 * Hears pieces, as many at once as the service takes, in their order. After a failure no other piece is begun; those that were
 * begun are waited for and kept. Throws the first failure.
 */
export async function hearPieces(hearing: Hearing, pieces: readonly Piece[]): Promise<PieceTranscript[]> {
  const received: PieceTranscript[][] = pieces.map(() => []);
  const failures: unknown[] = [];
  let next = 0;
  let doneMs = 0;

  const mayGoOn = (): boolean => failures.length === 0 && !hearing.signal.aborted;

  async function hearOn(): Promise<void> {
    for (let place = next; mayGoOn() && place < pieces.length; place = next) {
      next += 1;
      const piece = pieces[place];
      if (piece === undefined) return;
      try {
        received[place] = await hearPiece(hearing, piece);
        doneMs += piece.toMs - piece.fromMs;
        await hearing.progress(doneMs);
      } catch (error) {
        failures.push(error);
      }
    }
  }

  const atOnce = Math.min(hearing.limits().atOnce, pieces.length);
  await Promise.all(Array.from({ length: atOnce }, hearOn));
  hearing.signal.throwIfAborted();
  if (failures.length > 0) throw failures[0];
  return received.flat();
}
