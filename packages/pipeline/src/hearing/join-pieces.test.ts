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

/** What voices sound like: each alike to itself and to no other. */
const sounds = {
  dana: [1, 0.1, 0, 0],
  danaHoarse: [1, 0.5, 0, 0],
  tom: [0, 0, 1, 0.1],
  /** Neither the one nor the other, and like both. */
  between: [1, 0, 1, 0],
};
type Sound = keyof typeof sounds;

/** A piece of ten seconds in which words are said by voices, one each second. */
function piece(
  place: number,
  spoken: readonly (readonly [second: number, voice: string, text: string])[],
  soundOf: Readonly<Record<string, Sound>> = {},
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
    voices: Object.entries(soundOf).map(([speaker, sound]) => ({
      ...{ speaker, model: 'prints 1' },
      vector: sounds[sound],
    })),
  };
}

describe('voices of pieces', () => {
  it('are one voice where both pieces heard it around the cut, and unknown where they did not', () => {
    const { segments } = joinPieces([
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
    expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Speaker 1', 'morning'],
      ['Speaker 2', 'aye'],
      ['Speaker 2', 'fees'],
      ['Speaker 2', 'rose'],
      ['Speaker 3', 'no'],
    ]);
  });

  it('keep labels that are names', () => {
    const { segments } = joinPieces([
      piece(0, [[1, 'Dana Whitfield', 'aye']]),
      piece(1, [[12, 'Dana Whitfield', 'no']]),
    ]);
    expect(segments.map(({ speaker }) => speaker)).toEqual(['Dana Whitfield', 'Dana Whitfield']);
  });

  it('are one voice where they sound alike, though nobody spoke across the cut', () => {
    const { segments } = joinPieces([
      piece(
        0,
        [
          [1, 'A', 'morning'],
          [4, 'B', 'aye'],
        ],
        { A: 'dana', B: 'tom' },
      ),
      piece(
        1,
        [
          [14, 'A', 'no'],
          [17, 'B', 'thanks'],
        ],
        { A: 'tom', B: 'danaHoarse' },
      ),
    ]);
    expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Speaker 1', 'morning'],
      ['Speaker 2', 'aye'],
      ['Speaker 2', 'no'],
      ['Speaker 1', 'thanks'],
    ]);
  });

  it('stay apart where a sound is like two of them, and where two of one piece sound alike', () => {
    const like = (label: string, sound: Sound, second: number) =>
      joinPieces([
        piece(
          0,
          [
            [1, 'A', 'morning'],
            [4, 'B', 'aye'],
          ],
          { A: 'dana', B: 'tom' },
        ),
        piece(
          1,
          [
            [14, 'A', 'no'],
            [17, label, 'thanks'],
          ],
          { A: 'tom', [label]: sound },
        ),
      ]).segments.map(({ speaker }) => speaker)[second];
    expect(like('B', 'between', 3)).toBe('Speaker 3');
    expect(like('B', 'tom', 3)).toBe('Speaker 3');
  });

  it('have a sound of the whole, in which who spoke longer counts for more', () => {
    const { voices } = joinPieces([
      piece(
        0,
        [
          [1, 'A', 'morning'],
          [2, 'A', 'all'],
          [3, 'A', 'here'],
        ],
        { A: 'dana' },
      ),
      piece(1, [[14, 'B', 'no']], { B: 'danaHoarse' }),
    ]);
    expect(voices).toMatchObject([{ speaker: 'Speaker 1', model: 'prints 1', spokenMs: 2_000 }]);
    const [first = 0, second = 0] = voices[0]?.vector ?? [];
    expect(Math.hypot(...(voices[0]?.vector ?? []))).toBeCloseTo(1);
    expect(second / first).toBeGreaterThan(0.1);
    expect(second / first).toBeLessThan(0.3);
  });
});
