import type { AgendaItem, CitedField, Decision, Signal, SignalStage } from '@ecco/domain';
import { isOfAllocator } from '../../body/allocator.ts';
import { isBody, isPaperOfBody } from '../../body/is-body.ts';
import { readMoney, readRates } from '../../figures/money.ts';
import { inSourceCurrency } from '../../figures/source-currency.ts';
import type { Source } from '../../ports/ports.ts';
import { type Gate, openGate } from '../../proof/gate.ts';
import { readSource } from '../../reading/reading.ts';
import type { Act, Event } from './act.type.ts';
import { decidedActs } from './decided-acts.ts';
import { readDiscussion } from './discussion.ts';
import { findActs } from './find-acts.ts';
import { gatherEvents } from './gather-events.ts';
import { firmInWords, personIn } from './names.ts';
import { eventSignal } from './signal-of.ts';

/** What is known of a meeting before its signals are read. */
type MeetingRecord = { agenda: readonly AgendaItem[]; decisions: readonly Decision[] };

/**
 * What a body does with its money, its managers and its people, in the order in which it comes to its last stage.
 * The same event told in several places is one signal; what is imagined, denied or said of others is none.
 */
export function findSignals(source: Source, decided: MeetingRecord): Signal[] {
  if (!readSource(source).english || !isMeeting(source)) return [];
  const discussion = readDiscussion(source, decided);
  const acts = [...decidedActs(discussion), ...findActs(discussion)];
  const gate = openGate(source.segments);
  const signals = gatherEvents(acts, discussion.isPlain)
    .filter((event) => isEnough(event, discussion.isPlain))
    .map((event) => ({ last: lastAct(event), event }))
    .sort((a, b) => a.last.last - b.last.last)
    .map(({ event, last }) => eventSignal(event, { last, discussion }))
    .map((signal) => withProvedFields(signal, gate))
    .filter(({ sentence, places }) => gate.pass(sentence) !== null && places.every(gate.holds));
  return inSourceCurrency(signals, source.segments);
}

const proved = <Value>(field: CitedField<Value>, { holds }: Gate): CitedField<Value> =>
  field !== null && holds(field.citation) ? field : null;

/** A signal without the sums and rates of which the words do not hold. */
const withProvedFields = (signal: Signal, gate: Gate): Signal => ({
  ...signal,
  amount: proved(signal.amount, gate),
  measure: proved(signal.measure, gate),
});

/** A meeting of those who invest for others, its minutes, or a paper that is written for it. */
const isMeeting = (source: Source): boolean =>
  isOfAllocator(source.segments) &&
  (source.context.kind === 'meeting' || isPaperOfBody(source) || isBody(source));

const ranks: readonly SignalStage[] = ['considered', 'recommended', 'approved', 'completed', 'rejected'];

/** The telling at the last stage; a decision before a sentence, and the later of two decisions. */
function lastAct({ acts }: Event): Act {
  const decided = acts.filter(({ isDecided }) => isDecided).toSorted((a, b) => a.last - b.last);
  const reported = acts.filter(({ isDecided, stage }) => !isDecided && stage === 'completed');
  const best = decided.at(-1) ?? reported.at(0);
  const byStage = acts.toSorted((a, b) => ranks.indexOf(b.stage) - ranks.indexOf(a.stage));
  return best ?? byStage[0] ?? never();
}

const never = (): never => {
  throw new Error('an event without an act');
};

/** A thing that is only thought of is a signal where it is a search or a pacing plan; one that is recommended, where it is named. */
function isEnough({ acts }: Event, isPlain: boolean): boolean {
  return acts.some(({ isDecided, stage, kind, words }) => {
    if (isDecided || stage === 'completed' || stage === 'approved' || kind === 'departure') return true;
    if (kind === 'search' || (kind === 'pacing' && readMoney(words.text).length > 0)) return true;
    const isNamed = (firmInWords(words.text, kind, isPlain) ?? personIn(words.text, kind)) !== null;
    return (
      stage === 'recommended' &&
      (isNamed || readMoney(words.text).length > 0 || readRates(words.text).length > 0)
    );
  });
}
