import { describe, expect, it } from 'vitest';
import { readGraphQuestion } from './graph-question.ts';
import { needsOf } from './own-needs.ts';

const orchard = { name: "Orchard Teachers' Retirement System", aliases: ['Orchard Teachers', 'OTRS'] };
const read = (query: string) => readGraphQuestion(query, orchard)?.question ?? null;

describe('a question of the next meeting', () => {
  it.each([
    'When does the board meet next?',
    'When does the Orchard board meet next?',
    'When is the next meeting of the board?',
    'What is on the agenda of the next board meeting?',
    'Where will the next board meeting be held?',
    'When does the Board of Trustees meet again?',
    "When's the next board meeting?",
  ])('is of the board: %s', (query) => {
    expect(read(query)).toEqual({ asks: 'meeting', body: 'board', topics: [], all: false });
  });

  it('is of a committee, of any, of several, or of what is to be dealt with', () => {
    expect(read('What is the date of the next audit committee meeting?')).toMatchObject({
      body: 'audit committee',
    });
    expect(read('When does the committee meet next?')).toMatchObject({ body: 'committee' });
    expect(read('What are its upcoming meetings?')).toMatchObject({ body: null, all: true });
    expect(read('When will the board discuss the audit at its next meeting?')).toMatchObject({
      topics: ['audit'],
    });
  });

  it('may be put in other words', () => {
    expect(read('Any upcoming meetings?')).toMatchObject({ asks: 'meeting', all: true });
    expect(read('Is there a board meeting in December?')).toMatchObject({
      body: 'board',
      topics: ['decemb'],
    });
    expect(read('Will infrastructure be discussed at the next meeting?')).toMatchObject({
      topics: ['infrastructur'],
    });
    expect(read('When does the board meet in 2027?')).toMatchObject({ asks: 'meeting', topics: ['2027'] });
    expect(read('What is on the next agenda?')).toMatchObject({ asks: 'meeting', body: null });
  });

  it.each([
    'When did the board meet last year?',
    'Are there minutes of the last meeting?',
    'What did the board say about the next meeting?',
    'Why was the next meeting moved?',
    'What happened at the last meeting?',
  ])('is none where something else is asked: %s', (query) => {
    expect(read(query)).toBe(null);
  });
});

describe('a question of the last meeting', () => {
  it.each([
    'When was the last board meeting?',
    'When did the board last meet?',
    'When did the board meet last?',
    'When was the last meeting of the Orchard board?',
    'What was the date of the last board meeting?',
  ])('is of the board: %s', (query) => {
    expect(read(query)).toEqual({ asks: 'last-meeting', body: 'board', topics: [] });
  });

  it('may be of any body, or of what was dealt with', () => {
    expect(read('When was the last meeting?')).toEqual({ asks: 'last-meeting', body: null, topics: [] });
    expect(read('When was the last meeting on fees?')).toMatchObject({ topics: ['fee'] });
  });
});

it('a question of since when somebody is what names both', () => {
  const since = (query: string) => read(query);
  expect(since('Since when is V. Varga CIO?')).toMatchObject({ since: ['v', 'varga', 'cio'] });
  expect(since('How long has Ana Varga been chair of Orchard Teachers?')).toMatchObject({
    since: ['ana', 'varga', 'been', 'chair'],
  });
  expect(since('How long has it taken?')).toBe(null);
});

describe('a question of who holds an office', () => {
  it.each([
    ['Who is the CIO?', 'chief investment officer'],
    ['Who is the chief investment officer of Orchard Teachers?', 'chief investment officer'],
    ["Who is Orchard Teachers' deputy CIO?", 'deputy chief investment officer'],
    ["Who's the chair?", 'chair'],
    ['Who chairs the board?', 'chair'],
    ['Who is the chair of the board of trustees of OTRS?', 'chair'],
    ['Who chairs the investment committee?', 'chair of investment committee'],
    ['Who is on the board?', null],
  ])('names it: %s', (query, office) => {
    expect(read(query)).toEqual({ asks: 'person', office, since: null });
  });

  it('is none of who held it, or did something', () => {
    expect(read('Who was the chief investment officer?')).toBe(null);
    expect(read('Who voted against it?')).toBe(null);
  });
});

describe('a question of a fact', () => {
  it.each([
    ['What is its AUM?', 'total_assets', null],
    ['How much money does Orchard Teachers manage?', 'total_assets', null],
    ['What is the funded ratio of Orchard Teachers?', 'funded_ratio', null],
    ['What was the funded ratio in 2024?', 'funded_ratio', 2024],
    ["What is Orchard's assumed rate of return?", 'assumed_return', null],
    ['How many members does it have?', 'total_members', null],
    ['Where are its headquarters?', 'headquarters', null],
  ])('names it: %s', (query, fact, year) => {
    expect(read(query)).toEqual({ asks: 'fact', fact, year });
  });

  it.each([
    'What is the funded ratio of Harbor Workers?',
    'What is the AUM of its largest manager?',
    'What are its assets in private credit?',
    'How many members voted?',
  ])('is none where it is of something else: %s', (query) => {
    expect(read(query)).toBe(null);
  });
});

it('is asked of the organization itself, unless it names another', () => {
  expect(needsOf('What is its funded ratio?', orchard).names).toMatchObject([{ joined: 'orchardteachers' }]);
  expect(needsOf('What is the funded ratio of Harbor?', orchard).names).toMatchObject([{ joined: 'harbor' }]);
  expect(needsOf('What fell?', orchard).names).toMatchObject([{ joined: 'orchardteachers' }]);
  expect(needsOf('When does the board meet next?', orchard).names).toEqual([]);
});
