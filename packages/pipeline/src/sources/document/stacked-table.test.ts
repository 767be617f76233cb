import { describe, expect, it } from 'vitest';
import { bytesOf } from '../suite.fixture.ts';
import { extractTextDocument } from './extract-text.ts';

const rendered = (...lines: string[]): string[] =>
  extractTextDocument(bytesOf(lines.join('\n'))).blocks.map(({ kind, text }) => `${kind}: ${text}`);

const head = [
  'Tallow Mills plc',
  '',
  'Consolidated Statements of Operations',
  'For the Years Ended December 31,',
  'In millions, except per share amounts',
];

describe('a statement whose cells stand one below another', () => {
  it('is rows, with the years over their columns', () => {
    const text = rendered(
      ...[...head, '2022', ' ', '2021', 'Revenues:', 'Grain', '$', '1,204 $', '1,187', 'Flour', '310', '298'],
      ...[
        'Total revenues',
        '1,514',
        '1,485',
        'Net income',
        '$',
        '92',
        '$',
        '(14)',
        'See the notes to these statements.',
      ],
    );
    expect(text.slice(-7)).toEqual([
      'table-row: (In millions, except per share amounts) | 2022 | 2021',
      'paragraph: Revenues:',
      'table-row: Grain | $1,204 | $1,187',
      'table-row: Flour | 310 | 298',
      'table-row: Total revenues | 1,514 | 1,485',
      'table-row: Net income | $92 | $(14)',
      'paragraph: See the notes to these statements.',
    ]);
  });

  it('has a dash where nothing stands for an amount', () => {
    const text = rendered(
      ...[...head, '2022', '2021', '2020', 'Grain', '1,204', '1,187', '1,101', 'Flour', '310', '298', '290'],
      ...[
        'Legal charges',
        '58 ',
        ' ',
        ' ',
        'Write-downs',
        ' ',
        '31 ',
        ' ',
        'Net income',
        '92',
        '80',
        '75',
        'F-4',
      ],
    );
    expect(text).toContain('table-row: Legal charges | 58 | — | —');
    expect(text).toContain('table-row: Write-downs | — | 31 | —');
    expect(text.at(-1)).toBe('paragraph: F-4');
  });

  it('tells no amount of a column that may be another', () => {
    const text = rendered(
      ...[
        ...head,
        '2022',
        '2021',
        '2020',
        'Grain',
        '1,204',
        ' ',
        '1,187',
        ' ',
        '1,101',
        'Flour',
        '310',
        ' ',
        '298',
      ],
      ...[' ', '290', 'Legal charges', ' ', '58', '31', 'Net income', '92', ' ', '80', ' ', '75', 'The end.'],
    );
    expect(text).toContain('table-row: Grain | 1,204 | 1,187 | 1,101');
    expect(text).toContain('paragraph: Legal charges 58 31');
  });

  it('says of which part of a year its columns are', () => {
    const quarter = [
      'Tallow Mills plc',
      '',
      'Three Months Ended',
      'June 30,',
      '(in millions)',
      '2022',
      '2021',
    ];
    const rows = ['Grain', '304', '287', 'Flour', '80', '78', 'Net income', '22', '20'];
    expect(rendered(...quarter, ...rows)).toContain(
      'table-row: Three Months Ended June 30, (in millions) | 2022 | 2021',
    );
    const both = ['Tallow Mills plc', '', 'Three Months Ended', 'Six Months Ended', '2022', '2021'];
    expect(rendered(...both, ...rows).filter((line) => line.startsWith('table-row'))).toEqual([]);
  });

  it('is none where years stand in a list', () => {
    const text = rendered(
      'Years of the drought',
      '',
      '2012',
      '2014',
      '2019',
      'The fund paid in each of them.',
    );
    expect(text.filter((line) => line.startsWith('table-row'))).toEqual([]);
  });
});
