import { describe, expect, it } from 'vitest';
import { readSource } from '../reading/reading.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { indexPhrases } from './phrase-index.ts';
import { unshouted } from './unshouted.ts';

describe('a phrase that a form writes in capitals', () => {
  it.each([
    ['BOTTLED WATER', 'bottled water'],
    ['PLAN ADMINISTRATOR', 'plan administrator'],
    ['WATER', 'water'],
    ['LOW BIDDER', 'low bidder'],
  ])('is told in small letters: %s', (written, told) => {
    expect(unshouted(written)).toBe(told);
  });

  it.each(['ESG', 'HVAC', 'ESG HVAC', 'Private Credit', 'private credit', 'CalPERS', 'US Treasury'])(
    'is none where it may be an abbreviation, or is written otherwise: %s',
    (written) => {
      expect(unshouted(written)).toBe(written);
    },
  );

  it('keeps the abbreviations in it', () => {
    expect(unshouted('HVAC SYSTEM')).toBe('HVAC system');
  });
});

const labelsOf = (lines: string[]): string[] =>
  indexPhrases(readSource(sourceOf(lines)).sentences).map(({ label }) => label);

it('is labeled as it is written elsewhere, however often the form has it', () => {
  const lines = ['BOTTLED WATER', 'BOTTLED WATER', 'The council buys bottled water of Port Alder.'];
  expect(labelsOf(lines)).toContain('Bottled Water');
  expect(labelsOf(['PLAN ADMINISTRATOR of the fund', 'PLAN ADMINISTRATOR'])).toContain('Plan Administrator');
});
