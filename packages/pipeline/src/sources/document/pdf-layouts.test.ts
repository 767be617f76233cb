import { describe, expect, it } from 'vitest';
import { extractPdf } from './extract-pdf.ts';
import { type DrawnText, writePdf } from './pdf.fixture.ts';

const words =
  'The Board of Trustees approved a commitment of forty million dollars to the Quay Fund and asked staff to report in March on fees. The plan returned six percent net of fees in the year against a benchmark of five. Counsel described the matter and answered what the trustees asked of the terms and of the side letter that was drafted.'.split(
    ' ',
  );
const opened = (first: string) => [first, ...words.slice(1)];
const linesOf = (all: readonly string[], perLine: number): string[] =>
  Array.from({ length: Math.ceil(all.length / perLine) }, (_, at) =>
    all.slice(at * perLine, (at + 1) * perLine).join(' '),
  );
type Column = { perLine: number; x: number; size?: number };
const column = (all: readonly string[], { perLine, x, size = 8 }: Column): DrawnText[] =>
  linesOf(all, perLine).map((text, at) => ({ text, x, y: 700 - at * 12, size }));
const across = (columns: readonly DrawnText[][]): DrawnText[] =>
  columns[0]?.flatMap((_, at) => columns.flatMap((one) => one.slice(at, at + 1))) ?? [];

const textsOf = async (...pages: DrawnText[][]) =>
  (await extractPdf(writePdf(pages))).blocks.map(({ text }) => text);
const body = column(words, { perLine: 14, x: 60 });
const whole = words.join(' ');

it.each<[string, readonly string[], Omit<Column, 'x'>, readonly number[]]>([
  ['two columns', ['The', 'Later'], { perLine: 7, size: 9 }, [50, 320]],
  ['three columns', ['The', 'Later', 'Finally'], { perLine: 4 }, [40, 220, 400]],
])(
  '%s are read one after the other, in whichever order their lines are drawn',
  async (_, firsts, how, places) => {
    const columns = firsts.map((first, at) => column(opened(first), { ...how, x: places[at] ?? 0 }));
    const texts = firsts.map((first) => opened(first).join(' '));
    expect(await textsOf(across(columns))).toEqual(texts);
    expect(await textsOf(columns.flat())).toEqual(texts);
  },
);

it('a page that was drawn from its foot is read from its top', async () => {
  expect(await textsOf(body.toReversed())).toEqual([whole]);
});

it('a title that was drawn last stands first, and a second column does not', async () => {
  const title = { text: 'MINUTES OF THE BOARD', x: 200, y: 760, size: 16 };
  expect((await textsOf([...body, title]))[0]).toBe('MINUTES OF THE BOARD');
  const lower = column(words, { perLine: 7, x: 50 }).map((piece) => ({ ...piece, y: piece.y - 40 }));
  const higher = column(opened('Later'), { perLine: 7, x: 320 });
  expect((await textsOf([...lower, ...higher]))[0]).toBe(whole);
});

it('a text that stands twice at one place, as one that was recognized under it, is told once', async () => {
  expect(await textsOf([...body, ...body.map((piece) => ({ ...piece, x: piece.x + 0.7 }))])).toEqual([whole]);
});

it('a line over a whole table names it and heads none of its columns', async () => {
  const rows = [
    ['Asset class', 'Market value', 'Quarter'],
    ['Private credit', '$1,204.5', '3.1%'],
    ['Core bonds', '$2,310.0', '(0.4)%'],
  ];
  const table = rows.flatMap((cells, row) =>
    cells.map((text, at) => ({ text, x: [60, 240, 350][at] ?? 0, y: 760 - row * 16, size: 11 })),
  );
  const title = { text: 'Performance of the plan as of September 30, 2026', x: 60, y: 785, size: 13 };
  expect(await textsOf([title, ...table])).toEqual([
    'Performance of the plan as of September 30, 2026',
    'Asset class | Market value | Quarter',
    'Private credit | $1,204.5 | 3.1%',
    'Core bonds | $2,310.0 | (0.4)%',
  ]);
});

