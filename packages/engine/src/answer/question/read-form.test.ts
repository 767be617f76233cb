import { expect, it } from 'vitest';
import { readQuestion } from './read-question.ts';

it.each([
  ['How much did the board commit to Larch?', 'number'],
  ['What was the funded ratio at the end of June?', 'number'],
  ['Who seconded the motion?', 'name'],
  ['Which custodian was hired?', 'name'],
  ['When are proposals due?', 'date'],
  ['Which risks did the consultant name?', 'list'],
  ['What were the conditions of the loan?', 'list'],
  ['Why was the manager terminated?', 'reason'],
  ['What is the difference between the two plans?', 'comparison'],
  ['Which fund is larger, Larch or Alder?', 'comparison'],
  ['What has changed in the pacing plan?', 'change'],
  ['How did the return rate change?', 'change'],
  ['What did the chair think of the fees?', 'open'],
  ['private credit', 'open'],
  ['', 'open'],
])('"%s" asks for: %s', (query, form) => {
  expect(readQuestion(query).form).toBe(form);
});

it('reads the question and not how it wants to be answered', () => {
  expect(readQuestion('Who was hired? Compare nothing, and list all names.').form).toBe('name');
});
