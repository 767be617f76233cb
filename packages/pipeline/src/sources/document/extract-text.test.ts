import { describe, expect, it } from 'vitest';
import { SourceError } from '../source.errors.ts';
import { bytesOf, hostileInputs } from '../suite.fixture.ts';
import { documentTypeOf, typeOfLinked } from './document.kind.ts';
import { extractTextDocument } from './extract-text.ts';

const blocks = (...lines: string[]): string[] =>
  extractTextDocument(bytesOf(lines.join('\n'))).blocks.map(({ kind, text }) => `${kind}: ${text}`);

it('reads Markdown by headings, paragraphs, items, quotes, tables and code', () => {
  const markdown =
    '# The *plan*\n\nFirst **line**\nsecond [line](https://e.com).\n\n- one\n  more\n- two\n\n> said\n\n| a | b |\n|---|---|\n```\n# code\n```\nTitle\n-----\nend';
  expect(blocks(markdown)).toEqual([
    'heading: The *plan*',
    'paragraph: First line second line.',
    'list-item: one more',
    'list-item: two',
    'quote: said',
    'table-row: a | b',
    'code: # code',
    'heading: Title',
    'paragraph: end',
  ]);
});

const prose = 'The fund earned six percent in the year and paid what it had promised to its members.';

describe('a heading of a text file', () => {
  it.each<[string, string, string[]]>([
    ['marked', 'Results', ['## Results', prose]],
    ['underlined', 'Results', ['Results', '-------', prose]],
    ['underlined by other marks', 'Results', ['Results', '~~~~~~~', prose]],
    ['in bold', 'Results', ['**Results**', prose]],
    ['in capitals', 'RESULTS OF THE YEAR', ['RESULTS OF THE YEAR', prose]],
    ['numbered', '3.2 Results of the year', ['3.2 Results of the year', prose]],
    ['numbered as in a list', '2. Results of the year', ['2. Results of the year', '', prose]],
    ['named as a part', 'Item 7. Results of the year', ['Item 7. Results of the year', prose]],
    ['short over text', 'Results of the year', ['Results of the year', prose]],
    ['short between empty lines', 'Results of the year', ['Results of the year', '', prose]],
  ])('%s is never glued to the sentence below it', (_name, heading, lines) => {
    const matches = blocks('It began well.', '', ...lines, '');
    expect(matches.map((text) => text.replace(/^\S+ /, ''))).toEqual(['It began well.', heading, prose]);
  });

  it.each<[string, string[]]>([
    [
      'a wrapped sentence',
      ['The fund earned six percent', 'in the year and paid what it had promised to all of its members.'],
    ],
    [
      'a wrapped sentence with a name',
      [
        'The report was written by the',
        'Harbour County Pension Board and sent to all of its members in May.',
      ],
    ],
    ['a sentence with capitals at a line end', ['The report names', 'NASDAQ AND NYSE', 'as its markets.']],
    ['an address', ['Harbour County', '12 Weir Street', 'Halvern']],
  ])('is not found in %s', (_name, lines) => {
    expect(blocks(...lines)).toEqual([`paragraph: ${lines.join(' ')}`]);
  });

  it('is none of the items of an agenda, which keep their numbers', () => {
    expect(blocks('1. Call to order', '2. Minutes of May', '', '3. Fees')).toEqual([
      'list-item: 1. Call to order',
      'list-item: 2. Minutes of May',
      'list-item: 3. Fees',
    ]);
  });
});

