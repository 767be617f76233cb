/**
 * From a stored recording to what is said in it, of any length (D54): cut into what the service takes, transcribed in pieces, joined.
 * The recording is read in ranges and never as a whole.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { HearingLimits, Maker } from '@ecco/engine';
import { z } from 'zod';
import { readBytes, transcriptBody } from '../item/transcript-file.ts';
import type { Piece } from '../media/cut/cut-recording.ts';
import { mimeOfName } from '../media/media-file.ts';
import { hearingLimits } from '../work/engine-chain.ts';
import { type Hearing, hearPieces } from './hear-pieces.ts';
import type { PieceTranscript } from './heard-piece.type.ts';
import { nothingTranscribed } from './hearing.errors.ts';
import { type JoinedPieces, joinPieces } from './join-pieces.ts';

type Recording = {
  mediaKey: string;
  size: number;
  /** As its container says; null where it says nothing. */
  durationMs: number | null;
};

type RecordingTranscript = JoinedPieces & { language: string | null; maker: Maker };

/** Reported after each piece: how much of the recording has been transcribed, in ms. */
type HearingProgress = (doneMs: number, wholeMs: number) => Promise<unknown>;

type RecordingWork = Omit<Hearing, 'directory' | 'progress' | 'limits'> & {
  recording: Recording;
  progress: HearingProgress;
};

const KeptLimits = z.object({ maxBytes: z.number(), maxMs: z.number() });

/**
 * By what a recording was cut at first: a later try cuts it alike, also when the service turned out to take less or when its
 * settings changed meanwhile, so that what was transcribed of it is known again.
 */
async function keptLimits({ files, key }: RecordingWork, now: HearingLimits) {
  const own = `${key}.heard-by`;
  if ((await files.head(own)) !== null) {
    return KeptLimits.parse(JSON.parse(new TextDecoder().decode(await readBytes(files, own))));
  }
  const limits = { maxBytes: now.maxBytes, maxMs: now.maxMs };
  const body = transcriptBody(new TextEncoder().encode(JSON.stringify(limits)));
  await files.put({ key: own, body, mime: 'application/json' });
  return limits;
}

/** Where the recording lies on this machine; one that lies elsewhere is copied into the directory. */
async function pathOf({ files, recording, signal }: RecordingWork, directory: string): Promise<string> {
  const path = files.localPath(recording.mediaKey);
  if (path !== null) return path;
  const copy = join(directory, basename(recording.mediaKey));
  await pipeline(await files.get(recording.mediaKey), createWriteStream(copy), { signal });
  return copy;
}

async function piecesOf(work: RecordingWork, directory: string, now: HearingLimits): Promise<Piece[]> {
  const { recording } = work;
  const path = await pathOf(work, directory);
  const limits = await keptLimits(work, now);
  const wholeMs = recording.durationMs ?? 0;
  if (recording.size > limits.maxBytes || wholeMs > limits.maxMs) {
    return work.cut({ path, limits, directory });
  }
  const fileName = basename(recording.mediaKey);
  const mimeType = mimeOfName(recording.mediaKey);
  return [
    { path, fileName, mimeType, startMs: 0, endMs: wholeMs, fromMs: 0, toMs: wholeMs, isMeasured: false },
  ];
}

function joined(pieces: readonly PieceTranscript[]): RecordingTranscript {
  const [first] = pieces;
  if (first === undefined) throw new Error('A recording has at least one piece.');
  const language = pieces.find((piece) => piece.language !== null)?.language ?? null;
  return { language, ...joinPieces(pieces), maker: first.maker };
}

const directoryOf = (key: string): string =>
  join(tmpdir(), `ecco-pieces-${key.replace(/[^\w-]/g, '-').slice(-120)}`);

export async function hearRecording(work: RecordingWork): Promise<RecordingTranscript> {
  const limits = () => hearingLimits(work.engines);
  const directory = directoryOf(work.key);
  // A process that was killed may have left some.
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  try {
    const pieces = await piecesOf(work, directory, limits());
    const wholeMs = pieces.at(-1)?.toMs ?? 0;
    const progress = (doneMs: number) => work.progress(doneMs, wholeMs);
    const recordingTranscript = joined(await hearPieces({ ...work, limits, directory, progress }, pieces));
    if (recordingTranscript.segments.length === 0) throw nothingTranscribed();
    return recordingTranscript;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
