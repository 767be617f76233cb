import { boundaryOf, percentDecoded, type ReadingReport } from '@ecco/domain';
/**
 * The meetings that a page tells of, whoever made it. Each day that is written on the page stands in a record, the
 * largest part of the page that tells of no other day; the record, its heading and the page together tell whether a
 * meeting is on that day, at which time, of whom, and with which papers. A day that is only mentioned is none.
 */
import { meetingBody } from '@ecco/engine';
import { type OpenReport, openReport } from '../report/reading.report.ts';
import { meetingsOfData } from './data.meetings.ts';
import { daysOfFiles } from './file-day.ts';
import { elementAt, type FlatLink, type FlatPage, flattenPage, lineAt } from './flat.page.ts';
import { groupOf, type PageRecord, recordOf } from './meeting.record.ts';
import {
  isCalledOff,
  isMeetingWords,
  isMovedAway,
  namesOtherDay,
  noMeeting,
  usualTime,
  withoutPosting,
} from './meeting.words.ts';
import { daysUnderMonths } from './month-heading.ts';
import { meetingsByMonth } from './month-table.meetings.ts';
import type { PageMeeting } from './page-meeting.type.ts';
import { type PaperLink, paperOf } from './paper.link.ts';
import { timedAt, withTimedDays } from './timed-day.ts';
import { isoDay, type WrittenDay, writtenDays, yearNear } from './written-day.ts';
import { writtenTime } from './written-time.ts';
import { writtenZone, zoneOfTimes } from './written-zone.ts';

/** What counts towards a meeting. Chosen on the development pages by leaving out each site in turn. */
export const meetingWeights = {
  paper: 2,
  ownWords: 2,
  time: 1,
  heading: 1,
  page: 1,
  list: 1,
  prose: -3,
  aside: -2,
  otherwise: -4,
  /** Words of a line from which a day inside of it is only mentioned. */
  proseWords: 14,
  /** So many days of one list that are of meetings make the others of it meetings too. */
  alike: 3,
  least: 3,
};
export type MeetingWeights = typeof meetingWeights;

const mostDays = 3_000;
const mostPapers = 30;
const wordsMax = 600;
/** Days of one page from which they are a list. */
const listLeast = 3;
/** Days that are no further apart than this, in characters, stand under one lead. */
const runGap = 250;
/** What a paper may be that is of no meeting. */
const vague: ReadonlySet<string> = new Set(['document', 'report']);

type Day = WrittenDay & { iso: string; time: string | null };
type Heading = { start: number; end: number; text: string };
type PageReading = {
  page: FlatPage;
  url: string;
  headings: Heading[];
  title: string;
  /** What the page is called: its main heading, else its title. */
  named: string;
  usual: string | null;
  days: readonly Day[];
};

const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'legend', 'summary', 'th']);

const headingsOf = ({ elements, text }: FlatPage): Heading[] =>
  elements
    .filter(({ tag, start, end }) => headingTags.has(tag) && end > start && end - start < 300)
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end).replace(/\s+/gu, ' ').trim() }));

const lastYear = (text: string): number | null => {
  const years = text.match(/(?<![\d/-])20[0-4]\d(?![\d/-])/g);
  return years === null ? null : Number(years.at(-1));
};

/** The year that stands over a day: in the last short line before it that names one, else in the title of the page. */
function yearOver(
  { page, title, url }: Pick<PageReading, 'page' | 'title' | 'url'>,
  at: number,
): number | null {
  const before = page.text.slice(Math.max(0, at - 6_000), at).split('\n');
  // "Meetings in 2026: October 8, November 12 and December 10".
  const leading =
    /\b(?:in|for|of|during)\s(20[0-4]\d)\b[^.\n]{0,120}$/u.exec(before.at(-1) ?? '')?.[1] ??
    /\b(20[0-4]\d)\b[^.\d\n]{0,40}:\s*$/u.exec(
      before.slice(0, -1).findLast((line) => line.trim() !== '') ?? '',
    )?.[1];
  if (leading !== undefined) return Number(leading);
  for (const line of before.reverse()) {
    const year = line.length <= 90 && !/©|copyright/i.test(line) ? lastYear(line) : null;
    if (year !== null) return year;
  }
  return lastYear(title) ?? lastYear(percentDecoded(url));
}

