import { expect, it } from 'vitest';
import { extractTextDocument } from '../document/extract-text.ts';
import { parseTranscript } from '../transcript/parse-transcript.ts';
import { paragraph, run, table, writeDocx } from './docx.fixture.ts';
import { readDocx } from './read-docx.ts';

type Turn = readonly [name: string, time: string, words: string];

const turns: readonly Turn[] = [
  ['Ada Lund', '0:03', 'Good morning, this is the meeting of the Harbor board.'],
  ['Bo Vale', '0:12', 'Thank you. The fund returned six percent.'],
  ['Ada Lund', '0:24', 'Any questions on that report before we move on?'],
  ['Cy Marsh', '1:02', 'Yes, how much was paid in fees?'],
  ['Bo Vale', '1:10', 'About two million dollars.'],
  ['Ada Lund', '1:31', 'We will come back to that in the next quarter.'],
];
const said = turns.map(([name, , words]) => [name, words]);
const times = [3_000, 12_000, 24_000, 62_000, 70_000, 91_000];

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = async (body: readonly string[]) => {
  const { text, isTalk } = await readDocx(writeDocx(body));
  expect(isTalk).toBe(true);
  return parseTranscript(bytesOf(text));
};
const each = (write: (turn: Turn) => readonly string[]) => turns.flatMap((turn) => write(turn));

it.each<[string, string[]]>([
  [
    'name and time above the words of one paragraph',
    each(([name, time, words]) => [paragraph(run(name, { bold: true }) + run(`   ${time}\n${words}`))]),
  ],
  [
    'name and time in a paragraph of their own',
    each(([name, time, words]) => [
      paragraph(run(name, { bold: true }) + run(`   ${time}`)),
      paragraph(words),
    ]),
  ],
  [
    'the head and the foot that a program writes around it',
    [
      paragraph('Board meeting'),
      paragraph('November 12, 2026, 9:00AM'),
      paragraph('32m 5s'),
      paragraph('Ada Lund started transcription'),
      ...each(([name, time, words]) => [paragraph(run(name, { bold: true }) + run(`   ${time}\n${words}`))]),
      paragraph('Ada Lund stopped transcription'),
    ],
  ],
  [
    'times with arrows and names on a line of their own',
    each(([name, time, words]) => [paragraph(`0:${time}.0 --> 0:${time}.990\n${name}\n${words}`)]),
  ],
  [
    'names and times with a colon',
    each(([name, time, words]) => [paragraph(`${name} (0${time}):`), paragraph(words)]),
  ],
  ['times in brackets', each(([name, time, words]) => [paragraph(`[00:0${time}] ${name}: ${words}`)])],
  ['columns set by tabs', each(([name, time, words]) => [paragraph(`${name}\t${time}\t${words}`)])],
  [
    'a table with the names of its columns',
    [table([['Time', 'Speaker', 'Text'], ...turns.map(([name, time, words]) => [`0${time}`, name, words])])],
  ],
  [
    'a table below a title',
    [paragraph('Board meeting'), table(turns.map(([name, time, words]) => [`0${time}`, name, words]))],
  ],
  [
    'captions that were pasted',
    [
      paragraph('WEBVTT'),
      paragraph(''),
      ...each(([name, time, words]) => [
        paragraph(`00:0${time}.000 --> 00:0${time}.900`),
        paragraph(`<v ${name}>${words}</v>`),
        paragraph(''),
      ]),
    ],
  ],
])('a talk with %s is told by voices and times', async (_, body) => {
  const { segments } = await read(body);
  expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual(said);
  expect(segments.map(({ startMs }) => startMs)).toEqual(times);
});

it('times of a day count from the first', async () => {
  const { segments } = await read(
    each(([name, time, words]) => [paragraph(`[${name}] 09:0${time}`), paragraph(words), paragraph('')]),
  );
  expect(segments.map(({ startMs }) => startMs)).toEqual(times.map((time) => time - 3_000));
});

it.each<[string, string[]]>([
  ['alone and in bold', each(([name, , words]) => [paragraph(run(name, { bold: true })), paragraph(words)])],
  [
    'that are headings',
    each(([name, , words]) => [paragraph(name, { style: 'Heading3' }), paragraph(words)]),
  ],
  ['in the first column of a table', [table(turns.map(([name, , words]) => [name, words]))]],
])('names %s are those of voices, also of one who speaks once', async (_, body) => {
  const { segments } = await read(body);
  expect(segments.map(({ speaker, text }) => [speaker, text])).toEqual(said);
});

it('the heading of a day dates a talk, and one of a time is that of who speaks next', async () => {
  const { segments, about } = await read([
    paragraph('Nov 12, 2026', { style: 'Heading1' }),
    paragraph('Harbor board', { style: 'Heading1' }),
    paragraph('00:00:00', { style: 'Heading3' }),
    ...turns.slice(0, 3).map(([name, , words]) => paragraph(run(`${name}: `, { bold: true }) + run(words))),
    paragraph('00:01:00', { style: 'Heading3' }),
    ...turns.slice(3).map(([name, , words]) => paragraph(run(`${name}: `, { bold: true }) + run(words))),
  ]);
  expect(segments.map(({ startMs }) => startMs)).toEqual([0, null, null, 60_000, null, null]);
  expect(about).toMatchObject({ title: 'Harbor board', publishedAt: '2026-11-12T00:00:00.000Z' });
});