it('keeps headings of minutes apart from short sentences, lists and dates below them', () => {
  expect(
    blocks(
      ...['Minutes of the Meeting of the Board', 'October 15, 2026', ''],
      ...['Risk', '1. Core funds hold 22% of their debt at floating rates.', ''],
      ...['Adjournment', 'The meeting was adjourned at 11:45 a.m.', ''],
      ...['5. Adjournment', 'The meeting was adjourned at 11:45 a.m.'],
    ),
  ).toEqual([
    'paragraph: Minutes of the Meeting of the Board',
    'paragraph: October 15, 2026',
    'heading: Risk',
    'list-item: 1. Core funds hold 22% of their debt at floating rates.',
    'heading: Adjournment',
    'paragraph: The meeting was adjourned at 11:45 a.m.',
    'heading: 5. Adjournment',
    'paragraph: The meeting was adjourned at 11:45 a.m.',
  ]);
  const sentence = ['The minutes were read by Ms.', 'Lund on behalf of the board in', 'October 15, 2026'];
  expect(blocks(...sentence)).toEqual([`paragraph: ${sentence.join(' ')}`]);
});

it('keeps the lines of a form of minutes apart, whatever stands above them', () => {
  const lines = [
    '4. PRIVATE CREDIT COMMITMENT',
    'Motion: To commit $25 million to Larkspur Fund IV.',
    'Moved by: Trustee Pask',
    'Ayes: Brightwater, Okonjo',
    'MOTION CARRIED 3-2',
  ];
  expect(blocks(...lines)).toEqual(lines.map((line, at) => `${at === 0 ? 'heading' : 'paragraph'}: ${line}`));
  expect(
    blocks('2. Approve a commitment of $40 million to Redgate III.', 'MOVER: Quill', 'SECONDER: Yeo'),
  ).toEqual([
    'list-item: 2. Approve a commitment of $40 million to Redgate III.',
    'paragraph: MOVER: Quill',
    'paragraph: SECONDER: Yeo',
  ]);
});

it('keeps the lines of a memo apart, and a prefix at the end of a line', () => {
  expect(
    blocks(
      'TO: The Board',
      'FROM: Staff',
      'DATE: May 14, 2026',
      '',
      'All measures here are non-',
      'GAAP measures.',
    ),
  ).toEqual([
    'paragraph: TO: The Board',
    'paragraph: FROM: Staff',
    'paragraph: DATE: May 14, 2026',
    'paragraph: All measures here are non-GAAP measures.',
  ]);
});

describe('a table in a text file', () => {
  it('set in columns has its cells under their headings', () => {
    expect(
      blocks(
        'The plan in two years.',
        '',
        '                              Year ended June 30,',
        '(in millions)                  2026       2025',
        '--------------------------------------------',
        'Employer contributions       $412.5     $398.1',
        'Refunds                                  (3.4)',
        '',
        'It grew.',
      ),
    ).toEqual([
      'paragraph: The plan in two years.',
      'table-row: (in millions) | Year ended June 30, 2026 | Year ended June 30, 2025',
      'table-row: Employer contributions | $412.5 | $398.1',
      'table-row: Refunds | | (3.4)',
      'paragraph: It grew.',
    ]);
  });

  it('parted by tabs has its cells under their headings', () => {
    expect(blocks('Asset class\tValue\tWeight', 'Stocks\t$120\t60.0%', 'Bonds\t\t40.0%')).toEqual([
      'table-row: Asset class | Value | Weight',
      'table-row: Stocks | $120 | 60.0%',
      'table-row: Bonds | | 40.0%',
    ]);
  });

  it('is none in sentences with two spaces after their stops', () => {
    const lines = ['It was 2025.  5 of them left.  The rest', 'stayed on.  In 2026 it was 6.  Nobody'];
    expect(blocks(...lines)).toHaveLength(1);
  });
});

