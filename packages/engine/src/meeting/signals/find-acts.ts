import type { SignalKind, SignalStage } from '@ecco/domain';
import { readMoney } from '../../figures/money.ts';
import { foldApostrophes } from '../../words/fold.ts';
import { offersOptions } from '../decisions/consensus.lexicon.ts';
import type { Act } from './act.type.ts';
import { between, type Discussion, itemAt } from './discussion.ts';
import {
  asksToKnow,
  commits,
  deniesAct,
  isDelegated,
  leaves,
  longAgo,
  outsiders,
  paces,
  paidOut,
  ratesMove,
  searches,
  takesOffice,
} from './event.lexicon.ts';
import { undoes } from './kind.lexicon.ts';
import { kindsIn } from './kinds.ts';
import { investment } from './motion.lexicon.ts';
import { approved, completed, recommended } from './stage.lexicon.ts';
import { isUndone } from './undone.ts';
import { type Words, wordsAt } from './words.ts';

/** What is announced, reported or recommended in a sentence, whether or not it comes to a vote. */
export function findActs(discussion: Discussion): Act[] {
  return discussion.tellings.flatMap((telling, at) => {
    const text = foldApostrophes(telling.words.text);
    if (deniesAct.test(text) || undoes.test(text) || telling.words.text.length > longestText) return [];
    if (isUndone(discussion.tellings, at) || offersOptions.test(text)) return [];
    const listed = listedIn(telling.words);
    if (listed.length > 0) return listed.flatMap((part) => actOf(discussion, at, part));
    const kinds = actKinds(text, nearby(discussion, at));
    return kinds.flatMap((kind) => actOf(discussion, at, { kind, words: telling.words }));
  });
}

const numbered = /\((?:\d|[a-h]|i{1,3}|iv|v)\)\s/giu;
const fewestListed = 2;

/** What a sentence, or a part of it, tells. */
type Part = { kind: SignalKind; words: Words };

/** "Staff recommends that the Board (1) commit $5 million to Alder; (2) sell Birch.": each part by itself, with its kind. */
function listedIn({ text, citations }: Words): Part[] {
  const [only, ...others] = citations;
  const marks = [...text.matchAll(numbered)];
  const lead = text.slice(0, marks[0]?.index ?? 0);
  if (only === undefined || others.length > 0 || marks.length < fewestListed || !recommended.test(lead))
    return [];
  const parts = only.quote.split(numbered).slice(1);
  return parts.flatMap((part): Part[] => {
    const [kind] = kindsIn(part);
    return kind === undefined ? [] : [{ kind, words: wordsAt([{ ...only, quote: part.trim() }]) }];
  });
}

const longestText = 900;

/** What stands around a sentence: its neighbors in the segment, the segment before it, its item of the agenda. */
function nearby(discussion: Discussion, at: number): string {
  const { tellings, agenda } = discussion;
  const own = tellings[at]?.segment ?? 0;
  const beside = tellings
    .slice(Math.max(0, at - sentencesBack), at + 2)
    .filter(
      ({ segment }, place) => place !== Math.min(at, sentencesBack) && own - segment <= 1 && segment <= own,
    );
  const item = agenda[itemAt(discussion, own) ?? -1];
  const announced = item === undefined ? [] : [item.title, item.citation.quote];
  return foldApostrophes([...announced, ...beside.map(({ words }) => words.text)].join(' '));
}

const sentencesBack = 3;

/** What is done in the words of a sentence, with what is said beside it. */
type ActSentence = { text: string; beside: string; topics: SignalKind[]; isOld: boolean; hasMoney: boolean };

const tests: readonly (readonly [SignalKind, (said: ActSentence) => boolean])[] = [
  ['departure', ({ text }) => leaves.test(text) && !outsiders.test(text)],
  ['appointment', ({ text, isOld }) => takesOffice.test(text) && !outsiders.test(text) && !isOld],
  ['search', ({ text }) => searches.test(text) && !asksToKnow.test(text)],
  ['termination', (said) => isPaidOut(said) && speaksOf(said, 'termination')],
  ['redemption', (said) => isPaidOut(said) && !speaksOf(said, 'termination')],
  ['pacing', (said) => isPaced(said)],
  [
    'commitment',
    (said) =>
      (commits.test(said.text) || isListed(said)) &&
      said.hasMoney &&
      !said.isOld &&
      !isPaced(said) &&
      !said.topics.includes('search'),
  ],
  [
    'rate_change',
    ({ text, topics }) => ratesMove.test(text) && recommended.test(text) && topics.includes('rate_change'),
  ],
  ['vote', ({ text, topics }) => topics.includes('vote') && /\bvoted\b/iu.test(text)],
];

