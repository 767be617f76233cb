import type { Citation, CitedText, Decision, Proceedings, Signal } from '@ecco/domain';
import { readMoney } from '../../figures/money.ts';
import type { Source } from '../../ports/ports.ts';
import { citeSentence } from '../../reading/citation.ts';
import { attributed } from '../../speakers/attributed.ts';
import { announcedItem } from './announced-item.ts';
import { type KeyFact, keyFacts } from './key-facts.ts';
import { minor, ofManager, procedural } from './point.lexicon.ts';
import { isTellable, spokenPoint } from './spoken-point.ts';
import { pointWeights } from './summary.weights.ts';
import { isBareMotion, tellDecision } from './tell-decision.ts';

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
    const told =
      weight === 0 ? null : tellDecision(decision, { source, agenda, item, signal: signal ?? null });
    return told === null ? [] : [{ told, weight, segment: at(decision.outcome) }];
  });
  const announced = signals
    .filter((signal) => tells.get(signal) === undefined)
    .flatMap((signal) => {
      const told = tellSignal(source, signal);
      return told === null
        ? []
        : [{ told, weight: pointWeights[signal.kind], segment: at(signal.places[0]) }];
    });
  const facts = keyFacts(source).flatMap((fact) => {
    const told = tellFact(source, fact);
    return told === null ? [] : [{ told, weight: fact.weight, segment: fact.sentence.segment }];
  });
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

const isFailedAmendment = (motion: string, result: string | null, outcome: string): boolean =>
  result === 'failed' && /\bamend/iu.test(`${motion} ${outcome}`);

/** A sentence that announces something, with whom or how much it is where only another one says so. */
function tellSignal(source: Source, { sentence, person, amount }: Signal): CitedText | null {
  const words = spokenPoint(sentence.text);
  const missing = [
    person?.certainty === 'stated' ? person : null,
    amount === null ? null : { ...amount, value: amount.value.text },
  ]
    .filter((told) => told !== null)
    .filter(({ value }) => !sentence.text.includes(value));
  const added = missing.map(({ value }) => `[${value}] `).join('');
  if (!isTellable(words, person !== null && added !== '')) return null;
  return attributed(source, {
    text: `${added}${words}`,
    verbatim: added === '' && words === sentence.text,
    citations: [...sentence.citations, ...missing.map(({ citation }) => citation)],
  });
}

function tellFact(source: Source, { sentence, about }: KeyFact): CitedText | null {
  const { segments } = source;
  const text = spokenPoint(sentence.text);
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
