import { describe, expect, it } from 'vitest';
import { bytesOf } from '../suite.fixture.ts';
import {
  clock,
  endOf,
  expected,
  file,
  type Line,
  labeled,
  read,
  toSecond,
  untimed,
} from './layouts.fixture.ts';
import { parseTranscript } from './parse-transcript.ts';

describe('tables', () => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  it.each([
    [
      'CSV in clock times',
      file(
        (line) => `${clock(line.s)},${clock(endOf(line))},${line.name},${quoted(line.text)}`,
        'start time,end time,speaker,dialog\n',
        '\n',
      ),
    ],
    [
      'CSV in milliseconds',
      file(
        (line) => `${line.s * 1000},${endOf(line) * 1000},${line.name},${quoted(line.text)}`,
        'start,end,speaker,text\n',
        '\n',
      ),
    ],
    [
      'semicolons',
      file(
        (line) => `${line.name};${clock(line.s)};${line.text}`,
        '\ufeffSpeaker;Timestamp;Transcript\n',
        '\n',
      ),
    ],
    [
      'tabs',
      file(
        (line) => `${line.s}\t${endOf(line)}\t${line.name}\t${line.text}`,
        'start\tend\tspeaker\ttext\n',
        '\n',
      ),
    ],
  ])('%s', (_name, text) => {
    expect(read(text, 'talk.csv')).toEqual(expected);
  });

  it('a quotation mark in a table of tabs is a word’s own', () => {
    expect(read('start\tend\ttext\n0\t2000\tHe said "no', 'talk.tsv').map(({ text }) => text)).toEqual([
      'He said "no',
    ]);
  });
});