/** "Fifteen million to Alder Fund Four.", where the talk is of what was committed under delegation. */
const isListed = ({ text, beside }: ActSentence): boolean =>
  isDelegated.test(beside) && listed.test(text) && fundName.test(text);
const listed =
  /^(?:(?:and|then|also),? )?(?:[$€£]?\d|\p{L}+(?:[ -]\p{L}+){0,4} (?:million|billion))[^.;]{0,40}? to \S/iu;

const speaksOf = ({ topics, beside }: ActSentence, kind: SignalKind): boolean =>
  topics.includes(kind) || kindsIn(beside).includes(kind);
const isPaidOut = ({ text, isOld }: ActSentence): boolean => paidOut.test(text) && !isOld;
const isPaced = (said: ActSentence): boolean =>
  said.hasMoney && (said.topics.includes('pacing') || (paces.test(said.text) && speaksOf(said, 'pacing')));

function actKinds(text: string, beside: string): SignalKind[] {
  const topics = kindsIn(text);
  const said = { text, beside, topics, isOld: longAgo.test(text), hasMoney: readMoney(text).length > 0 };
  const kinds = tests.flatMap(([kind, test]) => (test(said) ? [kind] : []));
  return kinds.length > 0 ? kinds : advised(said);
}

/** "Staff recommends to terminate Alder": what is recommended is what the sentence speaks of from there on. */
function advised({ text, topics, isOld, beside }: ActSentence): SignalKind[] {
  const from = recommended.findAll(text)[0]?.index;
  if (from === undefined || isOld) return [];
  const kind = kindsIn(text.slice(from))[0] ?? topics[0] ?? ofSum(text.slice(from), beside);
  const isOffice = kind === 'appointment' || kind === 'departure';
  return kind !== undefined && !isOffice ? [kind] : [];
}

/** "I brought you Alder Fund Two. My recommendation is eight million": into the fund that is named beside it. */
const ofSum = (text: string, beside: string): SignalKind | undefined =>
  readMoney(text).some(({ value }) => value >= leastCommitment) &&
  (fundName.test(beside) || investment.test(beside))
    ? 'commitment'
    : undefined;

const leastCommitment = 1e6;
const fundName =
  /\b\p{Lu}\p{L}+ (?:\p{Lu}\p{L}+ ){0,3}(?:II|III|IV|V|VI|VII|VIII|IX|X|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Fund)\b/u;

function actOf(discussion: Discussion, at: number, { kind, words }: Part): Act[] {
  const telling = discussion.tellings[at];
  if (telling === undefined) return [];
  const { segment, sentence } = telling;
  const [place] = words.citations;
  if (place === undefined) return [];
  const isDone = kind === 'commitment' && listed.test(words.text) && isDelegated.test(nearby(discussion, at));
  const stage = isDone
    ? { stage: 'completed' as const, isStageStated: false }
    : actStage(foldApostrophes(telling.words.text), kind);
  return [
    {
      kind,
      ...stage,
      isDecided: false,
      isAmendment: false,
      isAmended: false,
      isSumOpen: false,
      first: segment,
      last: segment,
      item: itemAt(discussion, segment),
      words,
      outcome: null,
      around: isPayment(kind) && words === telling.words ? sumsAfter(discussion, segment) : [],
      sentence: { text: sentence.text, verbatim: true, citations: telling.words.citations },
      place,
      speaker: discussion.names.get(sentence.speaker ?? '') ?? null,
    },
  ];
}

/** Offices that somebody has left or taken by now. */
const isPast = /\b(?:stepped down|welcomed)\b/iu;

/** The furthest stage that is said; who says that he leaves does leave. */
function actStage(text: string, kind: SignalKind): { stage: SignalStage; isStageStated: boolean } {
  if (isPast.test(text)) return { stage: 'completed', isStageStated: true };
  if (kind === 'departure') return { stage: 'approved', isStageStated: false };
  if (completed.test(text)) return { stage: 'completed', isStageStated: true };
  if (approved.test(text)) return { stage: 'approved', isStageStated: true };
  if (recommended.test(text)) return { stage: 'recommended', isStageStated: true };
  return { stage: kind === 'appointment' ? 'approved' : 'considered', isStageStated: false };
}

const isPayment = (kind: SignalKind): boolean => kind === 'termination' || kind === 'redemption';

/** "We received the final payment." "How much?" "18.4 million." The last one is asked first. */
const sumsAfter = (discussion: Discussion, segment: number): Words[] =>
  between(discussion, segment, segment + answerWithin)
    .map(({ words }) => words)
    .filter(({ text }) => readMoney(text).length > 0)
    .toReversed();

const answerWithin = 4;
