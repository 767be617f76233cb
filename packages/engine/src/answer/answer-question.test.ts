import { describe, expect, it } from 'vitest';
import { interview } from '../testing/interview.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { answerQuestion } from './answer-question.ts';

const sources = [sourceOf(['The harbour opened a new crane. It lifts forty tons.']), sourceOf(interview)];
const query = 'What do the private credit managers charge fees on?';

describe('an answer', () => {
  it('is of cited sentences of the source that fits', () => {
    const { found, sentences } = answerQuestion({ query, sources });
    expect(found).toBe(true);
    expect(sentences.every(({ sourceIndex }) => sourceIndex === 1)).toBe(true);
    expect(sentences.map(({ text }) => text).join(' ')).toContain('committed capital');
  });

  it('has every quote in the segment that it names, and is the same each time', () => {
    const { sentences } = answerQuestion({ query, sources });
    const texts = new Map(sources[1]?.segments.map(({ id, text }) => [id, text]));
    for (const { citations } of sentences) {
      expect(citations.length).toBeGreaterThan(0);
      for (const { segmentId, quote } of citations) expect(texts.get(segmentId)).toContain(quote);
    }
    expect(answerQuestion({ query, sources }).sentences).toEqual(sentences);
  });

  it('is no longer than a short paragraph and says nothing twice', () => {
    const line =
      'The board of trustees lowered the discount rate of the fund to 6.8 percent in March this year.';
    const repeated = sourceOf(Array.from({ length: 40 }, () => line));
    expect(answerQuestion({ query: 'discount rate', sources: [repeated] }).sentences).toHaveLength(1);
    const words = answerQuestion({ query, sources }).sentences.flatMap(({ text }) => text.split(' '));
    expect(words.length).toBeLessThan(105);
  });

  it('brings the question to which a sentence replies', () => {
    const source = sourceOf([
      ['Ann Reed', 'Did the trustees sell the timber portfolio before the deadline in June?'],
      ['Bo Lund', 'Yes, the trustees sold all of the timber portfolio, for 40 million, to Larch.'],
      ['Ann Reed', 'The weather in Oakland was mild.'],
    ]);
    const { sentences } = answerQuestion({ query: 'What did trustees do with timber?', sources: [source] });
    expect(sentences.map(({ citations }) => citations[0]?.segmentId)).toEqual(['s0', 's1']);
  });

  it.each(['What is the recipe for sourdough bread?', 'the and of', ''])(
    'finds nothing for "%s"',
    (asked) => {
      expect(answerQuestion({ query: asked, sources })).toMatchObject({ found: false, sentences: [] });
      expect(answerQuestion({ query: asked, sources: [] })).toMatchObject({ found: false, closest: [] });
    },
  );

  it('tells nothing in place of what was rejected, but where else to look', () => {
    const told = answerQuestion({ query, sources }).sentences;
    const without = told.map(({ text, citations }) => ({ text, segmentId: citations[0]?.segmentId ?? '' }));
    const again = answerQuestion({ query, sources, without: without.slice(0, 1) });
    const texts = told.slice(0, 1).map(({ text }) => text);
    expect([again.found, again.sentences]).toEqual([false, []]);
    expect(again.closest.filter(({ citation }) => texts.includes(citation.quote))).toEqual([]);
  });
});

describe('a question that nothing answers', () => {
  const asked = 'Which private credit manager was hired for the harbour crane?';

  it('comes with at most three places where something near to it is said, the nearest first', () => {
    const { found, closest } = answerQuestion({ query: asked, sources });
    expect(found).toBe(false);
    expect(closest.length).toBeGreaterThan(0);
    expect(closest.length).toBeLessThanOrEqual(3);
    for (const { sourceIndex, citation } of closest) {
      const cited = sources[sourceIndex]?.segments.find(({ id }) => id === citation.segmentId);
      expect(cited?.text).toContain(citation.quote);
    }
  });
});
