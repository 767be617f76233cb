import { expect, it } from 'vitest';
import { extractPdf } from './extract-pdf.ts';
import { type DrawnText, writePdf } from './pdf.fixture.ts';

const sentences = [
  'The Board of Trustees of the Harbor Pension Fund met on Thursday, November 12, at 9:00 a.m.',
  'in Room 4 of 12 Mill Street. The plan returned 6.4 percent net of fees in the fiscal year,',
  'against a benchmark of 6.1 percent. Staff recommended a commitment of $40 million to the',
  'Quay Fund, subject to legal review. The motion carried five to two, and the clerk recorded it.',
  'nothing else was brought before the Board, and the meeting was closed in the usual manner.',
];
const plain = sentences.map((text, at): DrawnText => ({ text, x: 72, y: 700 - at * 14 }));
const linesOf = async (pages: readonly DrawnText[][], options: Parameters<typeof writePdf>[1] = {}) =>
  (await extractPdf(writePdf(pages, options))).blocks.map(({ text }) => text);

it('a page that lies on its side is read like one that stands', async () => {
  const upright = await linesOf([plain]);
  for (const angle of [90, 180, 270]) {
    const [cos, sin] = [
      Math.round(Math.cos((angle * Math.PI) / 180)),
      Math.round(Math.sin((angle * Math.PI) / 180)),
    ];
    const turned = plain.map((piece) => ({
      ...{ ...piece, angle },
      x: 300 + (piece.x - 300) * cos - (piece.y - 500) * sin,
      y: 500 + (piece.x - 300) * sin + (piece.y - 500) * cos,
    }));
    expect(await linesOf([turned])).toEqual(upright);
  }
});

it('what is printed across the text is none of its words; minutes so marked are a draft', async () => {
  const page = [
    { text: 'DRAFT', x: 150, y: 200, size: 80, angle: 45 },
    { text: 'MINUTES OF THE BOARD OF TRUSTEES', x: 72, y: 740, size: 14 },
    ...plain,
  ];
  const { title, documentType, blocks } = await extractPdf(writePdf([page]));
  expect([title, documentType]).toEqual(['MINUTES OF THE BOARD OF TRUSTEES', 'draft-minutes']);
  expect(blocks.some(({ text }) => /DRAFT/.test(text))).toBe(false);
});

it('the values of a form stand behind their labels', async () => {
  const labels = ['Date:', 'Motion:', 'Carried:', 'Tabled:'].map((text, at) => ({
    text,
    x: 72,
    y: 740 - at * 30,
  }));
  const fields = [
    { name: 'date', value: 'November 12, 2026', x: 150, y: 736 },
    { name: 'motion', value: 'Approve a commitment of $40 million', x: 150, y: 706 },
    { name: 'carried', value: 'On', x: 150, y: 676, type: 'Btn' as const },
    { name: 'tabled', value: 'Off', x: 150, y: 646, type: 'Btn' as const },
  ];
  const below = plain.map((piece) => ({ ...piece, y: piece.y - 200 }));
  expect((await linesOf([[...labels, ...below]], { fields })).slice(0, 4)).toEqual([
    'Date: November 12, 2026',
    'Motion: Approve a commitment of $40 million',
    'Carried: Yes',
    'Tabled:',
  ]);
});

it('numbers that count the lines in the margin are no words, and those of a list are', async () => {
  const counted = plain.flatMap((piece, at) => [
    { text: String(at + 1), x: 50, y: piece.y },
    { ...piece, x: 90 },
  ]);
  expect((await linesOf([counted])).join(' ')).toBe(sentences.join(' '));
  const agenda = [
    'Call to order',
    'Minutes of October',
    'Report of the actuary',
    'Search for a custodian',
    'Adjournment',
  ];
  const items = agenda.flatMap((text, at) => [
    { text: String(at + 1), x: 50, y: 700 - at * 30 },
    { text, x: 90, y: 700 - at * 30 },
  ]);
  expect((await linesOf([items])).join(' ')).toContain('3 Report of the actuary');
});

it('leaders and spread letters are none of the words of a line', async () => {
  const page = [
    { text: 'A G E N D A', x: 72, y: 760, size: 14 },
    { text: '1. Call to order ........................................ 1', x: 72, y: 690 },
    { text: '2. Approval of minutes of October 8, 2026 ............... 3', x: 72, y: 676 },
    { text: '3. Commitment of $40 million to the Quay Fund ........... 14', x: 72, y: 662 },
    { text: '4. Adjournment .......................................... 41', x: 72, y: 648 },
  ];
  expect(await linesOf([page])).toEqual([
    'AGENDA',
    '1. Call to order',
    '2. Approval of minutes of October 8, 2026',
    '3. Commitment of $40 million to the Quay Fund',
    '4. Adjournment',
  ]);
});
