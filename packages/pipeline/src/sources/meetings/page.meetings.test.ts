import { describe, expect, it } from 'vitest';
import { readMeetings } from './page.meetings.ts';

const read = (body: string, { title = 'Board meetings', lang = 'en' } = {}) =>
  readMeetings(
    `<html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`,
    'https://fund.example/meetings',
  );
const meetingsIn = (body: string, page = {}) => read(body, page).map(({ day, time }) => [day, time]);

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('a table of meetings', () => {
  const table = `<table>${[
    [
      '03/14/2026<br>9:00 AM',
      'Board of Trustees',
      '<a href="/a.pdf">Agenda</a> <a href="/d.pdf">Draft minutes</a>',
    ],
    ['03/14/2026<br>1:30 p.m.', 'Investment Committee', '<a href="/b_Minutes_Final.pdf">Minutes</a>'],
    ['04/11/2026<br>Noon', 'Board of Trustees CANCELLED', '<a href="/Board%20Packet.pdf">Packet</a>'],
  ]
    .map(row)
    .join('')}</table>`;

  it('gives each row with its day, time, body and papers', () => {
    expect(read(table)).toMatchObject([
      { day: '2026-03-14', time: '09:00', title: 'Board of Trustees', cancelled: false },
      { day: '2026-03-14', time: '13:30', title: 'Investment Committee' },
      { day: '2026-04-11', time: '12:00', cancelled: true },
    ]);
  });

  it('tells agenda, draft and approved minutes apart', () => {
    expect(read(table).map(({ papers }) => papers.map(({ documentType }) => documentType))).toEqual([
      ['agenda', 'draft-minutes'],
      ['approved-minutes'],
      ['packet'],
    ]);
    expect(read(table)[0]?.papers[0]?.url).toBe('https://fund.example/a.pdf');
  });
});

describe('days without a year', () => {
  it('have that of the heading over them', () => {
    const list = '<ul><li>January 26, 9 a.m.</li><li>May 18, 9 a.m.</li><li>Monday, September 21</li></ul>';
    expect(meetingsIn(`<h2>2026 meeting schedule</h2>${list}<h2>2027 meetings</h2><p>January 5</p>`)).toEqual(
      [
        ['2026-01-26', '09:00'],
        ['2026-05-18', '09:00'],
        ['2026-09-21', null],
        ['2027-01-05', null],
      ],
    );
  });

  it('are no meetings where nobody tells the year', () => {
    expect(meetingsIn('<ul><li>January 26, 9 a.m.</li></ul>')).toEqual([]);
  });
});

it('takes the time that the page says once for all', () => {
  const body =
    '<p>All board meetings will be held at 6:30 p.m. in the hall.</p><p>June 4, 2026</p><p>July 9, 2026</p>';
  expect(meetingsIn(body)).toEqual([
    ['2026-06-04', '18:30'],
    ['2026-07-09', '18:30'],
  ]);
});

it('reads leaves of calendars, ranges and the day before the month', () => {
  const leaf = '<div><h3>Board hearing</h3><span>2026</span><div>09<br>Jan</div><p>8:30 – 10 am</p></div>';
  expect(meetingsIn(leaf)).toEqual([['2026-01-09', '08:30']]);
  const spoken = '<ul><li>Board meeting on Tuesday the 3rd of November, 2026, at 9 am</li></ul>';
  expect(meetingsIn(spoken)).toEqual([['2026-11-03', '09:00']]);
  const numbers = '<ul><li>13/02/2026 Board meeting, 14:30</li><li>03/04/2026 Board meeting</li></ul>';
  expect(meetingsIn(numbers, { lang: 'en-GB' })).toEqual([
    ['2026-02-13', '14:30'],
    ['2026-04-03', null],
  ]);
});

it.each([
  ['de', '<p>03.04.2026 Board, 14:30 Uhr</p>', ['2026-04-03']],
  ['fr', '<p>03/04/2026 Board, 14:30</p>', ['2026-04-03']],
  ['en-US', '<p>03/04/2026 Board, 2:30 p.m.</p>', ['2026-03-04']],
  // A month that is not understood is no other month.
  ['de', '<p>3. Juli 2026 Board</p>', []],
  ['fr', '<p>le 3 août 2026, Board</p>', []],
])('reads the days of a page in %s as people there write them', (lang, body, days) => {
  expect(meetingsIn(body, { lang }).map(([day]) => day)).toEqual(days);
});

it('joins what lists, papers and calendars of one page tell of the same meeting', () => {
  const body = `<h2>Board meetings</h2><p>May 6, 2026 at 9 AM</p><p>June 3, 2026 at 9 AM</p>
    <h2>Minutes</h2><ul><li><a href="/m.pdf">Minutes 5-6-26</a></li></ul>`;
  expect(read(body)).toMatchObject([
    {
      day: '2026-05-06',
      time: '09:00',
      papers: [{ url: 'https://fund.example/m.pdf', documentType: 'minutes' }],
    },
    { day: '2026-06-03', papers: [] },
  ]);
});

it.each([
  ['a day on which a page was put up', '<p>Posted on August 15, 2026</p>'],
  ['a right', '<footer>© January 1, 2026 Fund</footer>'],
  [
    'a day in a sentence',
    '<p>The board of the fund was formed by a law that the council passed in the capital on December 8, 2010, and the people wanted it so.</p>',
  ],
  ['a day off', '<p>Offices closed for the holiday on July 4, 2026</p>'],
  ['a deadline', '<p>Proposals are due by March 3, 2026</p>'],
])('does not take %s for a meeting', (_, body) => {
  expect(meetingsIn(body, { title: 'News' })).toEqual([]);
});

it('reads any page to its end', () => {
  const endless = Array.from(
    { length: 20_000 },
    (_, at) => `<p>Board meeting on 0${(at % 9) + 1}/10/2026</p>`,
  ).join('');
  expect(read(endless).length).toBeLessThanOrEqual(9);
  expect(read('<div>'.repeat(5_000))).toEqual([]);
  expect(readMeetings('', 'https://fund.example/')).toEqual([]);
});
