import { describe, expect, it } from 'vitest';
import { readMeetings } from './page.meetings.ts';

const meetingsOf = (inside: string) =>
  readMeetings(
    `<html lang="en"><head><title>Board meetings | Harbor Pension Fund</title></head><body><main><h1>Board meetings</h1>${inside}</main></body></html>`,
    'https://fund.example/meetings',
  );
const formIn = (inside: string) =>
  meetingsOf(inside).map(({ day, time, title, cancelled, papers }) => ({
    ...{ day, time, title, cancelled },
    papers: papers.length,
  }));
const daysOf = (inside: string) => meetingsOf(inside).map(({ day, time }) => `${day} ${time ?? ''}`.trim());
const listOf = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

describe('a day of a meeting', () => {
  it('is read behind a number that nobody sees', () => {
    const row = (hidden: string, day: string, name: string) =>
      `<tr><td>${name}</td><td><span style="display:none;">${hidden}</span>${day}</td><td><a href="AgendaViewer.php?clip_id=${hidden}">Agenda</a></td></tr>`;
    const table = `<table>${row('1794492000', 'Nov&nbsp;12,&nbsp;2026&nbsp;-&nbsp;09:00&nbsp;AM', 'Board of Trustees')}${row('1791468000', 'Oct&nbsp;8,&nbsp;2026&nbsp;-&nbsp;01:30&nbsp;PM', 'Investment Committee')}</table>`;
    expect(daysOf(table)).toEqual(['2026-11-12 09:00', '2026-10-08 13:30']);
  });

  it('is none where it is struck out, or where the meeting was moved from', () => {
    const moved =
      '<s>December 3, 2026</s> Rescheduled to December 8, 2026, 9:00 a.m. Board of Trustees meeting';
    const adjourned = 'Board of Trustees meeting of 8 January 2027 (adjourned from 22 December 2026)';
    expect(daysOf(listOf(moved, 'January 14, 2027, 9:00 a.m. Board of Trustees meeting'))).toEqual([
      '2026-12-08 09:00',
      '2027-01-14 09:00',
    ]);
    expect(daysOf(listOf(adjourned, 'Board of Trustees meeting of 12 February 2027'))).toEqual([
      '2027-01-08',
      '2027-02-12',
    ]);
  });

  it('stands in the name of a file, where the page writes none', () => {
    const papers = [
      ['January', '01152026'],
      ['February', '02192026'],
      ['March', '03192026'],
    ];
    const links = papers.map(([month, file]) => `<a href="/pdf/${file}.pdf">${month} Board Minutes</a>`);
    expect(daysOf(`<h3>2026 Meeting Minutes</h3>${listOf(...links)}`)).toEqual([
      '2026-01-15',
      '2026-02-19',
      '2026-03-19',
    ]);
    const other = links.map((link) => link.replace(/January|February|March/, 'Final'));
    expect(daysOf(`<h3>2026 Meeting Minutes</h3>${listOf(...other)}`)).toEqual([]);
  });

  it.each([
    [
      'a lead',
      '<p>The Board of Trustees meets at 9:30 a.m. on the following dates in 2026:</p><p>October 15, November 19, December 17</p>',
    ],
    [
      'one sentence',
      '<p>Regular meetings begin at 9:30 a.m. unless noted and are held on these Thursdays: October 15, 2026; November 19, 2026; December 17, 2026.</p>',
    ],
  ])('has the hour of %s', (_name, html) => {
    expect(daysOf(html)).toEqual(['2026-10-15 09:30', '2026-11-19 09:30', '2026-12-17 09:30']);
  });
});

it('two meetings of one day have each its hour, its name and its papers', () => {
  const html = listOf(
    'December 3, 2026, 9:00 a.m. Investment Committee meeting <a href="/pdf/agenda-ic.pdf">agenda-ic</a>',
    'December 3, 2026, 1:00 p.m. Board of Trustees special meeting <a href="/pdf/agenda-bot.pdf">agenda-bot</a>',
  );
  expect(formIn(html)).toEqual([
    { day: '2026-12-03', time: '09:00', title: 'Investment Committee meeting', cancelled: false, papers: 1 },
    {
      day: '2026-12-03',
      time: '13:00',
      title: 'Board of Trustees special meeting',
      cancelled: false,
      papers: 1,
    },
  ]);
});

