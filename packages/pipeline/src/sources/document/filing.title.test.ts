import { expect, it } from 'vitest';
import { filingTitle } from './filing.title.ts';

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

it('leaves other documents alone', () => {
  expect(filingTitle(['Annual Report', 'Form of address', 'We grew.'])).toBeNull();
});
