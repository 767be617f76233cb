import { describe, expect, it } from 'vitest';
import { type Schedule, scheduleOf } from './coded-recording.fixture.ts';
import { cutAndJoined } from './cut-and-joined.fixture.ts';
import type { PieceTranscript } from './heard-piece.type.ts';
import { joinPieces } from './join-pieces.ts';

const minute = 60_000;
const talk = (seed: number): Schedule => scheduleOf({ seed, lengthMs: 4 * minute, pauses: true });
const unbroken = (seed: number): Schedule => scheduleOf({ seed, lengthMs: 4 * minute, pauses: false });
const longSilence = (seed: number): Schedule =>
  scheduleOf({ seed, lengthMs: 2 * minute, pauses: true, silenceMs: 60 * minute });
const noLimit = Number.MAX_SAFE_INTEGER;

describe('words of a recording that was cut and joined', () => {
  it.each([
    ['cut at pauses', talk(1), { maxMs: 40_000, maxBytes: noLimit }],
    ['cut by size', talk(2), { maxMs: noLimit, maxBytes: 70_000 }],
    ['cut in the middle of words, as nobody pauses', unbroken(3), { maxMs: 30_000, maxBytes: noLimit }],
    ['around an hour of silence', longSilence(4), { maxMs: 300_000, maxBytes: noLimit }],
  ])('are all there once and in order: %s', async (_what, schedule, limits) => {
    const joined = await cutAndJoined({ schedule, limits, seed: 1, jitterMs: 150 });
    expect(joined.cuts).toBeGreaterThan(3);
    expect(joined.told).toEqual(joined.said);
    expect(joined.farthestMs).toBeLessThanOrEqual(300);
    expect(joined.largest).toBeLessThanOrEqual(limits.maxBytes);
  });

  it('are all there at pauses also where only segments have times', async () => {
    const limits = { maxMs: 40_000, maxBytes: noLimit };
    const joined = await cutAndJoined({
      schedule: talk(5),
      limits,
      seed: 1,
      jitterMs: 50,
      tellsWords: false,
    });
    expect(joined.told).toEqual(joined.said);
  });
});

/** A piece of ten seconds in which words are said by voices, one each second. */
function piece(
  place: number,
  spoken: readonly (readonly [second: number, voice: string, text: string])[],
): PieceTranscript {
  return {
    fromMs: place * 10_000,
    toMs: (place + 1) * 10_000,
    language: null,
    maker: { engine: 'stand-in', version: '1' },
    segments: spoken.map(([second, speaker, text]) => ({
      text,
      speaker,
      startMs: second * 1000,
      endMs: second * 1000 + 500,
      confidence: null,
      words: [],
      signs: null,
    })),
  };
}

describe('voices of pieces', () => {
  it('are one voice where both pieces heard it around the cut, and unknown where they did not', () => {
    const joined = joinPieces([
      piece(0, [
        [1, 'A', 'morning'],
        [5, 'B', 'aye'],
        [9, 'B', 'fees'],
      ]),
      piece(1, [
        [9, 'A', 'fees'],
        [12, 'A', 'rose'],
        [15, 'B', 'no'],
      ]),
    ]);
    expect(joined.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Speaker 1', 'morning'],
      ['Speaker 2', 'aye'],
      ['Speaker 2', 'fees'],
      ['Speaker 2', 'rose'],
      ['Speaker 3', 'no'],
    ]);
  });

  it('keep labels that are names', () => {
    const joined = joinPieces([
      piece(0, [[1, 'Dana Whitfield', 'aye']]),
      piece(1, [[12, 'Dana Whitfield', 'no']]),
    ]);
    expect(joined.map(({ speaker }) => speaker)).toEqual(['Dana Whitfield', 'Dana Whitfield']);
  });
});
