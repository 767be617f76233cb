import type { Answer, AnswerSentence, QuestionForm } from '@ecco/domain';
import { readFactuality } from '../factuality/read-factuality.ts';
import type { Question, Source } from '../ports/ports.ts';
import { type Gate, openGate } from '../proof/gate.ts';
import { toCitedText } from '../salience/cited-text.ts';
import { arrange } from './arrange/arrange.ts';
import { liesAhead, ofLastMeeting } from './judge/ahead.ts';
import { asksDecided, asksNumber } from './question/answer-kind.lexicon.ts';
import { answerKind } from './question/answer-kind.ts';
import { answerable } from './fit/answerable.ts';
import { mayAnswer } from './fit/fit.ts';
import { kinOf } from './terms/kin.lexicon.ts';
import { mainQuestion, type Needs } from './question/needs.ts';
import { isOfAsked, isPaper } from './fit/subject-match.ts';
import { placesAsked } from './fit/owned-sources.ts';
import { periodAsked } from './question/said-period.ts';
import { speaksIn } from './fit/speaker.ts';
import { chooseSentences } from './retrieve/choose-sentences.ts';
import { groupClaims, type Telling, weighClaims } from './arrange/claims.ts';
import { closestPlaces } from './arrange/closest-places.ts';
import { answerBoth, comparedIn } from './question/compared-questions.ts';
import { ofOneMeeting, readOutcome } from './decided/asked-outcome.ts';
import { readVote, tellsAskedVote } from './decided/asked-vote.ts';
import { asksDeed, asksMover, asksSumOf, asksWhetherDone } from './question/decision.lexicon.ts';
import { decidedWeights } from './decided/decided.weights.ts';
import { type Decided, decidedIn } from './decided/decided-sentences.ts';
import { derivedAnswer } from './derived/derived-answer.ts';
import { besideAsked } from './forms/beside-asked.ts';
import type { Lead } from './forms/lead.type.ts';
import { listedOutlook } from './forms/listed-outlook.ts';
import { asksMargin } from './question/figure-question.lexicon.ts';
import { decidedLead, knownLead } from './forms/number-lead.ts';
import { paperNoise } from './forms/paper-noise.ts';
import { readForm } from './question/read-form.ts';
import { readLead, type Sentence } from './forms/read-lead.ts';
import { hasRowFor, isOfOtherRow, measureStems, rowFigure } from './forms/row-lead.ts';
import { sidesOf } from './question/sides.ts';
import { needsOf } from './question/own-needs.ts';
import type { Ranked } from './retrieve/rank-candidates.ts';
import { ratePlaces } from './retrieve/rank-places.ts';
import { asksPrice, tellsPurchase } from './sure/price-paid.ts';
import { sureAnswer } from './sure/sure-answer.ts';
import { otherWays } from './terms/other-ways.ts';
import { searchTermsOf } from './terms/search-terms.ts';
import { toldBefore } from './terms/told-before.ts';
import { toThePoint } from './judge/to-the-point.ts';

/** Forms of questions that are asked again with another name of their measure, or of their office. */
const renamed: readonly QuestionForm[] = ['number', 'name'];

/**
 * Answers with the sentences that fit a question best, some 90 words, claim by claim. Where no source holds what the question
 * needs it is asked with the other names of its measure; where none has those either it is not found, and the places that come
 * closest are told.
 */
export function answerQuestion(question: Question): Answer {
  const compared = comparedIn(mainQuestion(question.query));
  if (compared === null || !asksNumber.test(compared[0])) return answerOne(question);
  const both = answerBoth(compared.map((query) => answerOne({ ...question, query })));
  if (both !== null) return both;
  return { found: false, form: 'comparison', sentences: [], claims: [], closest: closestPlaces(question) };
}

function answerOne(question: Question): Answer {
  const typed = answerAsTyped(question);
  if (typed.found || !renamed.includes(typed.form) || (question.without ?? []).length > 0) return typed;
  for (const { query, name } of otherWays(question.query)) {
    const answer = answerAsTyped({ ...question, query });
    const said = answer.sentences.map(({ text }) => text.toLowerCase());
    if (said.some((text) => text.includes(name.toLowerCase()))) return answer;
  }
  return typed;
}

