import type { PaperSubject } from '@ecco/domain';
import type { Segment } from '../../ports/ports.ts';
import { proveQuote } from '../../proof/index.ts';
import { subjectTerms } from '../minutes/said-terms.ts';
import { namesAnything } from '../talk/marker.ts';
import { readPaperList } from './paper-items.ts';

/** A list of fewer items is no agenda. */
const fewestItems = 3;
/** Letters of a title: what is longer is a paragraph. */
const longestTitle = 300;

/** "item 7", "item 4 A", "item 6.1": one number and nothing else. */
const oneItem = /^item ((?:\d{1,2}|[A-Z])(?:[ .-]?[A-Z]|[.-]\d{1,2})?)$/u;

/** The number of a matter that is called by one alone, as papers are read; null for others. */
export const numberOfMatter = (matter: string): string | null =>
  oneItem.exec(matter)?.[1]?.replace(/[ -]|\.(?=[A-Z])/gu, '') ?? null;

/** What stands behind a title: what is done with it, how long, and who presents it. */
const behind =
  /\s{1,3}(?:[-–—|]\s{1,3})?(?:\(?(?:action|information(?:\/action)?|discussion(?:\/action)?|informational)(?: item)?\)?|presented by\b.{0,200}|presenter(?:s|\(s\))?:.{0,200})$/iu;
/** A heading over items, or one of the forms of every meeting, says nothing of what was voted on. */
const saysNothing =
  /^(?:(?:old|new|unfinished|other|regular|action|discussion|business|items?|agenda|reports?|public|comments?|hearings?|motions?|ordinances?|resolutions?|closed|executive|open|session|and|or|for|of|the|possible|matters?|from|committee|staff)\b[\s,/&-]{0,3})+[.:]?$/iu;
/** What is no longer on the agenda, or was not when it was printed. */
const wasStruck =
  /\b(?:withdrawn|removed|deleted|continued to|postponed|tabled|reserved|cancell?ed|no items?)\b/iu;

const namesMatter = (title: string): boolean =>
  title.length <= longestTitle && !saysNothing.test(title) && !wasStruck.test(title) && namesAnything(title);

/** Whether words that were said of the matter speak of something else: they name a thing, and share nothing with the title. */
function isContradicted(title: string, said: string): boolean {
  if (!namesAnything(said)) return false;
  const [terms, own] = [subjectTerms(said), subjectTerms(title)];
  return terms.size > 0 && ![...terms].some((term) => own.has(term));
}

/** A matter that a vote calls by its number, and what the meeting says of it: the title of its item, where it has one. */
type CalledMatter = { matter: string; said: string };

/** A line of a paper with its place. */
type PaperLine = Pick<Segment, 'id' | 'text' | 'startMs' | 'endMs' | 'page'>;

/**
 * What a paper calls a matter: the title of its only item of that number. Null where its list has none or several, where
 * the title says nothing, or where what was said of the matter is of another thing.
 */
export function subjectInPaper(
  { matter, said }: CalledMatter,
  paper: readonly PaperLine[],
): PaperSubject | null {
  const number = numberOfMatter(matter);
  if (number === null) return null;
  const { items, others } = readPaperList(paper.map(({ text }) => text));
  const [item, other] = items.filter(({ numbers }) => numbers.includes(number));
  const line = item && paper[item.line];
  if (items.length < fewestItems || others.has(number) || other !== undefined || !item || !line) return null;
  const title = item.title
    .replace(behind, '')
    .replace(/[.;:]$/u, '')
    .trim();
  if (item.isSection || !namesMatter(title)) return null;
  if (proveQuote(title, line.text)?.exact !== true || isContradicted(title, said)) return null;
  const { id: segmentId, startMs, endMs, page } = line;
  return { number, title, citation: { segmentId, quote: title, startMs, endMs, page } };
}
