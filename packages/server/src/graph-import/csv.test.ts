import { expect, it } from 'vitest';
import { formatCsv, isFormula, parseCsv } from './csv.ts';
import { csvText } from './csv-text.ts';

const fieldsOf = (text: string): string[][] => parseCsv(text, 10).rows.map(({ fields }) => fields);

it('reads what it writes, whatever stands in it', () => {
  const rows = [
    ['name', 'a "quoted" word', 'two\nlines', 'one, two'],
    ['', '-5', '=1+1', ''],
  ];
  const written = formatCsv(rows);
  expect(written).toContain("'=1+1");
  expect(fieldsOf(written)).toEqual([rows[0], ['', "'-5", "'=1+1", '']]);
});

it('takes every end of a line, leaves out empty ones, and stops after so many rows', () => {
  expect(parseCsv('a,b\r\n\r\n1,\n"x"",""y",z', 10)).toEqual({
    rows: [
      { line: 1, fields: ['a', 'b'] },
      { line: 3, fields: ['1', ''] },
      { line: 4, fields: ['x","y', 'z'] },
    ],
    openIn: null,
  });
  expect(parseCsv('a\n'.repeat(50), 10).rows).toHaveLength(11);
});

it('says in which row a quotation mark is never closed', () => {
  expect(parseCsv('a,b\n1,2\n3,"never closed\nb', 10).openIn).toBe(3);
});

it('takes what spreadsheets of other countries put between fields', () => {
  expect(fieldsOf('name;"a;b"\n"x, y";z')).toEqual([
    ['name', 'a;b'],
    ['x, y', 'z'],
  ]);
  expect(fieldsOf('name\ttype\nx, y\tz')).toEqual([
    ['name', 'type'],
    ['x, y', 'z'],
  ]);
});

it('takes bars, the line that says what divides, a space before a quotation mark, and no row of nothing', () => {
  expect(fieldsOf('name|type\nx, y|z')).toEqual([
    ['name', 'type'],
    ['x, y', 'z'],
  ]);
  expect(parseCsv('sep=;\nname;type\n;;\nx; "y;z"', 10).rows).toEqual([
    { line: 2, fields: ['name', 'type'] },
    { line: 4, fields: ['x', 'y;z'] },
  ]);
});

it('takes the line that says what divides whichever way lines end', () => {
  expect(fieldsOf('sep=;\rname;type\rx, y;z\r')).toEqual([
    ['name', 'type'],
    ['x, y', 'z'],
  ]);
});

it('knows a formula from a negative number and from a dash', () => {
  expect(['=A1', '+1', '@x', '-x', '＝A1', '－x'].map(isFormula)).toEqual(Array(6).fill(true));
  expect(['-5', '- a list', 'A=1'].map(isFormula)).toEqual([false, false, false]);
});

it('decodes UTF-8 and UTF-16 by their marks, and nothing else', () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Zürich', 'utf16le')]);
  expect(csvText(utf16)).toBe('Zürich');
  expect(csvText(Buffer.from('\ufeffZürich'))).toBe('Zürich');
  expect(csvText(Buffer.from([0x5a, 0xfc, 0x72]))).toBeNull();
  expect(csvText(Buffer.from('a\0b'))).toBeNull();
});