function commonYear(days: readonly WrittenDay[]): number | null {
  const counts = new Map<number, number>();
  for (const { year } of days) if (year !== null) counts.set(year, (counts.get(year) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The time right behind a day, before anything else is said. */
const hourBeside = (line: string, end: number): string | null =>
  writtenTime(
    /^[\s,–—-]{0,4}(?:at )?\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?\s?m\b\.?)?/iu.exec(
      line.slice(end, end + 30),
    )?.[0] ?? '',
  );

/** The days of the page that may be of meetings, each with its year; those that nothing gives a year are noted. */
function daysOf(read: Pick<PageReading, 'page' | 'title' | 'url'>, report: OpenReport): Day[] {
  const { page } = read;
  const spoken = withTimedDays(page, [...writtenDays(page.text, page.language), ...daysUnderMonths(page)]);
  // Where a page writes its days, a file's name tells of an older one.
  const written = [...spoken, ...(spoken.length < 2 ? daysOfFiles(page, spoken) : [])]
    .sort((a, b) => a.start - b.start)
    .slice(0, mostDays);
  const usual = commonYear(written);
  return written.flatMap((day) => {
    const over = day.year ?? yearOver(read, day.start) ?? usual;
    const year = over === null || day.year !== null ? over : yearNear(day, over);
    const { line, start } = lineAt(page.text, day.start);
    if (year === null && isMeetingWords(line)) report.note({ what: 'day-without-year', excerpt: line });
    if (year === null || namesOtherDay(line, day.start - start) || isMovedAway(line, day.end - start))
      return [];
    const time = hourBeside(line, day.end - start) ?? timedAt(page, day)?.time ?? null;
    return [{ ...day, iso: isoDay(day, year), time }];
  });
}

const headingBefore = (headings: readonly Heading[], at: number): Heading | null =>
  headings[boundaryOf(headings, ({ start }) => start <= at) - 1] ?? null;

type Evidence = {
  day: Day;
  record: PageRecord;
  papers: PaperLink[];
  time: string | null;
  /** Whether what stands over it speaks of meetings. */
  isUnder: boolean;
  isListed: boolean;
};

/** A line from which the day is picked out of a sentence. */
function isProse(read: PageReading, { day, time }: Evidence, weights: MeetingWeights): boolean {
  const { line, start } = lineAt(read.page.text, day.start);
  const isFirst =
    line
      .slice(0, day.start - start)
      .trim()
      .split(/\s+/u).length <= 3;
  const days = read.days.filter((one) => one.start >= start && one.end <= start + line.length).length;
  // A sentence of days is a list of them.
  if (days >= listLeast && isMeetingWords(line)) return false;
  return (
    !isFirst && line.split(/\s+/u).length > weights.proseWords && !(time !== null && isMeetingWords(line))
  );
}

function scoreOf(read: PageReading, evidence: Evidence, weights: MeetingWeights): number {
  const { day, record, papers, time, isUnder, isListed } = evidence;
  const words = read.page.text.slice(record.start, record.end);
  const element = read.page.elements[elementAt(read.page, day.start, day.end)];
  return (
    (papers.some(({ documentType }) => !vague.has(documentType)) ? weights.paper : 0) +
    (isMeetingWords(words) ? weights.ownWords : 0) +
    (time === null && read.usual === null ? 0 : weights.time) +
    (isUnder ? weights.heading : 0) +
    (isMeetingWords(`${read.title} ${percentDecoded(read.url).replace(/[^\p{L}]+/gu, ' ')}`)
      ? weights.page
      : 0) +
    (isListed ? weights.list : 0) +
    (isProse(read, evidence, weights) ? weights.prose : 0) +
    (element?.isAside ? weights.aside : 0) +
    (noMeeting(words) ? weights.otherwise : 0)
  );
}

const clean = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:|–—-]+|[\s,;:|–—(-]+$/gu, '')
    .trim();

/** A line without its papers, its day of the week and what is to be clicked. */
const meetingName = (line: string): string =>
  /^(?:meeting|hearing)?\s?(?:location|place|where)\b/iu.test(line)
    ? ''
    : clean(
        line
          .replace(/^[\s,;–—-]*(?:at )?\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?\s?m\b\.?/iu, ' ')
          .replace(/[\s,–—(-]+(?:(?:on|at)\b[\s–—-]*)?\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?\s?m\b\.?\)?\s*$/iu, ' ')
          .replace(
            /\((?:originally |adjourned |rescheduled |postponed |moved |continued |carried over ){1,2}(?:from|to|for)\b[^)]{0,60}\)/giu,
            ' ',
          )
          .replace(
            /[\s–—-]*[([]?(?:meeting )?(?:postponed|cancel+ed|rescheduled)\b[^\])]{0,40}[\])]?/giu,
            ' ',
          )
          .replace(/\b(?:agenda|minutes|notice|packet)s?[-_]\S*/giu, ' ')
          .replace(
            /\b(?:agendas?|minutes|notices?|packets?|click here|download|schedules?|archives?|pdf)\b/giu,
            ' ',
          )
          .replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu, ' ')
          .replace(/(?:\s|&)+(?:and|or|of|for|the|&|,)?\s*$/iu, ' ')
          .replace(/\(\s*\)|\b20\d\d\b/gu, ' '),
      ).replace(/\s(?:and|or|of|&)$/iu, '');

