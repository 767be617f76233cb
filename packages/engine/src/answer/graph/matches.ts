import { meetingBody } from '../../meeting/body/meeting-body.ts';
import { months } from '../../words/calendar.ts';
import { tokenize } from '../../words/token.ts';
import type { GraphQuestion } from '../question/graph-question.ts';
import { officeKey, officesOf } from '../question/office-title.ts';
import { squash } from '../question/question-name.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

type MeetingQuestion = Pick<Extract<GraphQuestion, { asks: 'meeting' }>, 'body' | 'topics'>;
type StoredMeeting = {
  title: string;
  meetingType: string | null;
  agenda: readonly string[];
  heldAt: Date | null;
};

const ofCommittee = /\b(?:sub)?committees?\b/iu;

/** Whether a meeting is of the body that is asked of, and has on its agenda what is asked for, or is in that month or year. */
export function isMeetingAsked({ body, topics }: MeetingQuestion, meeting: StoredMeeting): boolean {
  const { title, meetingType, agenda, heldAt } = meeting;
  if (!isOfBody(body, { title, meetingType })) return false;
  const month = months[heldAt?.getUTCMonth() ?? -1] ?? '';
  const year = heldAt?.getUTCFullYear() ?? '';
  const held = new Set(searchTermsOf([title, month, year, ...agenda].join(' ')));
  return topics.every((stem) => [...kinOf(stem)].some((one) => held.has(one)));
}

function isOfBody(
  body: string | null,
  { title, meetingType }: Pick<StoredMeeting, 'title' | 'meetingType'>,
): boolean {
  if (body === null) return true;
  const isCommittee = ofCommittee.test(`${title} ${meetingType ?? ''}`);
  if (body === 'committee') return isCommittee;
  // Whoever has one meeting without saying of whom has that of the board.
  return body === 'board' ? !isCommittee : meetingBody(title) === body;
}

/** Offices of which one may say of what kind it is: the general investment consultant is the consultant. */
const ofMany = new Set('consultant actuary auditor custodian adviser advisor'.split(' '));

/** Whether a title is that of the office that is asked for; `isOfBoard`: the title is one on the board. */
export function holdsOffice(
  office: string,
  { title, isOfBoard }: { title: string; isOfBoard: boolean },
): boolean {
  // "Chair" alone is that of the board, by whoever is on it.
  const held = officesOf(title);
  if (office === 'chair' && !isOfBoard) return false;
  return held.includes(office) || (ofMany.has(office) && held.some((one) => one.endsWith(` ${office}`)));
}

const addressed = new Set('mr ms mrs dr trustee'.split(' '));
const being = new Set('been as serving working'.split(' '));
const inOffice = new Set(['', 'in office', 'there']);

const withoutFirst = (words: readonly string[], idle: ReadonlySet<string>): readonly string[] => {
  const first = words.findIndex((word) => !idle.has(word));
  return first < 0 ? [] : words.slice(first);
};

type Holder = { name: string; title: string; isOfBoard: boolean };

/**
 * Whether somebody is the one of whom some words ask since when they are what: by their family name, with initials or other
 * names of theirs before it, and by an office of theirs behind it, where the words name one.
 */
export function isSinceAsked(words: readonly string[], { name, title, isOfBoard }: Holder): boolean {
  const own = tokenize(name).map(({ text }) => squash(text));
  const isOwn = (word: string): boolean =>
    own.some((one) => one === squash(word) || (word.length === 1 && one.startsWith(word)));
  const called = withoutFirst(words, addressed);
  const end = called.findIndex((word) => !isOwn(word));
  const named = end < 0 ? called : called.slice(0, end);
  if (!named.some((word) => squash(word) === own.at(-1))) return false;
  const office = withoutFirst(called.slice(named.length), being).join(' ');
  return inOffice.has(office) || holdsOffice(officeKey(office), { title, isOfBoard });
}
