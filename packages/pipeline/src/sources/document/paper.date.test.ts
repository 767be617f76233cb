import { describe, expect, it } from 'vitest';
import { dateOfName, datesIn, isoOf } from '../text/said-date.ts';
import { authorOfPaper, dateOfPaper, dateOfTalk, dayOfSigning, newestDayOf } from './paper.date.ts';

const paper = (head: string[], more: { name?: string; title?: string; isOfMeeting?: boolean } = {}) => {
  const paperDate = dateOfPaper({ name: null, title: '', isOfMeeting: false, ...more, head });
  return paperDate && `${paperDate.iso.slice(0, 10)} ${paperDate.from}`;
};
const talk = (texts: string[], name = 'board-2026.mp3') => {
  const paperDate = dateOfTalk({ name, title: '', texts });
  return paperDate && `${paperDate.iso.slice(0, 10)} ${paperDate.from}`;
};

describe('the days that a text names', () => {
  it.each([
    ['on May 14, 2026 at noon', ['2026-05-14']],
    ['Thursday, May 14, 2026', ['2026-05-14']],
    ['on the 14th of May 2026', ['2026-05-14']],
    ['14 May 2026', ['2026-05-14']],
    ['May fourteenth, twenty twenty-six', ['2026-05-14']],
    ['june twenty-first two thousand and twenty six', ['2026-06-21']],
    ['2026-05-14 and 5/31/2026', ['2026-05-14', '2026-05-31']],
    ['Wednesday, May 14, 2026', [null]],
    ['on 05/06/2026', []],
    ['February 30, 2026', []],
    ['we may second that, and march first', []],
    ['a ratio of 2.5.2026 may 5%', []],
  ])('%s', (text, days) => {
    expect(datesIn(text).map((date) => isoOf(date, null)?.slice(0, 10) ?? null)).toEqual(days);
  });
});

describe('the day that a file is named after', () => {
  it.each([
    ['minutes-2026-05-14.pdf', '2026-05-14'],
    ['Board_Packet_2026_05_14_final.pdf', '2026-05-14'],
    ['20260514 0930 - board.txt', '2026-05-14'],
    ['HARBOUR_2026_8K_dated-2026-05-14.pdf', '2026-05-14'],
    ['Minutes%20May%2014%2C%202026.pdf', '2026-05-14'],
    ['minutes May 14 2026.docx', '2026-05-14'],
    ['05-14-2026 agenda.pdf', '2026-05-14'],
    ['05-06-2026 agenda.pdf', null],
    ['2026-05-14 to 2026-05-16.pdf', null],
    ['HARBOUR_2026Q2_10Q.pdf', null],
    ['invoice-20261399.pdf', null],
  ])('%s', (name, day) => {
    const date = dateOfName(name);
    expect(date && isoOf(date, null)?.slice(0, 10)).toBe(day);
  });
});

describe('the day of a paper', () => {
  it.each<[string, string[], boolean, string | null]>([
    ['behind who wrote it', ['Fund sells stake', 'By Ann Birch. May 6, 2026.'], false, '2026-05-06 head'],
    ['that who wrote it speaks of', ['By Ann Birch. On May 6, 2026 the board met.'], false, null],
    [
      'a memo',
      ['TO: The Board', 'DATE: May 14, 2026', 'RE: Fees due June 30, 2026'],
      false,
      '2026-05-14 head',
    ],
    [
      'minutes',
      [
        'HARBOUR PLAN. MINUTES OF THE REGULAR MEETING. Thursday, May 14, 2026, 5:30 p.m. Approved on June 11, 2026.',
      ],
      true,
      '2026-05-14 head',
    ],
    [
      'an agenda',
      ['Board of Trustees', 'Meeting of June 9, 2026', 'Approval of the minutes of May 14, 2026'],
      true,
      '2026-06-09 head',
    ],
    [
      'an agenda that lists minutes first',
      ['Approval of the minutes of May 14, 2026', 'Tuesday, June 9, 2026'],
      true,
      '2026-06-09 head',
    ],
    [
      'a release',
      [
        'Harbour reports',
        'Halvern, May 4, 2026 – Harbour Works today reported its quarter ended March 31, 2026.',
      ],
      false,
      '2026-05-04 head',
    ],
    ['the cover of a report', ['Annual Report', 'June 30, 2025'], false, null],
    [
      'the cover of a filing',
      [
        'For the fiscal year ended December 31, 2025',
        'Date of report (date of earliest event reported): May 1, 2026',
      ],
      false,
      null,
    ],
    [
      'a paper that only speaks of days',
      ['The plan closes on May 14, 2026 and opens again later.'],
      true,
      null,
    ],
    ['a day that is none', ['DATE: Wednesday, May 14, 2026'], false, null],
  ])('%s', (_name, head, isOfMeeting, day) => {
    expect(paper(head, { isOfMeeting })).toBe(day);
  });

  it('is that of its file where its head says none, and its head goes first', () => {
    expect(paper(['The plan'], { name: 'minutes-2026-05-14.pdf' })).toBe('2026-05-14 name');
    expect(paper(['DATE: May 12, 2026'], { name: 'minutes-2026-05-14.pdf' })).toBe('2026-05-12 head');
    expect(paper(['Meeting of Thursday, May 14'], { name: 'Minutes 2026.pdf', isOfMeeting: true })).toBe(
      '2026-05-14 head',
    );
    expect(paper(['Meeting of Thursday, May 14'], { isOfMeeting: true })).toBeNull();
  });
});

