import { describe, expect, it } from 'vitest';
import type { PieceSegment } from '../heard-piece.type.ts';
import { withInventionsAside } from './set-aside.ts';

type Signs = NonNullable<PieceSegment['signs']>;
const doubtful: Signs = { logProbability: -1.6, compression: 3.1, silence: 0.9 };

const spoken = (
  texts: readonly string[],
  {
    signs = null,
    everyMs = 6_000,
    voices = 1,
  }: { signs?: Signs | null; everyMs?: number; voices?: number } = {},
): PieceSegment[] =>
  texts.map((text, at) => ({
    text,
    speaker: `speaker ${at % voices}`,
    startMs: at * everyMs,
    endMs: (at + 1) * everyMs,
    confidence: null,
    words: [],
    signs,
  }));

const asideOf = (segments: PieceSegment[]) =>
  withInventionsAside(segments).flatMap(({ text, setAside }) =>
    setAside === null ? [] : [[text, setAside]],
  );
const times = (count: number, text: string) => Array.from({ length: count }, () => text);
const wordsOf = (segments: readonly { text: string }[]) => segments.map(({ text }) => text).join(' ');

const roll = ['Alvarez', 'Brown', 'Chen', 'Diaz', 'Evans', 'Fong', 'Garcia', 'Haddad', 'Ivers'];

describe('never set aside, however unsurely it was heard', () => {
  it.each<[string, string[]]>([
    ['a single Aye', ['Aye.']],
    ['a single No', ['No.']],
    ['a thank you', ['Thank you.']],
    ['ayes of a whole board', times(15, 'Aye.')],
    ['ayes in one breath', [times(15, 'Aye').join(' ')]],
    ['thanks of everybody', times(20, 'Thank you.')],
    ['a roll call', roll.flatMap((name) => [`Trustee ${name}?`, 'Aye.'])],
    ['a roll call without a stop', [roll.map((name) => `trustee ${name} aye`).join(' ')]],
    ['a roll call in one run', [roll.map((name) => `${name}? Yes.`).join(' ')]],
    ['votes in whole sentences', times(11, 'I vote aye.')],
    ['votes of a consent calendar', times(5, 'All in favor? Aye. Opposed? Motion carries.')],
    ['second and third readings', ['So moved.', 'Second.', 'So moved.', 'Second.', 'So moved.', 'Second.']],
  ])('%s', (_, texts) => {
    expect(asideOf(spoken(texts, { signs: doubtful }))).toEqual([]);
  });

  it('the same sentence of several voices', () => {
    const texts = times(9, 'I am against the sale of this building.');
    expect(asideOf(spoken(texts, { voices: 3 }))).toEqual([]);
  });

  it('words that were heard as well as ever, though they pack well or follow a silence', () => {
    const signs = { logProbability: -0.3, compression: 3.1, silence: 0.9 };
    expect(asideOf(spoken(['The committee met twice over the summer on this.'], { signs }))).toEqual([]);
  });

  it('votes as minutes of boards have them', () => {
    const minutes = [
      'Motion by Trustee Alvarez, seconded by Trustee Brown, to approve the minutes of June 4.',
      'Roll call: Alvarez aye, Brown aye, Chen aye, Diaz no, Evans aye.',
      'The motion carried four to one.',
      'Motion by Trustee Chen, seconded by Trustee Diaz, to approve the minutes of July 2.',
      'Roll call: Alvarez aye, Brown aye, Chen aye, Diaz aye, Evans aye.',
      'The motion carried five to zero.',
    ];
    expect(asideOf(spoken(minutes))).toEqual([]);
  });
});

describe('set aside', () => {
  it.each<[string, string[], string]>([
    [
      'a sentence over and over',
      times(30, 'We will be right back after the break.'),
      'We will be right back after the break.',
    ],
    [
      'a long sentence four times',
      times(4, 'And the committee will then take up the matter of the annual actuarial valuation report.'),
      'And the committee',
    ],
    ['one word for minutes', times(30, times(12, 'the').join(' ')), 'the'],
    [
      'a loop inside a run',
      [`The report is filed. ${times(20, 'and so we go on to the next').join(' ')}`],
      'and so we',
    ],
  ])('%s, but for the first time', (_, texts, start) => {
    const segments = withInventionsAside(spoken(texts));
    const aside = segments.filter(({ setAside }) => setAside === 'repeated');
    expect(aside.length).toBeGreaterThan(0);
    expect(aside.every(({ text }) => start.split(' ').some((word) => text.includes(word)))).toBe(true);
    expect(segments[0]?.setAside).toBeNull();
    expect(wordsOf(segments)).toBe(texts.join(' '));
  });

  it('more short words than anybody says in the time', () => {
    const run = spoken([times(150, 'you').join(' ')], { everyMs: 12_000 });
    expect(asideOf(run)).toMatchObject([[expect.stringMatching(/^you you/u), 'repeated']]);
  });

  it('words where nobody speaks', () => {
    const signs = { logProbability: -1.4, compression: 1.2, silence: 0.9 };
    const text = 'Thanks for watching, and please subscribe to our channel.';
    expect(asideOf(spoken([text], { signs }))).toEqual([[text, 'silence']]);
  });

  it('what the transcriber holds for unlikely and repeats itself', () => {
    const signs = { logProbability: -1.4, compression: 2.9, silence: 0.1 };
    const text = 'I think that we should go to the place that we should go to the place where we should go';
    expect(asideOf(spoken([text], { signs }))).toEqual([[text, 'unlikely']]);
  });
});

it('looks through ten hours in which one sentence is said over and over without growing slow', () => {
  const segments = spoken(times(20_000, 'and so we go on to the next item of today'));
  expect(asideOf(segments)).toHaveLength(19_999);
});
