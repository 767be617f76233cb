// What is said to come next was to come when it was said: the next meeting that a paper of May names is past in June. It
// answers what comes next only as long as its day lies ahead of whoever asks.
import { meetingBody } from '../../meeting/body/meeting-body.ts';
import type { QuestionSource } from '../../ports/ports.ts';
import {
  asksLastMeeting,
  asksNextMeeting,
  comesNext,
  namesCommittee,
  tellsMeeting,
} from '../question/ahead.lexicon.ts';
import type { Needs } from '../question/needs.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { daysIn } from './days.ts';

type AheadReading = Pick<QuestionReading, 'question' | 'form'> & {
  needs: Pick<Needs, 'wantsNext' | 'period'>;
};
/** `isOf`: it tells of what is asked. */
type DatedSentence = { text: string; source: QuestionSource; isOf: boolean };

/** Which body a question asks of; "the committee" is some committee. */
function bodyTest(question: string): (text: string) => boolean {
  const asked = meetingBody(question);
  const isCommittee = namesCommittee.test(question);
  return (text) => {
    const said = meetingBody(text);
    if (!isCommittee) return said === null || asked === null || said === asked;
    return asked === null ? namesCommittee.test(text) : said === asked;
  };
}

/**
 * Whether a sentence may answer a question of what comes next, asked at a time (ISO); any may answer any other question.
 * Of the next meeting, and of when something comes next, it must name a day that lies ahead; of anything else it must at
 * least call it next, and not name days that are all past.
 */
export function liesAhead(
  { question, form, needs }: AheadReading,
  askedAt: string | undefined,
): (said: DatedSentence) => boolean {
  if (!needs.wantsNext || askedAt === undefined) return () => true;
  const today = askedAt.slice(0, 10);
  const ofYear = String(needs.period.year ?? '');
  const isOfMeeting = asksNextMeeting.test(question);
  const isOfBody = isOfMeeting ? bodyTest(question) : () => true;
  const mustNameDay = isOfMeeting || form === 'date';
  return ({ text, source, isOf }) => {
    if (!isOf) return false;
    const days = daysIn(text, source.date ?? null);
    const isAhead = days.some((day) => day >= today && day.startsWith(ofYear));
    if (!mustNameDay) return isAhead || (days.length === 0 && comesNext.test(text));
    return isAhead && (!isOfMeeting || comesNext.test(text)) && isOfBody(text);
  };
}

const dayAndMonth = /\p{L} \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{Lu}/u;

/**
 * Of sentences that may tell when the last meeting was, asked at a time (ISO), those of the latest day: each must speak of a
 * meeting of the body that is asked of, and name a day that is not ahead. All are kept where something else is asked.
 */
export function ofLastMeeting<One extends { sentence: { text: string } }>(
  question: string,
  told: readonly One[],
  askedAt: string | undefined,
): readonly One[] {
  if (!asksLastMeeting.test(question)) return told;
  const isOfBody = bodyTest(question);
  const today = askedAt?.slice(0, 10) ?? '9999';
  const held = told.map((one) => {
    const { text } = one.sentence;
    const isOf = tellsMeeting.test(text) && dayAndMonth.test(text) && isOfBody(text);
    const days = isOf ? daysIn(text, null).filter((day) => day <= today) : [];
    return { one, day: days.toSorted().at(-1) ?? '' };
  });
  const last =
    held
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? '';
  return held.filter(({ day }) => day !== '' && day === last).map(({ one }) => one);
}
