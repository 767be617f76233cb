import { describe, expect, it } from 'vitest';
import { toTranscription } from './to-transcription.ts';
import { TranscriptionReply } from './transcription-reply.ts';

const morning = { start: 0, end: 1.5, text: ' Good morning.' };
const welcome = { start: 1.5, end: 3.25, text: 'Welcome.' };

/** What is read from an answer of this body, of a recording that lasts so long. */
const read = (body: object, endMs: number | null = null) =>
  toTranscription(TranscriptionReply.parse(body), endMs)?.segments ?? [];

describe('what an answer tells', () => {
  const places = (segments: { startMs: number; endMs: number }[]) =>
    segments.map(({ startMs, endMs }) => [startMs, endMs]);
  const at = (start: unknown, end: unknown, text = 'word') => ({ start, end, text });

  it('is runs with voices and times, also where numbers come as strings', () => {
    const segments = read({
      segments: [morning, { start: '1.5', end: 3.25, text: 'Welcome.', speaker: 1 }, at(3.25, 4, '  ')],
    });
    expect(segments).toMatchObject([
      { text: 'Good morning.', speaker: null, startMs: 0, endMs: 1500 },
      { text: 'Welcome.', speaker: '1', startMs: 1500, endMs: 3250 },
    ]);
  });

  it.each([
    [
      'beyond the end',
      [at(0, 5), at(8, 14)],
      [
        [0, 5000],
        [8000, 10_000],
      ],
    ],
    [
      'wholly beyond the end',
      [at(0, 5), at(12, 14)],
      [
        [0, 5000],
        [10_000, 10_000],
      ],
    ],
    [
      'backward',
      [at(0, 2), at(4, 6), at(6, 8), at(1, 2), at(8, 9)],
      [
        [0, 2000],
        [4000, 6000],
        [6000, 8000],
        [8000, 8000],
        [8000, 9000],
      ],
    ],
    [
      'far ahead of all others',
      [at(0, 2), at(9, 9.5), at(3, 4), at(4, 6)],
      [
        [0, 2000],
        [2000, 2080],
        [3000, 4000],
        [4000, 6000],
      ],
    ],
    [
      'overlapping',
      [at(0, 5), at(3, 6)],
      [
        [0, 3000],
        [3000, 6000],
      ],
    ],
    [
      'of no length',
      [at(1, 1), at(3, 3)],
      [
        [1000, 1080],
        [3000, 3080],
      ],
    ],
    [
      'ending before they begin',
      [at(2, 1), at(3, 4)],
      [
        [2000, 2080],
        [3000, 4000],
      ],
    ],
  ])('is put right where times are %s', (_what, segments, expected) => {
    const corrected = places(read({ segments }, 10_000));
    const starts = corrected.map(([start]) => start ?? 0);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    for (const [index, [, end]] of corrected.entries())
      expect(end).toBeLessThanOrEqual(starts[index + 1] ?? 10_000);
    expect(corrected).toEqual(expected);
  });

  it.each([
    ['a logarithm', { avg_logprob: -0.105 }, 0.9],
    ['a share', { confidence: 0.9 }, 0.9],
    ['a percent', { confidence: 90 }, 0.9],
    ['nothing', {}, null],
    ['out of all bounds', { confidence: 9_000 }, 1],
  ])('is how sure it was heard, told as %s', (_what, reported, share) => {
    const [segment] = read({ segments: [{ ...morning, ...reported }] });
    if (share === null) expect(segment?.confidence).toBeNull();
    else expect(segment?.confidence).toBeCloseTo(share, 2);
  });

  it('is words, in their segment, whether they stand in it or beside it', () => {
    const words = [
      { word: 'Good', start: 0, end: 0.4, probability: 0.8 },
      { word: 'morning.', start: 0.4, end: 0.4 },
      { word: 'Welcome.', start: 1.5, end: 3 },
    ];
    const beside = read({ segments: [morning, welcome], words });
    const inside = read({
      segments: [
        { ...morning, words: words.slice(0, 2) },
        { ...welcome, words: words.slice(2) },
      ],
    });
    expect(inside).toEqual(beside);
    expect(beside.map((segment) => segment.words.map(({ text }) => text))).toEqual([
      ['Good', 'morning.'],
      ['Welcome.'],
    ]);
    expect(beside[0]?.words).toMatchObject([
      { startMs: 0, endMs: 400, confidence: 0.8 },
      { startMs: 400, endMs: 480, confidence: null },
    ]);
  });

  it('is runs of the words where there are no segments', () => {
    const words = [at(0, 0.4, 'Good'), at(0.4, 1, 'morning.'), at(1, 2, 'Welcome'), at(5, 6, 'all')];
    expect(read({ text: 'Good morning. Welcome all', words })).toMatchObject([
      { text: 'Good morning.', startMs: 0, endMs: 1000 },
      { text: 'Welcome', startMs: 1000, endMs: 2000 },
      { text: 'all', startMs: 5000, endMs: 6000 },
    ]);
  });

  it.each([
    ['[S01] Good morning.', [['S01', 'Good morning.']]],
    ['SPEAKER_00: Good morning.', [['SPEAKER_00', 'Good morning.']]],
    [
      '[S01] Aye. [S02] Aye.',
      [
        ['S01', 'Aye.'],
        ['S02', 'Aye.'],
      ],
    ],
    [
      'The S&P [500] rose, the speaker 12: said',
      [
        [null, 'The S&P [500] rose, the'],
        ['speaker 12', 'said'],
      ],
    ],
    ['Item 7: the minutes of [S]', [[null, 'Item 7: the minutes of [S]']]],
  ])('is voices where labels stand in the text: %s', (text, expected) => {
    const segments = read({ segments: [{ start: 0, end: 2, text }] });
    expect(segments.map((segment) => [segment.speaker, segment.text])).toEqual(expected);
  });
});