/** Of whoever is named what is of others is not asked. */
function answerAsTyped(question: Question): Answer {
  const needs = needsOf(question.query, question.of);
  const places = question.sources.length > 1 ? placesAsked(needs, question.sources) : null;
  if (places === null) return answerFrom(question);
  const sources = places.flatMap((at) => question.sources[at] ?? []);
  const { sentences, closest, ...answer } = answerFrom({ ...question, sources });
  const placed = <One extends { sourceIndex: number }>(one: One): One => ({
    ...one,
    sourceIndex: places[one.sourceIndex] ?? one.sourceIndex,
  });
  return { ...answer, sentences: sentences.map(placed), closest: closest.map(placed) };
}

function answerFrom(question: Question): Answer {
  const needs = needsOf(question.query, question.of);
  const form = formOf(question, needs);
  const derived = derivedAnswer(question);
  if (derived !== null) return derived;
  const sure = sureAnswer(question, { form, needs });
  if (sure !== null) return sure.found ? sure : { ...sure, closest: closestPlaces(question) };
  const all = ofLastMeeting(question.query, tell(question, { form, needs }), question.askedAt);
  const told = toThePoint(all, { form, needs, kind: answerKind(question.query) });
  const asked = { form, needs, sources: question.sources };
  const claims = unrejected(arrange(groupClaims(told, asked), form, question.sources), question);
  if (claims.length === 0)
    return { found: false, form, sentences: [], claims: [], closest: closestPlaces(question) };
  return {
    found: true,
    form,
    sentences: claims.flatMap((claim, at) => claim.map(({ sentence }) => ({ ...sentence, claim: at }))),
    claims: weighClaims(claims, asked),
    closest: [],
  };
}

/** What one row of a table tells with what it was before is asked for as its figure. */
function formOf({ query, sources }: Question, needs: Needs): QuestionForm {
  const form = readForm(query);
  if (form !== 'comparison' && form !== 'change') return form;
  const asked = { question: mainQuestion(query), needs };
  return sources.some((source) => isPaper(source) && hasRowFor(asked, source)) ? 'number' : form;
}

/**
 * Without what was rejected. Where that is what would be told first nothing is: the next best is no answer merely because
 * the best was rejected.
 */
function unrejected(claims: readonly ChosenTelling[][], { without = [] }: Question): ChosenTelling[][] {
  const isRejected = toldBefore(without);
  const isStanding = ({ sentence: { citations, text } }: ChosenTelling): boolean =>
    !isRejected({ segmentId: citations[0]?.segmentId ?? '', text });
  const [first] = claims.flat();
  if (first === undefined || !isStanding(first)) return [];
  return claims.map((claim) => claim.filter(isStanding)).filter((claim) => claim.length > 0);
}

/** The same, an answer for each sentence; the claims come with the last. */
export function* answerInPieces(question: Question): Generator<Answer, void> {
  const { sentences, ...whole } = answerQuestion(question);
  if (sentences.length === 0) yield { ...whole, sentences };
  for (const [at, sentence] of sentences.entries()) {
    const claims = at === sentences.length - 1 ? whole.claims : [];
    yield { ...whole, sentences: [sentence], claims };
  }
}

type Read = { form: QuestionForm; needs: Needs };
type ChosenTelling = Telling & {
  isKnown: boolean;
  isOfAsked: boolean;
  mustBe: boolean;
  sentence: Omit<AnswerSentence, 'claim'>;
};

