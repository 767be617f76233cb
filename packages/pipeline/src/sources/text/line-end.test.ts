import { describe, expect, it } from 'vitest';
import { joinAllSpoken, joinLines, joinSpoken, wholeWords } from './line-end.ts';

describe('a hyphen at the end of a line', () => {
  it.each([
    ['under non-', 'GAAP measures', 'under non-GAAP measures'],
    ['Non-', 'controlling interests', 'Non-controlling interests'],
    ['before pre-', 'COVID levels', 'before pre-COVID levels'],
    ['a long-', 'term lease', 'a long-term lease'],
    ['its available-', 'for-sale bonds', 'its available-for-sale bonds'],
    ['its available-for-', 'sale bonds', 'its available-for-sale bonds'],
    ['a self-', 'insured plan', 'a self-insured plan'],
    ['on Form 10-', 'K of May', 'on Form 10-K of May'],
    ['since COVID-', '19 began', 'since COVID-19 began'],
    ['the Marlow-', 'Quist Act', 'the Marlow-Quist Act'],
    ['NON-', 'GAAP MEASURES', 'NON-GAAP MEASURES'],
  ])('%j and %j keep it: %j', (before, after, joined) => {
    expect(joinLines(before, after)).toBe(joined);
  });

  it.each([
    ['the invest-', 'ment policy', 'the investment policy'],
    ['the commit-', 'tee’s view', 'the committee’s view'],
    ['RETIRE-', 'MENT SYSTEM', 'RETIREMENT SYSTEM'],
    ['a pen\u00ad', 'sion', 'a pension'],
    ['7.25 per-', 'cent net of fees', '7.25 percent net of fees'],
    ['tables of mor-', 'tality', 'tables of mortality'],
    ['the bene-', 'ficiaries', 'the beneficiaries'],
  ])('%j and %j are one word: %j', (before, after, joined) => {
    expect(joinLines(before, after)).toBe(joined);
  });

  it.each([
    ['short-', 'and long-term debt', 'short- and long-term debt'],
    ['1,240 -', 'Other', '1,240 - Other'],
    ['we were --', 'and so on', 'we were -- and so on'],
    ['the plan', 'grew', 'the plan grew'],
    ['of non-', '(other) assets', 'of non- (other) assets'],
  ])('%j and %j stay two: %j', (before, after, joined) => {
    expect(joinLines(before, after)).toBe(joined);
  });

  it('is what the text elsewhere says it is, and stays where it says nothing', () => {
    const known = wholeWords([
      'The recovery of the port-',
      'folio, at the well-known co-op,',
      'went on for sharehold-',
      'ers of contributions.',
    ]);
    expect(joinLines('the re-', 'covery', known)).toBe('the recovery');
    expect(joinLines('its contri-', 'bution,', known)).toBe('its contribution,');
    expect(joinLines('a well-', 'known', known)).toBe('a well-known');
    expect(joinLines('for sharehold-', 'ers', known)).toBe('for sharehold-ers');
  });

  it('is no reason to lose a letter, whatever stands around it', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    for (const before of ['a-', '-', 'x.-', '7-', 'A-', 'Ab-', 'é-', ''])
      for (const after of ['b', 'B', '-b', '7', '', 'ment', '’s'])
        expect(letters(joinLines(before, after))).toBe(letters(before + after));
  });

  it('of speech is kept for a prefix, and left where a word is broken off', () => {
    expect(joinSpoken('our non-', 'GAAP result')).toBe('our non-GAAP result');
    expect(joinSpoken('we pre-', 'prepared it')).toBe('we pre- prepared it');
    expect(joinSpoken('we were go-', 'going there')).toBe('we were go- going there');
  });
});

it('joins many lines of speech as it joins two after two, though what is joined grows long', () => {
  const lines: string[] = Array.from({ length: 3_000 }, (_, at) =>
    at % 7 === 0 ? 'of non-' : at % 5 === 0 ? 'we go-' : 'going on',
  );
  expect(joinAllSpoken(lines)).toBe(lines.reduce(joinSpoken));
  expect([joinAllSpoken([]), joinAllSpoken(['one'])]).toEqual(['', 'one']);
});