describe('the day of a talk', () => {
  it.each<[string, string[], string | null]>([
    [
      'the chair, with the year of the file',
      [
        'Are we on?',
        'Good morning. It’s nine oh three, I’d like to call to order the regular meeting of the Board of the Harbour Plan for Thursday, May fourteenth.',
      ],
      '2026-05-14 said',
    ],
    [
      'without punctuation',
      ['okay so this is the investment committee of the harbour plan march 24th we have a quorum'],
      '2026-03-24 said',
    ],
    ['the wrong day of the week', ['This is the board meeting of Friday, May fourteenth.'], null],
    ['minutes of another day', ['This is the board. First are the minutes of April fourteenth.'], null],
    ['a quarter’s end', ['Welcome to the call for the quarter ended June 30th, 2026.'], null],
    ['a day later in the talk', ['Hello.', 'We bought it on May fourteenth.'], null],
  ])('%s', (_name, texts, day) => {
    expect(talk(texts)).toBe(day);
  });

  it('needs a year from somewhere, and may be that of the file', () => {
    expect(talk(['This is the board meeting of Thursday, May fourteenth.'], 'board.mp3')).toBeNull();
    expect(talk(['Hello.'], 'board-2026-05-14.mp3')).toBe('2026-05-14 name');
  });
});

describe('the author of a paper', () => {
  it('is whom it names, and not the owner of the program', () => {
    expect(authorOfPaper(['The fees', 'Prepared by: Ann Lee'], 'FileWorks 3')).toBe('Ann Lee');
    expect(authorOfPaper(['The fees', 'A paper by Ann Lee of the staff'], 'Ann Lee')).toBe('Ann Lee');
    expect(authorOfPaper(['The fees', 'By the Board'], 'Ann Lee')).toBeNull();
    expect(authorOfPaper(['The fees'], 'anonymous')).toBeNull();
  });
});

describe('a day of six digits in a name', () => {
  it.each([
    ['Larch Council 211014.txt', [], '2021-10-14 name'],
    ['Larch Council 101421.txt', [], '2021-10-14 name'],
    ['Larch Council 110614.txt', ['We met on June 14th.'], '2011-06-14 name'],
    ['Larch Council 110614.txt', ['We vote, as on Thursday, November 6, 2014, at last.'], '2014-11-06 name'],
    [
      'Larch Council 110614.txt',
      ['The plan of 2011 is new.', 'By the end of 2011 it is done.'],
      '2011-06-14 name',
    ],
    ['Larch Council 110614.txt', ['A plan for 2011 and one for 2014, as 2011 was.'], null],
    ['Larch Council 110614.txt', [], null],
    ['Larch Council 110614 and 110621.txt', ['We met on June 14th.'], null],
    ['Larch docket 998877.txt', [], null],
    ['Larch lease $211014.txt', [], null],
  ])('%s with %j is of %s', (name, texts, expected) => {
    expect(talk(texts, name)).toBe(expected);
  });
});

describe('what is told at the end of a paper, or all over it', () => {
  const signature = 'Date: March 17, 2025 /s/ Adan Quorle';

  it('a filing is of the day on which all sign it', () => {
    expect(dayOfSigning(['Form 10-K', signature, 'Dated: | March 17, 2025 | By:'])?.iso).toBe(
      '2025-03-17T00:00:00.000Z',
    );
    expect(
      dayOfSigning([
        'The registrant has duly caused this report to be signed on its behalf, in the City of Larch, on July 28, 2025.',
      ])?.iso,
    ).toBe('2025-07-28T00:00:00.000Z');
    expect(dayOfSigning([signature, 'Date: March 18, 2025'])).toBeNull();
    expect(dayOfSigning(['Signed on behalf of the registrant.'])).toBeNull();
  });

  it('a paper of resolutions of several days is of the newest', () => {
    const texts = ['Resolution 1 January 4, 2025', 'RESOLVED, that it be.', 'Resolution 2 January 20, 2025'];
    expect(newestDayOf(texts)?.iso).toBe('2025-01-20T00:00:00.000Z');
    expect(newestDayOf(['Resolution 1 January 4, 2025', 'effective January 20, 2026'])).toBeNull();
  });
});
