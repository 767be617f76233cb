import { expect, it } from 'vitest';
import { formatCsv, isFormula, parseCsv } from './csv.ts';
import { textOf } from './csv-text.ts';

it('reads what it writes, whatever stands in it', () => {
  const rows = [
    ['name', 'a "quoted" word', 'two\nlines', 'one, two'],
    ['', '-5', '=1+1', ''],
  ];
  const written = formatCsv(rows);
  expect(written).toContain("'=1+1");
  expect(parseCsv(written, 10)).toEqual([rows[0], ['', "'-5", "'=1+1", '']]);
});

it('takes every end of a line, leaves out empty ones, and stops after so many rows', () => {
  expect(parseCsv('a,b\r\n\r\n1,\n"x"",""y",z', 10)).toEqual([
    ['a', 'b'],
    ['1', ''],
    ['x","y', 'z'],
  ]);
  expect(parseCsv('a\n'.repeat(50), 10)).toHaveLength(11);
  expect(parseCsv('a,"never closed\nb', 10)).toEqual([['a', 'never closed\nb']]);
});

it('knows a formula from a negative number and from a dash', () => {
  expect(['=A1', '+1', '@x', '-x'].map(isFormula)).toEqual([true, true, true, true]);
  expect(['-5', '- a list', 'A=1'].map(isFormula)).toEqual([false, false, false]);
});

it('decodes UTF-8 and UTF-16 by their marks, and nothing else', () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Zürich', 'utf16le')]);
  expect(textOf(utf16)).toBe('Zürich');
  expect(textOf(Buffer.from('\ufeffZürich'))).toBe('Zürich');
  expect(textOf(Buffer.from([0x5a, 0xfc, 0x72]))).toBeNull();
  expect(textOf(Buffer.from('a\0b'))).toBeNull();
});
