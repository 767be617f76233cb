import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { findQuestions } from './questions.ts';

const remark = 'Revenue grew eight percent and the order backlog reached a record. '.repeat(16);
const welcome = 'Good morning. After the remarks there will be a question and answer session.';
const placeIn = (...lines: string[]): number => findQuestions(sourceOf(lines).segments);

it.each([
  ['the operator calls for the first', 'Your first question comes from Peter Cedar of Oak Securities.'],
  ['a word of the operator was misheard', 'Your first question code from the line of Peter Cedar.'],
  ['the first to ask is named', 'And we will go first to Peter Cedar at Oak Securities.'],
  ['the chair reads one out', 'Now I have got a question from Peter Cedar.'],
  ['nobody calls for it and one asks', 'Good morning, thanks for taking my question on freight.'],
])('the questions begin where %s', (_, line) => {
  expect(placeIn(welcome, remark, line, remark)).toBe(2);
});

it('the questions begin after the remark that offers them, not with it', () => {
  expect(placeIn(welcome, `${remark}We will now take your questions.`, 'Hi. What of freight?', remark)).toBe(
    2,
  );
});

it('no questions begin where they are only promised', () => {
  const promise = 'Before we begin: at the end of the call we are happy to take your questions.';
  expect(placeIn(welcome, promise, remark)).toBe(Number.POSITIVE_INFINITY);
});

it('a remark that stands in several segments is read as one', () => {
  const lines = [
    ['Operator', welcome],
    ['Ann Reed', `${remark}We turn to questions of cost.`],
    ['Ann Reed', 'We begin the live Q&A with ourselves.'],
    ['Ann Reed', `${remark}We will now take your questions.`],
    ['Peter Cedar', 'Hi. What of freight?'],
  ] as const;
  expect(findQuestions(sourceOf(lines).segments)).toBe(4);
});