it('a meeting that is postponed or canceled does not take place, and is called so by its body alone', () => {
  const html = listOf(
    'December 3, 2026, 9:00 a.m. Board of Trustees meeting - POSTPONED',
    'December 10, 2026, 9:00 a.m. Investment Committee meeting <strong>(meeting canceled)</strong>',
    'January 14, 2027, 9:00 a.m. Board of Trustees meeting',
  );
  expect(formIn(html).map(({ title, cancelled }) => [title, cancelled])).toEqual([
    ['Board of Trustees meeting', true],
    ['Investment Committee meeting', true],
    ['Board of Trustees meeting', false],
  ]);
});

const schedule = (heading: string, ...rows: string[]) =>
  readMeetings(
    `<html><body><main><h2>${heading}</h2><table><tr><th>Month</th><th>Board of Trustees (9 a.m.)</th><th>Investment Committee, 1:30 p.m.</th><th>Holidays</th></tr>${rows
      .map(
        (row) =>
          `<tr>${row
            .split('|')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table></main></body></html>`,
    'https://fund.example/meetings',
  ).map(({ day, time, title }) => `${day} ${time} ${title}`);

describe('a schedule with a row for each month', () => {
  it('has the days of each body with its hour, and none where nobody meets', () => {
    expect(
      schedule(
        '2026–2027 Meeting Schedule',
        'November 2026|19|5 & 17|26',
        'December 2026|17–18|No meeting|25',
        'January 2027|21st|—|1',
      ),
    ).toEqual([
      '2026-11-19 09:00 Board of Trustees',
      '2026-11-05 13:30 Investment Committee',
      '2026-11-17 13:30 Investment Committee',
      '2026-12-17 09:00 Board of Trustees',
      '2027-01-21 09:00 Board of Trustees',
    ]);
  });

  it('takes its year from the line over it where that names one, and else has no days', () => {
    const rows = ['January|21|7|', 'February|30|4|', 'March|18|4|'];
    expect(schedule('2027 Meeting Schedule', ...rows).map((line) => line.slice(0, 10))).toEqual([
      ...['2027-01-21', '2027-01-07', '2027-02-04', '2027-03-18', '2027-03-04'],
    ]);
    expect(schedule('2026–2027 Meeting Schedule', ...rows)).toEqual([]);
  });

  it('is none with figures in its cells', () => {
    const rows = ['January 2027|$21|7%|', 'February 2027|1,800|4.1|', 'March 2027|180|42 people|'];
    expect(schedule('Meetings', ...rows)).toEqual([]);
  });
});

it('the hour at which a paper was amended is none of its meeting', () => {
  const row =
    '<tr><td>Oct 8, 2026 — Amended Oct 7, 2026 9:15 AM <a href="a-1.pdf">Board agenda</a></td></tr>';
  const next =
    '<tr><td>Nov 12, 2026 — Posted Nov 6, 2026 4:10 PM <a href="a-2.pdf">Board agenda</a></td></tr>';
  expect(daysOf(`<table>${row}${next}</table>`)).toEqual(['2026-10-08', '2026-11-12']);
});

it('a meeting that only the page names is one meeting of those', () => {
  const days = listOf('Thursday, January 22, 2026', 'Thursday, March 26, 2026', 'Thursday, May 28, 2026');
  const titles = meetingsOf(`<p>All meetings begin at 8:30 a.m.</p>${days}`).map(({ title }) => title);
  expect(titles).toEqual(['Board meeting', 'Board meeting', 'Board meeting']);
});

it('a meeting is not called after the day from which it was put off', () => {
  const lines = listOf(
    'Board of Trustees meeting of January 8, 2026 (adjourned from December 22, 2025)',
    'Board of Trustees meeting of February 12, 2026',
    'Board of Trustees meeting of March 12, 2026',
  );
  expect(meetingsOf(lines).map(({ day, title }) => `${day} ${title}`)[0]).toBe(
    '2026-01-08 Board of Trustees meeting',
  );
});

it('a row that names its meeting before its day says nothing of the row above it', () => {
  const row = (name: string, day: string) => `<tr><td>${name}</td><td>${day}</td></tr>`;
  const rows = [
    row('Board of Administration Regular Meeting', 'Nov 10, 2026 10:00 AM'),
    row('Benefits Committee (CANCELLED)', 'Nov 24, 2026 9:00 AM'),
    row('Board of Administration Special Meeting', 'Dec 1, 2026 2:00 PM'),
  ];
  expect(formIn(`<table>${rows.join('')}</table>`).map(({ day, cancelled }) => [day, cancelled])).toEqual([
    ['2026-11-10', false],
    ['2026-11-24', true],
    ['2026-12-01', false],
  ]);
});
