import { describe, expect, it } from 'vitest';
import { type AskedRow, isRowAsked, readRowQuestion } from './row-question.ts';

const now = new Date('2026-11-28T12:00:00Z');
const departure: AskedRow = {
  kind: 'departure',
  stage: 'approved',
  happenedOn: '2026-08-14',
  amount: null,
  assetGroup: null,
  words: 'Quillhaven Teachers Retirement Fund Noor Hashemeen My last day will be August fourteenth.',
};
const commitment: AskedRow = {
  ...departure,
  kind: 'commitment',
  amount: 175e6,
  assetGroup: 'infrastructure',
  words: 'Halvern Teachers Kestrelmoor Infrastructure Partners IV infrastructure up to $175 million',
};
const rate: AskedRow = {
  ...departure,
  kind: 'rate_change',
  words: 'Marrowick County 6.75% Discount rate from 7 percent to 6.75 percent',
};
const hire: AskedRow = {
  ...departure,
  kind: 'hire',
  words: 'Halvern Teachers Alderon The committee voted to award the actuarial services contract to Alderon.',
};

const contribution: AskedRow = {
  ...departure,
  kind: 'rate_change',
  words: 'Pellmore 18.2% Employer contribution rate from 17 percent to 18.2 percent',
};
const termination: AskedRow = {
  ...departure,
  kind: 'termination',
  words: 'Quillhaven Graywood Graywood Small Cap Value is terminated.',
};

const answers = (query: string, row: AskedRow): boolean => {
  const question = readRowQuestion(query, now);
  return question !== null && isRowAsked(question, row);
};

describe('rows of the ledger', () => {
  it.each<[string, AskedRow, boolean]>([
    ['Who is leaving Quillhaven?', departure, true],
    ['Who is leaving Halvern?', departure, false],
    ['Who left or resigned recently?', departure, true],
    ['Who left or resigned recently?', { ...departure, happenedOn: '2025-01-02' }, false],
    ['Who left or resigned recently?', { ...departure, happenedOn: null }, false],
    ['Who left in 2026?', departure, true],
    ['How much did Halvern commit to Kestrelmoor Infrastructure Partners IV?', commitment, true],
    ['How much was committed to Kestrelmoor?', commitment, true],
    ['How much was committed to Kestrelmoor?', { ...commitment, stage: 'recommended' }, false],
    ['How much was committed to Brackwater?', commitment, false],
    ['Which funds lowered their assumed rate?', rate, true],
    ['Which funds lowered their assumed rate of return?', { ...rate, stage: 'considered' }, false],
    ['Who won the Halvern actuarial services contract?', hire, true],
    ['Which firm was awarded the actuarial contract?', hire, true],
    ['Who won the Halvern custody contract?', hire, false],
    ['Which funds raised their assumed rate?', rate, false],
    ['Which funds reduced their investment return assumptions?', rate, true],
    ['Which funds raised their assumed rate?', contribution, false],
    ['Which funds changed their assumed rate?', contribution, false],
    ['Which plans raised their employer contribution rates?', contribution, true],
    ['Which plans lowered their contribution rates?', rate, false],
    ['Which funds approved commitments to infrastructure?', commitment, true],
    ['Which funds invested in infrastructure?', { ...commitment, words: 'Halvern Kestrelmoor IV' }, true],
    ['Which funds committed to private credit?', commitment, false],
    ['Which funds terminated managers?', termination, true],
    ['Which funds fired Graywood?', termination, true],
    ['Which funds fired Brackwater?', termination, false],
    ['Which funds hired an actuary?', { ...hire, words: `${hire.words} actuary` }, true],
    ['Which funds hired an actuary?', { ...hire, stage: 'considered' }, false],
  ])('answer where kind, subject, time and status are those asked for: %s', (query, row, told) => {
    expect(answers(query, row)).toBe(told);
  });

  it.each([
    'Who moved the motion?',
    'Why did she leave Quillhaven?',
    'How much did Halvern pay?',
    'Who left the room in the fourth quarter?',
    'How much was committed?',
  ])('do not answer "%s"', (query) => {
    expect([departure, commitment, rate].filter((row) => answers(query, row))).toEqual([]);
  });
});