describe('what a document says it is', () => {
  it.each([
    ['Board of Trustees Agenda', 'Call to order\nApproval of minutes', 'agenda'],
    ['Minutes of the regular meeting', 'DRAFT - subject to approval', 'draft-minutes'],
    ['Approved Minutes, May 2025', '', 'approved-minutes'],
    ['Minutes of May 2025', 'Present: all\n1. Agenda', 'minutes'],
    ['Minutes', 'May 21, 2025 Approved June 18, 2025 The meeting was called to order', 'approved-minutes'],
    ['Minutes', 'These minutes are subject to approval by the committee.', 'draft-minutes'],
    ['Minutes', 'Called to order at 9. The agenda was approved by unanimous vote.', 'minutes'],
    ['Minutes', 'Roll call. Staff presented a draft policy, subject to board approval.', 'minutes'],
    ['Minutes', 'Roll call. The minutes of April were adopted on a voice vote.', 'minutes'],
    ['Board packet, May 2025', 'Agenda\nMinutes', 'packet'],
    ['Notice of Public Meeting', '', 'notice'],
    ['Harbour Ltd Q3 2025 Earnings Call', 'Operator', 'earnings-call'],
    ['Annual report', 'A year of growth', 'report'],
    ['', 'FORM 10-Q\nQUARTERLY REPORT PURSUANT TO SECTION 13', 'filing'],
    ['A word on fees', 'What we charge', 'document'],
    ['Larch plans', 'Materials: https://larch.example/board/meetings-minutes/.', 'document'],
    ['Larch talk', `We have thirty minutes, ${'and we grew '.repeat(30)}`, 'document'],
  ])('%s is %s', (title, head, type) => {
    expect(documentTypeOf(title, head)).toBe(type);
  });
});

describe('a paper that a page links', () => {
  it.each([
    ['minutes', 'approved-minutes', 'approved-minutes'],
    ['minutes', 'agenda', 'minutes'],
    ['draft-minutes', 'approved-minutes', 'draft-minutes'],
    ['document', 'notice', 'notice'],
    ['report', null, 'report'],
  ] as const)('is %s by itself, %s by the link: %s', (own, linkedAs, type) => {
    expect(typeOfLinked(own, linkedAs)).toBe(type);
  });
});

it('two spaces behind a sentence divide no cells', () => {
  const lines = [
    'TOTALS          22',
    'The fund earned it.  Fees were low.',
    'PAID            23',
    'Chair:  Is there a motion?',
  ];
  const text = blocks(...lines).join('\n');
  expect(text).toContain('The fund earned it. Fees were low.');
  expect(text).toContain('Chair: Is there a motion?');
});

describe('the pages of a text', () => {
  const pages = (foot: (page: number) => string) =>
    `Quay Fund\nMinutes\n\nThe board heard of the second fund, for which\n\n${foot(1)}\n\fQuay Fund\n\nforty million dollars are asked.\n\n${foot(2)}\n`;

  it.each([
    ['Page 1 of 2', (page: number) => `   Page ${page} of 2`],
    ['- 1 -', (page: number) => `      - ${page} -`],
  ])('are joined without heads and feet such as %s, which are told', (_name, foot) => {
    const { blocks: pagedBlocks, report } = extractTextDocument(bytesOf(pages(foot)));
    expect(pagedBlocks.map(({ text }) => text).at(-1)).toBe(
      'The board heard of the second fund, for which forty million dollars are asked.',
    );
    expect(report.entries).toMatchObject([{ what: 'line-unspoken', count: 3 }]);
  });

  it('may each begin with an item, and end with a figure', () => {
    const items = [1, 2, 3].map((item) => `AGENDA ITEM ${item}\nHear of fund ${item}.\n${item * 40}`);
    const text = extractTextDocument(bytesOf(items.join('\f')))
      .blocks.map((block) => block.text)
      .join(' ');
    for (const item of [1, 2, 3]) expect(text).toContain(`AGENDA ITEM ${item}`);
    expect(text).toContain('Hear of fund 2. 80');
  });

  it('numbered without form feeds are joined too, and figures alone stay', () => {
    const text =
      'The board heard of the fund, which\n\nPage 1 of 2\n\nasks for forty.\n\n40\n\nPage 2 of 2\n';
    expect(blocks(...text.split('\n'))).toEqual([
      'paragraph: The board heard of the fund, which asks for forty.',
      'paragraph: 40',
    ]);
  });
});

