import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const call = sourceOf(
  [
    'Welcome to the Cedar q three twenty twenty one earnings call.',
    'Fee-related performance revenues were $31 million in the quarter.',
    'Operating profit was $2.3 billion in the quarter, or fifty percent of revenue.',
    'For the third quarter we reported net sales of 3.08 billion and an adjusted income of $305 million.',
    'For the year 2021 we generated $16.9 billion of bookings revenue and $11.1 billion of EBITDA.',
    'Net debt was $1.9 billion at the end of the quarter.',
    'We returned $218 million of capital to our shareholders this quarter via dividends.',
    'Our board approved a 5% increase in our dividend to an annualized rate of 42 cents per share.',
    'Revenue in the quarter was $4.6 billion.',
    'An addition of ninety eight billion in February helped.',
    'A U M now totals four hundred and seventy one billion, up eighty seven percent.',
    'Cash flows from operations were $1.7 billion in the quarter.',
  ],
  { kind: 'earnings', title: 'A call', organizations: ['Cedars'] },
);
const leadsOf = (query: string): (string | null)[] =>
  answerQuestion({ query, sources: [call] }).sentences.map(({ lead }) => lead);

describe('a sum that is asked for', () => {
  it.each([
    [
      'is told without its money as well',
      "What were Cedars' net sales in the third quarter of 2021?",
      '3.08 billion',
    ],
    [
      'is of that thing, and not what has a share of it',
      "What was Cedars' revenue in Q3 2021?",
      '$4.6 billion',
    ],
    ['is not of what stands right before it', "What was Cedars' bookings revenue in 2021?", '$16.9 billion'],
    ['may be what was returned', 'How much did Cedars return to shareholders via dividends?', '$218 million'],
    ['may be how much something was raised by', 'By how much did Cedars raise its dividend?', '5%'],
    ['may be asked for by naming it', 'Cedars net debt at the end of the quarter', '$1.9 billion'],
  ])('%s: "%s"', (_, query, lead) => {
    expect(leadsOf(query)).toEqual([lead]);
  });

  it('is known by letters that were said one by one', () => {
    const { sentences } = answerQuestion({ query: 'Cedars assets under management', sources: [call] });
    expect(sentences.map(({ text }) => text)).toEqual([expect.stringContaining('now totals 471 billion')]);
  });
});

describe('a sum', () => {
  const told = (query: string, line: string): (string | null)[] =>
    answerQuestion({
      query,
      sources: [sourceOf([line], { kind: 'earnings', title: 'A call', organizations: ['Cedars'] })],
    }).sentences.map(({ lead }) => lead);

  it.each([
    ['of a part that nobody asked for', 'What were net sales?', 'Net sales of Orchard were $37.6 million.'],
    ['of what was told before', 'How large is the backlog?', 'The backlog was 71 billion of that.'],
    [
      'of another kind of the measure',
      'What was operating income?',
      'We had an increase in operating income and net income of $3.0 billion.',
    ],
    [
      'of a unit',
      'What was operating income?',
      'The pipeline business had operating income of $9.2 million.',
    ],
    [
      'of a company of the name and another',
      "What was Cedars' operating income?",
      'Cedars Power had operating income of $161 million.',
    ],
    [
      'that only came on top',
      'What was operating income?',
      'These highlights include an additional $1.5 billion of operating income.',
    ],
    [
      'by which something widened',
      'What was the operating margin?',
      'We saw operating margin expansion of 310 basis points.',
    ],
    [
      'whose kind stands behind it',
      'What was net income?',
      'Other income net of $39.2 million, compared to other income net of $32.1 million, helped.',
    ],
  ])('%s is no headline', (_, query, line) => {
    expect(told(query, line).filter((lead) => lead !== null)).toEqual([]);
  });

  it('of the company itself stands', () => {
    const line = 'Operating income of Cedars was $3.0 billion.';
    expect(told('What was operating income?', line)).toEqual(['$3.0 billion']);
  });
});

describe('what somebody did', () => {
  const talk = sourceOf(
    [
      'Ana Varga is a deputy at Larch Teachers, and she ran the sale.',
      'You do not get to sell only what is left over.',
      'In April Larch Teachers sold fund interests of $1.1 billion on the secondary market.',
    ],
    { kind: 'episode', title: 'The plan' },
  );
  it('is told by what says that it was done, to what', () => {
    const { sentences } = answerQuestion({ query: 'What did Larch Teachers sell?', sources: [talk] });
    expect(sentences.map(({ text }) => text)).toEqual([expect.stringContaining('sold fund interests')]);
  });

  it('is not told where nothing says so', () => {
    const { segments } = talk;
    const [first, second] = segments;
    const without = { ...talk, segments: [first, second].flatMap((segment) => segment ?? []) };
    expect(answerQuestion({ query: 'What did Larch Teachers sell?', sources: [without] }).found).toBe(false);
  });
});

describe('a sum of another thing', () => {
  const paper = sourceOf(
    [
      'Cedars may be required to pay Larchgene a reverse termination fee of approximately $3.1 billion if the merger is stopped.',
      'Cash flow was below net income for the year 2021 primarily due to $841.5 million of cash payments for mills and $52 million of other changes.',
      'With net income at a record, Cedars bought back $310 million of notes in 2021.',
    ],
    { kind: 'document', title: 'Cedars: annual report 2021', organizations: ['Cedars'] },
  );
  const leadOf = (query: string) =>
    answerQuestion({ query, sources: [paper] }).sentences.flatMap(({ lead }) => lead ?? []);

  it.each(['How much is Cedars paying for Larchgene?', "What was Cedars' net income in 2021?"])(
    'is no headline: %s',
    (query) => {
      expect(leadOf(query)).toEqual([]);
    },
  );

  it('is one where it is asked for', () => {
    expect(leadOf('How large is the reverse termination fee?')).toEqual(['$3.1 billion']);
  });
});
