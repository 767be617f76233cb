import { expect, it } from 'vitest';
import { filerOf, filingTitle } from './filing.title.ts';

it('names a filing by company, form and period', () => {
  const cover = [
    'UNITED STATES SECURITIES AND EXCHANGE COMMISSION',
    'FORM 10-K',
    'For the fiscal year ended December 31, 2024',
  ];
  expect(
    filingTitle([...cover, 'Harbour Works, Inc.', '(Exact name of registrant as specified in its charter)']),
  ).toBe('Harbour Works, Inc.: Form 10-K, December 31, 2024');
  expect(filingTitle([...cover, 'Harbour Works, Inc. (Exact name of Registrant as Specified)'])).toContain(
    'Harbour Works, Inc.: Form',
  );
});

it('writes a company in capitals as its filing does elsewhere, and keeps capitals where it does not', () => {
  const cover = [
    'FORM 10-Q',
    'HARBOUR & QMK WORKS, INC.',
    '(Exact name of registrant as specified in its charter)',
  ];
  const note = 'The condensed statements are of Harbour & QMK Works, Inc. and its subsidiaries.';
  expect(filingTitle([...cover, note])).toBe('Harbour & QMK Works, Inc.: Form 10-Q');
  expect(filingTitle([...cover, 'HARBOUR & QMK WORKS, INC. NOTES'])).toBe(
    'HARBOUR & QMK WORKS, INC.: Form 10-Q',
  );
});

it('leaves other documents alone', () => {
  expect(filingTitle(['Annual Report', 'Form of address', 'We grew.'])).toBeNull();
});

it('is filed by the name that its cover calls exact, and by nobody where no name stands there', () => {
  const cover = ['UNITED STATES', 'FORM 10-K', 'Harbour Works, Inc.'];
  const exact = '(Exact name of registrant as specified in its charter)';
  expect(filerOf([...cover, exact])).toEqual({ name: 'Harbour Works, Inc.', words: 'Harbour Works, Inc.' });
  for (const line of ['Commission file number 1-2256', '1-2256', 'For the transition period from to'])
    expect(filerOf([...cover, line, exact])).toBeNull();
  expect(filerOf(['Annual report', 'Harbour Works, Inc.'])).toBeNull();
});

it('a cover without those words is of the name below the number of its file, which its index repeats', () => {
  const start = [
    'FORM 10-K',
    'For the Fiscal Year Ended June 30, 2025',
    'Commission File Number 001-1',
    'LARCHEN CORPORATION',
  ];
  expect(
    filerOf([...start, 'ONE LARCH WAY', 'LARCHEN CORPORATION', 'INDEX', 'Larchen Corporation sells.']),
  ).toEqual({
    name: 'Larchen Corporation',
    words: 'LARCHEN CORPORATION',
  });
  expect(filerOf([...start, 'ONE LARCH WAY', 'INDEX'])).toBeNull();
});
