import { describe, expect, it } from 'vitest';
import { readSource } from '../reading/reading.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { indexPhrases } from './phrase-index.ts';
import { unshouted } from './unshouted.ts';

describe('a phrase that a form writes in capitals', () => {
  it.each([
    ['BOTTLED WATER', 'bottled water'],
    ['PLAN ADMINISTRATOR', 'plan administrator'],
    ['INTEREST RATE', 'interest rate'],
  ])('is told in small letters: %s', (written, text) => {
    expect(unshouted(written)).toBe(text);
  });

  it.each([
    'ESG',
    'FROST',
    'NAREIT FFO',
    'HVAC SYSTEM',
    'Private Credit',
    'private credit',
    'CalPERS',
    'US Treasury',
  ])('stays as it is where it may be an abbreviation or a name, or is not in capitals: %s', (written) => {
    expect(unshouted(written)).toBe(written);
  });
});

const labelsOf = (lines: string[]): string[] =>
  indexPhrases(readSource(sourceOf(lines)).sentences).map(({ label }) => label);

it('is labeled as it is written elsewhere, however often the form has it', () => {
  const lines = ['BOTTLED WATER', 'BOTTLED WATER', 'The council buys bottled water of Port Alder.'];
  expect(labelsOf(lines)).toContain('Bottled Water');
  expect(labelsOf(['VALUATION', 'VALUATION', 'The valuation of Port Alder.'])).toContain('Valuation');
  expect(labelsOf(['PLAN ADMINISTRATOR of the fund', 'PLAN ADMINISTRATOR'])).toContain('Plan Administrator');
});
