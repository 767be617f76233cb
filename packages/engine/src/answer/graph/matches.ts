import { meetingBody } from '../../meeting/body/meeting-body.ts';
import { months } from '../../words/calendar.ts';
import { kinOf } from '../asked/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import type { GraphQuestion } from './graph-question.ts';
import { officesOf } from './office-title.ts';

type AskedMeeting = Extract<GraphQuestion, { asks: 'meeting' }>;
type KeptMeeting = {
  title: string;
  meetingType: string | null;
  agenda: readonly string[];
  heldAt: Date | null;
};

const ofCommittee = /\b(?:sub)?committees?\b/iu;

/** Whether a meeting is of the body that is asked of, and has on its agenda what is asked for, or is in that month. */
export function isMeetingAsked({ body, topics }: AskedMeeting, meeting: KeptMeeting): boolean {
  const { title, meetingType, agenda, heldAt } = meeting;
  if (!isOfBody(body, { title, meetingType })) return false;
  const month = months[heldAt?.getUTCMonth() ?? -1] ?? '';
  const held = new Set(searchTermsOf([title, month, ...agenda].join(' ')));
  return topics.every((stem) => [...kinOf(stem)].some((one) => held.has(one)));
}

function isOfBody(
  body: string | null,
  { title, meetingType }: Pick<KeptMeeting, 'title' | 'meetingType'>,
): boolean {
  if (body === null) return true;
  const isCommittee = ofCommittee.test(`${title} ${meetingType ?? ''}`);
  if (body === 'committee') return isCommittee;
  // Whoever has one meeting without saying of whom has that of the board.
  return body === 'board' ? !isCommittee : meetingBody(title) === body;
}

/** Whether a title is that of the office that is asked for; `isOfBoard`: the title is one on the board. */
export function holdsOffice(
  office: string,
  { title, isOfBoard }: { title: string; isOfBoard: boolean },
): boolean {
  // "Chair" alone is that of the board, by whoever is on it.
  return (office !== 'chair' || isOfBoard) && officesOf(title).includes(office);
}
