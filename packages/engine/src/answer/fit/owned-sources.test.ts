import { describe, expect, it } from 'vitest';
import type { Context, QuestionSource } from '../../ports/ports.ts';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';
import { readQuestion } from '../question/read-question.ts';
import { ownedSources } from './owned-sources.ts';

const call = (
  organization: string | null,
  lines: readonly string[],
  context: Partial<Context> = {},
): QuestionSource =>
  sourceOf([...lines], {
    ...{ kind: 'earnings', title: 'Call of November' },
    ...(organization && { organizations: [organization] }),
    ...context,
  });
const cedar = call('Cedar Forest Holdings, Inc.', ['Revenue in the quarter was $4.6 billion.']);
const birch = call('Birch Corporation', [
  'Birch had revenue of $9 billion, and Cedar Forest had revenue of $7 billion.',
]);
const talk = call(null, ['They spoke of Cedar Forest at length.'], { kind: 'episode' });
const titled = call(null, ['Costs fell to $401 million.'], {
  kind: 'document',
  title: 'Cedar Forest 2025 10K',
});
const all = [birch, cedar, talk, titled];
const asked = (query: string): number[] | null => ownedSources(readQuestion(query).needs, all);

describe('a question that names a company', () => {
  it.each([
    'What was revenue of Cedar Forest in the quarter?',
    'What was Cedar Forest revenue in the quarter?',
  ])('asks what is of it, and of nobody in particular: "%s"', (query) => {
    expect(asked(query)).toEqual([1, 2, 3]);
  });

  it('asks a paper without a name of its own that names it all through', () => {
    const filing = call(
      null,
      [
        'Cedar Forest ended its credit agreement of $4 billion.',
        'Cedar Forest entered into a new one, which expires on May 24, 2029.',
        'Cedar Forest may borrow up to $5 billion under it.',
      ],
      { kind: 'document', title: 'Item 8.01. Other Events.' },
    );
    const query = "When does Cedar Forest's new credit agreement expire?";
    expect(answerQuestion({ query, sources: [cedar, birch, filing] }).sentences[0]?.lead).toBe(
      'May 24, 2029',
    );
  });

  it('asks what is of it where it is called by its first letters', () => {
    expect(asked("What was CFH's revenue in the quarter?")).toEqual([1, 2]);
  });

  it.each(['What was revenue in the quarter?', 'What was revenue of Larch in the quarter?'])(
    'asks all where nothing is of it: "%s"',
    (query) => {
      expect(asked(query)).toBeNull();
    },
  );

  it('is never answered by the call of another one', () => {
    const { sentences } = answerQuestion({
      query: 'What was revenue of Cedar Forest in the quarter?',
      sources: [birch, cedar],
    });
    expect(sentences.map(({ sourceIndex, lead }) => [sourceIndex, lead])).toEqual([[1, '$4.6 billion']]);
    const silent = answerQuestion({ query: 'What were dividends of Cedar Forest?', sources: [birch, cedar] });
    expect(silent.found).toBe(false);
    expect(silent.closest.every(({ sourceIndex }) => sourceIndex === 1)).toBe(true);
  });
});
