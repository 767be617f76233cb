import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Citation, Source } from '../ports.ts';
import { proveQuote } from '../proof/index.ts';
import { type Result, readEverything } from '../testing/read-everything.fixture.ts';

const words =
  'the fund board voted returns fell 7.25% $2 billion Alder Capital she said that is why we, because Q3 um so and risk. Growth! Why? [laughs] \n'.split(
    ' ',
  );
const prose = fc.array(fc.constantFrom(...words), { maxLength: 90 }).map((parts) => parts.join(' '));
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '....',
    '((((((',
    '$$$ %%% 1.1.1.1',
    '😀😀😀',
    '数年前、年金基金は',
    'a'.repeat(5000),
    '- '.repeat(400),
    '"'.repeat(99),
  ),
);
const time = fc.option(fc.integer({ min: 0, max: 9e6 }), { nil: null });
const line = fc.record({
  text: fc.oneof({ weight: 3, arbitrary: prose }, hostile),
  speaker: fc.constantFrom(null, '0', 'Jane Alder', 'Operator', ''),
  startMs: time,
});

const sources: fc.Arbitrary<Source> = fc
  .record({
    lines: fc.array(line, { maxLength: 14 }),
    kind: fc.constantFrom('episode', 'earnings', 'document', 'meeting', 'article', 'video'),
  })
  .map(({ lines, kind }) => ({
    context: { kind, title: 'Alder', description: '', showName: null, people: [] },
    segments: lines.map((given, index) => ({ id: `s${index}`, index, endMs: null, page: null, ...given })),
  }));

function citationsOf({ outline, overview, analysis, assertions, speakers }: Result): Citation[] {
  const texts = [
    ...outline.chapters.flatMap(({ summary, takeaways }) => [...summary, ...takeaways]),
    ...overview.keyInsights,
    ...overview.whyItMatters,
    ...analysis.tldr,
    ...(analysis.oneLiner === null ? [] : [analysis.oneLiner]),
  ];
  const evidence = speakers.flatMap((speaker) => speaker.evidence ?? []);
  return [
    ...texts.flatMap(({ citations }) => citations),
    ...assertions.map(({ citation }) => citation),
    ...evidence,
  ];
}

describe('whatever the text', () => {
  it('cites only places that exist, with words that stand there', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const texts = new Map(source.segments.map(({ id, text }) => [id, text]));
        for (const { segmentId, quote } of citationsOf(readEverything(source))) {
          expect(quote).not.toBe('');
          expect(texts.get(segmentId)).toContain(quote);
        }
      }),
      { numRuns: 120, seed: 7 },
    );
  });

  it('shows as verbatim only what is found in the source', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const { highlights, overview, analysis } = readEverything(source);
        const whole = source.segments.map(({ text }) => text).join(' ');
        for (const { text, segmentId } of highlights) {
          expect(source.segments.find(({ id }) => id === segmentId)?.text).toContain(text);
        }
        for (const { text, verbatim } of [...overview.keyInsights, ...analysis.tldr]) {
          if (verbatim) expect(proveQuote(text, whole)?.exact).toBe(true);
        }
      }),
      { numRuns: 80, seed: 11 },
    );
  });

  it('covers every segment with chapters, once, in order', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const { outline } = readEverything(source);
        let next = 0;
        for (const { firstSegment, lastSegment, title, relevancy } of outline.chapters) {
          expect(firstSegment).toBe(next);
          expect(lastSegment).toBeGreaterThanOrEqual(firstSegment);
          expect(title).not.toBe('');
          expect(relevancy).toBeGreaterThanOrEqual(0);
          expect(relevancy).toBeLessThanOrEqual(100);
          next = lastSegment + 1;
        }
        if (outline.chapters.length > 0) expect(next).toBe(source.segments.length);
      }),
      { numRuns: 80, seed: 13 },
    );
  });

  it('says the same of the same text', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const again = structuredClone(source);
        expect(readEverything(again)).toEqual(readEverything(source));
      }),
      { numRuns: 40, seed: 17 },
    );
  });
});
