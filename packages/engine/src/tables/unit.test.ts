import { describe, expect, it } from 'vitest';
import { figureOf, readUnit } from './unit.ts';

describe('the unit of a table', () => {
  it.each([
    ['(in millions, except per share data)', 'million', false, false],
    ['($ in thousands, except share and per share amounts)', 'thousand', true, true],
    ['Dollars in billions', 'billion', true, false],
    ['Market Value ($000s)', 'thousand', true, false],
    ['$MM', 'million', true, false],
    ['(in whole dollars)', null, true, false],
  ])('%s', (text, scale, isMoney, exceptsShares) => {
    expect(readUnit(text)).toEqual({ scale, isMoney, exceptsShares });
  });

  it.each([
    'June 30, 2026',
    '(unaudited)',
    'Total assets 5,000',
    'Market value',
    'Sales rose to $1.2 billion.',
  ])('is not said by %s', (text) => {
    expect(readUnit(text)).toBeNull();
  });
});

describe('a figure of a table', () => {
  it.each<[string, string, string | null, string | null]>([
    ['Net cost', '$5,007', '(in millions)', '$5,007 million'],
    ['Net cost', '5,007', '($ in thousands)', '$5,007 thousand'],
    ['Net cost', '(5,007)', '(dollars in thousands)', '($5,007) thousand'],
    ['Net cost', '$5,007', null, null],
    ['Net cost', '5,007', null, null],
    ['Net cost', '$5,007', '(in whole dollars)', '$5,007'],
    ['Net cost', '$5.0 million', null, '$5.0 million'],
    ['Funded ratio', '82.6%', '(in millions)', '82.6%'],
    ['Funded ratio', '82.6', '(in millions)', null],
    ['Gross margin', '146,052', '(in millions)', '146,052 million'],
    ['Fees in percent of assets', '0.4', '(in millions)', '0.4'],
    ['Diluted earnings per share', '$0.53', '(in millions, except per share data)', '$0.53'],
    ['Dividends ($0.12 per share)', '185', '(in millions)', '185 million'],
    ['Diluted shares outstanding', '493', '(in millions, except per share data)', '493 million'],
    ['Diluted shares outstanding', '493', '(in thousands, except share and per share data)', '493'],
    ['Diluted shares outstanding', '493', '($ in millions)', null],
    ['New stores', '$3', '($ in millions)', '$3 million'],
    ['Notes, 4.45%, due 2038', '$500', null, null],
    ['Notes, 4.45%, due 2038', '500', '(in millions)', '500 million'],
    ['Total members', '12,345', null, '12,345'],
    ['Total members', '12,345', '(dollars in thousands)', '12,345'],
    ['Total members', '12,345', '(in thousands)', null],
  ])('%s %s under %s is told as %s', (label, amount, unit, text) => {
    expect(figureOf({ label, amount, units: [unit === null ? null : readUnit(unit)] })).toBe(text);
  });
});
