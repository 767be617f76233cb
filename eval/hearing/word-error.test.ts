import { describe, expect, it } from 'vitest';
import { cpWordErrorRate } from './cp-word-error.ts';
import { figuresRight } from './figures-right.ts';
import { spokenWords } from './spoken-words.ts';
import { wordErrorRate, wordErrors } from './word-error.ts';

const words = (text: string) => (text === '' ? [] : text.split(' '));

describe('word error', () => {
  it.each([
    ['the motion carries', 'the motion carries', { substituted: 0, left: 0, invented: 0 }],
    ['the motion carries', 'the notion carries', { substituted: 1, left: 0, invented: 0 }],
    ['the motion carries', 'the carries', { substituted: 0, left: 1, invented: 0 }],
    ['the motion carries', 'the the motion carries', { substituted: 0, left: 0, invented: 1 }],
    // “so” is left out, “ordered” misheard, “thanks” invented: three errors in five words.
    ['aye so it is ordered', 'aye it is order thanks', { substituted: 1, left: 1, invented: 1 }],
    ['all in favor', '', { substituted: 0, left: 3, invented: 0 }],
    ['', 'thank you', { substituted: 0, left: 0, invented: 2 }],
  ])('of “%s” transcribed as “%s”', (said, transcribed, expected) => {
    expect(wordErrors(words(said), words(transcribed))).toEqual(expected);
  });

  it('is a share of the words that were said', () => {
    expect(wordErrorRate(words('aye so it is ordered'), words('aye it is order thanks'))).toBe(0.6);
    expect(wordErrorRate([], words('thank you'))).toBeNull();
  });
});

describe('word error by speaker', () => {
  const by = (speech: Record<string, string>) =>
    new Map(Object.entries(speech).map(([speaker, text]) => [speaker, words(text)]));
  const said = by({ Dana: 'all in favor say aye', Tom: 'so moved' });

  it.each([
    ['labels do not matter', { B: 'all in favor say aye', A: 'so moved' }, 0],
    // “aye” is missing of Dana and too much of Tom: 2 of 7.
    ['a word of another speaker counts twice', { A: 'all in favor say', B: 'aye so moved' }, 2 / 7],
    // All words of Tom are too much of Dana, and missing of Tom: 4 of 7.
    ['two speakers as one', { A: 'all in favor say aye so moved' }, 4 / 7],
    // Of Dana two words are missing, which a third speaker invents.
    ['one speaker as two', { A: 'all in favor', B: 'so moved', C: 'say aye' }, 4 / 7],
    ['nothing', {}, 1],
  ])('%s', (_what, transcribed, expected) => {
    expect(cpWordErrorRate(said, by(transcribed))).toBeCloseTo(expected, 10);
  });

  it('counts what is said by more speakers than are compared', () => {
    const many = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`S${at}`, 'word']));
    // Twelve at most suit none of the two; all fourteen words are wrong or too much: 2 replaced, 5 left, 12 invented.
    expect(cpWordErrorRate(said, by(many))).toBeCloseTo(19 / 7, 10);
  });
});

describe('figures that are right', () => {
  it.each([
    ['We commit $250 million.', 'we commit two hundred fifty million dollars', { said: 1, right: 1 }],
    ['The rate is 7.25 percent.', 'The rate is 7.35 percent.', { said: 1, right: 0 }],
    ['It was 6.5% and is 6.5%.', 'It was 6.5% and is six.', { said: 2, right: 1 }],
    ['Nothing was paid.', 'Nothing was paid.', { said: 0, right: 0 }],
  ])('of “%s”', (said, transcribed, expected) => {
    expect(figuresRight(said, transcribed)).toEqual(expected);
  });
});

describe('spoken words', () => {
  it('are the same of digits and of words', () => {
    expect(spokenWords('7.25% of the board’s assets')).toEqual(
      spokenWords("Seven point two five percent of the board's assets."),
    );
  });
});
