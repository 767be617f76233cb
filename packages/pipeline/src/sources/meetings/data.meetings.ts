/** Meetings that a page describes for programs (schema.org/Event in JSON-LD): all that a page has that draws itself in a browser. */
import { htmlToText } from '../html/html.text.ts';
import { type LinkedNode, linkedNodes, typesOf } from '../html/linked-data.ts';
import { tidy } from '../text/tidy.ts';
import { isMeetingWords } from './meeting.words.ts';
import type { PageMeeting } from './page-meeting.type.ts';

const mostEvents = 500;
/** The clock that stands there is that of the place, whatever zone is written behind it. */
const start = /^(20\d\d-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?/;
const isOff = /EventCancelled|EventPostponed/i;

const valueText = (value: unknown, max: number): string =>
  typeof value === 'string' ? tidy(htmlToText(value)).slice(0, max) : '';

function locationText(location: unknown): string | null {
  const [place] = [location].flat();
  if (typeof place === 'string') return valueText(place, 140) || null;
  const name = typeof place === 'object' && place !== null && 'name' in place ? place.name : '';
  return valueText(name, 140) || null;
}

function meetingOf(node: LinkedNode): PageMeeting[] {
  const [, day, time = null] =
    start.exec(typeof node['startDate'] === 'string' ? node['startDate'] : '') ?? [];
  const title = valueText(node['name'], 200);
  const words = `${title} ${valueText(node['description'], 400)}`.trim();
  if (day === undefined || !isMeetingWords(words)) return [];
  return [
    {
      title: title === '' ? 'Meeting' : title,
      day,
      // A day without an hour is written as its midnight.
      time: time === '00:00' ? null : time,
      clock: null,
      location: locationText(node['location']),
      cancelled: isOff.test(valueText(node['eventStatus'], 200)),
      papers: [],
      words,
    },
  ];
}

export const meetingsOfData = (data: readonly string[]): PageMeeting[] =>
  linkedNodes(data)
    .filter((node) => typesOf(node).some((type) => /^(?:\w*Event|Hackathon|Meeting)$/.test(type)))
    .slice(0, mostEvents)
    .flatMap(meetingOf);
