import {
  type Citation,
  type CitedText,
  choiceHeadline,
  type Decision,
  decides,
  fieldsOfSignal,
  isSamePlace,
  largestOf,
  type Proceedings,
  type Signal,
  signalHeadline,
} from '@ecco/domain';
import { readMoney } from '../../figures/money.ts';
import type { Source } from '../../ports/ports.ts';
import { openGate } from '../../proof/gate.ts';
import { citeSentence } from '../../reading/citation.ts';
import { attributed } from '../../speakers/attributed.ts';
import { announcedItem } from './announced-item.ts';
import { type KeyFact, keyFacts } from './key-facts.ts';
import { minor, ofManager, procedural } from './point.lexicon.ts';
import { isTellable, spokenPoint } from './spoken-point.ts';
import { isBareMotion, readDecision, summarizeDecision, withStop } from './summarize-decision.ts';
import { pointWeights } from './summary.weights.ts';

/**
 * Something that a summary of a meeting may tell, what it weighs, the segment it comes from, whether it weighs the same in
 * however many words, and whether its votes were counted. */
export type Point = {
  told: CitedText;
  weight: number;
  segment: number;
  group: PointGroup;
  isFreeOfLength: boolean;
  isCounted: boolean;
};
/** What is told first: decisions, then who comes and goes, then the rest. */
export const pointGroups = ['decided', 'people', 'other'] as const;
type PointGroup = (typeof pointGroups)[number];

/** Everything that a meeting came to, from its decisions, its signals and its reports. */
export function pointsOf(source: Source, { agenda, decisions, signals }: Proceedings): Point[] {
  const placeOf = new Map(source.segments.map(({ id }, at) => [id, at]));
  const at = (citation: Citation | undefined): number => placeOf.get(citation?.segmentId ?? '') ?? 0;
  const tells = new Map(signals.map((signal) => [signal, decisions.findLast((one) => decides(one, signal))]));
  const decided = decisions.flatMap((decision, place) => {
    const signal = signals.find((one) => tells.get(one) === decision);
    const isStep =
      signal === undefined &&
      signals.some((one) => one.places.some((place) => isSamePlace(place, decision.outcome)));
    const item = announcedItem(source, decision, agenda);
    const weight = isStep ? stepWeight(decision) : weigh(decision, { signal, title: item?.title ?? null });
    const context = { source, agenda, item, signal: signal ?? null };
    const told = weight === 0 ? null : summarizeDecision(decision, context);
    const manner = {
      group: 'decided' as const,
      isFreeOfLength: readMoney(decision.motion.text).length > 0 || (decision.no?.value ?? 0) > 0,
      isCounted: decision.yes !== null,
    };
    const refused = decisions[place - 1];
    const choice = refused === undefined ? null : choiceOf([refused, decision], { source, agenda });
    const next = decisions[place + 1];
    // What was taken instead is told with it.
    if (next !== undefined && choiceOf([decision, next], { source, agenda }) !== null) return [];
    if (choice !== null) return [{ told: choice, weight, segment: at(decision.outcome), ...manner }];
    return told === null ? [] : [{ told, weight, segment: at(decision.outcome), ...manner }];
  });
  const announced = signals
    .filter((signal) => tells.get(signal) === undefined && !isNamedIn(signal, decisions))
    .flatMap((signal) => {
      const told = summarizeSignal(source, signal);
      return told === null
        ? []
        : [
            {
              told,
              weight: pointWeights[signal.kind],
              segment: at(signal.places[0]),
              group: isOfPerson(signal) ? ('people' as const) : ('other' as const),
              isFreeOfLength: false,
              isCounted: false,
            },
          ];
    });
  const facts = keyFacts(source).flatMap((fact) => {
    const told = summarizeFact(source, fact);
    return told === null
      ? []
      : [
          {
            ...{ told, weight: fact.weight, segment: fact.sentence.segment },
            ...{ group: 'other' as const, isFreeOfLength: false, isCounted: false },
          },
        ];
  });
  return [...decided, ...announced, ...facts];
}

/** What was refused and what was taken instead, in one line; null where two decisions are of other things. */
function choiceOf(
  [refused, taken]: readonly [Decision, Decision],
  { source, agenda }: Pick<Proceedings, 'agenda'> & { source: Source },
): CitedText | null {
  if (refused.result?.value !== 'failed' || refused.agendaItem !== taken.agendaItem) return null;
  const none = { source, agenda, item: null, signal: null };
  const [lost, won] = [readDecision(refused, none), readDecision(taken, none)];
  const text = lost && won && choiceHeadline(lost.fields, won.fields);
  if (lost === null || won === null || text === null) return null;
  const citations = [...lost.citations, ...won.citations];
  return openGate(source.segments).pass({ text: withStop(text), verbatim: false, citations });
}

const isOfPerson = ({ kind }: Signal): boolean => kind === 'appointment' || kind === 'departure';

/** Who was appointed by a vote comes with it, and is not announced beside it. */
const isNamedIn = ({ kind, person }: Signal, decisions: readonly Decision[]): boolean =>
  kind === 'appointment' &&
  person !== null &&
  decisions.some(({ motion, result }) => result?.value === 'carried' && motion.text.includes(person.value));

type DecisionPoint = { signal: Signal | undefined; title: string | null };

