import { describe, expect, it } from 'vitest';
import { brokenPromises, differences, formatLines, parseLines, readExpected } from './expectation.ts';
import { goldenLines } from './golden-lines.ts';
import { readGoldenTexts } from './golden-text.ts';

// Five invented texts hold what the engine chooses. A change on purpose is accepted with
// `npm run eval -- golden --write` and read in the difference of eval/golden/expected.

describe.each(readGoldenTexts())('the golden $name', (text) => {
  it('is told as it was accepted', async () => {
    expect(differences(readExpected(text.name), await goldenLines(text))).toEqual([]);
  });

  it('is told as its author asks', async () => {
    expect(brokenPromises(text, await goldenLines(text))).toEqual([]);
  });
});

describe('the comparison', () => {
  const lines = { claims: ['fees rose', 'fees fell'], figures: [] };

  it('reads what it wrote', () => {
    expect(parseLines(formatLines(lines))).toEqual(lines);
  });

  it('says what is gone and what is new, and nothing of order', () => {
    expect(differences(lines, { claims: ['fees fell', 'fees rose'], figures: [] })).toEqual([]);
    expect(differences(lines, { claims: ['fees rose', 'costs fell'], topics: ['Fees'] })).toEqual([
      'gone from claims: fees fell',
      'new in claims: costs fell',
      'new in topics: Fees',
    ]);
  });
});
