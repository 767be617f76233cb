import type { Citation, CitedText, Decision, Proceedings, Signal } from '@ecco/domain';
import { polish } from '../../discourse/polish.ts';
import { needsSpeaker } from '../../discourse/self-contained.ts';
import type { Source } from '../../ports/ports.ts';
import { proveNumbers } from '../../proof/numbers.ts';
import { citeSentence } from '../../reading/citation.ts';
import { identifySpeakers } from '../../speakers/identify-speakers.ts';
import { readDates } from '../signals/dates.ts';
import { kindsIn } from '../signals/kinds.ts';
import { readMoney, readRates } from '../signals/money.ts';
import { announcedItem } from './announced-item.ts';
import { type KeyFact, keyFacts } from './key-facts.ts';
import { minor, ofManager, procedural } from './point.lexicon.ts';
import { pointWeights } from './summary.weights.ts';

/** Something that a summary of a meeting may tell, what it weighs, and the segment it comes from. */
export type Point = { told: CitedText; weight: number; segment: number };

/** Everything that a meeting came to, from its decisions, its signals and its reports. */
export function pointsOf(source: Source, { agenda, decisions, signals }: Proceedings): Point[] {
  const placeOf = new Map(source.segments.map(({ id }, at) => [id, at]));
  const at = (citation: Citation | undefined): number => placeOf.get(citation?.segmentId ?? '') ?? 0;
  const tells = new Map(signals.map((signal) => [signal, decisions.findLast((one) => decides(one, signal))]));
  const decided = decisions.flatMap((decision) => {
    const signal = signals.find((one) => tells.get(one) === decision);
    const isStep =
      signal === undefined &&
      signals.some((one) => one.places.some((place) => isSame(place, decision.outcome)));
    const item = announcedItem(source, decision, agenda);
    const weight = isStep ? 0 : weigh(decision, { signal, title: item?.title ?? null });
    return weight === 0
      ? []
      : [{ told: tellDecision(decision, signal ?? null, item), weight, segment: at(decision.outcome) }];
  });
  const announced = signals
    .filter((signal) => tells.get(signal) === undefined)
    .map((signal) => ({
      told: tellSignal(source, signal),
      weight: pointWeights[signal.kind],
      segment: at(signal.places[0]),
    }));
  const facts = keyFacts(source).map((fact) => ({
    told: tellFact(source, fact),
    weight: fact.weight,
    segment: fact.sentence.segment,
  }));
  return [...decided, ...announced, ...facts];
}

const isSame = (a: Citation, b: Citation): boolean => a.segmentId === b.segmentId && a.quote === b.quote;
const decides = ({ outcome }: Decision, { places }: Signal): boolean =>
  places[0] !== undefined && isSame(places[0], outcome);

type Told = { signal: Signal | undefined; title: string | null };

function weigh({ motion, result, outcome }: Decision, { signal, title }: Told): number {
  if (isFailedAmendment(motion.text, result?.value ?? null, outcome.quote))
    return pointWeights.failedAmendment;
  if (signal !== undefined) return pointWeights.decidedSignal + pointWeights[signal.kind] / 10;
  if (procedural.test(motion.text) || result?.value === 'withdrawn') return 0;
  if (isBareMotion(motion.text) && (title === null || procedural.test(title))) return 0;
  const isMinor = minor.test(motion.text);
  if (result?.value === 'failed') return isMinor ? pointWeights.minor : pointWeights.failed;
  if (result?.value === 'deferred') return pointWeights.deferred;
  if (isMinor) return pointWeights.minor;
  if (ofManager.test(motion.text)) return pointWeights.ofManager;
  return readMoney(motion.text).length > 0 ? pointWeights.withMoney : pointWeights.carried;
}

const outcomes = {
  carried: 'Carried',
  failed: 'Failed',
  withdrawn: 'Withdrawn',
  deferred: 'Deferred',
} as const;
/** A motion of fewer words, without a sum or a name, is told with the item of the agenda it belongs to. */
const bareWords = 7;

