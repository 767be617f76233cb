import { expect, it } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';

const read = (text: string) => parseTranscript(new TextEncoder().encode(text));
const wordsOf = ({ segments }: ReturnType<typeof read>): string => segments.map(({ text }) => text).join(' ');
const reported = ({ report }: ReturnType<typeof read>) =>
  report.entries.map(({ what, count, of }) => ({ what, count, of }));

const talk = [
  'The fund returned six percent.',
  'The board met in May.',
  'Fees fell by a third.',
  'It closed.',
];

it.each([
  [
    'SBV',
    talk
      .map((line, at) => `0:00:0${at === 1 ? ':99:12' : at * 2},0:00:0${at * 2 + 1}.000\n${line}\n`)
      .join('\n'),
  ],
  [
    'SAMI',
    `<SAMI><BODY><SYNC Start=1000><P>${talk[0]}<SYNC Start=soon><P>${talk[1]}<SYNC Start=5000><P>${talk[2]}<SYNC Start=7000><P>${talk[3]}</BODY></SAMI>`,
  ],
  [
    'timed text',
    `<transcript><text start="1" dur="1">${talk[0]}</text><text start="soon">${talk[1]}</text><text start="5">${talk[2]}</text><text start="7">${talk[3]}</text></transcript>`,
  ],
  [
    'JSON',
    JSON.stringify(talk.map((text, at) => ({ text, speaker: 'Ann', ...(at !== 1 && { start: at * 2 }) }))),
  ],
])('no word of %s is lost where a time cannot be read, and the report says so', (_, text) => {
  const transcript = read(text);
  expect(wordsOf(transcript)).toBe(talk.join(' '));
  expect(reported(transcript)).toEqual([{ what: 'cue-time-unread', count: 1, of: expect.any(Number) }]);
});
