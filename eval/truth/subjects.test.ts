import { describe, expect, it } from 'vitest';
import { takenBack, unnamedParts } from './subjects.ts';

const paper = (...texts: string[]) => texts.map((text) => ({ text, speaker: null }));
const sold = 'Net sales of $175 million were 44% lower than in the year before.';
const partsOf = (lines: { text: string; speaker: string | null }[], text = sold) =>
  unnamedParts(text, lines, { at: lines.length - 1, start: 0 });

describe('whose figure is told', () => {
  it.each([
    ['a heading', paper('Alder Coast', sold)],
    ['a heading above a line of time', paper('Alder Coast', 'Twelve months ended June 30, 2026', sold)],
    ['the head of a table', paper('Alder Coast | 2025 | 2026', 'Net sales | 310 | 175', sold)],
  ])('is of the part that %s names', (_where, lines) => {
    expect(partsOf(lines)).toEqual(['Alder Coast']);
  });

  it('is of all under a heading of all, and of the part that the text names itself', () => {
    expect(partsOf(paper('Alder Coast', 'Consolidated Results', sold))).toEqual([]);
    expect(partsOf(paper('Alder Coast', sold), `Alder Coast: ${sold}`)).toEqual([]);
    expect(partsOf(paper('Alder Coast', sold), `Total ${sold.toLowerCase()}`)).toEqual([]);
  });

  it('is of the part to which a voice turned, until it turns back', () => {
    const turn = 'Turning to the paper mills segment, orders were slow. ';
    const said = (before: string) => [{ text: `${before}${sold}`, speaker: 'Ada' }];
    const told = (before: string) => unnamedParts(sold, said(before), { at: 0, start: before.length });
    expect(told(turn)).toEqual(['paper mills']);
    expect(told(`${turn}Overall it was a good year. `)).toEqual([]);
  });
});

it('a figure is taken back in the same words or the next', () => {
  expect(takenBack('It was 54 to 50, just to correct 45 to 50.', '')).toEqual(['just to correct']);
  expect(takenBack('It was 54.', ' I misspoke, 45.')).toEqual(['I misspoke']);
  expect(takenBack('It was 54.', ' We sold it. I misspoke of the other.')).toEqual([]);
});