it('rows with a name and a vote stay rows', async () => {
  const roll = ['Lund', 'Vale', 'Marsh'].flatMap((name, at) => [
    { text: name, x: 60, y: 780 - at * 12, size: 8 },
    { text: 'Aye', x: 160, y: 780 - at * 12, size: 8 },
  ]);
  const [first, second, third] = await textsOf([...roll, ...body]);
  expect([first, second, third]).toEqual(['Lund Aye', 'Vale Aye', 'Marsh Aye']);
});

it('a raised mark of a footnote is no digit of a sum, and its note stands at the foot', async () => {
  const marked = [
    { text: 'A commitment of $250 million', x: 60, y: 740 },
    { text: '1', x: 196, y: 744, size: 6 },
    { text: 'was approved.', x: 206, y: 740 },
    ...body,
    { text: '1', x: 60, y: 104, size: 6 },
    { text: 'Subject to legal review of the side letter.', x: 66, y: 100, size: 8 },
  ];
  const texts = await textsOf(marked);
  expect([texts[0], texts.at(-1)]).toEqual([
    'A commitment of $250 million was approved.',
    'Subject to legal review of the side letter.',
  ]);
});

it('lines with space between them for corrections are one paragraph until one of them is short', async () => {
  const spaced = (all: readonly string[], from: number): DrawnText[] =>
    linesOf(all, 14).map((text, at) => ({ text, x: 60, y: from - at * 24, size: 11 }));
  const first = spaced(words, 700);
  const second = spaced(opened('Later'), 700 - first.length * 24);
  expect(await textsOf([...first, ...second])).toEqual([whole, opened('Later').join(' ')]);
});

it('a paper is named by its first heading that is no number of an exhibit, and not by a paragraph', async () => {
  const titleOf = async (page: DrawnText[]) => (await extractPdf(writePdf([page]))).title;
  const text = column(words, { perLine: 14, x: 60, size: 8 }).map((line) => ({ ...line, y: line.y - 60 }));
  const exhibit = { text: 'Exhibit 99.1', x: 60, y: 720, size: 12, bold: true };
  const headline = { text: 'Alder Mills reports fiscal 2026 results', x: 60, y: 690, size: 12, bold: true };
  expect(await titleOf([exhibit, headline, ...text])).toBe('Alder Mills reports fiscal 2026 results');
  expect(await titleOf(text)).toBe('');
});

describe('a table of votes', () => {
  const columns = { member: 72, yes: 200, no: 260, abstain: 320, absent: 390 };
  const heads = [
    { text: 'Member', x: columns.member },
    { text: 'Yes', x: columns.yes },
    { text: 'No', x: columns.no },
    { text: 'Abstain', x: columns.abstain },
    { text: 'Absent', x: columns.absent },
  ];
  const marks = { Vale: 'yes', Reed: 'no', Ortega: 'yes', Tran: 'absent', Pell: 'abstain' } as const;
  const table = (beside: number) => [
    { text: 'Motion to approve the budget, moved by Vale.', x: 72, y: 720 },
    ...heads.map((head) => ({ ...head, y: 700 })),
    ...Object.entries(marks).flatMap(([name, ballot], at) => [
      { text: name, x: columns.member, y: 686 - at * 14 },
      { text: 'X', x: columns[ballot] + beside, y: 686 - at * 14 },
    ]),
    { text: 'Motion carried.', x: 72, y: 600 },
  ];

  it.each([0, 5])('keeps each mark below its ballot, %s points beside its edge', async (beside) => {
    const { blocks } = await extractPdf(writePdf([table(beside)]));
    expect(blocks.filter(({ kind }) => kind === 'table-row').map(({ text }) => text)).toEqual([
      'Member | Yes | No | Abstain | Absent',
      'Vale | X | | |',
      'Reed | | X | |',
      'Ortega | X | | |',
      'Tran | | | | X',
      'Pell | | | X |',
    ]);
    expect(blocks.map(({ text }) => text)).toContain('Motion carried.');
  });

  it('of which a mark stands between two ballots tells no vote in its rows', async () => {
    const { blocks } = await extractPdf(writePdf([table(35)]));
    const rows = blocks.filter(({ kind }) => kind === 'table-row');
    expect(rows.filter(({ text }) => /Vale|Reed|X/.test(text))).toEqual([]);
  });
});
