import { describe, expect, it } from 'vitest';
import { type RawSegment, shapeSegments } from './segment-shaping.ts';

const run = (
  text: string,
  startMs: number | null,
  endMs: number | null,
  speaker: string | null = null,
): RawSegment => ({
  speaker,
  text,
  startMs,
  endMs,
  page: null,
});

describe('segments', () => {
  it('join captions until their sentence is over', () => {
    const shaped = shapeSegments([
      run('We raised the allocation to private', 0, 2000),
      run('credit by two points this year.', 2000, 4000),
      run('The board agreed.', 4100, 5000),
    ]);
    expect(shaped).toEqual([
      run('We raised the allocation to private credit by two points this year.', 0, 4000),
      run('The board agreed.', 4100, 5000),
    ]);
  });

  it('never join two speakers, nor over a pause', () => {
    const shaped = shapeSegments([
      run('And', 0, 500, 'A'),
      run('so', 500, 900, 'B'),
      run('on', 9000, 9500, 'B'),
    ]);
    expect(shaped.map((segment) => segment.text)).toEqual(['And', 'so', 'on']);
  });

  it('cut a long turn at sentences, share its time out and lose no word', () => {
    const text = Array.from(
      { length: 30 },
      (_, index) => `This is sentence number ${index} of the turn.`,
    ).join(' ');
    const shaped = shapeSegments([run(text, 1000, 61_000)]);
    expect(shaped.length).toBeGreaterThan(2);
    expect(shaped.map((segment) => segment.text).join(' ')).toBe(text);
    expect(shaped.at(0)?.startMs).toBe(1000);
    expect(shaped.at(-1)?.endMs).toBe(61_000);
    for (const [index, segment] of shaped.entries()) {
      expect(segment.text.length).toBeLessThanOrEqual(450);
      expect(segment.text).toMatch(/\.$/);
      if (index > 0) expect(segment.startMs).toBe(shaped[index - 1]?.endMs);
    }
  });

  it('leave paragraphs without times as they are, and cut what has no sentences', () => {
    expect(
      shapeSegments([run('One', null, null), run(' Two  words ', null, null), run('  ', null, null)]),
    ).toEqual([run('One', null, null), run('Two words', null, null)]);
    expect(shapeSegments([run('A\u0000B \ud800', null, null)])).toEqual([run('A B \ufffd', null, null)]);
    const cut = shapeSegments([run('a'.repeat(1000), null, null)]);
    expect(cut.map((segment) => segment.text.length)).toEqual([450, 450, 100]);
  });
});
