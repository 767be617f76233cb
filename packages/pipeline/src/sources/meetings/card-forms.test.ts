import { expect, it } from 'vitest';
import { readMeetings, readMeetingsPage } from './page.meetings.ts';

const page = (body: string, head = ''): string =>
  `<html lang="en"><head><title>Board meetings</title>${head}</head><body><main><h1>Meetings of the Board of Trustees</h1>${body}</main></body></html>`;
const meetingsOf = (html: string): string[] =>
  readMeetings(html, 'https://field.example/meetings').map(({ day, time, cancelled }) =>
    [day, time, ...(cancelled ? ['off'] : [])].join(' '),
  );
const three = [
  { iso: '2026-10-08', month: 'Oct', day: '8' },
  { iso: '2026-11-12', month: 'Nov', day: '12' },
  { iso: '2026-12-10', month: 'Dec', day: '10' },
];
const all = three.map(({ iso }) => `${iso} 09:00`);

it('reads cards whose day stands in parts', () => {
  const cards = three.map(
    ({ month, day }) =>
      `<div><span>${month}</span><span>${day}</span><span>2026</span><h3>Board of Trustees</h3><p>9:00 AM</p></div>`,
  );
  expect(meetingsOf(page(cards.join('')))).toEqual(all);
});

it('reads cards whose year stands for programs alone', () => {
  const cards = three.map(
    ({ iso, month, day }) =>
      `<article><time datetime="${iso}"><b>${day}</b><i>${month}</i></time><h3>Board of Trustees</h3><span>9:00 am - 11:00 am</span></article>`,
  );
  expect(meetingsOf(page(cards.join('')))).toEqual(all);
});

it('reads the hour that stands for programs beside a day', () => {
  const rows = three.map(
    ({ iso, month, day }) =>
      `<li><time datetime="${iso}T09:00-05:00">${month} ${day}, 2026</time> Board meeting</li>`,
  );
  expect(meetingsOf(page(`<ul>${rows.join('')}</ul>`))).toEqual(all);
});

it('reads the events that a page has for programs, and which of them are off', () => {
  const events = three.map(({ iso }, at) => ({
    '@type': 'Event',
    name: 'Board of Trustees Meeting',
    startDate: `${iso}T09:00:00-05:00`,
    eventStatus: at === 1 ? 'https://schema.org/EventCancelled' : 'EventScheduled',
  }));
  const data = `<script type="application/ld+json">${JSON.stringify({ '@graph': events })}</script>`;
  expect(meetingsOf(page('<div id="app"></div>', data))).toEqual([
    '2026-10-08 09:00',
    '2026-11-12 09:00 off',
    '2026-12-10 09:00',
  ]);
});

it.each([
  [
    'month and day in cells of their own',
    `<h2>2026 Board meeting dates</h2><p>All meetings begin at 9:00 a.m.</p><table>${three.map(({ month, day }) => `<tr><th>${month}</th><td>${day}</td></tr>`).join('')}</table>`,
  ],
  [
    'the year in the lead of its sentence',
    '<p>The Board of Trustees meets at 9:00 a.m. in the Board Room. Meetings in 2026: October 8, November 12 and December 10.</p>',
  ],
  [
    'short months between dashes',
    `<table>${three.map(({ month, day }) => `<tr><td>${day}-${month}-2026</td><td>9:00 a.m.</td><td>Board</td></tr>`).join('')}</table>`,
  ],
])('reads %s', (_what, body) => {
  expect(meetingsOf(page(body))).toEqual(all);
});

it.each([
  ["10 o'clock a.m.", '10:00'],
  ['0930 hrs', '09:30'],
  ['14h30', '14:30'],
])('%s is %s', (written, time) => {
  const rows = three.map(({ month, day }) => `<li>${month} ${day}, 2026, ${written} Board meeting</li>`);
  expect(meetingsOf(page(`<ul>${rows.join('')}</ul>`))).toEqual(three.map(({ iso }) => `${iso} ${time}`));
});