describe('text', () => {
  it.each([
    ['names alone on a line', file(({ name, text }) => `${name}\n\n${text}`), untimed],
    ['names as headings', file(({ name, text }) => `#### ${name}\n\n${text}`), untimed],
    [
      'a role under the name and dots between',
      file(
        ({ name, text }) => `${name}\nChief Officer, Harbor Works, Inc.\n${text}`,
        'MANAGEMENT DISCUSSION SECTION\n\n',
        `\n\n${'.'.repeat(60)}\n`,
      ),
      untimed,
    ],
    [
      'times in words',
      file(
        (line) =>
          `${line.name} ${Math.floor(line.s / 60)} minutes ${Math.floor(line.s % 60)} seconds\n${line.text}`,
      ),
      toSecond,
    ],
    [
      'times from and to, and counted voices',
      file(
        (line) =>
          `[${clock(line.s)} - ${clock(endOf(line))}] speaker_${['Ola Brandt', 'Pia Castell', 'Rui Donati'].indexOf(line.name)}: ${line.text}`,
        '',
        '\n',
      ),
      labeled(['speaker_0', 'speaker_1', 'speaker_2']),
    ],
    [
      'the note of a program at its foot',
      file((line) => `${line.name}  ${clock(line.s, '', 0)}\n${line.text}`).concat(
        '\n\nTranscribed by a program of ours',
      ),
      toSecond,
    ],
    [
      'the note of a meeting program',
      file((line) => `${line.name}   ${clock(line.s, '', 0)}\n${line.text}`).concat(
        '\n\nOla Brandt stopped transcription',
      ),
      toSecond,
    ],
  ])('%s', (_name, text, requested) => {
    expect(read(text)).toEqual(requested);
  });

  it('a reporter numbers lines and writes who examines', () => {
    const lines = [
      '            BY MS. HALE:',
      '        Q.  When did the board',
      'first hear of the second fund?',
      '        A.  In August.  The committee',
      'met on the 14th.',
      '            MR. DUNN:  Objection, form.',
      '            THE WITNESS:  I can answer.',
      '        Q.  Please do.',
    ];
    const page = lines.map((line, at) => `${String(at + 1).padStart(2)}  ${line}`).join('\n');
    expect(read(page).map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual(
      expect.arrayContaining([
        'Q: When did the board first hear of the second fund?',
        'A: In August. The committee met on the 14th.',
        'MR. DUNN: Objection, form.',
      ]),
    );
  });

  it('questions and answers of a hearing are two voices', () => {
    const hearing = [1, 2, 3]
      .map((at) => `Q. What is the rate in year ${at}?\n\nA. It is ${at} percent, as it was.`)
      .join('\n\n');
    expect(read(hearing).map(({ speaker }) => speaker)).toEqual(['Q', 'A', 'Q', 'A', 'Q', 'A']);
  });

  it('fields of records are no voices, and votes of a roll are', () => {
    const record = (name: string, at: number) =>
      `${name} Pension Fund\nState: IL\nAssets: $${at}.5 billion\nFiscal year ends: 06-30\nWebsite: https://fund.example/${at}`;
    const records = ['Harbor', 'Quay', 'Pier', 'Dock'].map(record).join('\n\n');
    expect(new Set(read(records).map(({ speaker }) => speaker))).toEqual(new Set([null]));
    const roll = ['Ola Brandt', 'Pia Castell', 'Rui Donati']
      .map((name) => `Clerk: ${name}?\n${name}: Aye`)
      .join('\n');
    expect(read(roll).map(({ speaker }) => speaker)).toContain('Rui Donati');
  });

  it('headings of a paper that come back are no voices', () => {
    const paper = ['Northern Region', 'Southern Region', 'Northern Region', 'Southern Region']
      .map(
        (heading) =>
          `${heading} Results\n\nReturns rose in every quarter of the year, which nobody had expected.`,
      )
      .join('\n\n');
    expect(read(paper).map(({ speaker }) => speaker)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

it.each([
  ['a time above a name', ({ s, name, text }: Line) => `${clock(s, '', 0)}\n${name}\n${text}`],
  ['a name above a time', ({ s, name, text }: Line) => `${name}\n${clock(s, '', 0)}\n${text}`],
  [
    'a name and a time in paragraphs',
    ({ s, name, text }: Line) => `${name}\n\n${clock(s, '', 0)}\n\n${text}`,
  ],
  [
    'a name and a span',
    (line: Line) => `${line.name} (${clock(line.s, '', 0)} - ${clock(endOf(line), '', 0)})\n${line.text}`,
  ],
  [
    'a list with times set as code',
    ({ s, name, text }: Line) => `- **${name}** \`${clock(s, '', 0)}\` ${text}`,
  ],
])('%s, with the words, is a turn', (_name, of) => {
  expect(read(file(of))).toEqual(toSecond);
});

it('the heads of pages whose lines are numbered are told, and said by nobody', () => {
  const page = (number: number, lines: readonly string[]) =>
    [`     STATE SENATE    ${number}`, '', ...lines.map((line, at) => `${at + 1}   ${line}`)].join('\n');
  const pages = [
    page(22, [
      '   CHAIR BRANDT:  Is there a motion',
      'on item four?',
      '   MR. DONATI:  I move that we',
      'commit $40',
    ]),
    page(23, ['million to the fund.', '   CHAIR BRANDT:  Is there a second?', '   MS. CASTELL:  Second.']),
  ];
  expect(read(pages.join('\n\n')).map(({ speaker, text }) => `${speaker}: ${text}`)).toContain(
    'MR. DONATI: I move that we commit $40 million to the fund.',
  );
  const { report } = parseTranscript(bytesOf(pages.join('\n\n')));
  expect(report.entries).toMatchObject([
    { what: 'line-unspoken', count: 2, excerpt: expect.stringContaining('22') },
  ]);
});

it('the key words that a program puts above a talk are no voice', () => {
  const text = file(
    ({ s, name, text: words }) => `${name} ${clock(s, '', 0)}\n${words}`,
    'Keywords: fees, rate\n\n',
  );
  expect(read(text)).toEqual(toSecond);
});

describe('what is left out of a text', () => {
  const entriesOf = (text: string, name: string) =>
    parseTranscript(bytesOf(text), { name }).report.entries.map(({ what, count, excerpt }) => ({
      what,
      count,
      excerpt,
    }));

  it('is told where a program wrote it', () => {
    const text = file(({ name, text: words }) => `${name}: ${words}`, '', '\n\n');
    expect(entriesOf(`${text}\n\nTranscribed by Quay Notes`, 'talk.txt')).toEqual([
      { what: 'line-unspoken', count: 1, excerpt: 'Transcribed by Quay Notes' },
    ]);
    expect(entriesOf(text, 'talk.txt')).toEqual([]);
  });

  it('is told where a program says when it stopped', () => {
    const text = file(({ name, text: words }) => `${name}: ${words}`);
    expect(entriesOf(`${text}\n\nTranscription ended after 01:02:03`, 'talk.txt')).toEqual([
      { what: 'line-unspoken', count: 1, excerpt: 'Transcription ended after 01:02:03' },
    ]);
  });

  it('is told where a row of a table cannot be read', () => {
    const rows = file((line) => `${clock(line.s)},${line.name},"${line.text}"`, 'start,speaker,text\n', '\n');
    const [entry] = entriesOf(`${rows}\n00:59:00.000,Rui Donati,"It carries four to one`, 'talk.csv');
    expect(entry).toMatchObject({ what: 'row-unread', count: 1 });
  });
});

it('the list of who attended and the note of its program above a transcript are said by nobody', () => {
  const head =
    'Nov 12, 2026\n\nBoard meeting - Transcript\n\nAttendees\n\nOla Brandt, Mei Sato\n\nTranscript\n\nThis editable transcript was computer generated and might contain errors.\n\n00:00:00\n\n';
  const turns =
    'Ola Brandt: I call the board to order.\n\nMei Sato: Thank you, Chair.\n\n00:05:04\n\nOla Brandt: Is there a motion?\n\nMei Sato: I move the report.\n';
  const { segments } = parseTranscript(bytesOf(head + turns), { name: 'talk.txt' });
  expect(segments.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
    'Ola Brandt: I call the board to order.',
    'Mei Sato: Thank you, Chair.',
    'Ola Brandt: Is there a motion?',
    'Mei Sato: I move the report.',
  ]);
});
