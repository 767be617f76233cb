import { describe, expect, it } from 'vitest';
import { bytesOf } from '../suite.fixture.ts';
import { parseTranscript } from './parse-transcript.ts';
import { isTextTranscript } from './text.parser.ts';
import type { TranscriptHint } from './transcript.format.ts';

const read = (lines: readonly string[], hint: TranscriptHint = {}) =>
  parseTranscript(bytesOf(lines.join('\n')), hint).segments;
const marksIn = (lines: readonly string[], hint: TranscriptHint = {}) =>
  read(lines, hint).map(({ speaker, text, startMs }) => [speaker, text, startMs]);

const [first, second] = ['The plan earned six percent.', 'And what did it cost us?'];
const spoken = [
  ['Ann Lee', first, 5_000],
  ['Bo Marsh', second, 9_000],
];

describe('times in the text of a transcript', () => {
  it.each<[string, string[]]>([
    [
      'escaped behind a bold name',
      [`**Ann Lee:** \\[00:05\\] ${first}`, '', `**Bo Marsh:** \\[00:09\\] ${second}`],
    ],
    ['behind a name and a colon', [`Ann Lee: [00:00:05] ${first}`, `Bo Marsh: [00:00:09] ${second}`]],
    ['between a name and its colon', [`Ann Lee [00:00:05]: ${first}`, `Bo Marsh [00:00:09]: ${second}`]],
    ['in round brackets before a colon', [`Ann Lee (00:05): ${first}`, `Bo Marsh (00:09): ${second}`]],
    ['in round brackets without a colon', [`Ann Lee (00:05) ${first}`, `Bo Marsh (00:09) ${second}`]],
    ['before a name', [`(00:05) Ann Lee: ${first}`, `(00:09) Bo Marsh: ${second}`]],
    ['before a bold name', [`[00:00:05] **Ann Lee:** ${first}`, '', `[00:00:09] **Bo Marsh:** ${second}`]],
    ['bare before a name', [`00:00:05 Ann Lee: ${first}`, `00:00:09 Bo Marsh: ${second}`]],
    ['bare between a name and its colon', [`Ann Lee 00:05: ${first}`, `Bo Marsh 00:09: ${second}`]],
    ['behind a bar on the line of the name', ['Ann Lee | 00:05', first, '', 'Bo Marsh | 00:09', second]],
    ['on the line of the name', ['Ann Lee  0:05', first, '', 'Bo Marsh  0:09', second]],
    ['with a colon on the line of the name', ['Ann Lee (00:05):', first, '', 'Bo Marsh (00:09):', second]],
    ['as a span', [`[00:00:05 - 00:00:08] Ann Lee: ${first}`, `[00:00:09 - 00:00:12] Bo Marsh: ${second}`]],
    ['in cells', [`00:00:05\tAnn Lee\t${first}`, `00:00:09\tBo Marsh\t${second}`]],
  ])('%s', (_name, lines) => {
    expect(marksIn(lines)).toEqual(spoken);
  });

  it('stand before names on lines of their own', () => {
    const lines = (['0:05', '0:09', '0:12', '0:20'] as const).flatMap((time, at) => [
      `[00:0${time}] ${at % 2 === 0 ? 'Ann Lee' : 'Bo Marsh'}`,
      at % 2 === 0 ? first : second,
      '',
    ]);
    expect(marksIn(lines)).toEqual([...spoken, ['Ann Lee', first, 12_000], ['Bo Marsh', second, 20_000]]);
  });

  it('of the day count from the first words', () => {
    expect(
      marksIn([
        '[Ann Lee] 14:03:20',
        first,
        '',
        '[Bo Marsh] 14:03:24',
        second,
        '',
        '[Ann Lee] 14:03:30',
        'Little.',
      ]),
    ).toEqual([
      ['Ann Lee', first, 0],
      ['Bo Marsh', second, 4_000],
      ['Ann Lee', 'Little.', 10_000],
    ]);
    expect(
      marksIn([`9:03:20 AM Ann Lee: ${first}`, `9:03:24 AM Bo Marsh: ${second}`]).map(([, , at]) => at),
    ).toEqual([0, 4_000]);
  });

  it('alone on a line over the words of an unnamed voice make a transcript', () => {
    const lines = [5, 9, 13, 18, 24].flatMap((second) => [
      `0:${String(second).padStart(2, '0')}`,
      `words at ${second}`,
    ]);
    expect(isTextTranscript(lines.join('\n'))).toBe(true);
    expect(read(lines).map(({ startMs }) => startMs)).toEqual([5_000]);
    expect(read(lines)[0]?.text).toBe('words at 5 words at 9 words at 13 words at 18 words at 24');
    expect(isTextTranscript('9:00 Call to order\n9:05 Minutes\n9:10 Budget\n9:40 Fees\n10:00 Close')).toBe(
      false,
    );
  });

  it('in brackets need not begin near 0, as those of a part of a recording', () => {
    const part = ['2:31:21', '2:31:27', '2:31:30', '2:31:35', '2:31:38'];
    const words = part.map((time, at) => `[${time}] words at ${at}`);
    expect(isTextTranscript(words.join('\n'))).toBe(true);
    expect(read(words)[0]).toMatchObject({ startMs: 9_081_000, speaker: null });
    const short = ['31:21', '31:27', '31:30', '31:35', '31:38', '31:41', '31:44', '31:49'];
    expect(isTextTranscript(short.map((time) => `[${time}] words`).join('\n'))).toBe(true);
    const agenda = ['9:00', '9:05', '9:10', '9:40', '10:00', '10:12'];
    expect(isTextTranscript(agenda.map((time) => `[${time}] An item`).join('\n'))).toBe(false);
  });

  it('with hours and seconds need neither brackets nor a beginning near 0', () => {
    const part = ['2:53:43', '2:53:47', '2:54:02', '2:54:02', '2:54:45'];
    const words = part.map((time, at) => `${time} ${at === 4 ? '11L is an ordinance.' : `words at ${at}.`}`);
    expect(isTextTranscript(words.join('\n'))).toBe(true);
    expect(read(words)[0]).toMatchObject({ startMs: 10_423_000, speaker: null });
    const short = ['53:43', '53:47', '54:02', '54:09', '54:45'];
    expect(isTextTranscript(short.map((time) => `${time} words`).join('\n'))).toBe(false);
    const spans = part.map((time, at) => `${time} - 3:0${at}:00 An item`);
    expect(isTextTranscript(spans.join('\n'))).toBe(false);
  });

  it('inside a turn divide it, and one that notes what was not heard is only taken out', () => {
    const grown =
      'It grew by six percent of its assets in a year that was hard for all who hold bonds, said the report.';
    expect(
      marksIn([
        `**Ann Lee:** \\[04:00\\] ${grown} ${grown} \\[04:10\\] It went on \\[inaudible 00:04:12.18\\] last year.`,
        '',
        '**Bo Marsh:** Why?',
      ]),
    ).toEqual([
      ['Ann Lee', `${grown} ${grown}`, 240_000],
      ['Ann Lee', 'It went on [inaudible] last year.', 250_000],
      ['Bo Marsh', 'Why?', null],
    ]);
  });

  it('that are sparse are shared out among the turns between them, and the last turn has a length', () => {
    const turns = Array.from({ length: 13 }, (_, at) => {
      const mark = at % 4 === 0 ? `\\[00:${String(at * 5).padStart(2, '0')}\\] ` : '';
      const words = `${String.fromCharCode(97 + at)} `.repeat(50).trim();
      return `**${at % 2 === 0 ? 'Ann Lee' : 'Bo Marsh'}:** ${mark}${words}`;
    });
    const segments = read(turns.flatMap((turn) => [turn, '']));
    expect(segments.map(({ startMs }) => startMs)).toEqual(Array.from({ length: 13 }, (_, at) => at * 5_000));
    expect(segments.at(-1)?.endMs).toBe(65_000);
  });

  it('are left where they are none', () => {
    expect(
      marksIn([
        'Ann Lee: Read [3:16] and think.',
        'Bo Marsh: We meet at 10:30 tomorrow.',
        'Ann Lee: Lunch is at 12:15, then.',
        'Bo Marsh: Good.',
      ]),
    ).toEqual([
      ['Ann Lee', 'Read [3:16] and think.', null],
      ['Bo Marsh', 'We meet at 10:30 tomorrow.', null],
      ['Ann Lee', 'Lunch is at 12:15, then.', null],
      ['Bo Marsh', 'Good.', null],
    ]);
    expect(
      marksIn(['Nobody came.', '', 'Lunch 12:30: bread and cheese.', '', 'Nothing else was said.'])[1]?.[1],
    ).toBe('Lunch 12:30: bread and cheese.');
  });

  it('of captions stand over a name on a line of its own', () => {
    const lines = [5, 9, 13, 17].flatMap((from, at) => [
      `00:00:${String(from).padStart(2, '0')}.000 --> 00:00:${String(from + 3).padStart(2, '0')}.000`,
      at % 2 === 0 ? 'Ann Lee' : 'Bo Marsh',
      at % 2 === 0 ? first : second,
      '',
    ]);
    expect(read(lines).map(({ speaker, startMs }) => [speaker, startMs])).toEqual([
      ['Ann Lee', 5_000],
      ['Bo Marsh', 9_000],
      ['Ann Lee', 13_000],
      ['Bo Marsh', 17_000],
    ]);
  });
});

it('a paragraph with five times of a recording in it is talk, and one with hours of a day is none', () => {
  const marked = (times: readonly string[]) =>
    times.map((time) => `[${time}] ${first} It is ${time}.`).join(' ');
  const times = ['00:00:05', '00:00:09', '00:00:17', '00:00:20', '00:01:35'];
  expect(isTextTranscript(marked(times))).toBe(true);
  expect(marksIn([marked(times)])).toEqual([
    [null, times.map((time) => `${first} It is ${time}.`).join(' '), 5_000],
  ]);
  expect(isTextTranscript(marked(['9:00', '9:30', '10:00', '10:30', '11:00']))).toBe(false);
  expect(isTextTranscript(marked(['00:05', '00:09', '00:17', '00:20']))).toBe(false);
});
