// Rules of whether a sentence that may answer is told. Each is made for one question and then asked of each of its sentences.
import { readFactuality } from '../../factuality/read-factuality.ts';
import type { QuestionSource } from '../../ports/ports.ts';
import { tellsVoteOn } from '../decision/vote-match.ts';
import { isPaper } from '../fit/subject-match.ts';
import { tellsOtherSubject } from '../forms/other-subject.ts';
import { paperNoise } from '../forms/paper-noise.ts';
import { isOfOtherRow, measureStems } from '../forms/row-lead.ts';
import type { Inquiry } from '../question/inquiry.type.ts';
import type { Retrieval } from '../retrieve/retrieve.ts';
import { tellsPurchase } from '../stated/price-paid.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { liesAhead } from './ahead.ts';
import type { PresentedSentence } from './present-sentence.ts';

/** A sentence is told or dropped; null where a rule says nothing of it. */
type SentenceVerdict = 'tell' | 'drop' | null;
type JudgesSentence = (one: PresentedSentence, source: QuestionSource) => SentenceVerdict;
export type SentenceRule = (inquiry: Inquiry, retrieval: Retrieval) => JudgesSentence;

const saysNothing: JudgesSentence = () => null;
const decisionsAlone: JudgesSentence = ({ isDecision }) => (isDecision ? 'tell' : 'drop');
const drops = (isDropped: boolean): SentenceVerdict => (isDropped ? 'drop' : null);

/** Drops what a test tells of a sentence that tells no decision. */
const dropsTalk =
  (isDropped: JudgesTalk): JudgesSentence =>
  (one, source) =>
    drops(!one.isDecision && isDropped(one, source));
type JudgesTalk = (one: PresentedSentence, source: QuestionSource) => boolean;

const tellsDecision = ({ chosen }: Retrieval): boolean => chosen.some(({ isDecision }) => isDecision);

export const pastWhereNextIsAsked: SentenceRule = ({ reading, askedAt }) => {
  const isAhead = liesAhead(reading, askedAt);
  return ({ sentence: { text }, matchesSubject: isOf }, source) => drops(!isAhead({ text, source, isOf }));
};

export const voteOfWholeBody: SentenceRule = ({ reading: { vote } }, retrieval) =>
  vote !== null && vote.voters.length === 0 && tellsDecision(retrieval) ? decisionsAlone : saysNothing;

export const answerOfAnotherThing: SentenceRule = ({ reading, sources }) => {
  const besides = sources.map((source) => tellsOtherSubject(reading, source));
  return dropsTalk(({ candidate, sentence }) => besides[candidate.sourceIndex]?.(sentence) === true);
};

export const formalWordsOfPapers: SentenceRule = ({ reading, sources }) => {
  const noises = sources.map((source) => paperNoise(reading, source));
  return dropsTalk(({ candidate, sentence }) => noises[candidate.sourceIndex]?.(sentence.text) === true);
};

export const allOfOneOutcome: SentenceRule = ({ reading: { outcome } }) =>
  outcome === null ? saysNothing : decisionsAlone;

export const refusedDeed: SentenceRule = (_, { decisions }) =>
  decisions.some((one) => one?.isRefused) && decisions.every((one) => one?.isRefused ?? true)
    ? decisionsAlone
    : saysNothing;

export const whetherDone: SentenceRule = ({ reading: { decision } }, retrieval) =>
  decision.isWhetherDone && tellsDecision(retrieval) ? decisionsAlone : saysNothing;

export const deedOfDecision: SentenceRule = ({ reading: { form, decision } }, retrieval) => {
  const isOfDeed =
    (form === 'number' && (decision.isOfDeed || decision.isOfSum)) || (form === 'name' && decision.isOfMover);
  return isOfDeed && tellsDecision(retrieval) ? decisionsAlone : saysNothing;
};

export const wordsOfGuests: SentenceRule = ({ reading: { needs } }) =>
  needs.asks === 'fact' && needs.teller === null
    ? dropsTalk(({ candidate }, source) => readFactuality(source)[candidate.at] === 'public-comment')
    : saysNothing;

export const otherMeasureOfTwoTimes: SentenceRule = ({ reading }) => {
  const { form, needs, period } = reading;
  const isOfTimes = (form === 'change' || form === 'comparison') && needs.asks !== 'talk' && period !== null;
  if (!isOfTimes) return saysNothing;
  return dropsTalk(
    ({ candidate: { stems } }, source) =>
      isPaper(source) &&
      !measureStems(reading, source).every((stem) => [...kinOf(stem)].some((one) => stems.has(one))),
  );
};

export const otherRateThanMargin: SentenceRule = ({ reading: { form, figure, needs } }) =>
  form === 'number' && figure.isMargin
    ? dropsTalk(
        ({ lead, candidate }) =>
          lead === null && !needs.head.slice(-1).every((stem) => candidate.stems.has(stem)),
      )
    : saysNothing;

export const otherRowOfTable: SentenceRule = ({ reading }) => {
  const { form, needs } = reading;
  if (form === 'comparison' || form === 'change' || needs.asks === 'talk') return saysNothing;
  return dropsTalk(({ candidate, sentence: { text } }, source) =>
    isOfOtherRow(reading, { text, source, segment: candidate.rated.sentence.segment }),
  );
};

export const talkOfKnownDecisions: SentenceRule = ({ reading: { decision } }) =>
  decision.isOfDecided
    ? (one, source) => (source.proceedings === undefined ? null : decisionsAlone(one, source))
    : saysNothing;

export const otherDeed: SentenceRule = ({ reading: { decision } }) => {
  if (decision.deed === null) return saysNothing;
  const telling = [...kinOf(decision.deed), ...searchTermsOf('vote decide')];
  return dropsTalk(({ candidate: { stems } }) => !telling.some((one) => stems.has(one)));
};

export const priceOfNoPurchase: SentenceRule = ({ reading: { bought } }) =>
  bought.length > 0 ? dropsTalk(({ sentence: { text } }) => !tellsPurchase(text)) : saysNothing;

export const talkOfOtherVotes: SentenceRule = ({ reading: { vote, needs } }) => {
  if (vote === null) return saysNothing;
  const isOfVote = tellsVoteOn(vote, needs);
  return dropsTalk(
    ({ candidate, sentence: { text } }, source) =>
      !isOfVote({ text, segment: candidate.rated.sentence.segment, source }),
  );
};