/** What a meeting is called: the line of its record that names whose it is, without day and time; else the heading over it. */
function pageTitle(read: PageReading, day: Day, record: PageRecord): string {
  const lines = read.page.text.slice(record.start, record.end).split('\n');
  const said = read.page.text.slice(day.start, day.end);
  const heading = headingBefore(read.headings, day.start)?.text ?? '';
  const page = read.named.split(/\s[|–—·-]\s/u)[0] ?? '';
  const over = [heading, page].map((line) => meetingName(line).replace(/\b(meeting)s$/iu, '$1'));
  const named = [...lines.map((line) => meetingName(line.replace(said, ' '))), ...over].filter(
    (line) => line.length >= 4 && line.length <= 160 && isMeetingWords(line),
  );
  const whose = named.find((line) => meetingBody(line) !== null);
  return whose ?? named.find((line) => line.split(' ').length > 1) ?? 'Meeting';
}

const place =
  /\b(?:room|hall|building|floor|street|avenue|ave\.|blvd|boulevard|center|centre|suite|virtual|zoom|webex|teams|fieldhouse|library)\b/iu;

function locationOf(words: string): string | null {
  const line = words
    .split('\n')
    .map((text) => clean(text.replace(/^(?:meeting )?location:?/iu, '')))
    .find((text) => text.length >= 5 && text.length <= 140 && place.test(text) && !/https?:/u.test(text));
  return line ?? null;
}

type Part = { start: number; end: number };

function papersOf({ url }: PageReading, links: readonly FlatLink[], { start, end }: Part): PaperLink[] {
  const paperLinks = links
    .filter((link) => link.start >= start && link.end <= end)
    .flatMap((link) => paperOf(link, url) ?? []);
  return [...new Map(paperLinks.map((paper) => [paper.url, paper])).values()].slice(0, mostPapers);
}

const papersIn = (read: PageReading, part: Part): PaperLink[] => papersOf(read, read.page.links, part);

/** The same meeting told twice: of the same day, where not both tell a time or a body and tell different ones. */
function isSame(one: PageMeeting, other: PageMeeting): boolean {
  if (one.day !== other.day) return false;
  if (one.time !== null && other.time !== null && one.time !== other.time) return false;
  const isOfOther = (papers: readonly PaperLink[]) =>
    papers.length > 0 && !papers.some(({ url }) => one.papers.some((paper) => paper.url === url));
  if (one.time !== null && one.time === other.time)
    return (
      !(one.papers.length > 0 && isOfOther(other.papers)) &&
      (one.words === other.words || one.title === other.title)
    );
  const [a, b] = [meetingBody(one.title), meetingBody(other.title)];
  return a === null || b === null || a === b;
}

const both = (one: PageMeeting, other: PageMeeting): PageMeeting => {
  const papers = [...one.papers, ...other.papers];
  return {
    ...(meetingBody(one.title) === null && meetingBody(other.title) !== null ? other : one),
    time: one.time ?? other.time,
    clock: one.clock ?? other.clock,
    location: one.location ?? other.location,
    cancelled: one.cancelled || other.cancelled,
    papers: [...new Map(papers.map((paper) => [paper.url, paper])).values()],
  };
};

function merged(meetings: readonly PageMeeting[]): PageMeeting[] {
  const byDay = Map.groupBy(meetings, ({ day }) => day);
  return [...byDay.values()].flatMap((ofDay) => {
    const pageMeetings: PageMeeting[] = [];
    for (const meeting of ofDay) {
      const at = pageMeetings.findIndex((one) => isSame(one, meeting));
      const same = pageMeetings[at];
      if (same === undefined) pageMeetings.push(meeting);
      else pageMeetings[at] = both(same, meeting);
    }
    return pageMeetings;
  });
}

