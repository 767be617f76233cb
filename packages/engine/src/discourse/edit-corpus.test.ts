import { describe, expect, it } from 'vitest';
import { changesOf, madeUp } from '../testing/same-meaning.fixture.ts';
import { makeSpokenPairs } from '../testing/spoken-pair.fixture.ts';
import { polish } from './polish.ts';
import { dropVocatives } from './vocative.ts';

const pairs = makeSpokenPairs(2000, 7).map((pair) => ({
  ...pair,
  tidy: polish(dropVocatives(polish(pair.spoken), ['Jane', 'Mark'])),
}));

describe('of 2,000 generated sentences, tidied,', () => {
  it('none says anything but what was meant', () => {
    expect(pairs.flatMap(({ meant, tidy }) => changesOf(meant, tidy))).toEqual([]);
  });

  it('none has a word that was not said', () => {
    expect(pairs.flatMap(({ spoken, tidy }) => madeUp(spoken, tidy))).toEqual([]);
  });

  it('most hesitations are gone, but for those between numbers', () => {
    const hesitant = pairs.filter(({ spoken }) => /\b(?:uh|um)\b/iu.test(spoken));
    const left = hesitant.filter(({ tidy }) => /\b(?:uh|um)\b/iu.test(tidy));
    expect(hesitant.length).toBeGreaterThan(500);
    expect(left.length / hesitant.length).toBeLessThan(0.15);
  });

  it('the checker sees what is lost', () => {
    expect(changesOf('However, it did not pay 3%.', 'It did pay 4%.').length).toBeGreaterThan(2);
    expect(changesOf('It paid non-GAAP income.', 'It paid GAAP income.')).not.toEqual([]);
  });
});
