import { describe, expect, it } from 'vitest';
import { markRuns } from './mark-runs.ts';

describe('a text with its matching runs', () => {
  it('has each of them marked, the longest where two begin together', () => {
    expect(markRuns('Fees fell, and fees on fees too.', ['fees', 'fees on fees'])).toBe(
      'Fees fell, and <mark>fees on fees</mark> too.',
    );
  });

  it('is safe to show, whatever it holds', () => {
    expect(markRuns('<img src=x onerror=alert(1)> & "fees"', ['onerror', '"'])).toBe(
      '&lt;img src=x <mark>onerror</mark>=alert(1)&gt; &amp; <mark>&quot;</mark>fees<mark>&quot;</mark>',
    );
  });

  it('is the same text where nothing matches', () => {
    expect(markRuns('Fees', ['', 'costs'])).toBe('Fees');
  });
});
