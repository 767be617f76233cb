import type { Signal } from '@ecco/domain';
import { expect, it } from 'vitest';
import { emptyFields } from './cited-fields.ts';
import { withPastDay } from './past-day.ts';

function dayOf(text: string, stage: 'approved' | 'recommended' = 'approved') {
  const place = { segmentId: 's0', quote: text, startMs: null, endMs: null, page: 4 };
  const signal: Signal = {
    ...emptyFields,
    kind: 'target_change',
    sentence: { text, verbatim: true, citations: [place] },
    stage: { value: stage, certainty: 'stated', citation: place },
    places: [place],
  };
  const { decided } = withPastDay(signal);
  return decided && [decided.value, decided.citation.quote];
}

it('a sentence that says when something was done gives it that day', () => {
  expect(dayOf('The Board adopted the asset allocation on September 21, 2010.')).toEqual([
    '2010-09-21',
    'September 21, 2010',
  ]);
  expect(dayOf('On March 6, 2014, the Board terminated Graywether.')).toEqual([
    '2014-03-06',
    'March 6, 2014',
  ]);
});

it('a month or a year stays in its words', () => {
  expect(dayOf('The Board hired Corvane Global in March 2011.')).toEqual(['March 2011', 'March 2011']);
  expect(dayOf('In 2012 the Board approved a target of 12%.')).toEqual(['2012', '2012']);
});

it('a day from which it holds, to which it runs, or of what was only proposed, is not when it was done', () => {
  for (const text of [
    'The Board lowered the rate to 7%, effective on July 1, 2013.',
    'The Board approved the plan for 2027.',
    'The contract that the Board approved ends in 2028.',
  ])
    expect(dayOf(text)).toBeNull();
  expect(dayOf('Staff recommended in May 2011 that a manager be hired.', 'recommended')).toBeNull();
});
