import { describe, expect, it } from 'vitest';
import { cutSegments } from './cut-segments.ts';
import type { TranscribedRun } from './transcribed-run.ts';

type Word = readonly [text: string, confidence?: number | null];

/** A run whose words last 400 ms each. */
const wordRun = (
  words: readonly Word[],
  part: Partial<TranscribedRun> & { confidence?: number | null } = {},
) => {
  const { confidence = null, startMs = 0, ...rest } = part;
  const from = startMs ?? 0;
  return {
    speaker: null,
    text: words.map(([text]) => text).join(' '),
    startMs: from,
    endMs: from + words.length * 400,
    page: null,
    heard: {
      confidence,
      words: words.map(([text, sure = 0.9], at) => ({
        text,
        startMs: from + at * 400,
        endMs: from + at * 400 + 400,
        confidence: sure,
      })),
    },
    ...rest,
  } satisfies TranscribedRun;
};

const cut = (...runs: TranscribedRun[]) => cutSegments({ itemId: 'item', runs, known: [] }).segments;
const unsureOf = (...runs: TranscribedRun[]) =>
  cut(...runs).flatMap(({ text, hearing }) =>
    (hearing?.unsure ?? []).map(({ at, length, kind }) => [text.slice(at, at + length), kind]),
  );

describe('words of a recording', () => {
  it('stand in the segment that they were cut into, each at its time', () => {
    const sentence: Word[] = 'We raised the allocation to private credit by two points this year .'
      .split(' ')
      .map((word) => [word === '.' ? 'again.' : word]);
    const all = Array.from({ length: 12 }, () => sentence).flat();
    const segments = cut(wordRun(all));
    expect(segments.length).toBeGreaterThan(1);
    const words = segments.flatMap(({ text, hearing }) =>
      (hearing?.words ?? []).map(({ at, length, startMs }) => [text.slice(at, at + length), startMs]),
    );
    expect(words).toEqual(all.map(([text], at) => [text, at * 400]));
  });

  it('give a segment that is cut out of a run its second', () => {
    const slow = Array.from({ length: 40 }, (_, at): Word => [at % 8 === 7 ? 'considerations.' : 'mmm']);
    const quick = Array.from({ length: 60 }, (_, at): Word => [at % 6 === 5 ? 'ends here.' : 'somewhat']);
    const segments = cut(wordRun([...slow, ...quick]));
    for (const { startMs, hearing } of segments) expect(startMs).toBe(hearing?.words[0]?.startMs);
    expect(segments.every(({ isEstimated }) => !isEstimated)).toBe(true);
  });

  it('are found whatever signs the transcriber writes with them, and one that is not there moves none', () => {
    const run = wordRun([['Fees'], ['fell']], { text: 'Fees, “fell” — by 9%.' });
    const words = [
      { text: 'FEES', startMs: 0, endMs: 1, confidence: 1 },
      { text: 'nowhere', startMs: 1, endMs: 2, confidence: 1 },
      { text: ' fell.', startMs: 2, endMs: 3, confidence: 1 },
      { text: '9%', startMs: 3, endMs: 4, confidence: 1 },
    ];
    const [segment] = cut({ ...run, heard: { confidence: null, words } });
    expect(segment?.hearing?.words.map(({ at, length }) => segment.text.slice(at, at + length))).toEqual([
      'Fees',
      'fell',
      '9%',
    ]);
  });

  it('that nobody told leave a segment inside a run with an estimated time', () => {
    const text = Array.from({ length: 30 }, (_, at) => `This is sentence number ${at} of the turn.`).join(
      ' ',
    );
    const run = { speaker: 'A', text, startMs: 0, endMs: 60_000, page: null };
    expect(cut(run).map(({ isEstimated }) => isEstimated)).toEqual([false, true, true]);
  });

  it('of a paper are none', () => {
    expect(cut({ speaker: null, text: 'Fees fell.', startMs: null, endMs: null, page: 1 })).toMatchObject([
      { hearing: null },
    ]);
  });
});

describe('what was heard below the bar', () => {
  it.each<[string, Word[], [string, string][]]>([
    ['a figure', [['pay'], ['71', 0.4], ['basis'], ['points.']], [['71 basis points', 'figure']]],
    [
      'a figure in words',
      [['it'], ['is'], ['seventy', 0.9], ['one', 0.3], ['percent.']],
      [['seventy one percent', 'figure']],
    ],
    ['a number of a thing', [['see'], ['item'], ['7B-2', 0.5]], [['7B-2', 'figure']]],
    [
      'a name',
      [['we'], ['met'], ['Dana', 0.9], ['Whitfield', 0.2], ['there.']],
      [['Dana Whitfield', 'name']],
    ],
    [
      'nothing where other words are unsure',
      [
        ['so', 0.1],
        ['we', 0.2],
        ['pay', 0.3],
        ['71', 0.9],
      ],
      [],
    ],
    ['nothing where all is sure', [['Dana'], ['pays'], ['71']], []],
    ['no word that begins a sentence', [['Then', 0.1], ['we'], ['met.'], ['Perhaps', 0.2], ["I'm", 0.1]], []],
  ])('is %s', (_, words, expected) => {
    expect(unsureOf(wordRun(words))).toEqual(expected);
  });

  it('is told by the run where the transcriber does not tell it of words', () => {
    const words: Word[] = [
      ['we', null],
      ['pay', null],
      ['71', null],
    ];
    expect(unsureOf(wordRun(words, { confidence: 0.5 }))).toEqual([['71', 'figure']]);
    expect(unsureOf(wordRun(words, { confidence: 0.7 }))).toEqual([]);
    expect(unsureOf(wordRun(words))).toEqual([]);
  });

  it('is no name in a language that writes things with capitals', () => {
    const german: Word[] =
      'Der Vorstand hat die Anlage in der letzten Sitzung nach langer Beratung mit dem Ausschuss beschlossen und die Gebühren für das kommende Jahr gesenkt'
        .split(' ')
        .map((word) => [word, 0.2]);
    expect(unsureOf(wordRun(german)).filter(([, kind]) => kind === 'name')).toEqual([]);
  });
});
