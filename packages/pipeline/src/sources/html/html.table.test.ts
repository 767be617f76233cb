import { describe, expect, it } from 'vitest';
import { htmlToBlocks } from './html.blocks.ts';

const rows = (html: string): string[] => htmlToBlocks(html).map(({ kind, text }) => `${kind}: ${text}`);
const row = (...cells: string[]): string => `<tr>${cells.join('')}</tr>`;
const td = (text: string, span = ''): string => `<td ${span}>${text}</td>`;

describe('a table of figures in markup', () => {
  it('has its cells under headings on every level', () => {
    expect(
      rows(
        `<p>Before.</p><table>${row(td(''), td('Three months ended June 30,', 'colspan=2'), td('Six months ended June 30,', 'colspan=2'))}${row(
          td('(in millions)'),
          td('2026'),
          td('2025'),
          td('2026'),
          td('2025'),
        )}${row(td('Net sales'), td('$412.5'), td('$398.1'), td('$803.0'), td('$790.2'))}${row(td('Fees'), td(''), td('3.1'), td('6.0'), td('(5.9)'))}</table><p>After.</p>`,
      ),
    ).toEqual([
      'paragraph: Before.',
      'table-row: (in millions) | Three months ended June 30, 2026 | Three months ended June 30, 2025 | Six months ended June 30, 2026 | Six months ended June 30, 2025',
      'table-row: Net sales | $412.5 | $398.1 | $803.0 | $790.2',
      'table-row: Fees | | 3.1 | 6.0 | (5.9)',
      'paragraph: After.',
    ]);
  });

  it('has amounts whole whose signs stand in cells of their own', () => {
    const amount = (text: string, closing = '') => `${td('$')}${td(text)}${td(closing)}${td('')}`;
    expect(
      rows(
        `<table>${row(td('(in thousands)'), td('2026', 'colspan=4'), td('2025', 'colspan=4'))}${row(td('Assets'), amount('1,200'), amount('1,300'))}${row(td('Loss'), amount('(45', ')'), amount('(50', ')'))}</table>`,
      ),
    ).toEqual([
      'table-row: (in thousands) | 2026 | 2025',
      'table-row: Assets | $1,200 | $1,300',
      'table-row: Loss | $(45) | $(50)',
    ]);
  });

  it('goes on beside a cell that reaches over several rows', () => {
    expect(
      rows(
        `<table>${row(td('Fund', 'rowspan=2'), td('Return', 'colspan=2'))}${row(td('Quarter'), td('1 year'))}${row(td('Total fund'), td('3.4%'), td('9.8%'))}${row(td('Bonds'), td('1.1%'), td('2.8%'))}</table>`,
      ),
    ).toEqual([
      'table-row: Fund | Return Quarter | Return 1 year',
      'table-row: Total fund | 3.4% | 9.8%',
      'table-row: Bonds | 1.1% | 2.8%',
    ]);
  });

  it('is not made of the layout of a page', () => {
    const prose = 'The board met in May and spoke of fees. '.repeat(8).trim();
    expect(
      rows(`<table>${row(td(`<p>${prose}</p><p>Second.</p>`), td('5'))}${row(td('x'), td('6'))}</table>`)[0],
    ).toContain(prose);
    expect(
      rows(
        `<table><tr><td><table>${row(td('a'), td('1'))}${row(td('b'), td('2'))}</table></td></tr></table>`,
      ),
    ).toEqual(['table-row: a | 1', 'table-row: b | 2']);
  });

  it('without figures keeps an empty corner, and one cut off in the middle loses nothing', () => {
    expect(
      rows(
        `<table>${row(td(''), td('Name'), td('Office'))}${row(td('1st'), td('Ann Lee'), td('Chair'))}</table>`,
      ),
    ).toEqual(['table-row: | Name | Office', 'table-row: 1st | Ann Lee | Chair']);
    expect(rows('<table><tr><td>a<td>1<tr><td>b<td>2').join(' ')).toMatch(/a \| 1.*b \| 2/);
  });
});
