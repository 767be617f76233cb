// What a body decided is told by its motion and by how that ended, which stand some way apart and share few words with a
// question. Where a question asks for a decision, the one that fits is read from the proceedings.

import type { Citation, Decision } from '@ecco/domain';
import { largestOf } from '@ecco/domain';
import { isBody } from '../../body/is-body.ts';
import type { QuestionSource } from '../../ports/ports.ts';
import { readProceedings } from '../../proceedings/proceedings.ts';
import { readSource } from '../../reading/reading.ts';
import { knowsNames } from '../fit/fit.ts';
import { type Part, passagesOf } from '../fit/passages.ts';
import { isTitle, titlesOf } from '../fit/titles.ts';
import { deciding, doesDeed, ofVoting, sendsElsewhere } from '../question/decision.lexicon.ts';
import type { DecisionQuestion } from '../question/decision-question.ts';
import type { Needs } from '../question/needs.ts';
import type { QuestionName } from '../question/question-name.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import type { VoteQuestion } from '../question/vote-question.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { decisionWeights } from './decision.weights.ts';
import { findDecision } from './find-decision.ts';
import { matchesOutcome } from './outcome-match.ts';
import { spokenDeferral, spokenNoes } from './spoken-remarks.ts';
import { isVoter, namesVoters } from './vote-match.ts';

/** Of the decision that a question asks for: how much of the question it holds, and the sentences that tell it. */
export type DecisionMatch = {
  /** 0 to 1. */
  fit: number;
  /** Places among the sentences of the source, in their order. */
  sentences: number[];
  /** It says by name how those voted whose votes are asked for. */
  namesVoters: boolean;
  /** What was to be done was not, though the question takes it as done. */
  isRefused: boolean;
  /** How many decisions they tell. */
  decisions: number;
  /** The only run that may answer: the one sum of what is asked how much it is for, who moved it, the one who was against it. */
  known?: string | null;
};

type DecisionReading = Pick<QuestionReading, 'needs' | 'decision' | 'vote' | 'outcome'>;

/** The decision that a question asks for; null where it asks for none, or for one that this source does not hold. */
export function matchDecision(
  { needs, decision: asks, vote, outcome }: DecisionReading,
  source: QuestionSource,
): DecisionMatch | null {
  const { isOfSum } = asks;
  const asksOne = needs.asks !== 'talk' && (asks.isOfDecision || asks.isWhetherDone || isOfSum);
  if (outcome === null && !asksOne) return null;
  // Proceedings take a tenth of a second to read: of a library only those that may hold the decision.
  if (!knowsNames(needs, source) || !isBody(source)) return null;
  const { outline = { chapters: [] }, proceedings } = source;
  const { agenda, decisions } = proceedings ?? readProceedings({ ...source, outline });
  if (outcome !== null) {
    const told = decisions.filter(matchesOutcome(outcome, needs, source));
    const places = told.flatMap((one) => placesOf(one));
    if (told.length === 0) return null;
    return {
      fit: 1,
      sentences: sentencesOf(source, places),
      namesVoters: false,
      isRefused: false,
      decisions: told.length,
    };
  }
  const own = ownNames(needs, source);
  const voters = new Set(vote?.voters.flatMap(({ stems }) => stems));
  const asked = passagesOf(needs, source).parts.filter(
    ({ stem }) => stem !== null && !own.has(stem) && !voters.has(stem),
  );
  const parts = asked.filter(
    ({ stem }) => stem !== null && !deciding.test(stem) && !(vote !== null && ofVoting.test(stem)),
  );
  const textsOf = (decision: Decision): string[] => {
    const item = decision.agendaItem === null ? undefined : agenda[decision.agendaItem];
    return [item?.title ?? '', ...wordsOf(decision)];
  };
  const fits = decisions.map((decision) => fitOf(parts, textsOf(decision), needs.names));
  const most = fits.reduce((best, one) => Math.max(best, one), 0);
  const stems = asked.flatMap(({ stem }) => stem ?? []);
  const isClear = most >= decisionWeights.alone && !isOfSum;
  const named = isClear
    ? null
    : findDecision(stems, { decisions, wordsOf: textsOf, mayBeTalk: !isOfSum }, source);
  if (isOfSum && !asks.isOfDecision && (named === null || named.amounts.length === 0)) return null;
  const fit = named === null ? most : 1;
  const alike = doing(named === null ? decisions.filter((_, at) => fits[at] === most) : [named], asks);
  // "The commitment to Alder", of two motions about Alder: to commit, and to refer it to a committee.
  const closest = topOf(alike, (one) => fitOf(asked, [one.motion.text]));
  // How somebody voted on a subject is how they voted on each motion on it.
  if (vote !== null)
    return votesOf(vote, {
      ...{ source, fit, asks },
      alike: vote.voters.length > 0 ? alike : whomAgainst(vote, { closest, alike }),
    });
  const decision = closest.toSorted(bestFor(asks)).at(-1);
  if (decision === undefined || fit < decisionWeights.least) return null;
  // What was sent elsewhere was not done, and no sum of it was.
  if (asks.speaksOfDeed && isSentElsewhere(decision) && !asks.isOfPuttingOff) return null;
  const mover = asks.isOfMover ? moverOf(decision, asks) : null;
  // Who moved a motion is not told by its words alone.
  if (asks.isOfMover && mover === null) return null;
  const isRefused = decision.result?.value === 'failed' && asks.speaksOfDeed;
  return {
    fit,
    sentences: inOrder([
      ...sentencesOf(source, [...placesOf(decision), ...(mover === null ? [] : [mover.citation])]),
      ...remarksBeside(decision, source),
    ]),
    namesVoters: false,
    isRefused,
    known: mover?.value ?? (isOfSum ? onlySum(decision) : null),
    decisions: 1,
  };
}