const isFailedAmendment = (motion: string, result: string | null, outcome: string): boolean =>
  result === 'failed' && /\bamend/iu.test(`${motion} ${outcome}`);

/** The words of a motion with what became of it: those of the sentence that tells it best where the motion says little. */
function tellDecision(
  decision: Decision,
  signal: Signal | null,
  item: Proceedings['agenda'][number] | null,
): CitedText {
  const { motion, result, outcome, yes, no, amended } = decision;
  const isBetter = signal !== null && !amended && richness(signal.sentence.text) > richness(motion.text);
  const best = isBetter ? signal.sentence : motion;
  const isUnnamed =
    leans.test(best.text) ||
    (signal === null
      ? isBareMotion(best.text) || result?.value === 'deferred'
      : !kindsIn(best.text).includes(signal.kind));
  const about = isUnnamed && item !== null && !best.text.includes(item.title) ? item : null;
  const cited = [
    ...best.citations,
    outcome,
    ...[yes, no].flatMap((told) => (told === null ? [] : [told.citation])),
  ];
  const counted =
    yes !== null && no !== null && yes.value + no.value > 0 ? ` ${yes.value} to ${no.value}` : '';
  const count = proveNumbers(counted, cited.map(({ quote }) => quote).join(' ')).length > 0 ? '' : counted;
  const label = result === null ? 'Moved' : outcomes[result.value];
  return {
    text: `${about === null ? '' : `${about.title}. `}${label}${count}: “${polish(best.text)}”`,
    verbatim: false,
    citations: about === null ? cited : [...cited, about.citation],
  };
}

/** Opens with what only the talk before it names. */
const leans = /^(?:that(?:['’]s)?|it(?:['’]s)?|this|those|these|the same|them|half|so|as|then)\b/iu;

/** How much of what one wants to know some words hold: a sum or a rate, a day, a name. */
const richness = (text: string): number =>
  (readMoney(text).length > 0 || readRates(text).length > 0 ? 2 : 0) +
  (readDates(text).length > 0 ? 1 : 0) +
  (/(?<=\S )\p{Lu}\p{Ll}/u.test(text) ? 1 : 0);

const isBareMotion = (text: string): boolean => richness(text) === 0 && text.split(/\s+/u).length < bareWords;

/** A sentence that announces something, with whom or how much it is where only another one says so. */
function tellSignal(source: Source, { sentence, person, amount }: Signal): CitedText {
  const missing = [
    person?.certainty === 'stated' ? person : null,
    amount === null ? null : { ...amount, value: amount.value.text },
  ]
    .filter((told) => told !== null)
    .filter(({ value }) => !sentence.text.includes(value));
  const added = missing.map(({ value }) => `[${value}] `).join('');
  return attributed(source, {
    text: `${added}${polish(sentence.text)}`,
    verbatim: added === '' && polish(sentence.text) === sentence.text,
    citations: [...sentence.citations, ...missing.map(({ citation }) => citation)],
  });
}

function tellFact(source: Source, { sentence, about }: KeyFact): CitedText {
  const { segments } = source;
  const text = polish(sentence.text);
  return attributed(source, {
    text: about === null ? text : `[${about.words}] ${text}`,
    verbatim: about === null && text === sentence.text,
    citations: [
      ...citeSentence(segments, sentence),
      ...(about === null ? [] : citeSentence(segments, about.sentence)),
    ],
  });
}

/** Who says "we" or "I" is named. */
function attributed(source: Source, told: CitedText): CitedText {
  const label = source.segments.find(({ id }) => id === told.citations[0]?.segmentId)?.speaker ?? null;
  const speaker = identifySpeakers(source).find((one) => one.label === label);
  if (label === null || speaker === undefined || speaker.provenance === null || !needsSpeaker(told.text))
    return told;
  const words = told.verbatim ? `“${told.text}”` : told.text;
  return { ...told, text: `${speaker.name}: ${words}`, verbatim: false };
}
