// A question that one run of words answers is answered by a sentence that has such a run: a number of its unit, somebody in
// the office it names, a day. What only speaks of the subject answers nothing.
import { correctionsIn } from '../../factuality/read-factuality.ts';
import type { Source } from '../../ports/ports.ts';
import { readSource } from '../../reading/reading.ts';
import { tellsPaid } from '../fit/passages.ts';
import { periodOfSource } from '../fit/source-period.ts';
import { isPaper, matchesSubject } from '../fit/subject-match.ts';
import {
  opensReason,
  tellsBeginning,
  tellsDate,
  tellsDecided,
  tellsLeader,
  tellsReason,
} from '../question/answer-kind.lexicon.ts';
import { tellsDeed } from '../question/deed.ts';
import { termsIn } from '../question/name-question.ts';
import type { Needs } from '../question/needs.ts';
import { type PeriodMention, periodsIn } from '../question/period-mention.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { eventStems, tellsDay } from './date-lead.ts';
import { tellsLeaver, tellsSuccessor } from './leaving.lexicon.ts';
import { listedOutlook } from './listed-outlook.ts';
import { namesFor } from './name-lead.ts';
import { anchorsIn } from './nearest.ts';
import { hasNumberFor } from './number-lead.ts';
import { tellsOtherSubject } from './other-subject.ts';
import { proposes, settles } from './proposal.lexicon.ts';
import { isOfOtherClause } from './reason-clause.ts';

/** A sentence, by its words and where it stands. */
type SentenceWords = { text: string; stems: ReadonlySet<string>; segment: number; at: number };

/** Segments by which it is told whether a source was taken down without capitals. */
const opening = 20;
/** In such a source names stand nowhere. */
const isUncased = ({ segments }: Source): boolean =>
  !segments.slice(0, opening).some(({ text }) => /[^.?!\s] \p{Lu}\p{L}{2}/u.test(text));

/** Whether a sentence of a source answers to the point; null where no one run of words answers a question. */
export function pointTest(asked: QuestionReading, source: Source): ((one: SentenceWords) => boolean) | null {
  const { question, form, needs, figure, name, date, offices } = asked;
  // What is counted stands behind its number, and may be called by another word than in the question.
  const isOf = matchesSubject(figure.unit.isCount ? { ...needs, head: [] } : needs, source);
  const touches = touching(needs, source);
  const isBeside = tellsOtherSubject(asked, source);
  if (form === 'number')
    return (one) =>
      listedOutlook(asked, { ...one, source }) !== null ||
      (hasNumberFor(asked, { ...one, source }) &&
        touches(one) &&
        isOf(one) &&
        !isBeside(one) &&
        !isOfOthers(needs, one.text, source) &&
        !isOnlyProposed(question, one.text));
  if (form === 'date') {
    const isKind = date.isBeginning ? tellsBeginning.test : () => true;
    const isEvent = tellsEvent(needs, source);
    const isOver = date.isPlanned ? liesBehind(source) : () => false;
    const isOfTerm = matchesTerm(date.terms, source);
    return (one) =>
      isEvent(one) &&
      !isBeside(one) &&
      !isOver(one.text) &&
      isOfTerm(one) &&
      isKind(one.text) &&
      touches(one) &&
      isOf(one);
  }
  if (form === 'name') {
    const isLeader = name.isLeader ? tellsLeader.test : () => true;
    const isNew = name.isNew ? tellsBeginning.test : () => true;
    const isGone = name.isLeaver ? tellsLeaver.test : () => true;
    const isNext = name.isSuccessor ? tellsSuccessor.test : () => true;
    const isContract = name.isWinner ? ofContract(needs) : () => true;
    return (one) =>
      offices.areIn(one.text) &&
      isLeader(one.text) &&
      isNew(one.text) &&
      isGone(one.text) &&
      isNext(one.text) &&
      isContract(one) &&
      !isBeside(one) &&
      (isUncased(source) || namesFor(asked, { text: one.text, source }).length > 0) &&
      isOf(one);
  }
  if (form === 'reason') {
    const { sentences } = readSource(source);
    return (one) =>
      (tellsReason.test(one.text) || opensReason.test(sentences[one.at - 1]?.text ?? '')) &&
      !isOfOtherClause(needs, one.text) &&
      !isBeside(one) &&
      isOf(one);
  }
  if (form === 'open' && needs.asks !== 'talk' && asked.decision.isOfDecided)
    return (one) => tellsDecided.test(one.text) && isOf(one);
  const deed = form === 'open' && needs.asks === 'fact' ? asked.deed : null;
  if (deed !== null) return (one) => tellsDeed(one.text, deed) && isOf(one);
  return null;
}