/** The one sum of a decision; null where it has none, or several. */
const onlySum = ({ amounts: [one, another] }: Decision): string | null =>
  one === undefined || another !== undefined ? null : one.text;

/** Who moved a decision, or seconded it where that is asked, as its source says it; null where that is only inferred. */
function moverOf({ movedBy, secondedBy }: Decision, asks: DecisionQuestion): Decision['movedBy'] {
  const told = asks.isOfSeconder ? secondedBy : movedBy;
  return told?.certainty === 'stated' ? told : null;
}

const isSentElsewhere = ({ motion }: Decision): boolean =>
  sendsElsewhere.test(motion.text) && !doesDeed.test(motion.text);

/** Of motions on one subject those that were to do something, unless it is asked what was put off. */
function doing(alike: readonly Decision[], asks: DecisionQuestion): readonly Decision[] {
  const done = alike.filter((one) => !isSentElsewhere(one));
  return done.length === 0 || asks.isOfPuttingOff ? alike : done;
}

/** Motions on one subject that are told, at most. */
const votesMost = 3;

type AlikeDecisions = {
  source: QuestionSource;
  fit: number;
  alike: readonly Decision[];
  asks: DecisionQuestion;
};

/**
 * Of motions those that somebody was against, where it is asked who was: of two on one subject one may have been unanimous. Who
 * abstained is told by those alone on which somebody did.
 */
function whomAgainst(
  { isAgainst, isAbstained }: VoteQuestion,
  { closest, alike }: { closest: readonly Decision[]; alike: readonly Decision[] },
): readonly Decision[] {
  if (isAbstained)
    return alike.filter(
      ({ abstain, ballots }) =>
        (abstain?.value ?? 0) > 0 || ballots.some(({ ballot }) => ballot === 'abstain'),
    );
  if (!isAgainst) return closest;
  const hadOne = ({ no, ballots }: Decision): boolean =>
    (no?.value ?? 0) > 0 || ballots.some(({ ballot }) => ballot === 'no');
  const found = [closest, alike].map((some) => some.filter(hadOne)).find((some) => some.length > 0);
  return found ?? closest;
}

/** Every vote on the subject, those first that name whoever is asked of; none where no motion is on it. */
function votesOf(vote: VoteQuestion, { source, fit, alike, asks }: AlikeDecisions): DecisionMatch | null {
  if (fit < decisionWeights.vote) return null;
  const naming = alike.filter((one) => namesVoters(vote, one));
  const told = [...naming, ...alike.filter((one) => !naming.includes(one))].slice(0, votesMost);
  const places = told.flatMap((one) => placesOf(one, vote));
  const asked = told.flatMap((one) => matchingBallots(one, asks, vote));
  const beside = told.flatMap((one) => remarksBeside(one, source, vote));
  return {
    fit,
    sentences: inOrder([...sentencesOf(source, places), ...ballotSentences(asked, source), ...beside]),
    namesVoters: naming.length > 0,
    isRefused: false,
    known: told.length === 1 && vote.isAgainst && vote.voters.length === 0 ? onlyOpponent(told) : null,
    decisions: told.length,
  };
}

/** The one who voted against a motion, where it names one and counts no more. */
function onlyOpponent([decision]: readonly Decision[]): string | null {
  const noes = decision?.ballots.filter(({ ballot }) => ballot === 'no') ?? [];
  return noes.length === 1 && (decision?.no?.value ?? 1) === 1 ? (noes[0]?.name ?? null) : null;
}

/** All that are worth most. */
function topOf<One>(all: readonly One[], worth: (one: One) => number): One[] {
  const worths = all.map(worth);
  const most = largestOf(worths, 0);
  return all.filter((_, at) => worths[at] === most);
}

/** Stems of the names by which the source itself is called: no decision names its own body. */
function ownNames({ names }: Needs, source: QuestionSource): ReadonlySet<string> {
  const titles = titlesOf(source);
  return new Set(names.filter((name) => isTitle(name, titles)).flatMap(({ stems }) => stems));
}

/** Of decisions that fit alike the last one that was carried, for a question of how much one that names a sum. */
function bestFor({ wantsSum }: DecisionQuestion): (one: Decision, other: Decision) => number {
  const worth = ({ result, amounts }: Decision): number =>
    Number(result?.value === 'carried') + (wantsSum ? 2 * Number(amounts.length > 0) : 0);
  return (one, other) => worth(one) - worth(other);
}