it('takes days of the names of agendas where no day is written', () => {
  const links = three.map(({ iso }) => `<li><a href="/files/board-agenda-${iso}.pdf">Board agenda</a></li>`);
  expect(meetingsOf(page(`<ul>${links.join('')}</ul>`))).toEqual(three.map(({ iso }) => `${iso} `));
});

it('a meeting that is moved to another day is on that day, and none that is struck out by its style is told', () => {
  const rows = [
    '<li>October 8, 2026 at 9:00 a.m. Board of Trustees</li>',
    '<li>November 12, 2026 - moved to November 19, 2026 at 9:00 a.m. Board of Trustees</li>',
    '<li style="text-decoration: line-through">December 10, 2026 at 9:00 a.m. Board of Trustees</li>',
    '<li>December 17, 2026 at 9:00 a.m. Board of Trustees</li>',
  ];
  expect(meetingsOf(page(`<ul>${rows.join('')}</ul>`))).toEqual([
    '2026-10-08 09:00',
    '2026-11-19 09:00',
    '2026-12-17 09:00',
  ]);
});

it('when a paper was posted is no time of its meeting', () => {
  const rows = three.map(
    ({ month, day }) =>
      `<tr><td><h3>${month} ${day}, 2026 — Posted Sep 1, 2026 4:12 PM</h3><a href="/agenda/${day}.pdf">Board Agenda</a></td></tr>`,
  );
  expect(meetingsOf(page(`<table>${rows.join('')}</table>`))).toEqual(three.map(({ iso }) => `${iso} `));
});

const clocks = (body: string) =>
  readMeetings(page(body), 'https://field.example/meetings').map(({ time, clock }) => `${time} ${clock}`);

it.each([
  ['<p>October 8, 2026, 9:00 AM CT, Board of Trustees meeting</p>', '09:00 c'],
  ['<p>October 8, 2026, 9:00 a.m. (Mountain Time), Board of Trustees meeting</p>', '09:00 m'],
  ['<p>October 8, 2026 | 13:30 EST | Board of Trustees meeting</p>', '13:30 e'],
  ['<p>All times are Pacific Time.</p><p>October 8, 2026, 9:00 AM, Board of Trustees meeting</p>', '09:00 p'],
  ['<p>October 8, 2026, 9:00 AM, Board of Trustees meeting, Hartford, CT</p>', '09:00 null'],
  ['<p>October 8, 2026, 9:00 AM ET / 8:00 AM CT, Board of Trustees meeting</p>', '09:00 null'],
])('names the clock that stands beside an hour: %s', (body, text) => {
  expect(clocks(body)).toEqual([text]);
});

it('reports a day of a meeting to which nothing gives a year', () => {
  const { meetings, report } = readMeetingsPage(
    page('<p>Board meeting: October 8, 9:00 AM</p>'),
    'https://field.example/',
  );
  expect(meetings).toEqual([]);
  expect(report).toMatchObject({
    reader: 'board-page',
    entries: [{ what: 'day-without-year', count: 1, excerpt: 'Board meeting: October 8, 9:00 AM' }],
  });
});

it('reads the numbers of days under the names of their months, and no other numbers', () => {
  const body =
    '<h2>2026</h2><h3>October</h3><ul><li>8 – Board of Trustees, 9:00 a.m.</li><li>3 vacancies to fill</li></ul><h3>November</h3><ul><li>Thursday, 12th: Board of Trustees, 9:00 a.m.</li></ul><h3>December 2026</h3><ul><li>10 | Board of Trustees, 9:00 a.m.</li></ul><h3>Officers</h3><ul><li>12 - Members of the board</li></ul>';
  expect(meetingsOf(page(body))).toEqual(all);
  expect(readMeetings(page(body), 'https://field.example/')[0]?.title).toBe('Board of Trustees');
});

it('takes the year of days from the words that lead to them', () => {
  const body =
    '<p>Regular meetings of the Board of Trustees are held at 9:00 a.m. in the board room on these dates in 2026:</p><p>October 8, November 12 and December 10.</p>';
  expect(meetingsOf(page(body))).toEqual(all);
});