const blocksOf = async (body: readonly string[], options: Parameters<typeof writeDocx>[1] = {}) => {
  const { text, isTalk, faults } = await readDocx(writeDocx(body, options));
  expect(isTalk).toBe(false);
  return { blocks: extractTextDocument(bytesOf(text)).blocks, faults: faults.map(({ what }) => what) };
};
const textsOf = async (...given: Parameters<typeof blocksOf>) =>
  (await blocksOf(...given)).blocks.map(({ text }) => text);

it('minutes keep their headings, the numbers of their items and the rows of their roll calls', async () => {
  const { blocks } = await blocksOf([
    paragraph('Minutes of the Harbor Board', { style: 'Title' }),
    paragraph('Call to order', { list: 1 }),
    paragraph('The Chair called the meeting to order at 9:00 a.m.'),
    paragraph('Investments', { list: 1 }),
    paragraph('Quay Fund', { list: 1, level: 1 }),
    paragraph('Mill Fund', { list: 1, level: 1 }),
    paragraph(run('ROLL CALL', { bold: true })),
    table([
      ['Trustee', 'Vote'],
      ['Ada Lund', 'Yes'],
      ['Bo Vale', 'No'],
    ]),
    paragraph('Adjournment', { list: 1 }),
    paragraph('a remark', { list: 2 }),
  ]);
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'Minutes of the Harbor Board'],
    ['heading', '1. Call to order'],
    ['paragraph', 'The Chair called the meeting to order at 9:00 a.m.'],
    ['list-item', '2. Investments'],
    ['paragraph', 'a. Quay Fund'],
    ['paragraph', 'b. Mill Fund'],
    ['heading', 'ROLL CALL'],
    ['table-row', 'Trustee | Vote'],
    ['table-row', 'Ada Lund | Yes'],
    ['table-row', 'Bo Vale | No'],
    ['list-item', '3. Adjournment'],
    ['list-item', 'a remark'],
  ]);
});

it('deleted, moved and struck-out text is not told, inserted text is, and the reader is told so', async () => {
  const changed = `${run('The Board approved ')}<w:del w:id="1"><w:r><w:delText>$40 million</w:delText></w:r></w:del><w:ins w:id="2">${run('$50 million')}</w:ins>${run(' for the Quay Fund')}<w:r><w:rPr><w:strike/></w:rPr><w:t> and the Mill Fund</w:t></w:r>${run('.')}`;
  const { blocks, faults } = await blocksOf([
    paragraph(changed),
    `<w:p><w:moveFrom w:id="3">${run('It was moved here.')}</w:moveFrom></w:p>`,
    `<w:p><w:moveTo w:id="4">${run('It was moved here.')}</w:moveTo></w:p>`,
  ]);
  expect(blocks.map(({ text }) => text)).toEqual([
    'The Board approved $50 million for the Quay Fund.',
    'It was moved here.',
  ]);
  expect(faults).toEqual(['text-deleted', 'text-deleted', 'text-struck']);
});

it('a footnote stands behind the text, and its mark is no digit of a sum', async () => {
  const marked = `${run('A commitment of $250 million')}<w:r><w:footnoteReference w:id="1"/></w:r>${run(' and $40 million')}<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>2</w:t></w:r>${run(' on the 4')}<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:t>th</w:t></w:r>`;
  expect(await textsOf([paragraph(marked)], { footnotes: ['Subject to legal review.'] })).toEqual([
    'A commitment of $250 million and $40 million on the 4th',
    'Subject to legal review.',
  ]);
});

it('a text box is told, also where older programs are given another form of it', async () => {
  const inner = `<w:txbxContent>${paragraph('Draft for the Board.')}</w:txbxContent>`;
  const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${inner}</wps:txbx></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${inner}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  expect(await textsOf([paragraph(`${run('The Board met.')}${box}`)])).toEqual([
    'The Board met.',
    'Draft for the Board.',
  ]);
});

it.each<[string, Uint8Array, string]>([
  ['without words', writeDocx([paragraph('')]), 'source.docx.empty'],
  ['that is cut off', writeDocx([paragraph('The Board met.')]).subarray(0, 700), 'source.docx.broken'],
  [
    'whose entities unfold',
    writeDocx(
      [paragraph('The Board met. &a;')].map((text) => text.replace('&amp;a;', '&a;')),
      {
        prolog: '<!DOCTYPE w [<!ENTITY a "aaaaaaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>',
      },
    ),
    'source.docx.broken',
  ],
  [
    'that nests without end',
    writeDocx(['<w:tbl><w:tr><w:tc>'.repeat(20_000) + '</w:tc></w:tr></w:tbl>'.repeat(20_000)]),
    'source.docx.broken',
  ],
])('a document %s is refused by name', async (_, bytes, code) => {
  await expect(readDocx(bytes)).rejects.toMatchObject({ code });
});

it('a document of many parts, or that unpacks to more than is read, is refused before it is read', async () => {
  const bomb = writeDocx([paragraph('The Board met.')], {
    parts: { 'word/theme.xml': ' '.repeat(2_000_000) },
  });
  expect(bomb.byteLength).toBeLessThan(10_000);
  await expect(readDocx(bomb, { entries: 100, unpackedBytes: 1_000_000 })).rejects.toMatchObject({
    code: 'source.docx.unpacks-too-large',
  });
  await expect(readDocx(bomb, { entries: 3, unpackedBytes: 10_000_000 })).rejects.toMatchObject({
    code: 'source.docx.broken',
  });
});
