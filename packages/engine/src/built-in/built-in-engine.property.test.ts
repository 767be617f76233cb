import { agreements, questionForms } from '@ecco/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import { classifyCandidate } from '../candidates/classify-candidate.ts';
import { openGate } from '../proof/gate.ts';
import { proveNumbers, proveQuote } from '../proof/index.ts';
import { anySource, hostileText } from '../testing/any-source.fixture.ts';
import { unprovedOf } from '../testing/claims.fixture.ts';
import { interview } from '../testing/interview.fixture.ts';
import { readEverything } from '../testing/read-everything.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';

describe('whatever the text', () => {
  it('claims nothing, no place, no quote and no number, that its source does not hold', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        expect(unprovedOf(readEverything(source), source)).toEqual([]);
      }),
      { numRuns: 120, seed: 7 },
    );
  });

  it('leaves its input as it was', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const before = structuredClone(source);
        readEverything(source);
        expect(source).toEqual(before);
      }),
      { numRuns: 40, seed: 19 },
    );
  });

  it('says the same, whatever was read before', () => {
    fc.assert(
      fc.property(anySource, anySource, (source, other) => {
        const first = readEverything(structuredClone(source));
        readEverything(structuredClone(other));
        readEverything(sourceOf(interview));
        expect(readEverything(structuredClone(source))).toEqual(first);
      }),
      { numRuns: 30, seed: 23 },
    );
  });

  it('answers with sentences of the sources that were asked, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(anySource, { maxLength: 3 }),
        fc.oneof(fc.constant('What did Alder fund return?'), hostileText),
        (sources, query) => {
          const { found, form, sentences, claims, closest } = answerQuestion({ query, sources });
          expect(found).toBe(sentences.length > 0);
          expect(questionForms).toContain(form);
          for (const { agreement } of claims) expect(agreements).toContain(agreement);
          for (const { sourceIndex, citation } of closest)
            expect(openGate(sources[sourceIndex]?.segments ?? []).holds(citation)).toBe(true);
          for (const { text, citations, sourceIndex, claim, lead } of sentences) {
            expect(claims[claim]).toBeDefined();
            expect(text).toContain(lead ?? '');
            const texts = new Map(sources[sourceIndex]?.segments.map((one) => [one.id, one.text]));
            for (const { segmentId, quote } of citations) expect(texts.get(segmentId)).toContain(quote);
            expect(proveNumbers(text, citations.map(({ quote }) => quote).join(' '))).toEqual([]);
          }
        },
      ),
      { numRuns: 60, seed: 29 },
    );
  });

  it('judges any candidate between 0 and 1', () => {
    fc.assert(
      fc.property(anySource, hostileText, hostileText, ({ context }, name, text) => {
        const { overallValue } = classifyCandidate({
          context,
          personName: name,
          organizationName: text,
          text: `${name} ${text}`,
        });
        expect(overallValue).toBeGreaterThanOrEqual(0);
        expect(overallValue).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60, seed: 31 },
    );
  });

  it('shows as verbatim only what is found in the source', () => {
    fc.assert(
      fc.property(anySource, (source) => {
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
      fc.property(anySource, (source) => {
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
      fc.property(anySource, (source) => {
        const again = structuredClone(source);
        expect(readEverything(again)).toEqual(readEverything(source));
      }),
      { numRuns: 40, seed: 17 },
    );
  });
});
