import { expect, it } from 'vitest';
import { isQuestion } from './is-question.ts';

it.each([
  'What changed in the fee schedule?',
  'what changed',
  'who voted against the lease',
  'fees?',
  'did they raise the rate',
  'May the board meet in June',
  'compare the two budgets',
  'tell me about the harbor project',
  'где деньги?',
])('%j is a question', (text) => expect(isQuestion(text)).toBe(true));

it.each([
  '',
  '   ',
  '?',
  'harbor lease',
  'may 2024 returns',
  'will turner interview',
  'what',
  'kind:meeting what changed?',
  'what is "dry powder"',
  'what changed -fees',
  'is:highlight',
  '?!?',
])('%j is a search', (text) => expect(isQuestion(text)).toBe(false));
