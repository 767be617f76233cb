import { expect, it } from 'vitest';
import { buildOutline } from '../outline/build-outline.ts';
import { interview } from '../testing/interview.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { countWords } from '../words/token.ts';
import { findHighlights } from './find-highlights.ts';

it('quotes verbatim, 8 to 60 words, with speaker, place and time', () => {
  const source = sourceOf(interview);
  const highlights = findHighlights({ ...source, outline: buildOutline(source) });
  expect(highlights.length).toBeGreaterThanOrEqual(2);
  for (const { text, segmentId, speaker, startMs } of highlights) {
    const segment = source.segments.find(({ id }) => id === segmentId);
    expect(segment?.text).toContain(text);
    expect(segment?.speaker).toBe(speaker);
    expect(countWords(text)).toBeGreaterThanOrEqual(8);
    expect(countWords(text)).toBeLessThanOrEqual(60);
    expect(startMs).toBeGreaterThanOrEqual(segment?.startMs ?? 0);
  }
});

it('quotes neither a sponsor nor a greeting', () => {
  const source = sourceOf(interview);
  const texts = findHighlights({ ...source, outline: buildOutline(source) }).map(({ text }) => text);
  expect(texts.join(' ')).not.toMatch(/free trial|welcome|Thanks/u);
});