/** Whether the paragraph of a sentence speaks of the term by which a question calls a thing; any does where it names none. */
function matchesTerm(asked: readonly string[], { segments }: Source): (one: SentenceWords) => boolean {
  return ({ segment }) => {
    const said = termsIn(segments[segment]?.text ?? '');
    return asked.every((one) => said.includes(one));
  };
}

/** Whether all times of a text are over by the time of its source: of a call of the fourth quarter that quarter is. */
function liesBehind(source: Source): (text: string) => boolean {
  const own = periodOfSource(source);
  const isOver = ({ year, quarter }: Pick<PeriodMention, 'year' | 'quarter'>): boolean =>
    year !== null &&
    own.year !== null &&
    (year < own.year ||
      (year === own.year && quarter !== null && own.quarter !== null && quarter <= own.quarter));
  return (text) => {
    const times = periodsIn(text);
    return times.length > 0 && times.every(isOver);
  };
}

/**
 * Whether a sentence tells when something happens: it names what happens itself, or names a day beside a sentence that does.
 * "In today's press release" is no day on which a deal closes.
 */
function tellsEvent(needs: Needs, source: Source): (one: SentenceWords) => boolean {
  const event = eventStems(needs);
  const { sentences } = readSource(source);
  return ({ text, stems, at }) => {
    if (!tellsDate.test(text) && !tellsDay(text)) return false;
    if (event.length === 0 || event.some((stem) => stems.has(stem))) return true;
    const beside = [sentences[at - 1], sentences[at + 1]].map((one) => one?.text ?? '').join(' ');
    return tellsDay(text) && searchTermsOf(beside).some((stem) => event.includes(stem));
  };
}

/** Words of any contract, which say nothing of what it is for. */
const anyContract = new Set(
  searchTermsOf(
    'win won wins got received awarded selected chosen given award contract mandate search rfp bid tender deal services',
  ),
);

/** Whether a sentence says what the contract is for that is asked of. */
function ofContract({ things }: Needs): (one: SentenceWords) => boolean {
  const subject = [...things.keys()].filter((stem) => !anyContract.has(stem));
  return ({ stems }) => subject.every((stem) => [...kinOf(stem)].some((one) => stems.has(one)));
}

/** Whether a sentence itself has a word of the question, corrects a figure, names a price, or replies to what was asked right before it. */
function touching({ things, names }: Needs, source: Source): (one: SentenceWords) => boolean {
  const wanted = [...things.keys(), ...names.flatMap(({ stems }) => stems)].flatMap((stem) => [
    ...kinOf(stem),
  ]);
  const { sentences } = readSource(source);
  const corrected = new Set(correctionsIn(source).values());
  return ({ text, stems, segment, at }) =>
    corrected.has(segment) ||
    wanted.some((stem) => stems.has(stem)) ||
    tellsPaid(wanted, text) ||
    sentences[at - 1]?.text.trimEnd().endsWith('?') === true;
}

const possessive = /\b(?:their|his|her)\s$/iu;

/**
 * Whether whoever speaks gives a thing to others: "their contribution went up 90 million" tells nothing of the contribution that is
 * asked for without a name.
 */
function isOfOthers({ names, things }: Needs, text: string, source: Source): boolean {
  if (names.length > 0 || isPaper(source)) return false;
  const anchors = anchorsIn(text, things.keys());
  const owned = anchors.filter(({ start }) => possessive.test(text.slice(0, start)));
  return owned.length > 0 && anchors.every((one) => owned.includes(one));
}

/** Whether a text only says what somebody proposes, and a question does not ask for that. */
const isOnlyProposed = (question: string, text: string): boolean =>
  proposes.test(text) && !settles.test(text) && !proposes.test(question);