/** The sentences that answer, with what of each answers; none where no source may hold the answer. */
function tell(question: Question, { form, needs }: Read): ChosenTelling[] {
  const { query, sources, needs: wanted = [] } = question;
  const sides = form === 'comparison' ? (sidesOf(query, needs) ?? []) : [];
  const vote = readVote(query, needs);
  const outcome = readOutcome(query, needs);
  const found = sources.map((source) => decidedIn({ query, needs }, source));
  const decided = outcome === null ? naming(found) : ofOneMeeting(found, sources);
  const able = answerable(needs, sources);
  const isAble = sources.map(
    (source, at) =>
      (decided[at]?.fit ?? 0) >= decidedWeights.alone ||
      able[at] === true ||
      (form === 'number' && isPaper(source) && hasRowFor({ question: mainQuestion(query), needs }, source)) ||
      sides.some((side) => mayAnswer(side.needs, source)),
  );
  if (!isAble.includes(true)) return [];
  const { terms, places } = ratePlaces(query, sources);
  const rating = { terms, places: places.filter(({ sourceIndex }) => isAble[sourceIndex]) };
  const gates = sources.map(({ segments }) => openGate(segments));
  const chosen = chooseSentences({ query, form, needs, rating, sources, decided, sides, wanted });
  const isAhead = liesAhead({ query, form, needs }, question.askedAt);
  const isRefused = decided.some((one) => one?.isRefused) && decided.every((one) => one?.isRefused ?? true);
  // Whether something was done is told by the motion to do it, where there is one.
  const isToldWhether = asksWhetherDone.test(query) && chosen.some(({ isDecision }) => isDecision);
  // Of those whom a vote names only some voted as is asked, and what was refused was not done.
  const isLed = (one: Ranked): boolean =>
    (vote === null || knownOf(one) !== null) &&
    !(one.isDecision && decided[one.candidate.sourceIndex]?.isRefused === true);
  // How all of a body voted is told by the motion and its count.
  const isToldVote = vote !== null && vote.voters.length === 0 && chosen.some(({ isDecision }) => isDecision);
  const knownOf = ({ isDecision, candidate }: Ranked): string | null =>
    isDecision ? (decided[candidate.sourceIndex]?.known ?? null) : null;
  const isOfVote = vote === null ? () => true : tellsAskedVote(vote, needs);
  // How much was committed, and who moved it, is told by the motion to do it, and by nothing that was said before.
  const main = mainQuestion(query);
  const isToldDeed =
    ((form === 'number' && (asksDeed.test(main) || asksSumOf.test(main))) ||
      (form === 'name' && asksMover.test(main))) &&
    chosen.some(({ isDecision }) => isDecision);
  // Where the decisions of a body are known, talk of what "was approved" tells none of them.
  const asksOfDecision = asksDecided.test(main);
  const isOfMeasure = ofMeasureAsked(main, form, needs);
  const isOfDone = ofWhatWasDone(main);
  const isOfPrice = asksPrice(main);
  const noises = sources.map((source) => paperNoise({ question: main, form, needs }, source));
  const besides = sources.map((source) => besideAsked({ question: main, form, needs }, source));
  return chosen
    .flatMap((one) =>
      present(one, { question, gates, read: { form, needs }, isLed: isLed(one), known: knownOf(one) }),
    )
    .filter(({ candidate, isDecision, lead, isOfAsked: isOf, sentence: { text } }) => {
      const source = sources[candidate.sourceIndex];
      if (source === undefined || !isAhead({ text, source, isOf })) return false;
      if (isToldVote) return isDecision;
      if (!isDecision && besides[candidate.sourceIndex]?.({ text })) return false;
      if (!isDecision && noises[candidate.sourceIndex]?.(text)) return false;
      if (outcome !== null || isRefused || isToldWhether || isToldDeed) return isDecision;
      if (!isDecision && needs.asks === 'fact' && needs.teller === null && isOfGuest(candidate.at, source))
        return false;
      if (!isDecision && !isOfMeasure(candidate.stems, source)) return false;
      // A margin is told by what speaks of it, and by no other rate.
      const isOfMargin = form === 'number' && asksMargin.test(main) && !isDecision && lead === null;
      if (isOfMargin && !needs.head.slice(-1).every((stem) => candidate.stems.has(stem))) return false;
      const line = { text, source, segment: candidate.rated.sentence.segment };
      const mayBeRow = form !== 'comparison' && form !== 'change' && needs.asks !== 'talk' && !isDecision;
      if (mayBeRow && isOfOtherRow({ question: main, needs }, line)) return false;
      if (asksOfDecision && source.proceedings !== undefined) return isDecision;
      if (!isDecision && !isOfDone(candidate.stems)) return false;
      if (!isDecision && isOfPrice && !tellsPurchase(text)) return false;
      return isDecision || isOfVote({ text, segment: candidate.rated.sentence.segment, source });
    });
}

