import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { readQuestion } from '../question/read-question.ts';
import { mayAnswer } from './fit.ts';

const lines = [
  'Revenue in the quarter was $812 million, and adjusted earnings per share were $1.40.',
  'Costs of freight fell, and revenue of the parts business rose.',
];
const call = (title: string) => sourceOf(lines, { kind: 'earnings', title });
const may = (query: string, source = call('HBF Q1 2025 earnings call')) =>
  mayAnswer(readQuestion(query).needs, source);

describe('of a library only what is of the one that a question names may answer', () => {
  it('by the letters under which a company is listed', () => {
    expect(may("What was HBF's revenue?")).toBe(true);
    expect(may("What was KDL's revenue?")).toBe(false);
  });

  it('by its letters as capitals, and not as a word', () => {
    const other = sourceOf([...lines, 'We sent the rest by air.'], { kind: 'earnings', title: 'KDL call' });
    expect(may("What was AIR's revenue?", other)).toBe(false);
    expect(may("What was AIR's revenue?", sourceOf(['Revenue of AIR was $812 million.']))).toBe(true);
  });

  it('by quarter and year, unless it speaks of another', () => {
    expect(may("What was HBF's revenue in the first quarter of 2025?")).toBe(true);
    expect(may("What was HBF's revenue in the third quarter of 2025?")).toBe(false);
    expect(may("What was HBF's revenue in the first quarter of 2024?")).toBe(false);
    const looksBack = sourceOf([...lines, 'Revenue was $790 million in the first quarter of 2024.'], {
      kind: 'earnings',
      title: 'HBF Q1 2025 earnings call',
    });
    expect(may("What was HBF's revenue in the first quarter of 2024?", looksBack)).toBe(true);
  });

  it('by who speaks in it', () => {
    const talk = sourceOf([
      ['Ann Reed', 'Bo Lund wrote to us about the freight costs of the port.'],
      ['Cy Marsh', 'The freight costs of the port will fall, I think.'],
    ]);
    expect(may('What did Cy Marsh say about the freight costs?', talk)).toBe(true);
    expect(may('What did Bo Lund say about the freight costs?', talk)).toBe(false);
    expect(may('What happened to the freight costs that Bo Lund wrote of?', talk)).toBe(true);
  });
});