function weigh({ motion, result, outcome, no }: Decision, { signal, title }: DecisionPoint): number {
  const isContested = (no?.value ?? 0) > 0;
  if (isFailedAmendment(motion.text, result?.value ?? null, outcome.quote))
    return pointWeights.failedAmendment;
  if (isOfNaming(motion.text)) return pointWeights.naming + (isContested ? pointWeights.contested : 0);
  if (signal !== undefined) return signalWeight(signal, motion.text);
  if (procedural.test(motion.text) || result?.value === 'withdrawn') return 0;
  if (isBareMotion(motion.text) && (title === null || procedural.test(title))) return 0;
  if (isOfOwnOffice(motion.text)) return pointWeights.ownOffice;
  const isMinor = minor.test(motion.text);
  if (result?.value === 'failed') return isMinor ? pointWeights.minor : pointWeights.failed;
  const contest = isContested ? pointWeights.contested : 0;
  if (isMinor) return pointWeights.minor + contest;
  return (result?.value === 'deferred' ? pointWeights.deferred : weightOfWords(motion.text)) + contest;
}

function weightOfWords(motion: string): number {
  if (ofManager.test(motion)) return pointWeights.ofManager;
  const sums = readMoney(motion).map(({ value }) => value ?? 0);
  return sums.length === 0
    ? pointWeights.carried
    : pointWeights.withMoney + pointWeights.tenfoldSum * sizeOf(largestOf(sums), small);
}

/** What a body decides about its own chair is small beside what it does with its money. */
const ofOwnOffice = /\b(?:vice[- ](?:president|chair\w*)|president|chair(?:man|woman|person)?|secretary)\b/iu;
const isElection = /\b(?:elect\w*|nominat\w*|for (?:the )?(?:vice )?(?:chair|president))\b/iu;
const isOfOwnOffice = (motion: string): boolean => isElection.test(motion) && ofOwnOffice.test(motion);

/** A council names many to its committees. */
const isOfNaming = (motion: string): boolean =>
  /^(?:an? |the )?(?:resolution )?(?:re-?)?(?:appoint|confirm)(?:s|ing|ment|ments)?\b.*\b(?:committee|task force|commission|advisory|representative)\b/iu.test(
    motion,
  );

/** A vote with a signal: by its kind, and of one kind by the sum, each tenfold a little more. */
function signalWeight({ kind, amount, stage }: Signal, motion: string): number {
  if (kind === 'appointment' && isOfOwnOffice(motion)) return pointWeights.ownOffice;
  return (
    (stage?.value === 'rejected' ? pointWeights.refused : pointWeights.decidedSignal) +
    pointWeights[kind] / 10 +
    sizeWeight(amount?.value.value ?? 0, million)
  );
}

const [small, million] = [1e4, 1e6];

/** Each tenfold of a sum above some other is a little more. */
const sizeWeight = (value: number, above: number): number => pointWeights.tenfold * sizeOf(value, above);

const sizeOf = (value: number, above: number): number => Math.log10(Math.max(1, value / above));

/** A step on the way to a vote is told where it changed what was voted on. */
const stepWeight = (decision: Decision): number =>
  decision.move === 'amendment' && decision.result?.value === 'carried' ? pointWeights.amended : 0;

const isFailedAmendment = (motion: string, result: string | null, outcome: string): boolean =>
  result === 'failed' && /\bamend/iu.test(`${motion} ${outcome}`);

/** A sentence that announces something, with whom or how much it is where only another one says so. */
function summarizeSignal(source: Source, signal: Signal): CitedText | null {
  const { sentence, person, amount } = signal;
  const named = isOfPerson(signal) && person !== null ? comesOrGoes(source, signal) : null;
  if (named !== null) return named;
  const words = spokenPoint({ text: sentence.text, ends: { start: 'whole', end: 'unmarked' } });
  const missing = [
    person?.certainty === 'stated' ? person : null,
    amount === null ? null : { ...amount, value: amount.value.text },
  ]
    .filter((reported) => reported !== null)
    .filter(({ value }) => !sentence.text.includes(value));
  const added = missing.map(({ value }) => `[${value}] `).join('');
  if (!isTellable(words, person !== null && added !== '')) return null;
  return attributed(source, {
    text: `${added}${words}`,
    verbatim: added === '' && words === sentence.text,
    citations: [...sentence.citations, ...missing.map(({ citation }) => citation)],
  });
}

/** Who comes or goes, and when, made of what is known of it; null where a day is told in another way than figures do. */
function comesOrGoes({ segments }: Source, signal: Signal): CitedText | null {
  const { sentence, person, effective } = signal;
  const citations = [
    ...sentence.citations,
    ...[person, effective].flatMap((reported) => reported?.citation ?? []),
  ];
  const fields = fieldsOfSignal(signal, { who: null, vote: null, about: null });
  return openGate(segments).pass({ text: withStop(signalHeadline(fields)), verbatim: false, citations });
}

function summarizeFact(source: Source, { sentence, about }: KeyFact): CitedText | null {
  const { segments } = source;
  const text = spokenPoint(sentence);
  if (!isTellable(text, about !== null)) return null;
  return attributed(source, {
    text: about === null ? text : `[${about.words}] ${text}`,
    verbatim: about === null && text === sentence.text,
    citations: [
      ...citeSentence(segments, sentence),
      ...(about === null ? [] : citeSentence(segments, about.sentence)),
    ],
  });
}
