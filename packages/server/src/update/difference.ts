import { amountWords, type DisputedField, type Money, type SignalState } from '@ecco/domain';
import { compareDays, type PlacedMention } from '@ecco/store';
import { type DatedValue, sumOf } from './update-words.ts';

/** A sum in short, or with its bound or range where it has one. */
const wordsOfSum = ({ value, currency, terms }: Money): string =>
  terms === null ? sumOf(value, currency) : amountWords(value, currency, terms);

/** What a telling says of a field that sources can differ in; null where it says nothing of it. */
function mentionedValue({ signal, vote }: PlacedMention, field: DisputedField): string | null {
  switch (field) {
    case 'amount':
      return signal.amount && wordsOfSum(signal.amount.value);
    case 'measure':
      return signal.measure?.value ?? null;
    case 'stage':
      return signal.stage?.value ?? null;
    case 'vote':
      return vote && [vote.yes, vote.no, vote.abstain].filter((count) => count !== null).join('–');
  }
}

export type Difference = {
  field: DisputedField;
  /** The earlier one first. */
  tellings: readonly [PlacedMention, PlacedMention];
  said: readonly [DatedValue, DatedValue];
};

/** In which field they differ; `before`: what was known until then, which of one day was said first. */
type FieldChange = { field: DisputedField; before: SignalState | null };

const isKnown = ({ signal }: PlacedMention, { field, before }: FieldChange): boolean => {
  if (field === 'amount') return signal.amount?.value.value === before?.amount;
  return field === 'stage' && signal.stage?.value === before?.stage;
};

/** Two tellings that differ in a field, the earliest and the first after it that says otherwise. */
export function differenceIn(
  tellings: readonly PlacedMention[],
  fieldChange: FieldChange,
): Difference | null {
  const { field } = fieldChange;
  const said = tellings
    .map((telling) => ({ telling, value: mentionedValue(telling, field) }))
    .filter((one): one is { telling: PlacedMention; value: string } => one.value !== null)
    .toSorted(
      (a, b) =>
        compareDays(a.telling.itemDay, b.telling.itemDay) ||
        Number(isKnown(b.telling, fieldChange)) - Number(isKnown(a.telling, fieldChange)) ||
        a.telling.id.localeCompare(b.telling.id),
    );
  const [first] = said;
  const other = said.find(({ value }) => value !== first?.value);
  if (!first || !other) return null;
  return {
    field,
    tellings: [first.telling, other.telling],
    said: [
      { value: first.value, day: first.telling.itemDay },
      { value: other.value, day: other.telling.itemDay },
    ],
  };
}

/** Both are of one stage: a sum that was proposed and another that was approved are no contradiction. */
const isOfOneStage = ({ tellings: [one, other], field }: Difference): boolean =>
  field === 'stage' || one.signal.stage?.value === other.signal.stage?.value;

/**
 * Where an organization contradicts itself: two of its own items tell the same event and differ. What others say of it
 * is a disagreement between sources and none of its own.
 */
export function contradictionIn(
  tellings: readonly PlacedMention[],
  { own, ...asked }: FieldChange & { own: ReadonlySet<string> },
): Difference | null {
  const difference = differenceIn(
    tellings.filter(({ itemId }) => own.has(itemId)),
    asked,
  );
  return difference !== null && isOfOneStage(difference) ? difference : null;
}
