import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { readQuestion } from '../question/read-question.ts';
import { numberLead } from './number-lead.ts';

const lead = (query: string, text: string, title = '') =>
  numberLead(readQuestion(query), {
    text,
    source: sourceOf([text], { kind: 'earnings', title }),
    segment: 0,
  });

describe('the figure that is told in large type', () => {
  it('is of a change what it is now, with what it was', () => {
    const text = 'We have slowed our new commitments from 1.2 billion a year to 700 million.';
    expect(lead('How much new commitments does Orvane make a year?', text)).toMatchObject({
      text: '700 million',
      change: { from: '1.2 billion', direction: 'down' },
    });
  });

  it.each([
    [
      'What were net revenues in 2022?',
      'Net revenues of $3.6 billion in the current quarter, an increase of 18%.',
      undefined,
    ],
    [
      'What were net revenues in 2022?',
      'Net revenues of $13.1 billion in 2022 and $9.7 billion in the prior year.',
      '$13.1 billion',
    ],
    [
      'How much did it raise in the first nine months?',
      'It raised $7.8 billion in the quarter, and $19.6 billion in the first nine months.',
      '$19.6 billion',
    ],
    ['What was the ratio for the year?', 'The ratio was 26.16% for the quarter.', undefined],
    [
      'What was the total fund at the end of June?',
      'The total fund, at the end of March, was $9.2 billion.',
      undefined,
    ],
  ])('is of the time that is asked for: %s %s', (query, text, told) => {
    expect(lead(query, text)?.text).toBe(told);
  });

  it('is of the time of its source, where its sentence names none', () => {
    const text = 'Operating income was $82.6 million.';
    const query = 'What was operating income in the fourth quarter?';
    expect(lead(query, text, 'Alder Q4 2021 earnings call')?.text).toBe('$82.6 million');
    expect(lead(query, text, 'Alder Q3 2021 earnings call')).toBe(null);
  });

  it.each([
    [
      'What was the operating margin?',
      'The operating margin was 51.7%, against 45.6% last quarter.',
      '51.7%',
    ],
    ['What were fund revenues?', 'Fund revenues grew 14% from a good year.', undefined],
    ['How much did fund revenues grow?', 'Fund revenues grew 14% to $398 million.', '14%'],
    [
      'What is the estimated investment?',
      'The investment is estimated to be $150 million to $175 million.',
      '$150 million to $175 million',
    ],
    [
      'What were the earnings per share?',
      'Revenue grew to $1.7 billion and earnings per share increased.',
      undefined,
    ],
    ['How much did Alder sell?', 'Alder has $5.4 billion of private equity.', undefined],
  ])('is what is asked for, and no change, comparison or neighbor of it: %s %s', (query, text, told) => {
    expect(lead(query, text)?.text).toBe(told);
  });
});
