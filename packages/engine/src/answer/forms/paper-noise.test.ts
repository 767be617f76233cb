import { expect, test } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { readQuestion } from '../question/read-question.ts';
import { paperNoise } from './paper-noise.ts';

const paper = sourceOf(['Larchmont sells boots.'], { kind: 'document', title: 'Larchmont: Form 10-K 2025' });
const isNoise = (question: string, text: string): boolean =>
  paperNoise({ ...readQuestion(question), form: 'open' }, paper)(text);

test.each([
  ['Which securities of Larchmont are registered?', 'Title of each class, name of each exchange.'],
  ['Where does Larchmont operate?', 'Prior periods of operations have been recast to conform to this one.'],
  ['Which region of Larchmont had the biggest drop in sales?', 'Each region has sales of its own.'],
  ['What are the acquisitions of Larchmont in fiscal 2025?', 'Fiscal 2025 had 52 weeks.'],
  ['Is Larchmont spinning off any large segments?', 'We have two large segments.'],
])('%s: %s answers nothing', (question, text) => {
  expect(isNoise(question, text)).toBe(true);
});

test.each([
  ['Which region of Larchmont had the biggest drop in sales?', 'The largest fall of sales was in the north.'],
  ['What are the acquisitions of Larchmont in fiscal 2025?', 'In fiscal 2025 we made an acquisition.'],
  ['Is Larchmont spinning off any large segments?', 'We will spin off our boots.'],
])('%s: %s may', (question, text) => {
  expect(isNoise(question, text)).toBe(false);
});
