import { expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { readQuestion } from '../question/read-question.ts';
import { mayAnswer } from './fit.ts';

const source = sourceOf([
  'The fund returned 6.4% a year over three years, net of fees.',
  'There are ten managers in the program, and the board met twice.',
  'The custody search was discussed with counsel and put off.',
]);
const may = (question: string): boolean => mayAnswer(readQuestion(question).needs, source);

it('a number of the question stands with what it counts', () => {
  expect(may('What was the return over three years?')).toBe(true);
  expect(may('What was the return of the fund over ten years?')).toBe(false);
});

it('how much is answered by a number, or not at all', () => {
  expect(may('How many managers are in the program?')).toBe(true);
  const silent = sourceOf(['The custody search was discussed with counsel and put off.']);
  expect(mayAnswer(readQuestion('How much did the custody search cost?').needs, silent)).toBe(false);
  expect(
    mayAnswer(readQuestion('What did they say about the cost of the custody search?').needs, silent),
  ).toBe(true);
});

it('another word of the same family may answer', () => {
  const told = sourceOf(['The committee selected Larch as its custody bank.']);
  expect(mayAnswer(readQuestion('Which custody bank was hired?').needs, told)).toBe(true);
});

it('a name that a recogniser wrote as two words is known', () => {
  const told = sourceOf(['we put four million into farrow bridge timber last year']);
  expect(mayAnswer(readQuestion('How much was put into Farrowbridge?').needs, told)).toBe(true);
});

it('what was done is told near what it was done to, or is not known', () => {
  const search = sourceOf([
    'We issued a request for proposals for a timber manager in May.',
    'Interviews with timber managers will be held in September.',
  ]);
  expect(mayAnswer(readQuestion('Which timber manager was hired?').needs, search)).toBe(false);
});

it('a return net of fees tells no fee', () => {
  const told = (text: string) =>
    mayAnswer(readQuestion('What fee does Larchmont charge?').needs, sourceOf([text]));
  expect(told('Larchmont returned 7.1%, net of fees, in the year.')).toBe(false);
  expect(told('The fee that Larchmont has is 45 basis points.')).toBe(true);
});
