import { describe, expect, it } from 'vitest';
import { isUninformative, titleOfMemo, titleOfMinutes } from './paper.title.ts';

const memo = [
  'MEMORANDUM',
  'TO: Board of Trustees',
  'FROM: Staff',
  'DATE: May 14, 2026',
  'SUBJECT: Pacing plan for 2027',
];

describe('the title of a memo', () => {
  it('is its subject', () => {
    expect(titleOfMemo(memo)).toEqual({
      title: 'Pacing plan for 2027',
      words: 'SUBJECT: Pacing plan for 2027',
    });
    expect(titleOfMemo(['To: All', 'From: Ada', 'Re: Core funds'])?.title).toBe('Core funds');
  });

  it.each([
    ['no memo', ['Subject: to approval, the fund invests.', 'Two paragraphs.']],
    ['two subjects', [...memo, 'Re: Another']],
    ['no subject', memo.slice(0, 4)],
  ])('is not known of %s', (_, head) => {
    expect(titleOfMemo(head)).toBeNull();
  });
});

describe('the title of minutes', () => {
  const body = 'DUNMERE PENSION FUND COMMITTEE';

  it.each([
    'REGULAR MEETING MINUTES',
    'Draft minutes of the meeting held on Tuesday 8 September 2026',
    'MINUTES OF THE MEETING OF JULY 22, 2026',
  ])('is who met and what it is: %s', (line) => {
    expect(titleOfMinutes([body, line, '1. ROLL'], body)).toEqual({ title: `${body}: ${line}`, words: line });
  });

  it.each([
    ['a line that speaks of minutes', [body, 'The minutes of the last meeting were read.'], body],
    ['a heading of an item', [body, '1. Approval of minutes'], body],
    ['what is to be done', [body, 'Approval of the minutes of the meeting of May 6, 2026'], body],
    [
      'a title that says so already',
      ['Minutes of the board', 'Regular meeting minutes'],
      'Minutes of the board',
    ],
    ['a title from elsewhere', [body, 'Regular meeting minutes'], 'Board book'],
    ['no title', [body, 'Regular meeting minutes'], ''],
  ])('is not changed by %s', (_, head, title) => {
    expect(titleOfMinutes(head, title)).toBeNull();
  });
});

it('minutes whose first line says all of it are not called by the heading below', () => {
  const head = [
    'ALDER DISTRICTS RETIREMENT PLAN. BOARD OF TRUSTEES. MINUTES OF THE REGULAR MEETING. Thursday, May 6, 2031.',
    '1. CALL TO ORDER AND ROLL CALL',
  ];
  expect(titleOfMinutes(head, '1. CALL TO ORDER AND ROLL CALL')?.title).toBe(
    'ALDER DISTRICTS RETIREMENT PLAN, BOARD OF TRUSTEES, MINUTES OF THE REGULAR MEETING',
  );
});

it.each([
  ['MGM Exhibit 99.1 Q4 2022 ER', true],
  ['UNITED STATES SECURITIES AND EXCHANGE COMMISSION', true],
  ['CHICAGO COMMISSION ON HUMAN RELATIONS', true],
  ['97 Consolidated Balance Sheets December 31, 2021 and 2020', true],
  ['Table of Contents Larchen Corporation Consolidated Statements of Earnings', true],
  ['64 Table of Contents', true],
  ['Transcript completed by: Ada Birch Edited by: Ben Cedar', true],
  ['Today’s call is being broadcast on the website of the company.', true],
  ['We are pleased that you could join.', true],
  ['Why timber is sold in the summer.', false],
  ['Transcript: the board in May', false],
  ['12 Angry Trustees', false],
  ['INVESTMENT COMMITTEE AGENDA', false],
  ['Larchen: Form 8-K, May 3, 2023', false],
])('%s tells less than the name of its file: %s', (title, isLess) => {
  expect(isUninformative(title)).toBe(isLess);
});
