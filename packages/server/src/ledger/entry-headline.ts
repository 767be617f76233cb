import { type LedgerEntry, type SignalFields, signalHeadline } from '@ecco/domain';
import type { PlacedMention } from '@ecco/store';

type Beside = {
  /** Who acts; null where the page says so already. */
  who: string | null;
  tellings: readonly PlacedMention[];
};

/** An event as its headline is made of it. What its sources tell differently is no part of it. */
function fieldsOf(entry: LedgerEntry, { who, tellings }: Beside): SignalFields {
  const { kind, stage, manager, vehicle, assetClass, strategy, consultant, person } = entry;
  const { amount, amountTerms, currency, measure, effective, disputed } = entry;
  const isDisputed = (field: (typeof disputed)[number]): boolean => disputed.includes(field);
  // A vote is that of its stage: what was only recommended at a time had none yet.
  const votes = tellings.flatMap(({ vote, signal }) =>
    (signal.stage?.value ?? null) === stage ? (vote ?? []) : [],
  );
  return {
    ...{ kind, stage, who, manager, vehicle, assetClass, strategy, consultant, person, effective, currency },
    amount: isDisputed('amount') ? null : amount,
    amountTerms,
    measure: isDisputed('measure') ? null : measure,
    vote: isDisputed('vote') ? null : (votes[0] ?? null),
    about: tellings.find(({ about }) => about !== null)?.about ?? null,
    sentences: tellings.map(({ signal }) => signal.sentence.text),
  };
}

/** An event in one line, made of what is known of it. */
export const entryHeadline = (entry: LedgerEntry, beside: Beside): string =>
  signalHeadline(fieldsOf(entry, beside));