type Candidate = Evidence & { score: number };

/** The evidence of each day, in their order. */
function evidenceOf(read: PageReading, days: readonly Day[], weights: MeetingWeights): Candidate[] {
  const { page } = read;
  const isListed = new Set(days.map(({ iso }) => iso)).size >= listLeast;
  const records = days.map((_, at) => recordOf(page, days, at));
  const inRecord = new Set(
    page.links.filter((link) => records.some((one) => link.start >= one.start && link.end <= one.end)),
  );
  const loose = page.links.filter((link) => !inRecord.has(link) && paperOf(link, read.url) !== null);
  const hasOwn = ({ start, end }: Pick<PageRecord, 'start' | 'end'>) =>
    loose.some((link) => link.start >= start && link.end <= end);
  let lead = '';
  return days.flatMap((day, at) => {
    const record = records[at];
    if (record === undefined) return [];
    const before = days[at - 1];
    if (before === undefined || day.start - before.end > runGap) lead = leadOf(page.text, day.start);
    const heading = headingBefore(read.headings, day.start);
    const own = papersIn(read, record);
    const group = own.length > 0 ? null : groupOf(page, days, { record, hasOwn });
    const evidence = {
      day,
      record,
      papers: group === null ? own : papersOf(read, loose, group),
      time:
        writtenTime(withoutPosting(page.text.slice(day.end, record.end))) ??
        writtenTime(withoutPosting(page.text.slice(record.start, record.end))) ??
        day.time,
      isUnder: (heading !== null && isMeetingWords(heading.text)) || isMeetingWords(lead),
      isListed,
    };
    return [{ ...evidence, score: scoreOf(read, evidence, weights) }];
  });
}

/** The line before the one in which a day stands. */
function leadOf(text: string, at: number): string {
  const { start } = lineAt(text, at);
  return start === 0 ? '' : lineAt(text, start - 2).line;
}

/** Those that are of meetings: by their own evidence, or as one of a list of which enough others are. */
function ofMeetings(all: readonly Candidate[], weights: MeetingWeights): Candidate[] {
  const sure = all.filter(({ score }) => score >= weights.least);
  const lists = Map.groupBy(sure, ({ record }) => record.list);
  const isAlike = ({ record, score }: Candidate) =>
    record.list >= 0 &&
    score >= weights.least - weights.alike &&
    (lists.get(record.list)?.length ?? 0) >= weights.alike;
  return all.filter((one) => one.score >= weights.least || isAlike(one));
}

type MeetingsOfPage = { meetings: PageMeeting[]; report: ReadingReport };

/** The meetings of a page, in the order in which they stand there. Pages without one give none. */
export const readMeetings = (html: string, url: string, weights?: MeetingWeights): PageMeeting[] =>
  readMeetingsPage(html, url, weights).meetings;

/** The same, with what could not be read. */
export function readMeetingsPage(
  html: string,
  url: string,
  weights: MeetingWeights = meetingWeights,
): MeetingsOfPage {
  const report = openReport('board-page', 'html');
  const page = flattenPage(html);
  const h1 = page.elements.find(({ tag, start, end }) => tag === 'h1' && end > start);
  const heading = h1 ? page.text.slice(h1.start, h1.end).slice(0, 300).trim() : '';
  const title = `${page.title} ${heading}`;
  const named = heading || page.title;
  const days = daysOf({ page, url, title }, report);
  const clock = zoneOfTimes(page.text);
  const headings = headingsOf(page);
  const read: PageReading = { page, url, headings, title, named, usual: usualTime(page.text), days };
  const matches = ofMeetings(evidenceOf(read, days, weights), weights).map(
    ({ day, record, papers, time }) => {
      const words = page.text.slice(record.start, record.end);
      return {
        title: pageTitle(read, day, record).slice(0, 200),
        day: day.iso,
        time: time ?? read.usual,
        clock: writtenZone(words) ?? clock,
        location: locationOf(words),
        cancelled: isCalledOff(words),
        papers,
        words: clean(words).slice(0, wordsMax),
      };
    },
  );
  const meetings = merged([...matches, ...meetingsOfData(page.data), ...meetingsByMonth(page)]);
  return { meetings, report: report.close() };
}