/** Where some sources tell by name who voted how, what others say of the same vote is less. */
const naming = (decided: readonly (Decided | null)[]): (Decided | null)[] => {
  const isNamed = decided.some((one) => one?.namesVoters === true);
  return decided.map((one) => (isNamed && one?.namesVoters !== true ? null : one));
};

type Telled = {
  question: Question;
  gates: readonly Gate[];
  read: Read;
  isLed: boolean;
  /** The only run of the decision that may answer. */
  known: string | null;
};

function present(one: Ranked, { question, gates, read, isLed, known }: Telled): ChosenTelling[] {
  const { sourceIndex, rated } = one.candidate;
  const source = question.sources[sourceIndex];
  const cited = source && gates[sourceIndex]?.pass(toCitedText(source.segments, rated));
  if (!source || !cited) return [];
  const { stems } = one.candidate;
  const said = { text: cited.text, stems, segment: rated.sentence.segment };
  // A comparison asks of two things, and each sentence tells of one.
  const asked = { question: mainQuestion(question.query), needs: read.needs };
  const isOf =
    one.isDecision ||
    read.form === 'comparison' ||
    isOfAsked(read.needs, source)(said) ||
    (read.form === 'number' &&
      (rowFigure(asked, { source, segment: said.segment }) !== null ||
        listedOutlook(asked.question, { ...said, source }) !== null));
  // A paper names in each paragraph what it speaks of; of a talk that is sure where somebody is named who is not in it.
  const mustBe = isPaper(source) || read.needs.names.some((name) => !speaksIn(name, source));
  const lead =
    isOf && isLed ? leadOf(one, { ...said, source }, { query: question.query, ...read, known }) : null;
  return [
    {
      ...one,
      lead,
      isKnown: known !== null,
      isOfAsked: isOf,
      mustBe,
      sentence: { ...cited, sourceIndex, lead: lead?.text ?? null, change: lead?.change ?? null },
    },
  ];
}

/** Whether words say that just what a question asks for was done, or was not: whoever only speaks of it answers nothing. */
function ofWhatWasDone(question: string): (stems: ReadonlySet<string>) => boolean {
  const [asked] = asksWhetherDone.findAll(question);
  const deed = searchTermsOf(asked?.text ?? '').at(-1);
  if (deed === undefined) return () => true;
  const telling = [...kinOf(deed), ...searchTermsOf('vote decide')];
  return (stems) => telling.some((one) => stems.has(one));
}

/** Whether a guest of a meeting says a sentence: it is no fact of the body. */
const isOfGuest = (at: number, source: Source): boolean => readFactuality(source)[at] === 'public-comment';

/** Whether a sentence of a paper names what is asked of two times: how it changed, what it was against what it is. */
function ofMeasureAsked(question: string, form: QuestionForm, needs: Needs) {
  const isOfTimes =
    (form === 'change' || form === 'comparison') && needs.asks !== 'talk' && periodAsked(question) !== null;
  return (stems: ReadonlySet<string>, source: Source): boolean =>
    !isOfTimes ||
    !isPaper(source) ||
    measureStems({ question, needs }, source).every((stem) => [...kinOf(stem)].some((one) => stems.has(one)));
}

/** The run of a sentence that answers; of a decision also the only one that may. */
function leadOf(
  { isDecision }: Ranked,
  said: Sentence,
  asked: Read & { query: string; known: string | null },
): Lead | null {
  if (asked.known !== null) {
    // Whoever is known by a whole name may be called by the last of it.
    const run = [asked.known, asked.known.split(' ').at(-1) ?? ''].find((one) => said.text.includes(one));
    return run === undefined ? null : knownLead(run);
  }
  const lead = readLead(asked, said);
  if (lead !== null || !isDecision || asked.form !== 'number') return lead;
  return decidedLead(mainQuestion(asked.query), asked.needs, said);
}
