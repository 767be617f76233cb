import { describe, expect, it } from 'vitest';
import { SourceError } from '../source.errors.ts';
import { hasSuite, hostileInputs, readSuite } from '../suite.fixture.ts';
import { extractPdf } from './extract-pdf.ts';
import { type DrawnText, writePdf } from './pdf.fixture.ts';

const page = (number: number, lines: DrawnText[]): DrawnText[] => [
  { text: `Harbour County Pension Board ${number}`, x: 50, y: 780 },
  ...lines,
  { text: `Page ${number} of 4`, x: 280, y: 20 },
];
const filler = (number: number) =>
  page(number, [{ text: `Nothing else was decided on page ${number}.`, x: 50, y: 500 }]);

describe('a PDF', () => {
  it('keeps the lines of a form of minutes apart, and the heading of an item in capitals', async () => {
    const lines = [
      '4. PRIVATE CREDIT COMMITMENT',
      'Motion: To commit $25 million to Larkspur Direct Lending Fund IV, subject to review',
      'Moved by: Trustee Pask',
      'Ayes: Brightwater, Okonjo, Velasquez-Lund, Pask, Dunmore and everybody else who was',
      'Nays: None',
      'MOTION CARRIED 5-0',
    ];
    const pdf = writePdf([lines.map((text, at) => ({ text, x: 50, y: 700 - at * 12 }))]);
    const { blocks } = await extractPdf(pdf);
    expect(blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(
      lines.map((line, at) => `${at === 0 ? 'heading' : 'paragraph'}: ${line}`),
    );
  });

  it('gives headings, joined paragraphs, table rows and pages, without running headers and page numbers', async () => {
    const pdf = writePdf([
      page(1, [
        { text: 'Draft Minutes', x: 50, y: 740, size: 20 },
        { text: 'The trustees discussed the invest-', x: 50, y: 700 },
        { text: 'ment policy of the plan', x: 50, y: 688 },
        { text: 'and its costs.', x: 50, y: 676 },
        { text: 'A second paragraph.', x: 50, y: 640 },
        { text: 'Assets', x: 50, y: 600 },
        { text: '1,200', x: 200, y: 600 },
        { text: '1,300', x: 300, y: 600 },
        { text: '1. Approve the budget', x: 50, y: 560 },
      ]),
      ...[2, 3, 4].map(filler),
    ]);
    const document = await extractPdf(pdf);
    expect(document).toMatchObject({ title: 'Draft Minutes', documentType: 'draft-minutes', pageCount: 4 });
    expect(document.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Draft Minutes', page: 1 },
      {
        kind: 'paragraph',
        text: 'The trustees discussed the investment policy of the plan and its costs.',
        page: 1,
      },
      { kind: 'paragraph', text: 'A second paragraph.', page: 1 },
      { kind: 'table-row', text: 'Assets | 1,200 | 1,300', page: 1 },
      { kind: 'list-item', text: '1. Approve the budget', page: 1 },
      ...[2, 3, 4].map((number) => ({
        kind: 'paragraph',
        text: `Nothing else was decided on page ${number}.`,
        page: number,
      })),
    ]);
  });

  it('gives a table one row of headings over its columns, and every row its cells under them', async () => {
    const pdf = writePdf([
      [
        { text: 'STATEMENT OF CHANGES IN NET POSITION', x: 50, y: 760 },
        { text: 'Year Ended June 30,', x: 340, y: 736 },
        { text: '2026', x: 312, y: 722 },
        { text: '2025', x: 432, y: 722 },
        { text: '(in millions)', x: 50, y: 708 },
        { text: 'Additions:', x: 50, y: 694 },
        { text: 'Employer', x: 50, y: 680 },
        { text: 'contributions', x: 50, y: 668 },
        { text: '$', x: 296, y: 668 },
        { text: '412.5', x: 310, y: 668 },
        { text: '$', x: 416, y: 668 },
        { text: '398.1', x: 430, y: 668 },
        { text: 'Refunds', x: 50, y: 654 },
        { text: '(3.4)', x: 430, y: 654 },
        { text: 'Funded ratio', x: 50, y: 640 },
        { text: '82.6%', x: 308, y: 640 },
        { text: '80.9%', x: 428, y: 640 },
        { text: 'The notes are an integral part of the statements of the plan.', x: 50, y: 600 },
      ],
    ]);
    const { blocks } = await extractPdf(pdf);
    expect(blocks.map(({ text }) => text)).toEqual([
      'STATEMENT OF CHANGES IN NET POSITION',
      '(in millions) | Year Ended June 30, 2026 | Year Ended June 30, 2025',
      'Additions:',
      'Employer contributions | $412.5 | $398.1',
      'Refunds | | (3.4)',
      'Funded ratio | 82.6% | 80.9%',
      'The notes are an integral part of the statements of the plan.',
    ]);
  });

  it('reads two columns one after the other, though they are drawn across', async () => {
    const left = [
      'The trustees met in',
      'the town of Halvern to',
      'hear of the new plan',
      'and of its costs, and',
      'they agreed on it.',
    ];
    const right = [
      'A second meeting was',
      'held in the autumn, when',
      'the actuary came to say',
      'what the plan would cost',
      'the members each year.',
    ];
    const pdf = writePdf([
      left.flatMap((text, at) => [
        { text, x: 50, y: 700 - at * 12 },
        { text: right[at] ?? '', x: 320, y: 700 - at * 12 },
      ]),
    ]);
    const { blocks } = await extractPdf(pdf);
    expect(blocks.map(({ text }) => text)).toEqual([left.join(' '), right.join(' ')]);
  });

  it('sees a heading by its weight, and no list in a sentence that goes on with a number', async () => {
    const pdf = writePdf([
      [
        { text: 'Share repurchases', x: 50, y: 740, bold: true },
        { text: 'The motion was put to the vote, eight trustees voted in favour of it and', x: 50, y: 712 },
        { text: '1. The motion serialized.', x: 50, y: 700 },
        {
          text: 'Ms. Birch reported that the fund returned eight percent in the fiscal year.',
          x: 50,
          y: 670,
        },
      ],
    ]);
    const { blocks } = await extractPdf(pdf);
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'paragraph']);
    expect(blocks[1]?.text).toMatch(/and 1\. The motion serialized\.$/);
  });

  it.each([
    ['a password', writePdf([filler(1)], { encrypt: true }), 'source.pdf.password'],
    ['a scan', writePdf([[], []]), 'source.pdf.scanned'],
    ['a cut-off file', new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type'), 'source.pdf.broken'],
  ])('with %s is refused', async (_name, bytes, code) => {
    await expect(extractPdf(bytes)).rejects.toMatchObject({ code, retryable: false });
  });

  it.each(hostileInputs.filter(([, bytes]) => bytes.byteLength < 1_000_000))(
    '%s is refused by name',
    async (_name, bytes) => {
      await expect(extractPdf(bytes)).rejects.toBeInstanceOf(SourceError);
    },
  );
});

describe.runIf(hasSuite('financebench/dev/pdf'))('real filings (skipped where absent)', () => {
  it.each([
    ['financebench/dev/pdf/PEPSICO_2023_8K_dated-2023-05-05.pdf', 'PepsiCo'],
    ['financebench/dev/pdf/AMCOR_2023Q4_EARNINGS.pdf', 'Net sales | 14,544 | 14,694'],
    ['civic-pages/dev/pdf/chi_human_relations.pdf', 'Held every 2nd Thursday of the month'],
  ])('%s', async (path, words) => {
    const document = await extractPdf(readSuite(path));
    const text = document.blocks.map((block) => block.text).join('\n');
    expect(text).toContain(words);
    expect(text).not.toMatch(/^\d{1,3}$/m);
    expect(document.blocks.at(-1)?.page).toBeLessThanOrEqual(document.pageCount ?? 0);
  });
});
