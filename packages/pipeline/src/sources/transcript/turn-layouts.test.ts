import { describe, expect, it } from 'vitest';
import { bytesOf } from '../suite.fixture.ts';
import {
  clock,
  expected,
  file,
  type Line,
  labeled,
  read,
  toSecond,
  two,
  untimed,
} from './layouts.fixture.ts';
import { parseTranscript } from './parse-transcript.ts';

const minutes = ({ s }: Line): string => `${two(s / 60)}:${two(s % 60)}`;
const seconds = ({ s }: Line): string => clock(s, '.', 0);
const voices = ['Ola Brandt', 'Pia Castell', 'Rui Donati'];
const place = ({ name }: Line): number => voices.indexOf(name);
const surname = ({ name }: Line): string => name.split(' ')[1] ?? '';
const initials = ({ name }: Line): string => name.replace(/(\p{Lu})\p{Ll}+ ?/gu, '$1');

describe('who speaks, as programs print it', () => {
  it.each([
    [
      'a time and a name in brackets',
      file((line) => `${seconds(line)} [${line.name}]\n${line.text}`),
      toSecond,
    ],
    ['a name and tabs', file((line) => `${line.name}:\t${minutes(line)}\t${line.text}`, '', '\n'), toSecond],
    ['a name, a dash and a time', file((line) => `${line.name} - ${minutes(line)}\n${line.text}`), toSecond],
    ['a name, a time and a dash', file((line) => `${line.name}, ${minutes(line)} - ${line.text}`), toSecond],
    [
      'an at sign before the time',
      file((line) => `@${minutes(line)} - **${line.name}**\n${line.text}`),
      toSecond,
    ],
    ['a heading with a time', file((line) => `## ${line.name} (${seconds(line)})\n\n${line.text}`), toSecond],
    [
      'a list in Markdown',
      file((line) => `- **${line.name}** (${minutes(line)}): ${line.text}`, '', '\n'),
      toSecond,
    ],
    [
      'a record of three fields',
      file((line) => `Time: ${seconds(line)}\nSpeaker: ${line.name}\nText: ${line.text}`),
      toSecond,
    ],
    [
      'the time spelled and in digits below the name',
      file(
        (line) =>
          `${line.name}\n${Math.floor(line.s / 60)} minutes ${Math.floor(line.s % 60)} seconds\n${minutes(line)}\n${line.text}`,
      ),
      toSecond,
    ],
    [
      'initials above the name',
      file((line) => `${initials(line)}\n${line.name}\n${minutes(line)}\n${line.text}`),
      toSecond,
    ],
    [
      'a table in Markdown',
      file(
        (line) => `| ${seconds(line)} | ${line.name} | ${line.text} |`,
        '| Time | Speaker | Text |\n|---|---|---|\n',
        '\n',
      ),
      toSecond,
    ],
    [
      'a table without heads',
      file((line) => `${clock(line.s)},${line.name},"${line.text}"`, '', '\n'),
      expected,
    ],
  ])('%s', (_name, text, right) => {
    expect(read(text)).toEqual(right);
  });
});