it('the numbers of lines are no words, and those of an agenda are', () => {
  const lines = [
    'MINUTES',
    '',
    'The trustees agreed to redeem',
    'forty million dollars, by',
    '7 to 2.',
    '',
    'The meeting closed.',
  ];
  const numbers = lines.map((line, at) => `${String(at + 1).padStart(2)}  ${line}`);
  expect(blocks(...numbers)).toContain(
    'paragraph: The trustees agreed to redeem forty million dollars, by 7 to 2.',
  );
  const agenda = [
    'Call to order',
    'Roll call',
    'approval of minutes',
    'Real estate',
    'Public comment',
    'Adjournment',
  ];
  expect(blocks(...agenda.map((item, at) => `${at + 1}  ${item}`)).join(' ')).toContain('4 Real estate');
});

it('what a program writes for itself above a text is no part of it, but for its title', () => {
  const matter = ['---', 'title: "The fees"', 'tags:', '  - fees', 'layout: post', '---', ''];
  const document = extractTextDocument(
    bytesOf([...matter, `${prose} ${prose}[^1]`, '', '[^1]: A note.'].join('\n')),
  );
  expect(document.title).toBe('The fees');
  expect(document.blocks.map(({ text }) => text)).toEqual([`${prose} ${prose}`, 'A note.']);
  expect(blocks('---', 'The fees rose.', '---')).toContain('paragraph: The fees rose.');
});

it.each(hostileInputs)('%s ends with a document or a named error', (_name, bytes) => {
  try {
    expect(extractTextDocument(bytes).blocks.length).toBeGreaterThan(0);
  } catch (error) {
    expect(error).toBeInstanceOf(SourceError);
  }
});

describe('a table of votes', () => {
  const rows = [
    'table-row: Member | Yes | No | Abstain',
    'table-row: Vale | X | |',
    'table-row: Reed | | X |',
  ];

  it('that is set in columns keeps the places of its marks', () => {
    expect(
      blocks(
        'Trustee Oak seconded.',
        'Member            Yes     No     Abstain',
        'Vale               X',
        'Reed                       X',
        'Motion carried.',
      ),
    ).toEqual(['paragraph: Trustee Oak seconded.', ...rows, 'paragraph: Motion carried.']);
  });

  it('that is set by tabs does as well', () => {
    expect(blocks('Member\tYes\tNo\tAbstain', 'Vale\tX\t\t', 'Reed\t\tX\t')).toEqual(rows);
  });

  it('with one column says the vote of each', () => {
    expect(blocks('Member        Vote', 'Vale          Aye', 'Reed          Nay')).toEqual([
      'table-row: Member | Vote',
      'table-row: Vale | Aye',
      'table-row: Reed | Nay',
    ]);
  });

  it('ends where a mark stands below no heading', () => {
    expect(
      blocks('Member            Yes     No', 'Vale               X', 'Reed                   X'),
    ).toEqual(['paragraph: Member Yes No Vale X Reed X']);
  });
});

it('a statement whose words run together is read with their spaces', () => {
  const cells = [
    '2025',
    '',
    '2024',
    'Netsales',
    '$',
    ' 11,303 $',
    '11,503',
    'Costofsales',
    '7,772 ',
    '7,468',
  ];
  const rows = [
    'Totaloperatingcosts',
    '901 ',
    '880',
    'Netincomeattributabletocommonshareholders',
    '512 ',
    '960',
  ];
  const texts = blocks(
    'YearendedDecember31,',
    '(Inmillions,exceptpershareamounts)',
    ...cells,
    ...rows,
    'Cashandcashequivalents',
    '12 ',
    '13',
  );
  expect(texts).toContain('table-row: Net sales | $11,303 | $11,503');
  expect(texts).toContain('table-row: Net income attributable to common shareholders | 512 | 960');
  expect(texts[0]).toContain('Year ended December 31, (In millions, except per share amounts)');
});
