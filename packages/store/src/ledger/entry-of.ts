import {
  type CitedField,
  type DisputedField,
  type LedgerEntry,
  resolvedDay,
  type SignalKind,
  type SignalStage,
} from '@ecco/domain';
import { assetGroupOf } from './asset-group.lexicon.ts';
import type { EventMentions } from './gather-mentions.ts';
import type { Actor, PlacedMention } from './ledger.types.ts';
import { compareDays, isOtherMeasure, mentionDay } from './same-act.ts';

/** Who terminates a manager also redeems what it had. */
export const kindFamily = (kind: SignalKind): SignalKind => (kind === 'redemption' ? 'termination' : kind);

const ranks: Readonly<Record<SignalStage, number>> = {
  considered: 0,
  recommended: 1,
  rejected: 2,
  approved: 2,
  completed: 3,
};
/** How far a stage is; one that is not told is before all others. */
export const rankOfStage = (stage: string | null): number =>
  Object.entries(ranks).find(([name]) => name === stage)?.[1] ?? -1;
const rankOf = ({ signal: { stage } }: PlacedMention): number => rankOfStage(stage?.value ?? null);

const filledFields = ({ signal }: PlacedMention): number =>
  [signal.amount, signal.measure, signal.manager, signal.vehicle, signal.person, signal.assetClass].filter(
    (field) => field !== null,
  ).length;

/** The one that has come furthest first; of several the one that tells most, then the latest, then the one in most words. */
export const byWeight = (one: PlacedMention, other: PlacedMention): number =>
  rankOf(other) - rankOf(one) ||
  filledFields(other) - filledFields(one) ||
  -compareDays(mentionDay(one), mentionDay(other)) ||
  other.signal.sentence.text.length - one.signal.sentence.text.length ||
  one.id.localeCompare(other.id);

/** No longer than what an index takes. */
const nameMax = 200;
const wordsMax = 4_000;

/** An event as a row of the ledger: what its furthest telling says, completed by the others. */
export function ledgerEntry({ id, tellings }: EventMentions, { scope, organizationId, who }: Actor) {
  const ranked = tellings.toSorted(byWeight);
  const [lead] = ranked;
  if (lead === undefined) throw new Error('unreachable: an event that nobody tells');
  const first = (read: (telling: PlacedMention) => CitedField<string>): string | null =>
    ranked
      .map((telling) => read(telling)?.value)
      .find((value) => value !== undefined)
      ?.slice(0, nameMax) ?? null;
  const money = ranked.find(({ signal }) => signal.amount !== null)?.signal.amount?.value ?? null;
  const assetClass = first(({ signal }) => signal.assetClass);
  const entry: LedgerEntry = {
    id,
    kind: lead.signal.kind,
    stage: ranked.find(({ signal }) => signal.stage !== null)?.signal.stage?.value ?? null,
    organizationId,
    who: who?.slice(0, nameMax) ?? null,
    manager: first(({ signal }) => signal.manager),
    vehicle: first(({ signal }) => signal.vehicle),
    assetClass,
    assetGroup: assetGroupOf(assetClass),
    strategy: first(({ signal }) => signal.strategy),
    consultant: first(({ signal }) => signal.consultant),
    person: first(({ signal }) => signal.person),
    amount: money?.value ?? null,
    amountTerms: money?.terms ?? null,
    currency: money?.currency ?? null,
    measure: first(({ signal }) => signal.measure),
    effective: effectiveOf(ranked)?.slice(0, nameMax) ?? null,
    happenedOn: mentionDay(lead) ?? ranked.map(mentionDay).find((day) => day !== null) ?? null,
    disputed: disputedIn(tellings),
    sources: new Set(tellings.map(({ itemId, textKey }) => textKey ?? itemId)).size,
  };
  const { manager, vehicle, strategy, consultant, person, measure } = entry;
  const named = [entry.who, manager, vehicle, assetClass, strategy, consultant, person, measure];
  const words = [...named, ...ranked.map(({ signal }) => signal.sentence.text)].join(' ').slice(0, wordsMax);
  return { ...entry, scope, family: kindFamily(entry.kind), words };
}

/** The day from which it holds, by the day of whoever says it; other words as they are said. */
function effectiveOf(ranked: readonly PlacedMention[]): string | null {
  const telling = ranked.find(({ signal }) => signal.effective !== null);
  const words = telling?.signal.effective?.value;
  if (telling === undefined || words === undefined) return null;
  const told = mentionDay(telling);
  return told === null
    ? words
    : resolvedDay(words, { told, isDone: telling.signal.stage?.value === 'completed' });
}

const several = (values: readonly (string | number)[]): boolean => new Set(values).size > 1;

/** In what its tellings differ. That a thing goes on from one stage to the next is no difference. */
function disputedIn(tellings: readonly PlacedMention[]): DisputedField[] {
  const amounts = tellings.flatMap(({ signal: { amount } }) => amount?.value.value ?? []);
  const measures = tellings.flatMap(({ signal: { measure } }) => measure?.value ?? []);
  const result: Record<DisputedField, boolean> = {
    amount: several(amounts),
    measure: measures.some((one) => measures.some((other) => isOtherMeasure(one, other))),
    stage: isStageDisputed(tellings),
    // A count that one of them leaves out is none that differs.
    vote: (['yes', 'no', 'abstain'] as const).some((count) =>
      several(tellings.flatMap(({ vote }) => vote?.[count] ?? [])),
    ),
  };
  return (['amount', 'measure', 'stage', 'vote'] as const).filter((field) => result[field]);
}

/** Said of one day: once that it is done, once that it is refused. */
function isStageDisputed(tellings: readonly PlacedMention[]): boolean {
  const isTold = (day: string | null, ...stages: SignalStage[]) =>
    tellings.some(
      (telling) =>
        mentionDay(telling) === day && stages.some((stage) => stage === telling.signal.stage?.value),
    );
  return tellings
    .map(mentionDay)
    .some((day) => day !== null && isTold(day, 'rejected') && isTold(day, 'approved', 'completed'));
}
