import type { LedgerEntry, SignalState, Update } from '@ecco/domain';
import type { PlacedMention } from '@ecco/store';

type EarlierState = Pick<SignalState, 'stage' | 'amount' | 'currency'>;

/** What was known of a signal when it was told; what nobody says any more is told as it stands now. */
export function knownThen(
  { after }: Update,
  entry: LedgerEntry,
  tellings: readonly PlacedMention[],
): EarlierState {
  if (after === null) return entry;
  const isSaid = (
    read: (telling: PlacedMention) => string | number | undefined,
    reported: string | number | null,
  ) => reported === null || tellings.some((telling) => read(telling) === reported);
  const { stage } = isSaid(({ signal }) => signal.stage?.value, after.stage) ? after : entry;
  const { amount, currency } = isSaid(({ signal }) => signal.amount?.value.value, after.amount)
    ? after
    : entry;
  return { stage, amount, currency };
}

/** The tellings that show what was known then, of two sources at most: of the item that told it best first. */
export function shownBy(
  then: EarlierState,
  { itemId }: Update,
  tellings: readonly PlacedMention[],
): PlacedMention[] {
  const agreeing = tellings.filter(
    ({ signal: { stage, amount } }) =>
      (stage === null || stage.value === then.stage) &&
      (amount === null || amount.value.value === then.amount),
  );
  const shown = agreeing.find((telling) => telling.itemId === itemId) ?? agreeing[0] ?? tellings[0];
  const other = agreeing.find((telling) => telling.itemId !== shown?.itemId);
  return [shown, other].filter((telling) => telling !== undefined);
}
