import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakable } from './speakable.ts';

const said: Record<string, [string, string][]> = {
  money: [
    ['$2.4 billion', 'two point four billion dollars'],
    ['$2.4bn in AUM', 'two point four billion dollars in ay U M'],
    ['a $500-million commitment', 'a five hundred million dollar commitment'],
    ['$1', 'one dollar'],
    ['$12.50', 'twelve dollars and fifty cents'],
    ['$0.35 a share', 'thirty-five cents a share'],
    ['US$75m', 'seventy-five million dollars'],
    ['€1,250', 'one thousand two hundred fifty euros'],
    ['$2–3 billion', 'two to three billion dollars'],
    ['$2.1 to $2.4 billion', 'two point one to two point four billion dollars'],
    ['-$40 million', 'minus forty million dollars'],
  ],
  rates: [
    ['7.25%', 'seven point two five percent'],
    ['returned -3.1% net', 'returned minus three point one percent net'],
    ['+0.4%', 'plus zero point four percent'],
    ['5–7%', 'five to seven percent'],
    ['fees fell 25 bps', 'fees fell twenty-five basis points'],
    ['a 1.8x multiple', 'a one point eight times multiple'],
  ],
  dates: [
    ['in 2026', 'in twenty twenty-six'],
    ['since 2008', 'since two thousand eight'],
    ['1905 and 2010', 'nineteen oh five and twenty ten'],
    ['the 1990s', 'the nineteen nineties'],
    ['2019–2023', 'twenty nineteen to twenty twenty-three'],
    ['2026-11-03', 'November third, twenty twenty-six'],
    ['Nov. 12, 2026', 'November twelfth, twenty twenty-six'],
    ['on 1 October', 'on October first'],
    ['Q3 2026', 'third quarter of twenty twenty-six'],
    ['2H26', 'second half of twenty twenty-six'],
    ['FY26', 'fiscal year twenty twenty-six'],
    ['at 9:05 a.m.', 'at nine oh five ay M'],
  ],
  numbers: [
    ['1,204,000 members', 'one million two hundred four thousand members'],
    ['the 3rd motion', 'the third motion'],
    ['10-15 years', 'ten to fifteen years'],
    ['a 60/40 portfolio', 'a sixty forty portfolio'],
    ['No. 7', 'number seven'],
    ['0.05', 'zero point zero five'],
  ],
  abbreviations: [
    ['The CIO vs. the LPs', "The C I O versus the L P's"],
    ['NAV and EBITDA', 'nav and ee bit dah'],
    ['MOTION CARRIED', 'motion carried'],
    ['Smith & Co. (NYSE: HLX)', 'Smith and Company, N Y S E: H L X,'],
    ['e.g., real estate', 'for example, real estate'],
    ['He said no. No.', 'He said no. No.'],
    ['“Yes” — she’s sure…', "Yes, she's sure,"],
  ],
};

describe.each(Object.entries(said))('%s', (_name, cases) => {
  it.each(cases)('says %s as %s', (written, spoken) => {
    expect(speakable(written)).toBe(spoken);
  });
});

describe('any text', () => {
  it('leaves nothing but ASCII words and punctuation', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(speakable(text)).toMatch(/^[A-Za-z',.;:!?\-\s]*$/);
      }),
    );
  });

  it('keeps paragraphs apart', () => {
    expect(speakable('One 1.\nTwo 2.')).toBe('One one.\nTwo two.');
  });
});
