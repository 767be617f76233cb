import { describe, expect, it } from 'vitest';
import { ownerOfPaper } from './paper.owner.ts';

const ownerOf = (head: string[], isOfMeeting = false) => ownerOfPaper({ head, isOfMeeting })?.name ?? null;
const to = (line: string) => [`TO: ${line}`, 'DATE: May 14, 2031', 'SUBJECT: Pacing plan'];

describe('a paper is of', () => {
  it.each([
    ['whom a labeled line names', ['Organization: Alder Mutual', 'A report'], 'Alder Mutual'],
    [
      'whose letterhead a memo is on',
      ["Dunmere Teachers' Retirement System", 'MEMORANDUM', ...to('Board'), 'FROM: Staff'],
      "Dunmere Teachers' Retirement System",
    ],
    [
      'whom a memo is written to',
      [...to("Board of Trustees, Dunmere Teachers' Retirement System"), 'FROM: Staff'],
      "Dunmere Teachers' Retirement System",
    ],
  ])('%s', (_, head, name) => {
    expect(ownerOf(head)).toBe(name);
  });

  it('the body that its minutes or its agenda name', () => {
    const head = ['DUNMERE PUBLIC EMPLOYEES RETIREMENT SYSTEM', 'Minutes of the meeting of May 14, 2031'];
    expect(ownerOf(head, true)).toBe('Dunmere Public Employees Retirement System');
    expect(ownerOf(['Minutes of the Board of Trustees of the Dunmere Pension Fund'], true)).toBe(
      'Dunmere Pension Fund',
    );
  });
});

describe('whose it is is not known', () => {
  it.each([
    [
      'where a memo goes from one house to another',
      [...to('Dunmere Pension Fund'), 'FROM: Alder Pension Trust'],
    ],
    ['where two labeled lines name somebody', ['Organization: Alder Mutual', 'Organization: Birch Mutual']],
    ['of a report about a fund', ['Performance of the Dunmere Pension Fund', 'Prepared by an adviser']],
    ['of a memo that names nobody', [...to('Board of Trustees'), 'FROM: Staff']],
  ])('%s', (_, head) => {
    expect(ownerOf(head)).toBeNull();
  });
});

it('a name in capitals is written as in a sentence', () => {
  const head = ['FERROW COUNTY EMPLOYEES’ RETIREMENT SYSTEM OF THE BAY', '2026 Board Meeting Resolutions'];
  expect(ownerOfPaper({ head, isOfMeeting: true })).toEqual({
    name: 'Ferrow County Employees’ Retirement System',
    words: head[0],
  });
});
