import { describe, expect, it } from 'vitest';
import { alignWords } from './align-words.ts';
import { compareTranscripts } from './compare-transcripts.ts';

type Line = { text: string; said?: string; speaker?: string };

const ids = (lines: readonly Line[]) =>
  lines.map(({ text, said = null as string | null, speaker = null as string | null }, at) => {
    return { id: `line-${at}`, text, said: said ?? null, speaker: speaker ?? null, startMs: at * 5_000 };
  });
const runs = (lines: readonly Line[]) =>
  lines.map(({ text, speaker }, at) => {
    return { text, speaker: speaker ?? null, startMs: at * 5_000, endMs: at * 5_000 + 4_500, page: null };
  });

const meeting = [
  'The chair called the meeting to order and thanked the staff for the long report on private credit.',
  'We pay seventy one basis points to Bridgewell for the mandate in emerging market debt.',
  'The consultant recommends a commitment of fifty million dollars to the second fund of the manager.',
  'Aye, said the trustees, and the motion carried without anybody who spoke against the proposal.',
];
const compare = (
  before: readonly Line[],
  after: readonly Line[],
  named: { label: string; name: string }[] = [],
) => compareTranscripts({ itemId: 'item', before: ids(before), runs: runs(after), named });
const texts = (lines: readonly string[]): Line[] => lines.map((text) => ({ text }));
const with1 = (line: number, text: string): string[] => meeting.map((one, at) => (at === line ? text : one));

describe('two transcripts of one recording', () => {
  it('that differ in case and punctuation alone read the same', () => {
    const { changes } = compare(
      texts(meeting),
      texts(meeting.map((text) => text.toUpperCase().replace(',', ' –'))),
    );
    expect(changes.differences).toEqual([]);
    expect(changes.counts).toMatchObject({ same: 4, differ: 0 });
  });

  it('differ first in figures, then in names, then in words, each with the old beside the new', () => {
    const after = [
      'The chair called this meeting to order and thanked the staff for the long report on private credit.',
      'We pay seventeen basis points to Bridgewell for the mandate in emerging market debt.',
      'The consultant recommends a commitment of fifty million dollars to the second fund of the manager.',
      'Aye, said the trustees, and Motion Carried without anybody who spoke against the proposal.',
    ];
    const { changes } = compare(texts(meeting), texts(after));
    expect(changes.differences.map(({ kind, old, new: now }) => [kind, old.words, now.words])).toEqual([
      ['figure', 'seventy one', 'seventeen'],
      ['words', 'the', 'this'],
      ['words', 'the', ''],
    ]);
    expect(changes.differences[0]).toMatchObject({
      old: { line: 1, startMs: 5_000, before: 'We pay ', after: expect.stringContaining(' basis points') },
    });
    expect(changes.counts).toMatchObject({ same: 1, differ: 3, figures: 1 });
  });

  it('that spell a name otherwise differ in the name', () => {
    const { changes } = compare(
      texts(meeting),
      texts(with1(1, meeting[1]?.replace('Bridgewell', 'Bridge Wall') ?? '')),
    );
    expect(changes.differences).toMatchObject([
      { kind: 'name', old: { words: 'Bridgewell' }, new: { words: 'Bridge Wall' } },
    ]);
  });

  it('that write a figure otherwise do not differ in what it says', () => {
    const { changes } = compare(texts(meeting), texts(with1(2, meeting[2]?.replace('fifty', '50') ?? '')));
    expect(changes.differences.map(({ kind }) => kind)).toEqual(['words']);
  });

  it('are aligned where a stretch is missing, and within a bound where nothing is alike', () => {
    const words = Array.from({ length: 30_000 }, (_, at) => `w${at % 997}-${at}`);
    const without = [...words.slice(0, 10_000), ...words.slice(10_500)];
    const matches = alignWords(words, without);
    expect(matches.filter((match) => match === null)).toHaveLength(500);
    expect(
      alignWords(
        words,
        words.map((word) => `${word}x`),
      ).every((match) => match === null),
    ).toBe(true);
  });
});

describe('what a person corrected', () => {
  const corrected = (line: number, text: string) =>
    meeting.map((said, at): Line => (at === line ? { text, said } : { text: said }));
  const written = meeting[1]?.replace('Bridgewell', 'Bridgewell Partners') ?? '';

  it('stays on its words, though the rest of the line reads otherwise and is cut elsewhere', () => {
    const before = corrected(1, meeting[1]?.replace('seventy one', '72') ?? '');
    const after = texts([
      'The chair called the meeting to order and thanked the staff for the long report on private credit.',
      'We pay seventy one basis points to Bridge Wall for its mandate in emerging market debt.',
      ...meeting.slice(2),
    ]);
    const { carried, changes } = compare(before, after);
    expect(carried.map(({ said, after: now }) => [said, now])).toEqual([
      [after[1]?.text, 'We pay 72 basis points to Bridge Wall for its mandate in emerging market debt.'],
    ]);
    expect(changes.corrections).toMatchObject([{ fate: 'stays', now: expect.stringContaining('We pay 72') }]);
    expect(changes.counts).toMatchObject({ corrections: 1, lost: 0 });
  });

  it('needs nothing where the new transcript says it', () => {
    const { carried, changes } = compare(corrected(1, written), texts(with1(1, written)));
    expect([carried, changes.corrections.map(({ fate }) => fate)]).toEqual([[], ['agrees']]);
  });

  it('is listed as lost where its words are gone', () => {
    const before = corrected(1, meeting[1]?.replace('Bridgewell', 'Bridgewater') ?? '');
    const { carried, changes } = compare(
      before,
      texts(with1(1, 'We pay seventy one basis points to the rich well.')),
    );
    expect(carried).toEqual([]);
    expect(changes.corrections).toMatchObject([
      {
        fate: 'lost',
        corrected: expect.stringContaining('Bridgewater'),
        now: expect.stringContaining('rich well'),
      },
    ]);
    expect(changes.counts).toMatchObject({ corrections: 0, lost: 1 });
  });
});

describe('voices', () => {
  const said = (speakers: readonly string[]): Line[] =>
    meeting.map((text, at) => ({ text, speaker: speakers[at] ?? '' }));

  it('that a transcriber numbers anew are called as before by the words that they say', () => {
    const before = said(['Speaker 1', 'Speaker 2', 'Speaker 2', 'Speaker 3']);
    const { labels, changes } = compare(before, said(['B', 'A', 'A', 'C']), [
      { label: 'Speaker 2', name: 'Ada Lund' },
    ]);
    expect(Object.fromEntries(labels)).toEqual({ A: 'Speaker 2', B: 'Speaker 1', C: 'Speaker 3' });
    expect(changes.namesLost).toEqual([]);
  });

  it('that the publisher names are called so, and a name that a person gave is listed where its voice is gone', () => {
    const before = said(['Speaker 1', 'Speaker 2', 'Speaker 2', 'Speaker 3']);
    const { labels, changes } = compare(before, said(['Ada Lund', 'Bo Reyes', 'Bo Reyes', 'Ada Lund']), [
      { label: 'Speaker 2', name: 'Bo R.' },
    ]);
    expect(labels).toEqual([]);
    expect(changes.namesLost).toEqual(['Bo R.']);
  });
});