const wordsOf = ({ basis, motion, conditions, amounts, outcome }: Decision): string[] => [
  basis,
  ...[motion, ...conditions, ...amounts].flatMap(({ text, citations }) => [
    text,
    ...citations.map(({ quote }) => quote),
  ]),
  outcome.quote,
];

/** Numbers of funds, as they are spoken and written. */
const numbers = [
  ['two', 'ii', '2'],
  ['three', 'iii', '3'],
  ['four', 'iv', '4'],
  ['five', 'v', '5'],
  ['six', 'vi', '6'],
  ['seven', 'vii', '7'],
  ['eight', 'viii', '8'],
].map((forms) => new RegExp(String.raw`\b(?:${forms.join('|')})\b`, 'iu'));

/** Whether texts call somebody by a name, or by half of its words with its number: "Alder Five" for "Alder Infrastructure Partners V". */
function isCalledIn({ stems }: QuestionName, held: ReadonlySet<string>, texts: readonly string[]): boolean {
  const number = numbers.find((one) => stems.some((stem) => one.test(stem)));
  const found = stems.filter((stem) => held.has(stem));
  const [first] = stems;
  return (
    first !== undefined &&
    held.has(first) &&
    found.length * 2 >= stems.length &&
    (number === undefined || texts.some((text) => number.test(text)))
  );
}

/** The share of the weight of a question that stands in some texts; a name that they shorten stands there whole. */
function fitOf(
  parts: readonly Part[],
  texts: readonly string[],
  names: readonly QuestionName[] = [],
): number {
  const held = new Set(texts.flatMap(searchTermsOf));
  const called = new Set(names.filter((name) => isCalledIn(name, held, texts)).flatMap(({ stems }) => stems));
  const isHeld = (stem: string): boolean => called.has(stem) || [...kinOf(stem)].some((one) => held.has(one));
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const met = parts.reduce((sum, { stem, weight }) => sum + (stem !== null && isHeld(stem) ? weight : 0), 0);
  return total === 0 ? 0 : met / total;
}

/** What tells a decision: its words, its conditions, the count where the vote is asked for, and how it ended. */
function placesOf(
  { motion, conditions, outcome, yes, no, abstain }: Decision,
  vote: VoteQuestion | null = null,
): Citation[] {
  // A count that nobody said stands nowhere.
  const counts = vote === null ? [] : [yes, no, abstain].filter((count) => count?.certainty === 'stated');
  return [
    ...motion.citations,
    ...conditions.flatMap(({ citations }) => citations),
    ...counts.flatMap((count) => count?.citation ?? []),
    outcome,
  ];
}

/** How those voted who are asked of. */
const matchingBallots = (
  { ballots }: Decision,
  asks: DecisionQuestion,
  vote: VoteQuestion,
): Decision['ballots'] =>
  ballots.filter(({ name, ballot }) =>
    vote.isAbstained ? ballot === 'abstain' : (asks.isOfBallot && ballot !== 'yes') || isVoter(vote, name),
  );

/** Of each ballot the sentence that tells it, and where a roll is called ("Ms. Weir?" "No.") the one that calls the name. */
function ballotSentences(ballots: Decision['ballots'], source: QuestionSource): number[] {
  const { sentences } = readSource(source);
  return ballots.flatMap(({ name, citation }) => {
    const places = sentencesOf(source, [citation]);
    if (citation.quote.includes(name)) return places;
    const segment = source.segments.findIndex(({ id }) => id === citation.segmentId);
    const called = sentences.findIndex(
      (one, at) =>
        one.segment === segment &&
        one.text.includes(citation.quote) &&
        (sentences[at - 1]?.text.includes(name) ?? false),
    );
    return called < 0 ? places : [called - 1, called];
  });
}

const inOrder = (places: readonly number[]): number[] =>
  [...new Set(places)].toSorted((one, other) => one - other);

/** What of a decision was only heard before its end. */
function remarksBeside(
  decision: Decision,
  source: QuestionSource,
  vote: VoteQuestion | null = null,
): number[] {
  const [end] = sentencesOf(source, [decision.outcome]);
  if (end === undefined) return [];
  const noes = vote?.isAgainst === true ? spokenNoes(decision, end, source) : [];
  return [...noes, ...spokenDeferral(decision, end, source)];
}

/** The sentences in which quotes stand. */
function sentencesOf(source: QuestionSource, citations: readonly Citation[]): number[] {
  const found = new Set<number>();
  for (const { segmentId, quote } of citations) {
    const segment = source.segments.findIndex(({ id }) => id === segmentId);
    const start = source.segments[segment]?.text.indexOf(quote) ?? -1;
    if (start < 0) continue;
    const end = start + quote.length;
    for (const { index, pieces } of readSource(source).sentences)
      if (pieces.some((piece) => piece.segment === segment && piece.start < end && start < piece.end))
        found.add(index);
  }
  return inOrder([...found]);
}