describe('who speaks, as printers and pages have it', () => {
  const firm = 'Harbor Works, Inc.';
  it.each([
    [
      'answers and questions in angles',
      file((line) => `<A – ${line.name} – ${firm}>: ${line.text}`),
      untimed,
    ],
    ['names in brackets', file((line) => `[**${line.name}**] ${line.text}`), untimed],
    ['names in quotes of Markdown', file((line) => `> **${line.name}**: ${line.text}`), untimed],
    ['names before a long dash', file((line) => `${line.name} — ${line.text}`), untimed],
    [
      'two brackets behind the name',
      file((line) => `${line.name} (Harbor West) (Ind): ${line.text}`),
      untimed,
    ],
    ['names in quotation marks', file((line) => `"${line.name}": "${line.text}"`), untimed],
    ['names behind a sign', file((line) => `@${line.name}: ${line.text}`), untimed],
    ['the word speaker', file((line) => `Speaker: ${line.name}\n${line.text}`), untimed],
    ['bold names without a colon', file((line) => `**${line.name}** ${line.text}`), untimed],
    ['a wide colon', file((line) => `${line.name}：${line.text}`), untimed],
    [
      'a slanted office behind the name',
      file((line) => `**${line.name}** -- *Chief Officer*\n\n${line.text}`),
      untimed,
    ],
    [
      'titles and a point',
      file((line) => `  Ms. ${surname(line).toUpperCase()}. ${line.text}`),
      labeled(['Ms. BRANDT', 'Ms. CASTELL', 'Ms. DONATI']).map((line) => ({ ...line, startMs: null })),
    ],
    [
      'an office and a point',
      file((line) => `    ${['The Chairman', 'Ms. Castell', 'Senator Donati'][place(line)]}. ${line.text}`),
      labeled(['The Chairman', 'Ms. Castell', 'Senator Donati']).map((line) => ({ ...line, startMs: null })),
    ],
    [
      'numbered lines',
      file((line) => `${line.name.toUpperCase()}: ${line.text}`, '', ' ')
        .split(/(?<=\s\S{1,12}\s\S{1,12}\s\S{1,12}) /)
        .map((part, at) => `${String((at % 25) + 1).padStart(2)}  ${part}`)
        .join('\n'),
      null,
    ],
  ])('%s', (_name, text, right) => {
    const segments = read(text);
    if (right) expect(segments).toEqual(right);
    else expect(segments.map((one) => one.text).join(' ')).not.toMatch(/\b\d\d? {2}/);
  });

  it('of pages, by a class that says so', () => {
    const page = `<div>${file((line) => `<p><span class="time">${seconds(line)}</span> <span class="speaker-name">${line.name}</span> <span>${line.text}</span></p>`)}</div>`;
    expect(read(page, 'talk.html')).toEqual(toSecond);
  });

  it('of pages, in a table', () => {
    const rows = file(
      (line) => `<tr><td>${seconds(line)}</td><td>${line.name}</td><td>${line.text}</td></tr>`,
    );
    const page = `<html><body><h1>Board</h1><table><tr><th>Time</th><th>Speaker</th><th>Text</th></tr>${rows}</table></body></html>`;
    expect(read(page, 'talk.html')).toEqual(toSecond);
  });
});

describe('what nobody is named by', () => {
  it('a heading with a dash is no voice that speaks', () => {
    const text =
      'Fees — 2026\n\nThe fee fell.\n\nCosts — 2026\n\nThe costs rose.\n\nFees — 2027\n\nNo change.';
    expect(read(text).every(({ speaker }) => speaker === null)).toBe(true);
  });

  it('sounds in brackets are no voices', () => {
    const text =
      '[Applause] Thank you all.\n\n[Music] Now to the fund.\n\n[Applause] It grew.\n\n[Music] We end.';
    expect(read(text).every(({ speaker }) => speaker === null)).toBe(true);
  });

  it('an address behind a colon is nobody’s words', () => {
    const text = file(
      (line) => `${minutes(line)} - ${line.name}\n${line.text}`,
      'VIEW RECORDING - 61 mins: https://talks.example/a\n\n---\n\n',
    );
    expect(read(text)).toEqual(toSecond);
  });
});

describe('the office of who speaks', () => {
  const officers = ['Chief Executive Officer', 'Chief Financial Officer', 'Analyst, Harbor Bank'];
  const peopleOf = (text: string) => parseTranscript(bytesOf(text)).about.people;
  const people = voices.map((name, at) => ({ name, role: officers[at] }));

  it.each([
    ['on the line below the name', file((line) => `${line.name}\n${officers[place(line)]}\n\n${line.text}`)],
    ['behind the name', file((line) => `${line.name} -- ${officers[place(line)]}\n\n${line.text}`)],
    [
      'in the list of those who take part',
      file(
        (line) => `${line.name}\n\n${line.text}`,
        `Participants\n\n${voices.map((name, at) => `${name} - ${officers[at]}`).join('\n')}\n\n`,
      ),
    ],
  ])('is read %s', (_name, text) => {
    expect(peopleOf(text)).toEqual(people);
  });

  it('is nobody’s where a sentence names one', () => {
    const text = file(
      ({ name, text: words }) => `${name}: ${words}`,
      'Ola Brandt, the chief executive of last year, spoke.\n\n',
    );
    expect(peopleOf(text)).toEqual([]);
  });
});
