import { bytesOf } from '../suite.fixture.ts';
import { parseTranscript } from './parse-transcript.ts';

// What three people say in each of these, in the forms in which programs, services and printers hand it out.
export const said = [
  { name: 'Ola Brandt', text: 'Good morning, the committee of the harbor fund is called to order.', s: 2 },
  { name: 'Pia Castell', text: 'The fund returned 6.4 percent, against a benchmark of 6.1.', s: 11.5 },
  { name: 'Ola Brandt', text: 'Is there a motion to commit $40 million to the Quay Fund?', s: 24 },
  { name: 'Rui Donati', text: 'So moved, subject to legal review and the fee cap.', s: 65.25 },
  { name: 'Pia Castell', text: 'Second. I disclose that I know one of its managers.', s: 72 },
  { name: 'Rui Donati', text: 'The motion carries four to one, and the clerk has the votes.', s: 3605.5 },
] as const;
export type Line = (typeof said)[number];

export const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
export const clock = (s: number, sign = '.', digits = 3): string =>
  `${two(s / 3600)}:${two((s / 60) % 60)}:${two(s % 60)}${digits === 0 ? '' : sign + (s % 1).toFixed(3).slice(2, 2 + digits)}`;
export const endOf = ({ s }: Line): number => s + 6;
export const file = (of: (line: Line, at: number) => string, head = '', between = '\n\n'): string =>
  head + said.map(of).join(between);

export const read = (text: string, name = 'talk.txt') =>
  parseTranscript(bytesOf(text), { name }).segments.map(({ speaker, text: words, startMs }) => ({
    speaker,
    text: words,
    startMs,
  }));
export const expected = said.map(({ name, text, s }) => ({ speaker: name, text, startMs: s * 1000 }));
export const untimed = expected.map((line) => ({ ...line, startMs: null }));
export const toSecond = expected.map((line) => ({
  ...line,
  startMs: Math.floor(line.startMs / 1000) * 1000,
}));
export const labeled = (labels: readonly string[]) =>
  expected.map((line) => ({
    ...line,
    speaker: labels[[...new Set(said.map(({ name }) => name))].indexOf(line.speaker)],
  }));
