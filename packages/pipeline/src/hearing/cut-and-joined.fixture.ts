import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutRecording, type PieceLimits } from '../media/cut/cut-recording.ts';
import { hearsAs, recordingOf, type Schedule } from './coded-recording.fixture.ts';
import { joinPieces } from './join-pieces.ts';
import { tokensOf } from './spoken-token.ts';

type Trial = {
  schedule: Schedule;
  limits: PieceLimits;
  seed: number;
  jitterMs: number;
  tellsWords?: boolean;
};

/** What became of the words of a recording that was cut, transcribed in pieces, and joined. */
type JoinedWords = {
  cuts: number;
  said: string[];
  told: string[];
  /** How far the time of a word is off at most, in ms. */
  farthestMs: number;
  /** Largest piece, in bytes. */
  largest: number;
};

export async function cutAndJoined({
  schedule,
  limits,
  tellsWords = true,
  ...heard
}: Trial): Promise<JoinedWords> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-cut-'));
  try {
    const path = join(directory, 'recording.wav');
    await writeFile(path, recordingOf(schedule));
    const pieces = await cutRecording({ path, limits, directory });
    let largest = 0;
    const pieceTranscripts = [];
    for (const piece of pieces) {
      const bytes = await readFile(piece.path);
      largest = Math.max(largest, bytes.length);
      const request = { bytes, mimeType: piece.mimeType, fileName: piece.fileName, language: null };
      const { segments } = hearsAs({ schedule, tellsWords, ...heard }, request);
      const move = <Timed extends { startMs: number; endMs: number }>(timed: Timed): Timed => ({
        ...timed,
        startMs: timed.startMs + piece.startMs,
        endMs: timed.endMs + piece.startMs,
      });
      pieceTranscripts.push({
        fromMs: piece.fromMs,
        toMs: piece.toMs,
        language: null,
        maker: { engine: 'stand-in', version: '1' },
        segments: segments.map((segment) => ({ ...move(segment), words: segment.words.map(move) })),
        voices: [],
      });
    }
    const tokens = tokensOf(joinPieces(pieceTranscripts).segments);
    const off = tokens.map(({ startMs }, place) => Math.abs(startMs - (schedule.words[place]?.startMs ?? 0)));
    return {
      cuts: pieces.length - 1,
      said: schedule.words.map(({ text }) => text),
      told: tokens.map(({ text }) => text),
      farthestMs: off.reduce((most, ms) => Math.max(most, ms), 0),
      largest,
    };
  } finally {
    await rm(directory, { recursive: true });
  }
}
