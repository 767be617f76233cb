import { describe, expect, it } from 'vitest';
import { bytesOf } from '../suite.fixture.ts';
import { clock, endOf, expected, file, type Line, read, two } from './layouts.fixture.ts';
import { parseTranscript } from './parse-transcript.ts';

describe('captions', () => {
  const voice = ({ name, text }: Line) => `<v ${name}>${text}`;
  it.each([
    [
      'commas before the fraction',
      file((line) => `${clock(line.s, ',')} --> ${clock(endOf(line), ',')}\n${voice(line)}`, 'WEBVTT\n\n'),
    ],
    [
      'a comma in some of the cues',
      file(
        (line, at) => `${clock(line.s, at % 2 ? ',' : '.')} --> ${clock(endOf(line))}\n${voice(line)}`,
        'WEBVTT\n\n',
      ),
    ],
    [
      'seconds alone in the first minute',
      file(
        (line) =>
          `${line.s < 60 ? line.s.toFixed(3) : clock(line.s)} --> ${clock(endOf(line))}\n${voice(line)}`,
        'WEBVTT\n\n',
      ),
    ],
    [
      'two digits of fraction',
      file(
        (line) => `${clock(line.s, '.', 2)} --> ${clock(endOf(line), '.', 2)}\n${voice(line)}`,
        'WEBVTT\n\n',
      ),
    ],
    [
      'a name behind a counted voice',
      file(
        (line, at) => `${clock(line.s)} --> ${clock(endOf(line))}\n<v S0${at % 3}>${line.name}: ${line.text}`,
        'WEBVTT\n\n',
      ),
    ],
    [
      'a colon before the fraction',
      file(
        (line, at) =>
          `${at + 1}\n${clock(line.s, ':')} --> ${clock(endOf(line), ':')}\n${line.name}: ${line.text}`,
      ),
    ],
    [
      'names in brackets',
      file(
        (line, at) =>
          `${at + 1}\n${clock(line.s, ',')} --> ${clock(endOf(line), ',')}\n[${line.name}] ${line.text}`,
      ),
    ],
    [
      'SBV',
      file((line) => `${clock(line.s).slice(1)},${clock(endOf(line)).slice(1)}\n${line.name}: ${line.text}`),
    ],
    [
      'SubViewer',
      file(
        (line) => `${clock(line.s, '.', 2)},${clock(endOf(line), '.', 2)}\n${line.name}:[br]${line.text}`,
        '[INFORMATION]\n[TITLE]Board\n[END INFORMATION]\n[SUBTITLE]\n',
      ),
    ],
    [
      'SAMI',
      file(
        (line) =>
          `<SYNC Start=${line.s * 1000}><P Class=ENUSCC>${line.name}: ${line.text.replace(' the ', '<br>the ')}\n<SYNC Start=${endOf(line) * 1000}><P Class=ENUSCC>&nbsp;`,
        '<SAMI>\n<HEAD><TITLE>Board</TITLE><STYLE TYPE="text/css"><!-- P { color: white; } --></STYLE></HEAD>\n<BODY>\n',
        '\n',
      ),
    ],
    [
      'Spruce STL with settings and remarks between captions',
      file(
        (line, at) =>
          `${at % 2 ? '$Bold = TRUE\n' : '// a remark\n'}${clock(line.s, ':', 3)} , ${clock(endOf(line), ':', 3)} , ${line.name}: ${line.text}`,
        '$FontName = Arial\n$FontSize = 30\n',
        '\n',
      ),
    ],
    [
      'names behind the number of a cue',
      file(
        (line, at) =>
          `${at + 1} "${line.name}" (38294${at % 3})\n${clock(line.s)} --> ${clock(endOf(line))}\n${line.text}`,
        'WEBVTT\n\n',
      ),
    ],
    [
      'names in round brackets',
      file(
        (line, at) =>
          `${at + 1}\n${clock(line.s, ',')} --> ${clock(endOf(line), ',')}\n(${line.name}) ${line.text}`,
      ),
    ],
    ...['->', '—>', '--&gt;', '→'].map((arrow) => [
      `the arrow ${arrow}`,
      file(
        (line, at) =>
          `${at + 1}\n${clock(line.s, ',')} ${arrow} ${clock(endOf(line), ',')}\n${line.name}: ${line.text}`,
      ),
    ]),
    [
      'names before a dash',
      file(
        (line, at) =>
          `${at + 1}\n${clock(line.s, ',')} --> ${clock(endOf(line), ',')}\n${line.name} - ${line.text}`,
      ),
    ],
    [
      'XML with turns',
      `<?xml version="1.0"?><Trans><Speakers>${['Ola Brandt', 'Pia Castell', 'Rui Donati'].map((name) => `<Speaker id="${name[0]}" name="${name}"/>`).join('')}</Speakers><Section>${file((line) => `<Turn speaker="${line.name[0]}" startTime="${line.s}" endTime="${endOf(line)}"><Sync time="${line.s}"/>${line.text}</Turn>`, '', '')}</Section></Trans>`,
    ],
    [
      'XML with elements for each field',
      `<?xml version="1.0"?><doc>${file((line) => `<entry><speaker>${line.name}</speaker><time>${clock(line.s)}</time><text>${line.text}</text></entry>`, '', '')}</doc>`,
    ],
    [
      'Sub Station Alpha',
      file(
        (line) =>
          `Dialogue: 0,${clock(line.s, '.', 2)},${clock(endOf(line), '.', 2)},Default,${line.name},0,0,0,,{\\i1}${line.text}{\\i0}`,
        '[Script Info]\nTitle: Board\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n',
        '\n',
      ),
    ],
    [
      'TTML whose times count from the part they stand in, with names before a colon',
      `<tt xmlns="http://www.w3.org/ns/ttml"><body begin="1s"><div begin="00:00:01.000">${file((line) => `<p begin="${line.s - 2}s" dur="6s">${line.name}: ${line.text}</p>`, '', '')}</div></body></tt>`,
    ],
    [
      'TTML with agents',
      `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en"><head><metadata>${['Ola Brandt', 'Pia Castell', 'Rui Donati'].map((name) => `<ttm:agent xml:id="${name[0]}" type="person"><ttm:name>${name}</ttm:name></ttm:agent>`).join('')}</metadata></head><body><div>${file((line) => `<p begin="${clock(line.s)}" end="${endOf(line)}s" ttm:agent="${line.name[0]}"><span>${line.text}</span></p>`, '', '\n')}</div></body></tt>`,
    ],
  ])('%s', (_name, text) => {
    expect(read(text)).toEqual(expected);
  });

  it('what TTML says of a paragraph is no word of it', () => {
    const about = '<metadata><ttm:title>Part</ttm:title><ttm:desc>whispered</ttm:desc></metadata>';
    const text = `<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="2s">${about}It is forty.</p></div></body></tt>`;
    expect(read(text)).toEqual([{ speaker: null, text: 'It is forty.', startMs: 2000 }]);
  });

  it('voices that say the same one after the other all say it', () => {
    const roll = ['Ola Brandt', 'Pia Castell', 'Rui Donati', 'Ola Brandt', 'Rui Donati'];
    const marked = roll.map((name, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n<v ${name}>Aye.`);
    expect(read(`WEBVTT\n\n${marked.join('\n\n')}`).map(({ speaker }) => speaker)).toEqual(roll);
    const unnamed = roll.map((_, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n>> Aye.`);
    expect(read(`WEBVTT\n\n${unnamed.join('\n\n')}`)).toHaveLength(roll.length);
  });

  it('what one voice says twice is told twice', () => {
    const cues = ['Yes.', 'Yes.', 'And the rate?', 'No.', 'No.'].map(
      (text, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n<v Ola Brandt>${text}`,
    );
    expect(read(`WEBVTT\n\n${cues.join('\n\n')}`).map(({ text }) => text)).toEqual([
      'Yes. Yes. And the rate? No. No.',
    ]);
  });

  it('a line that rolls on under a mark of a turn is said once', () => {
    const lines = ['>> Good morning', 'and welcome', 'to the board', 'of the fund.'];
    const cues = lines.map(
      (line, at) => `00:0${at}.000 --> 00:0${at + 1}.000\n${[lines[at - 1], line].join('\n').trim()}`,
    );
    expect(read(`WEBVTT\n\n${cues.join('\n\n')}`).map(({ text }) => text)).toEqual([
      'Good morning and welcome to the board of the fund.',
    ]);
  });

  it('minutes over an hour are minutes', () => {
    const text = file(
      (line) =>
        `${two(line.s / 60)}:${two(line.s % 60)}.${(line.s % 1).toFixed(3).slice(2)} --> ${two(endOf(line) / 60)}:${two(endOf(line) % 60)}.000\n${voice(line)}`,
      'WEBVTT\n\n',
    );
    expect(text).toContain('60:05.500');
    expect(read(text)).toEqual(expected);
  });

  it('words whose times nobody can read are kept without them', () => {
    const text = `WEBVTT\n\n${file((line, at) => `${at === 2 ? 'soon --> later' : `${clock(line.s)} --> ${clock(endOf(line))}`}\n${voice(line)}`)}`;
    expect(read(text)).toEqual(expected.map((line, at) => (at === 2 ? { ...line, startMs: null } : line)));
  });

  it('what was mended or could not be timed is told with its place', () => {
    const odd = ['0:00:01.0', 'soon', '0:00:05.000'].map(
      (start, at) => `${start} --> 00:0${at}:09.000\n<v Ola Brandt>Words of it.`,
    );
    const { report } = parseTranscript(bytesOf(`WEBVTT\n\n${odd.join('\n\n')}`));
    const fault = { count: 1, of: 3 };
    expect(report.entries).toEqual([
      {
        ...{ what: 'cue-time-mended', severity: 'mended', ...fault, first: { kind: 'line', number: 3 } },
        excerpt: '0:00:01.0 --> 00:00:09.000 <v Ola Brandt>Words of it.',
      },
      {
        ...{
          what: 'cue-time-unread',
          severity: 'not-understood',
          ...fault,
          first: { kind: 'line', number: 6 },
        },
        excerpt: 'soon --> 00:01:09.000 <v Ola Brandt>Words of it.',
      },
    ]);
  });

  it.each([
    [
      'chevrons',
      file((line) => `${clock(line.s)} --> ${clock(endOf(line))}\n&gt;&gt; ${line.text}`, 'WEBVTT\n\n'),
    ],
    [
      'chevrons and a line break',
      file(
        (line) => `${clock(line.s)} --> ${clock(endOf(line))}\n>> ${line.text.replace(' ', '\n')}`,
        'WEBVTT\n\n',
      ),
    ],
  ])('%s begin a turn of a voice that nobody names, and are no words', (_name, text) => {
    expect(read(text)).toEqual(expected.map((line) => ({ ...line, speaker: null })));
  });

  it.each([
    [
      'in seconds',
      `<?xml version="1.0"?><transcript>${file((line) => `<text start="${line.s}" dur="6">${line.text.replace('’', '&amp;#39;')}</text>`, '', '')}</transcript>`,
    ],
    [
      'in milliseconds, word by word',
      `<timedtext format="3"><body>${file((line) => `<p t="${line.s * 1000}" d="6000">${line.text.replace(/(\S+ ?)/g, '<s t="1">$1</s>')}</p>`, '', '')}</body></timedtext>`,
    ],
    [
      'in ticks',
      `<tt xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:tickRate="10000000"><body>${file((line) => `<p begin="${line.s * 1e7}t" end="${endOf(line) * 1e7}t">${line.text}</p>`, '', '')}</body></tt>`,
    ],
  ])('captions of XML with times %s', (_name, text) => {
    const segments = read(text, 'talk.xml');
    expect(segments.map((one) => one.text).join(' ')).toBe(expected.map((one) => one.text).join(' '));
    const starts = segments.map(({ startMs }) => startMs);
    expect(expected.map(({ startMs }) => startMs)).toEqual(expect.arrayContaining(starts));
    expect([starts.at(0), starts.at(-1)]).toEqual([2000, 3_605_500]);
  });

  it('MPL2 counts tenths of a second', () => {
    const text =
      '[20][80]/Good morning,|the committee is called to order.\n[115][175]The fund returned 6.4 percent.';
    expect(read(text)).toEqual([
      { speaker: null, text: 'Good morning, the committee is called to order.', startMs: 2000 },
      { speaker: null, text: 'The fund returned 6.4 percent.', startMs: 11_500 },
    ]);
  });

  it('lines that all begin with a dash are a turn each, and a dash elsewhere is a word', () => {
    const text =
      'WEBVTT\n\n00:02.000 --> 00:05.000\n- Is it $40 million?\n- It is.\n\n00:09.000 --> 00:12.000\nMore\n- or less.';
    expect(read(text).map((line) => line.text)).toEqual(['Is it $40 million?', 'It is.', 'More - or less.']);
  });

  it.each([
    ['{50}{250}Words of a caption.', 'MicroDVD'],
    ['{\\rtf1\\ansi Words of a caption.}', 'a rich text file (.rtf)'],
    ['File type = "ooTextFile"\nObject class = "TextGrid"', 'Praat'],
    ['<?xml version="1.0"?><bill><total>40</total></bill>', 'XML'],
  ])('what holds no words as text is refused by its name: %j', (text, name) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({
        code: 'source.transcript.unread-format',
        message: expect.stringContaining(name),
      }),
    );
  });

  it('times that no recording has are refused in words', () => {
    expect(() => read('WEBVTT\n\n700:00:01.000 --> 700:00:09.000\nWords of it.')).toThrow(
      expect.objectContaining({ code: 'source.transcript.too-late' }),
    );
  });
});

describe('parts of a transcript that cannot be read', () => {
  const faultsOf = (text: string, name = '') =>
    parseTranscript(bytesOf(text), { name }).report.entries.map(({ what, count, of, first }) =>
      [what, count, of, first?.number].join(' '),
    );
  const song = ['[ti:Talk]', '[00:01.00]One.', '[00:02.00]Two.', '[00:04.00]Three.'];
  const station = [
    '[Script Info]',
    '[Events]',
    'Format: Start, End, Name, Text',
    'Dialogue: 0:00:01.00,0:00:02.00,Vale,One.',
    'Dialogue: 0:00:03.00,0:00:04.00,Vale,Two.',
  ];
  const table = ['start,speaker,text', '00:00:01,Vale,One.', '00:00:02,Oak,Two.', '00:00:04,Vale,Three.'];

  it.each([
    ['a line of LRC without a time', [...song, 'no time here'].join('\n'), 'line-unread 1 4 5'],
    ['a line of MPL2 without numbers', '[10][20]One.\n[20][30]Two.\n[x][y]Three.', 'line-unread 1 3 3'],
    [
      'a dialogue of Sub Station Alpha without a time',
      [...station, 'Dialogue: soon,later,Oak,Three.'].join('\n'),
      'line-unread 1 3 6',
    ],
    ['a row whose time is none', [...table, 'soon,Oak,Four.'].join('\n'), 'cue-time-unread 1 4 4'],
    [
      'a paragraph of TTML whose time is none',
      '<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="1s" end="2s">One.</p><p begin="2s" end="3s">Two.</p><p begin="soon">Three.</p></div></body></tt>',
      'cue-time-unread 1 3 ',
    ],
  ])('are told with the first of them: %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it.each([
    [
      [...table, 'soon,Oak,Four.', 'later,Oak,Five.', 'then,Oak,Six.'].join('\n'),
      /3 of 6 parts.*row 4.*soon/,
    ],
    [
      [...station.slice(0, 4), 'Dialogue: soon,later,Oak,Three.'].join('\n'),
      /1 of 2 parts.*line 5.*Dialogue: soon/,
    ],
  ])('are refused where they are half of it, with the first', (text, message) => {
    expect(() => parseTranscript(bytesOf(text))).toThrow(
      expect.objectContaining({
        code: 'source.transcript.mostly-unread',
        message: expect.stringMatching(message),
      }),
    );
  });
});
