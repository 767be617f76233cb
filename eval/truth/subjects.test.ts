import { describe, expect, it } from 'vitest';
import { takenBack, unnamedParts } from './subjects.ts';

const paper = (...texts: string[]) => texts.map((text) => ({ text, speaker: null }));
const sold = 'Net sales of $175 million were 44% lower than in the year before.';
const partsOf = (lines: { text: string; speaker: string | null }[], text = sold) =>
  unnamedParts(text, { lines, isCall: false }, { at: lines.length - 1, start: 0 });

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

  const toldAfter = (...before: string[]) => {
    const lines = [...before, sold].map((text) => ({ text, speaker: null }));
    return unnamedParts(sold, { lines, isCall: true }, { at: before.length, start: 0 });
  };

  it.each([
    ['turned', ['Turning to the paper mills segment, orders were slow.'], 'paper mills'],
    ['turned lines before', ['Starting with Paper Mills.', 'Demand was slow.'], 'Paper Mills'],
    ['named', ['Our paper mills segment had a slow quarter.'], 'paper mills'],
  ])('is of the part to which a voice of a call %s', (_how, before, part) => {
    expect(toldAfter(...before)).toEqual([part]);
  });

  it('is of the part as well where a sentence tells it in its middle', () => {
    const statement = 'A weaker mix resulted in a $6 million decline in EBITDA to $13 million.';
    const lines = ['Our paper mills segment had a slow quarter.', statement].map((text) => ({
      text,
      speaker: null,
    }));
    expect(unnamedParts(statement, { lines, isCall: true }, { at: 1, start: 0 })).toEqual(['paper mills']);
  });

  it('is of the whole where the voice turned back, or speaks of all parts', () => {
    expect(toldAfter('Starting with Paper Mills.', 'Overall it was a good year.')).toEqual([]);
    expect(toldAfter('Starting with Paper Mills.', 'All three segments grew.')).toEqual([]);
    expect(toldAfter('Turning to slide five.')).toEqual([]);
  });
});

it('a figure is taken back in the same words or the next', () => {
  expect(takenBack('It was 54 to 50, just to correct 45 to 50.', '')).toEqual(['just to correct']);
  expect(takenBack('It was 54.', ' I misspoke, 45.')).toEqual(['I misspoke']);
  expect(takenBack('It was 54.', ' We sold it. I misspoke of the other.')).toEqual([]);
});
