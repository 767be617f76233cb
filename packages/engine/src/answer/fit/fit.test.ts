import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { readQuestion } from '../question/read-question.ts';
import { mayAnswer, nearness } from './fit.ts';

const minutes = sourceOf([
  'The committee met at nine in the library.',
  'Ms. Lindqvist presented the pacing plan for private equity, which stays at $40 million a year.',
  'The committee approved a commitment of $25 million to Larch Timber Fund III.',
  'The infrastructure review was put off, and the staff will hire nobody before May.',
  'The next meeting is on June 4.',
]);
const may = (query: string, source = minutes) => mayAnswer(readQuestion(query).needs, source);

describe('a source may answer', () => {
  it.each([
    'How much did the committee commit to Larch?',
    'What is the pacing plan for private equity?',
    'When is the next meeting?',
  ])('"%s"', (query) => {
    expect(may(query)).toBe(true);
  });
});

describe('a source may not answer', () => {
  it.each([
    ['of whom it knows nothing', 'How much did the committee commit to Alder Ridge?'],
    ['without the thing that is asked for', 'What is the salary of Ms. Lindqvist?'],
    ['whose words stand in other terms', 'Which infrastructure manager was hired?'],
    ['that has no word of it', 'What is the funded ratio?'],
    ['where nothing is asked', 'the and of'],
  ])('a question %s: "%s"', (_, query) => {
    expect(may(query)).toBe(false);
  });
});

it('a source that is about the very thing named needs to hold less besides', () => {
  const filing = sourceOf(['Net sales rose to $812 million.', 'Costs fell to $401 million.'], {
    kind: 'document',
  });
  const named = { ...filing, context: { ...filing.context, title: 'HARBORFOODS 2024 10K' } };
  const query = 'Why are the costs of Harborfoods above its average working capital?';
  expect(may(query, filing)).toBe(false);
  expect(may(query, named)).toBe(true);
});

describe('a number asked of somebody', () => {
  const paragraphs = [
    'Larch Timber presented its third fund, and the committee thanked them.',
    'The committee approved the minutes of March without a change.',
    'Alder Ridge charges a fee of 85 basis points on net assets.',
    'The consultant reported fees of $3.4 million for all managers.',
  ];
  const query = 'What fee does Larch Timber charge?';

  it('must stand near their name in talk', () => {
    const far = [...paragraphs.slice(0, 1), ...Array<string>(9).fill('They spoke of the weather.')];
    const talk = sourceOf([...far, ...paragraphs.slice(2)], { kind: 'meeting' });
    expect(may(query, talk)).toBe(false);
    expect(may('What fee does Alder Ridge charge?', talk)).toBe(true);
  });

  it('must stand in the paragraph of a paper that speaks of them', () => {
    const paper = sourceOf(paragraphs, { kind: 'document' });
    expect(may(query, paper)).toBe(false);
    expect(may('What fee does Alder Ridge charge?', paper)).toBe(true);
  });
});

it('stands nearest where a question is met, and nearer after it than before', () => {
  const near = nearness(readQuestion('How much did the committee commit to Larch?').needs, minutes);
  expect(near.indexOf(Math.max(...near))).toBe(2);
  expect(near[4]).toBeGreaterThan(near[0] ?? 1);
});

it('a source may not answer where it has the names of a question and nothing of its subject', () => {
  expect(may('What did Lindqvist decide about cryptocurrency?')).toBe(false);
});

it('what the title of a source names its passages need not', () => {
  const article = (title: string) =>
    sourceOf(['The consultant, Wexley, supported the move.', 'The vote was 6 to 5.'], {
      kind: 'article',
      title,
    });
  const query = 'Did the consultant support managing index money in house?';
  expect(may(query, article('Larch brings index money in house'))).toBe(true);
  expect(may(query, article('Larch in October'))).toBe(false);
});
