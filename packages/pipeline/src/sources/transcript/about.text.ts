import type { TranscriptAbout } from '../source.type.ts';
import { parseDate } from '../text/date.text.ts';
import { tidy } from '../text/tidy.ts';

export const nothingSaid: TranscriptAbout = {
  title: null,
  publishedAt: null,
  description: null,
  show: null,
  organization: null,
  people: [],
};

const longestTitle = 200;
const longestDescription = 4_000;

const lineAbout =
  /^(title|date|published|recorded|description|summary|show|podcast|series|program|organi[sz]ation|institution):\s+(\S.*)$/i;
const ofShow = /^(?:show|podcast|series|program)$/;
const ofOrganization = /^(?:organi[sz]ation|institution)$/;

/** A line such as "Title: …", "date: …" or "Description: …"; null for any other one. */
export function readAboutLine(line: string): Partial<TranscriptAbout> | null {
  const match = lineAbout.exec(line.slice(0, 5_000));
  const value = tidy(match?.[2] ?? '').replace(/^(["'])(.*)\1$/, '$2');
  const key = match?.[1]?.toLowerCase();
  if (key === undefined || value === '') return null;
  if (ofShow.test(key)) return { show: transcriptTitle(value) };
  if (ofOrganization.test(key)) return { organization: transcriptTitle(value) };
  if (key === 'title') return { title: transcriptTitle(value) };
  if (key === 'description' || key === 'summary') return { description: descriptionOf([value]) };
  const publishedAt = parseDate(value);
  return publishedAt === null ? null : { publishedAt };
}

/** A title as it may be shown; null for what is too long to be one. */
export function transcriptTitle(text: string): string | null {
  const title = tidy(text.replace(/\*\*|__/g, ''));
  return title === '' || title.length > longestTitle ? null : title;
}

export function descriptionOf(paragraphs: readonly string[]): string | null {
  const text = paragraphs.map(tidy).filter(Boolean).join('\n\n');
  return text === '' || text.length > longestDescription ? null : text;
}
