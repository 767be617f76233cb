/** The signs by which a find is known again, whatever address it comes under. */
import { pageKey } from '../ingest/canonical-url.ts';

const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 200);

export const addressKey = (url: string): string => `url ${pageKey(url)}`;

/** A talk or paper of the same title on the same day is the same one; a title of one word says too little. */
export function titleKey(title: string, date: string | null): string[] {
  const plain = words(title);
  return date === null || !plain.includes(' ') ? [] : [`title ${plain} ${date.slice(0, 10)}`];
}

export const guidKey = (feedUrl: string, guid: string | null): string[] =>
  guid === null ? [] : [`guid ${pageKey(feedUrl)} ${guid}`];

/** A meeting is known by its day, and by its body or its time. */
export const meetingKey = ({ day, time, body }: { day: string; time: string | null; body: string }): string =>
  `meeting ${day} ${words(body)} ${time ?? ''}`.trim();
