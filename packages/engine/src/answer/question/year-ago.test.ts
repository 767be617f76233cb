import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { numberLead } from '../forms/number-lead.ts';
import { readQuestion } from './read-question.ts';
import { asksYearAgo, withoutYearAgo } from './year-ago.ts';

const lead = (query: string, text: string): string | undefined =>
  numberLead(readQuestion(query), { text, source: sourceOf([text]), segment: 0 })?.text;

describe('a question of what was a year ago', () => {
  it('is known by its words, which say nothing of what is asked', () => {
    expect(asksYearAgo('What was the margin a year ago?')).toBe(true);
    expect(asksYearAgo('What was the margin last June?')).toBe(false);
    expect(withoutYearAgo('What was the margin a year ago?')).toBe('What was the margin?');
  });

  it.each([
    ['The funded ratio is 82.6%, up from 80.9% a year ago, and the liability is $6.0 billion.', '80.9%'],
    ['The funded ratio was 82.6%, compared with 80.9% a year earlier.', '80.9%'],
    ['The funded ratio is 82.6%. A year ago that was 80.9%.', '80.9%'],
  ])('is answered by the figure of then: %s', (text, then) => {
    expect(lead('What was the funded ratio a year ago?', text)).toBe(then);
  });

  it.each([
    'The funded ratio rose by 2% from a year ago.',
    'The funded ratio is 82.6%.',
    'The margin was 49.4 percent, compared with 50.6 percent a year ago.',
  ])('is answered by no figure of now, no change, and nothing else of then: %s', (text) => {
    expect(lead('What was the funded ratio a year ago?', text)).toBe(undefined);
  });
});

it('a figure that "but" parts from what is asked is no answer to it', () => {
  const query = 'What is its assumed rate of return?';
  expect(lead(query, 'A bond at 4.4% is not exciting, but it is two thirds of my assumed return.')).toBe(
    undefined,
  );
  expect(lead(query, 'We like bonds, but our assumed rate of return is 6.75%.')).toBe('6.75%');
});
